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
        <source>Decoding %n textures…</source>
        <translation>
            <numerusform>Decoding %n texture…</numerusform>
            <numerusform>Decoding %n textures…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Opening %n file…</numerusform>
            <numerusform>Opening %n files…</numerusform>
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
