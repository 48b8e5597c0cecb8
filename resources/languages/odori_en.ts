<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>app::BakeDialog</name>
    <message numerus="yes">
        <source>%1 saved with %n keys; maximum error %2 units, %3 degrees</source>
        <translation>
            <numerusform>%1 saved with %n key; maximum error %2 units, %3 degrees</numerusform>
            <numerusform>%1 saved with %n keys; maximum error %2 units, %3 degrees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message numerus="yes">
        <source>Reading what the makers of %n model(s) say…</source>
        <translation>
            <numerusform>Reading what the model&apos;s maker says…</numerusform>
            <numerusform>Reading what the makers of %n models say…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ExportWords</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>%n expression</numerusform>
            <numerusform>%n expressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileLoader</name>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Opening %n file…</numerusform>
            <numerusform>Opening %n files…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileReading</name>
    <message numerus="yes">
        <source>Decoding %n textures…</source>
        <translation>
            <numerusform>Decoding %n texture…</numerusform>
            <numerusform>Decoding %n textures…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IkController</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IssueRows</name>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IssuesPanel</name>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LossWords</name>
    <message numerus="yes">
        <source>The toon shading of %n material(s) is left out</source>
        <translation>
            <numerusform>The toon shading of %n material is left out</numerusform>
            <numerusform>The toon shading of %n materials is left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out</source>
        <translation>
            <numerusform>The sphere maps of %n material are left out</numerusform>
            <numerusform>The sphere maps of %n materials are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outlines of %n material(s) are left out</source>
        <translation>
            <numerusform>The outlines of %n material are left out</numerusform>
            <numerusform>The outlines of %n materials are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highlights of %n material(s) are left out</source>
        <translation>
            <numerusform>The highlights of %n material are left out</numerusform>
            <numerusform>The highlights of %n materials are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out: MToon has only those that are added</source>
        <translation>
            <numerusform>The sphere maps of %n material are left out: MToon has only those that are added</numerusform>
            <numerusform>The sphere maps of %n materials are left out: MToon has only those that are added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toon of %n material(s) has more colours than MToon&apos;s two</source>
        <translation>
            <numerusform>The toon of %n material has more colours than MToon&apos;s two</numerusform>
            <numerusform>The toon of %n materials has more colours than MToon&apos;s two</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are darker in programs without MToon, by up to %1 of 255: their toon isn&apos;t white on the lit side</source>
        <translation>
            <numerusform>%n material is darker in programs without MToon, by up to %1 of 255: its toon isn&apos;t white on the lit side</numerusform>
            <numerusform>%n materials are darker in programs without MToon, by up to %1 of 255: their toon isn&apos;t white on the lit side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are brighter in MMD on the side away from the light</source>
        <translation>
            <numerusform>%n material is brighter in MMD on the side away from the light</numerusform>
            <numerusform>%n materials are brighter in MMD on the side away from the light</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translucent outline of %n material(s) is as opaque as the surface</source>
        <translation>
            <numerusform>The translucent outline of %n material is as opaque as the surface</numerusform>
            <numerusform>The translucent outline of %n materials is as opaque as the surface</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outline of %n material(s) is equally wide everywhere</source>
        <translation>
            <numerusform>The outline of %n material is equally wide everywhere</numerusform>
            <numerusform>The outline of %n materials is equally wide everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texture of %n material(s) is tinted otherwise than in MMD: there are too many large ones</source>
        <translation>
            <numerusform>The texture of %n material is tinted otherwise than in MMD: there are too many large ones</numerusform>
            <numerusform>The texture of %n materials is tinted otherwise than in MMD: there are too many large ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere map of %n material(s) is left out: there are too many large ones</source>
        <translation>
            <numerusform>The sphere map of %n material is left out: there are too many large ones</numerusform>
            <numerusform>The sphere map of %n materials is left out: there are too many large ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with SDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>%n vertex with SDEF follows its bones more simply: joints get thinner</numerusform>
            <numerusform>%n vertices with SDEF follow their bones more simply: joints get thinner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with QDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>%n vertex with QDEF follows its bones more simply: joints get thinner</numerusform>
            <numerusform>%n vertices with QDEF follow their bones more simply: joints get thinner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are left out</source>
        <translation>
            <numerusform>%n UV morph is left out</numerusform>
            <numerusform>%n UV morphs are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are left out</source>
        <translation>
            <numerusform>%n material morph is left out</numerusform>
            <numerusform>%n material morphs are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are left out</source>
        <translation>
            <numerusform>%n vertex morph is left out</numerusform>
            <numerusform>%n vertex morphs are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft bodies don&apos;t move</source>
        <translation>
            <numerusform>%n soft body doesn&apos;t move</numerusform>
            <numerusform>%n soft bodies don&apos;t move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shape is left out, with %n vertices: the file has only bones</source>
        <translation>
            <numerusform>The shape is left out, with %n vertex: the file has only bones</numerusform>
            <numerusform>The shape is left out, with %n vertices: the file has only bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are left out: the file has what they do to the shape</source>
        <translation>
            <numerusform>%n bone is left out: the file has what it does to the shape</numerusform>
            <numerusform>%n bones are left out: the file has what they do to the shape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) have a name twice, and get a number</source>
        <translation>
            <numerusform>%n bone has the name of another one, and gets a number</numerusform>
            <numerusform>%n bones have the names of others, and get numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moving bone(s) are left out, which VRM doesn&apos;t have: %1</source>
        <translation>
            <numerusform>%n moving bone is left out, which VRM doesn&apos;t have: %1</numerusform>
            <numerusform>%n moving bones are left out, which VRM doesn&apos;t have: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) only turn, where they also move away in the model: %1</source>
        <translation>
            <numerusform>%n bone only turns, where it also moves away in the model: %1</numerusform>
            <numerusform>%n bones only turn, where they also move away in the model: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first colour, which changes in %n frame(s)</source>
        <translation>
            <numerusform>The light keeps its first colour, which changes in %n frame</numerusform>
            <numerusform>The light keeps its first colour, which changes in %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first direction, which changes in %n frame(s)</source>
        <translation>
            <numerusform>The light keeps its first direction, which changes in %n frame</numerusform>
            <numerusform>The light keeps its first direction, which changes in %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera&apos;s field of view stays %1°, which is another one in %n frame(s)</source>
        <translation>
            <numerusform>The camera&apos;s field of view stays %1°, which is another one in %n frame</numerusform>
            <numerusform>The camera&apos;s field of view stays %1°, which is another one in %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frame(s)</source>
        <translation>
            <numerusform>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frame</numerusform>
            <numerusform>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) with a parallel view are seen in perspective</source>
        <translation>
            <numerusform>%n frame with a parallel view is seen in perspective</numerusform>
            <numerusform>%n frames with a parallel view are seen in perspective</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MessageRow</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more message(s)</source>
        <translation>
            <numerusform>%n more message</numerusform>
            <numerusform>%n more messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MissingDialog</name>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n still missing</numerusform>
            <numerusform>%n still missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ModelBadge</name>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing name(s)</source>
        <translation>
            <numerusform>%n missing name</numerusform>
            <numerusform>%n missing names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OffersController</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OpenPlaylist</name>
    <message numerus="yes">
        <source>Add %n dances</source>
        <translation>
            <numerusform>Add %n dance</numerusform>
            <numerusform>Add %n dances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n dances</source>
        <translation>
            <numerusform>Remove %n dance</numerusform>
            <numerusform>Remove %n dances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OpeningController</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlaylistEditor</name>
    <message numerus="yes">
        <source>A playlist has at most %1 dances, so %n were left out</source>
        <translation>
            <numerusform>A playlist has at most %1 dances, so %n was left out</numerusform>
            <numerusform>A playlist has at most %1 dances, so %n were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlaylistPanel</name>
    <message numerus="yes">
        <source>%n dances</source>
        <translation>
            <numerusform>%n dance</numerusform>
            <numerusform>%n dances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dances</source>
        <comment>how many match</comment>
        <translation>
            <numerusform>%1 of %n dance</numerusform>
            <numerusform>%1 of %n dances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::StepWords</name>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target reached, error %1 units</source>
        <translation>
            <numerusform>Finished after %n iteration: target reached, error %1 units</numerusform>
            <numerusform>Finished after %n iterations: target reached, error %1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s), the maximum: error %1 units</source>
        <translation>
            <numerusform>Finished after %n iteration, the maximum: error %1 units</numerusform>
            <numerusform>Finished after %n iterations, the maximum: error %1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): no further improvement, error %1 units</source>
        <translation>
            <numerusform>Finished after %n iteration: no further improvement, error %1 units</numerusform>
            <numerusform>Finished after %n iterations: no further improvement, error %1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target out of reach, error %1 units</source>
        <translation>
            <numerusform>Finished after %n iteration: target out of reach, error %1 units</numerusform>
            <numerusform>Finished after %n iterations: target out of reach, error %1 units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Timeline</name>
    <message numerus="yes">
        <source>%1: %n keys</source>
        <translation>
            <numerusform>%1: %n key</numerusform>
            <numerusform>%1: %n keys</numerusform>
        </translation>
    </message>
</context>
</TS>
