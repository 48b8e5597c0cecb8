<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>app::BakeDialog</name>
    <message numerus="yes">
        <source>%1 is written, with %n keys; no bone is more than %2 units or %3 degrees off</source>
        <translation>
            <numerusform>%1 is written, with %n key; no bone is more than %2 units or %3 degrees off</numerusform>
            <numerusform>%1 is written, with %n keys; no bone is more than %2 units or %3 degrees off</numerusform>
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
    <name>app::MessageBar</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
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
        <source>The end after %n loop(s): the target is reached, %1 units left</source>
        <translation>
            <numerusform>The end after %n loop: the target is reached, %1 units left</numerusform>
            <numerusform>The end after %n loops: the target is reached, %1 units left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end after %n loop(s), which is all there are: %1 units left</source>
        <translation>
            <numerusform>The end after %n loop, which is all there are: %1 units left</numerusform>
            <numerusform>The end after %n loops, which is all there are: %1 units left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end after %n loop(s): nothing brings it nearer, %1 units left</source>
        <translation>
            <numerusform>The end after %n loop: nothing brings it nearer, %1 units left</numerusform>
            <numerusform>The end after %n loops: nothing brings it nearer, %1 units left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end after %n loop(s): the target is out of reach, %1 units left</source>
        <translation>
            <numerusform>The end after %n loop: the target is out of reach, %1 units left</numerusform>
            <numerusform>The end after %n loops: the target is out of reach, %1 units left</numerusform>
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
