<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>LabScenes</name>
    <message>
        <source>Two bones: one triangle, two bends</source>
        <translation>2本の骨：1つの三角形、2つの曲がり方</translation>
    </message>
    <message>
        <source>Two links, six and four units long, and the line from the shoulder to the target make a triangle, and the law of cosines gives its angles. The solid arm bends up, the translucent one down: both reach the same target, since a triangle has a mirror image. Drag the orange target: farther than ten units from the shoulder the arm is only straight, and nearer than two it is only folded. Press play to see the target go through all of that. Then choose another solver in the panel IK and look for what changes.</source>
        <translation>長さ6と4の2つのリンクと、肩から目標への線が三角形を作り、余弦定理がその角度を与えます。不透明な腕は上に、半透明の腕は下に曲がります。三角形には鏡像があるので、どちらも同じ目標に届きます。オレンジの目標をドラッグしてください。肩から10単位より遠いと腕は伸びきるだけ、2単位より近いと折りたたまれるだけです。再生すると、目標がそのすべてを通ります。次にパネル「IK」で別のソルバーを選び、何が変わるか見てください。</translation>
    </message>
    <message>
        <source>CCD, step by step</source>
        <translation>CCDを一歩ずつ</translation>
    </message>
    <message>
        <source>With IK and without</source>
        <translation>IKありとなし</translation>
    </message>
    <message>
        <source>Limits: seven joints</source>
        <translation>制限：7つの関節</translation>
    </message>
    <message>
        <source>FABRIK: trees with several ends</source>
        <translation>FABRIK：先端がいくつもある木</translation>
    </message>
    <message>
        <source>A body from five points</source>
        <translation>5つの点から体を求める</translation>
    </message>
    <message>
        <source>A machine: joints that turn and slide</source>
        <translation>機械：回る関節と滑る関節</translation>
    </message>
    <message>
        <source>Skin: one bone, two bones, SDEF</source>
        <translation>スキン：1本の骨、2本の骨、SDEF</translation>
    </message>
    <message>
        <source>Look and stand</source>
        <translation>見る、立つ</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>競走</translation>
    </message>
    <message>
        <source>The same dance twice: with IK, and beside it a translucent ghost whose IK is off. A motion moves the controllers of the feet, and only IK makes legs of that: so the ghost&apos;s legs hang stiff. Press play and look at the bones: blue ones turn, yellow ones are turned by IK, as her hair is, and the squares are the controllers. Drag a foot&apos;s controller and watch the knee. B hides the bones, and Shift+I switches the IK of the dancer, too.</source>
        <translation>同じダンスが2つ、IKありと、隣にIKを切った半透明のゴーストです。モーションは足のコントローラーだけを動かし、それを脚の動きにするのはIKです。だからゴーストの脚は伸びたままです。再生してボーンを見てください。青は自分で回り、黄色は髪も含めてIKが回し、四角はコントローラーです。足のコントローラーをドラッグし、ひざを見てください。Bでボーンが隠れ、Shift+Iで踊り手のIKも切り替わります。</translation>
    </message>
    <message>
        <source>One tube three times: it bends at its lower joint and twists at the upper one. On the left each vertex follows one bone, and the tube breaks; above it the matrices of one vertex lead from its place at rest over its place in the bone&apos;s space to where it is. In the middle two bones are blended linearly: the tube gets thin where it bends, and closes like the wrapper of a sweet where it twists. On the right SDEF blends the rotations instead, and the tube keeps its width. Press play to see it bent, twisted and straight, then press B and turn the bones yourself.</source>
        <translation>1本の管が3つ。下の関節で曲がり、上の関節でねじれます。左では各頂点が1つのボーンだけに従い、管は折れます。その上には1つの頂点の行列があり、静止時の位置からボーン空間の位置を経て今の位置へ導きます。中央では2つのボーンを線形に混ぜます。曲がる所で細くなり、ねじれる所では飴の包み紙のように閉じます。右ではSDEFが代わりに回転を混ぜ、管は太さを保ちます。再生すると、曲がり、ねじれ、まっすぐになるのが見えます。次にBを押し、ボーンを自分で回してください。</translation>
    </message>
    <message>
        <source>CCD turns one link after the other so that the tip comes onto the line from the link&apos;s joint to the target, from the tip inwards, and begins again: so the chain with 20 links curls up near its target before its first links have turned. Here are chains of the same length with 4, 8 and 20 links, and on the right the 8 links once more as MMD solves them, with a cap on each turn and 8 iterations at most. Press play: where the target is out of reach, plain CCD lays its chains straight at once, and MMD&apos;s, with its cap, is still on its way. Drag a target, then press Ctrl+I and go through the turns with the arrow keys. In the panel IK set the iterations to 1, then 2, then 4, and see how much each of them brings.</source>
        <translation>CCDはリンクを1つずつ、その関節から目標への線に先端が乗るように、先端側から内側へ順に回し、それを繰り返します。だから20リンクのチェーンは、根元のリンクが回る前に目標の近くで丸まります。同じ長さで4、8、20リンクのチェーンがあり、右端は8リンクをMMDの方法で、1回の回転の上限と最大8回の反復で解いたものです。再生すると、目標が届かない所では通常のCCDはチェーンをすぐにまっすぐ伸ばし、上限のあるMMDのものはまだ途中です。目標をドラッグしてからCtrl+Iを押し、矢印キーで1回ずつの回転をたどってください。パネル「IK」で反復数を1、2、4と変え、1回ごとにどれだけ近づくか見てください。</translation>
    </message>
    <message>
        <source>Seven joints from shoulder to fingertip, three times: the free arm (green); the blue one, whose joints each lean up to 30 degrees, as the cones show; and the red one, whose first three joints are locked; orange cones are at their limit. Press play: the free arm goes everywhere within its length, the others only where their limits let them. This is an old experiment of game engines: lock the joints near the shoulder, and the fingers do the work. Drag the orange target of each arm and look for places that only the free one reaches, also with other solvers in the panel IK. Press B, click a joint, and another one with Shift: they are root and tip of a chain with a target of its own.</source>
        <translation>肩から指先まで7つの関節が3組あります。自由な腕 (緑)、円錐が示すとおり各関節が30度まで傾く青い腕、根元の3つを固定した赤い腕です。オレンジの円錐は制限に達しています。再生すると、自由な腕は長さの届く所ならどこへでも行き、ほかの腕は制限の許す所にだけ行きます。これはゲームエンジンの古い実験です。肩に近い関節を固定すると、指先側が動きを引き受けます。それぞれの腕のオレンジの目標をドラッグし、自由なものだけが届く場所を探してください。パネル「IK」で別のソルバーも試せます。Bを押し、関節をクリックしてから、別の関節をShiftを押しながらクリックすると、その2つが根元と先端になり、専用の目標を持つチェーンができます。</translation>
    </message>
    <message>
        <source>FABRIK moves joints along lines instead of turning them: from the targets inwards to the root, and back outwards again. Here it solves trees with several ends at once: two legs on a pelvis that hangs by its spine from a bar, with cones and ellipses for how far spine and thighs may lean; and the five arms of a starfish on a stalk. Where arms meet, the middle goes to the mean of the places that they want. Press play: all targets of the star go to one side and to the other, and its middle goes with them. Drag one target far away and watch what the other arms give up for it.</source>
        <translation>FABRIKは関節を回すのではなく、線に沿って動かします。目標から内側の根元へ、そしてまた外側へ。ここでは端がいくつもある木を一度に解きます。棒から背骨でつり下がった骨盤の2本の脚 (円錐と楕円は背骨と太ももがどこまで傾くかを示します) と、茎の上のヒトデの5本の腕です。腕が集まる中央は、それぞれが望む位置の平均に行きます。再生すると、ヒトデの目標がすべて左右に動き、中央も一緒に動きます。目標を1つ遠くへドラッグし、他の腕が何を譲るか見てください。</translation>
    </message>
    <message>
        <source>Wrists, ankles and head have a target each, and the rest of the body is found from these five points. The figure on the left is one tree: FABRIK solves all five together, so that a far hand bends the spine, too. The figure on the right is solved limb by limb: its shoulders stay where the spine has them, and a far hand falls short. The blue numbers say how far each hand is from its target. Press play, or drag the target of one hand away from both and compare.</source>
        <translation>手首、足首、頭に目標が1つずつあり、体の残りはこの5つの点から求められます。左の体は1本の木です。FABRIKが5つを一緒に解くので、遠い手は背骨も曲げます。右の体は手足ごとに解きます。肩は背骨が決めた所にとどまり、遠い手は届きません。青い数字は、それぞれの手が目標からどれだけ離れているかです。再生するか、両方の片手の目標を遠くへドラッグして比べてください。</translation>
    </message>
    <message>
        <source>A crane has joints that turn and joints that slide: the turntable, the mast that rises, the boom that reaches out, and two hinges. Damped least squares finds the values of all of them at once, so that the gripper is at the target. Drag the target out of reach: the arm is stretched, and near that pose a small move of the target would ask for large turns, which the damping holds back. The second crane has two grippers on one tree, which share turntable, mast and boom. Press play and read the blue numbers, how far each gripper is from its target: after two seconds the two targets are too far from each other, and only a compromise is left.</source>
        <translation>クレーンには回る関節と滑る関節があります。旋回台、上がる支柱、伸びる腕木、そして2つの蝶番です。減衰最小二乗法がそのすべての値を一度に求め、つかみ手を目標に置きます。目標を届かない所へドラッグすると腕が伸びきります。その姿勢の近くでは目標のわずかな動きが大きな回転を求めますが、減衰がそれを抑えます。2台目のクレーンは1本の木に2つのつかみ手があり、旋回台、支柱、腕木を共有します。再生し、つかみ手が目標からどれだけ離れているかを示す青い数字を見てください。2秒たつと2つの目標は互いに離れすぎ、残るのは妥協だけです。</translation>
    </message>
    <message>
        <source>A figure looks at a thrown ball and points at it; the ball flies along a parabola, under the gravity that MMD has. Two others walk, by a motion that was made for flat ground. The nearer one has the goal to stand: her feet lie on the slope and the stairs, and her body rises with them. The other one walks through both. Press play, and switch the goals in the panel IK off and on while it runs, or pause and drag the ball.</source>
        <translation>1人は投げられたボールを見て指さします。ボールはMMDの重力の下で放物線を描きます。他の2人は平らな地面用のモーションで歩きます。手前の1人には立つという目標があり、足は坂と階段に乗り、体も一緒に上がります。もう1人は両方を突き抜けて歩きます。再生し、その間にパネル「IK」の目標を切ったり入れたりしてください。一時停止してボールをドラッグすることもできます。</translation>
    </message>
    <message>
        <source>Eight solvers follow the same target with the same chain. On the shelf, from the left, are MMD&apos;s CCD, plain CCD, FABRIK and triangulation; below are four ways with the Jacobian: the transpose, the pseudo-inverse, damped and selectively damped least squares. Press play and see who shakes, who lags behind and who turns without need. Below each chain stand its iterations, its error in units, how much it shakes, and the microseconds that it took. MMD&apos;s 40 iterations are cheap, since they run in the code that poses dancers, which is made for speed in single precision, while the others count in double and know more kinds of limits.</source>
        <translation>8つのソルバーが同じチェーンで同じ目標を追います。棚の上は左からMMDのCCD、通常のCCD、FABRIK、三角形分割法、下はヤコビアンを使う4つの方法で、転置、疑似逆行列、減衰最小二乗法、選択的減衰最小二乗法です。再生し、どれが震え、遅れ、無駄に回るか見てください。各チェーンの下に、反復数、誤差（単位）、震え、かかったマイクロ秒が書かれています。MMDの40回の反復が安いのは、単精度で速さのために書かれた、踊り手のポーズを作るコードで動くからです。ほかは倍精度で計算し、より多くの種類の制限を扱えます。</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>app::ActorFields</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>IK:</source>
        <translation>IK:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>位置:</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Rotation:</source>
        <translation>回転:</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>拡大率</translation>
    </message>
    <message>
        <source>×</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>Opacity; at 0 the model is invisible</source>
        <translation>不透明度。0 で見えなくなります。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Cast a shadow on the ground, while ground shadows are shown; a stage needs none</source>
        <translation>地面影の表示中、地面に影を落とします。ステージには不要です。</translation>
    </message>
    <message>
        <source>Scale, opacity:</source>
        <translation>サイズ・不透明度:</translation>
    </message>
    <message>
        <source>Parent bone of that model</source>
        <translation>外部親のボーン</translation>
    </message>
    <message>
        <source>Outside parent:</source>
        <translation>外部親:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>To the right as seen from the front, in units of 8 cm</source>
        <translation>正面から見て右方向 (1 = 8 cm)</translation>
    </message>
    <message>
        <source>Up, in units of 8 cm</source>
        <translation>上方向 (1 = 8 cm)</translation>
    </message>
    <message>
        <source>Away from the camera, in units of 8 cm</source>
        <translation>奥方向 (1 = 8 cm)</translation>
    </message>
    <message>
        <source>Degrees; at 90 it looks up</source>
        <translation>角度 (90 で上を向きます)</translation>
    </message>
    <message>
        <source>Degrees; at 90 it faces left</source>
        <translation>角度 (90 で左を向きます)</translation>
    </message>
    <message>
        <source>Degrees; at 90 it lies on its right side</source>
        <translation>角度 (90 で右側を下にして横になります)</translation>
    </message>
    <message>
        <source>The model has an outside parent: position and rotation have no effect</source>
        <translation>外部親が設定されているため、位置と回転は効きません</translation>
    </message>
    <message>
        <source>The model that this one is attached to, such as a dancer who holds it</source>
        <translation>このモデルを持たせる相手のモデル (外部親)</translation>
    </message>
    <message>
        <source>Attached by %1</source>
        <translation>外部親に付くボーン: %1</translation>
    </message>
    <message>
        <source>%1 bones are attached: %2. The first is shown; None detaches all</source>
        <translation>%1 個のボーンに外部親があります: %2。最初のものを表示しています。&quot;なし&quot;を選ぶとすべて外れます。</translation>
    </message>
    <message>
        <source>Models can&apos;t be attached to each other in a circle</source>
        <translation>外部親の関係を循環させることはできません</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>位置 X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>位置 Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>位置 Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Outside parent</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Scales the translations of body and feet in the motion: less than 1 for legs that are shorter than those it was made for, more for longer ones</source>
        <translation>モーションの体と足の移動量に掛ける倍率。元のモデルより脚が短ければ1より小さく、長ければ大きくします</translation>
    </message>
    <message>
        <source>Stride </source>
        <translation>歩幅 </translation>
    </message>
    <message>
        <source>Stride length</source>
        <translation>歩幅の長さ</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>歩幅</translation>
    </message>
    <message>
        <source>IK of all chains</source>
        <translation>すべてのチェーンのIK</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>モーションどおり</translation>
    </message>
</context>
<context>
    <name>app::AudioChoice</name>
    <message>
        <source>%1 (the show&apos;s song)</source>
        <translation>%1 (プロジェクトの曲)</translation>
    </message>
    <message>
        <source>No audio</source>
        <translation>音声なし</translation>
    </message>
    <message>
        <source>%1 (the demo&apos;s song)</source>
        <translation>%1 (デモの曲)</translation>
    </message>
    <message>
        <source>No audio; open the list to add %1</source>
        <translation>音声なし。%1 はリストから追加できます</translation>
    </message>
    <message>
        <source>%1 (found in the same folder)</source>
        <translation>%1（同じフォルダーにあります）</translation>
    </message>
</context>
<context>
    <name>app::BakeController</name>
    <message>
        <source>Motion saved: %1</source>
        <translation>モーションを保存しました: %1</translation>
    </message>
</context>
<context>
    <name>app::BakeDialog</name>
    <message>
        <source>Bake Motion of %1</source>
        <translation>%1 のモーションを焼き込む</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ファイル(&amp;F):</translation>
    </message>
    <message>
        <source>Bake p&amp;hysics of hair and clothes</source>
        <translation>物理演算による髪と衣装の動き(&amp;H)</translation>
    </message>
    <message>
        <source>Physics is simulated from the start of the dance, and is off in the file for these bones</source>
        <translation>ダンスの先頭から物理演算を行います。ファイルでは、それらのボーンの物理演算がオフになります</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>フレーム範囲(&amp;R):</translation>
    </message>
    <message>
        <source>IK chains to bake</source>
        <translation>回転に焼き込むIKチェーン</translation>
    </message>
    <message>
        <source>Ticked chains are baked into rotations and are off in the file; the others stay on</source>
        <translation>チェックしたチェーンはボーンの回転に焼き込まれ、ファイルではオフになります。ほかはそのままです</translation>
    </message>
    <message>
        <source>&amp;IK chains:</source>
        <translation>IKチェーン(&amp;I):</translation>
    </message>
    <message>
        <source>R&amp;educe keys, with a maximum error of</source>
        <translation>キーを減らす(&amp;E)。ボーンのずれの上限:</translation>
    </message>
    <message>
        <source>As few keys as possible, with interpolation curves; unticked: a key on each frame</source>
        <translation>補間曲線を使い、キーをできるだけ少なくします。オフにすると全フレームにキーを打ちます</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>ボーンの位置のずれの上限 (MMD単位)</translation>
    </message>
    <message>
        <source> units</source>
        <translation> MMD単位</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>ボーンの回転のずれの上限 (度)</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Baking progress</source>
        <translation>焼き込みの進み具合</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>焼き込む(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>何も書き込みません</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Baked Motion</source>
        <translation>焼き込んだモーション</translation>
    </message>
    <message>
        <source>Motions (*.vmd)</source>
        <translation>モーション (*.vmd)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>開始フレームが終了フレームより後です</translation>
    </message>
    <message>
        <source>Choose a file to save the motion in</source>
        <translation>モーションの保存先のファイルを指定してください</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>中止しました。何も書き込んでいません</translation>
    </message>
    <message numerus="yes">
        <source>%1 saved with %n keys; maximum error %2 units, %3 degrees</source>
        <translation>
            <numerusform>%1 を書き出しました (キー %n 個)。ボーンのずれは最大で %2 MMD単位、%3 度です</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BodiesPanel</name>
    <message>
        <source>Bodies and joints</source>
        <translation>剛体とジョイント</translation>
    </message>
    <message>
        <source>%1 bodies and joints</source>
        <translation>剛体とジョイント %1 個</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>The model has no bodies</source>
        <translation>このモデルに剛体はありません</translation>
    </message>
</context>
<context>
    <name>app::BodyRows</name>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>ソフトボディ</translation>
    </message>
    <message>
        <source>Body or joint</source>
        <translation>剛体・ジョイント</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>接続先</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>A body&apos;s bone; the two bodies of a joint</source>
        <translation>剛体の関連ボーン、またはジョイントの2つの接続剛体</translation>
    </message>
    <message>
        <source>Follows its bone, moved by physics, or physics + bone</source>
        <translation>ボーン追従、物理演算、物理演算+ボーン位置合わせのいずれか</translation>
    </message>
    <message>
        <source>Collision group, 1 to 16</source>
        <translation>衝突グループ (1～16)</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>ソフトボディ %1</translation>
    </message>
</context>
<context>
    <name>app::BodyWords</name>
    <message>
        <source>sphere, radius %1</source>
        <translation>球、半径 %1</translation>
    </message>
    <message>
        <source>box, half extents %1</source>
        <translation>箱、各辺の半分 %1</translation>
    </message>
    <message>
        <source>capsule, radius %1, height %2</source>
        <translation>カプセル、半径 %1、高さ %2</translation>
    </message>
    <message>
        <source>unknown shape %1</source>
        <translation>不明な形状 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>…ほか %1 個</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>剛体 %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>follow bone</source>
        <translation>ボーン追従</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>physics + bone</source>
        <translation>物理+位置合わせ</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>不明 %1</translation>
    </message>
    <message>
        <source>spring 6DOF</source>
        <translation>バネ付き6DOF</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>6DOF</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>P2P</translation>
    </message>
    <message>
        <source>cone twist</source>
        <translation>ConeTwist</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>ヒンジ</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>布</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Collides with groups</source>
        <translation>衝突するグループ</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>linear %1, angular %2</source>
        <translation>移動 %1、回転 %2</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反発力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>初期位置</translation>
    </message>
    <message>
        <source>Rest rotation</source>
        <translation>初期回転</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>接続剛体A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>接続剛体B</translation>
    </message>
    <message>
        <source>Linear limits</source>
        <translation>移動制限</translation>
    </message>
    <message>
        <source>Angular limits</source>
        <translation>回転制限</translation>
    </message>
    <message>
        <source>Linear spring</source>
        <translation>バネ定数 (移動)</translation>
    </message>
    <message>
        <source>Angular spring</source>
        <translation>バネ定数 (回転)</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>アンカー数</translation>
    </message>
    <message>
        <source>Pinned vertices</source>
        <translation>固定頂点数</translation>
    </message>
</context>
<context>
    <name>app::BoneEditor</name>
    <message>
        <source>moved by %1, %2, %3</source>
        <translation>移動 %1, %2, %3</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>回転 %1°</translation>
    </message>
    <message>
        <source>as in the motion</source>
        <translation>モーションどおり</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rotate bone</source>
        <translation>ボーンの回転</translation>
    </message>
    <message>
        <source>Move bone</source>
        <translation>ボーンの移動</translation>
    </message>
    <message>
        <source>Move bone (keyboard)</source>
        <translation>ボーンの移動 (キーボード)</translation>
    </message>
    <message>
        <source>Rotate bone (keyboard)</source>
        <translation>ボーンの回転 (キーボード)</translation>
    </message>
    <message>
        <source>Reset bone</source>
        <translation>ボーンのリセット</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>全ボーンのリセット</translation>
    </message>
    <message>
        <source>%1: to %2, %3, %4</source>
        <translation>%1：%2, %3, %4 へ</translation>
    </message>
    <message>
        <source>Move Goal</source>
        <translation>目標の移動</translation>
    </message>
    <message>
        <source>Move Goal (Keyboard)</source>
        <translation>キーで目標を移動</translation>
    </message>
</context>
<context>
    <name>app::BoneRows</name>
    <message>
        <source>In no display frame</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <source>Display frame %1</source>
        <translation>表示枠 %1</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>変形階層</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転量</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What drives it, or what it is for</source>
        <translation>何によって動くか、または何のためのボーンか</translation>
    </message>
    <message>
        <source>Lower layers are evaluated first</source>
        <translation>変形階層の小さい順に計算されます</translation>
    </message>
    <message>
        <source>From motions, poses and edits, in units; before IK and physics</source>
        <translation>モーション・ポーズ・手動操作による移動量 (MMD単位)。IKと物理演算の適用前の値です。</translation>
    </message>
    <message>
        <source>The same, in degrees about X, Y and Z</source>
        <translation>同じく回転量 (X・Y・Z軸の角度)</translation>
    </message>
    <message>
        <source>Position in the current frame: model space, in units</source>
        <translation>現在の表示での位置 (モデル座標、MMD単位)</translation>
    </message>
    <message>
        <source>%1 after physics</source>
        <translation>%1 物理後</translation>
    </message>
</context>
<context>
    <name>app::BoneWords</name>
    <message>
        <source>%1, after physics</source>
        <translation>%1、物理後変形</translation>
    </message>
    <message>
        <source>rotation and translation</source>
        <translation>回転・移動</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>%1 of %2 × %3</source>
        <translation>%2 の%1 × %3</translation>
    </message>
    <message>
        <source>%1 (limited)</source>
        <translation>%1 (角度制限)</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>…ほか %1 個</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>append</source>
        <translation>付与</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>捩り</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>IK bone: the target of an IK chain</source>
        <translation>IKボーンです (IKチェーンの目標)</translation>
    </message>
    <message>
        <source>Rotated by an IK chain</source>
        <translation>IKチェーンによって回転します</translation>
    </message>
    <message>
        <source>Moved by a rigid body</source>
        <translation>物理演算の剛体によって動きます</translation>
    </message>
    <message>
        <source>Inherits a part of another bone&apos;s transform</source>
        <translation>他のボーンの動きが付与されます</translation>
    </message>
    <message>
        <source>Rotates about a fixed axis only</source>
        <translation>1つの軸でのみ回転します (軸制限)</translation>
    </message>
    <message>
        <source>Motions can move and rotate it</source>
        <translation>モーションで移動・回転できます</translation>
    </message>
    <message>
        <source>Motions can rotate it</source>
        <translation>モーションで回転できます</translation>
    </message>
    <message>
        <source>Motions aren&apos;t meant to move or rotate it</source>
        <translation>モーションで動かさないボーンです</translation>
    </message>
    <message>
        <source>rotatable</source>
        <translation>回転可</translation>
    </message>
    <message>
        <source>movable</source>
        <translation>移動可</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>not operable</source>
        <translation>操作不可</translation>
    </message>
    <message>
        <source>append rotation</source>
        <translation>回転付与</translation>
    </message>
    <message>
        <source>append translation</source>
        <translation>移動付与</translation>
    </message>
    <message>
        <source>append local</source>
        <translation>ローカル付与</translation>
    </message>
    <message>
        <source>fixed axis</source>
        <translation>軸制限</translation>
    </message>
    <message>
        <source>local axes</source>
        <translation>ローカル軸</translation>
    </message>
    <message>
        <source>after physics</source>
        <translation>物理後変形</translation>
    </message>
    <message>
        <source>external parent</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親ボーン</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>変形階層</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>Local translation</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Local rotation</source>
        <translation>回転量</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>初期位置</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>付与</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>軸制限</translation>
    </message>
    <message>
        <source>IK effector</source>
        <translation>IKターゲット</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IKリンク</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IKループ回数</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>移動</translation>
    </message>
</context>
<context>
    <name>app::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>親子順</translation>
    </message>
    <message>
        <source>By display frame</source>
        <translation>表示枠順</translation>
    </message>
    <message>
        <source>Order of the bones</source>
        <translation>ボーンの並び順</translation>
    </message>
    <message>
        <source>The hierarchy of the bones, or the groups that the model&apos;s author made</source>
        <translation>ボーンの親子関係の順、またはモデル作者がまとめた表示枠の順</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>ボーン 1 個</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>ボーン %1 個</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>The model has no bones</source>
        <translation>このモデルにボーンはありません</translation>
    </message>
    <message>
        <source>Flat list</source>
        <translation>一覧</translation>
    </message>
</context>
<context>
    <name>app::CameraCommands</name>
    <message>
        <source>There is no camera bookmark %1 yet: %2 sets it</source>
        <translation>カメラブックマーク %1 は未登録です (%2 で登録できます)</translation>
    </message>
    <message>
        <source>%1 has no bone to follow</source>
        <translation>%1 に追従できるボーンがありません</translation>
    </message>
    <message>
        <source>The camera follows %1</source>
        <translation>カメラが %1 に追従します</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>カメラ %1</translation>
    </message>
    <message>
        <source>There are %1 camera bookmarks already: remove one first</source>
        <translation>カメラブックマークがすでに %1 個あります (先にどれかを削除してください)</translation>
    </message>
    <message>
        <source>Bookmark set: %1</source>
        <translation>ブックマークを登録しました: %1</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>ブックマークを登録</translation>
    </message>
</context>
<context>
    <name>app::CameraPanel</name>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Distance from the target, in MMD&apos;s units; negative values put the camera beyond it</source>
        <translation>注視点からの距離 (MMD単位)。負の値では注視点を越えた側になります。</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>注視点 %1</translation>
    </message>
    <message>
        <source>The point that the camera looks at, %1</source>
        <translation>カメラが見る点の %1 座標</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>角度 %1</translation>
    </message>
    <message>
        <source>Degrees about %1</source>
        <translation>%1 軸の角度</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注視点</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Vertical field of view in degrees: 30 in MMD by default; smaller values zoom in</source>
        <translation>上下に見える角度。MMDの初期値は 30 で、小さいほど望遠になります。</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Camera bookmarks</source>
        <translation>カメラブックマーク</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Rename the selected bookmark (F2)</source>
        <translation>選択したブックマークの名前を変更します (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected bookmark (Delete)</source>
        <translation>選択したブックマークを一覧から削除します (Delete)</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>ブックマークの名前を変更</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>ブックマークを削除</translation>
    </message>
    <message>
        <source>Make a bookmark of the current camera</source>
        <translation>現在のカメラをブックマークにします</translation>
    </message>
    <message>
        <source>Move the camera to the selected bookmark (Enter)</source>
        <translation>選択中のブックマークへカメラを移します (Enter)</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <translation>%1 で切り替え</translation>
    </message>
    <message>
        <source>No bookmarks yet. Set… keeps the camera as it is now.</source>
        <translation>ブックマークはまだありません。「設定」で今のカメラを残します。</translation>
    </message>
</context>
<context>
    <name>app::ChainFields</name>
    <message>
        <source>Solver of the chain</source>
        <translation>チェーンのソルバー</translation>
    </message>
    <message>
        <source>Solver:</source>
        <translation>ソルバー：</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Maximum iterations of the chain</source>
        <translation>チェーンの最大反復数</translation>
    </message>
    <message>
        <source>How many iterations the solver may run; MMD&apos;s solver uses the model&apos;s loop count</source>
        <translation>ソルバーの最大反復数。MMDの反復数はモデルが決めます</translation>
    </message>
    <message>
        <source>Tolerance in units</source>
        <translation>目標に十分近いとみなす距離（単位）</translation>
    </message>
    <message>
        <source>The solver stops when the effector is this near to its target, in units of 8 cm</source>
        <translation>チェーンの先端が目標にどれだけ近ければよいか（1単位は8 cm）</translation>
    </message>
    <message>
        <source>Iterations, tolerance:</source>
        <translation>反復数、許容差：</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容差</translation>
    </message>
</context>
<context>
    <name>app::ChainWords</name>
    <message>
        <source>bone %1</source>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>…ほか %1 個</translation>
    </message>
    <message>
        <source>Effector</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Loop count</source>
        <translation>ループ回数</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>単位角</translation>
    </message>
    <message>
        <source>MMD&apos;s</source>
        <translation>MMD方式</translation>
    </message>
    <message>
        <source>CCD</source>
        <translation>CCD</translation>
    </message>
    <message>
        <source>FABRIK</source>
        <translation>FABRIK</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <translation>三角形分割法</translation>
    </message>
    <message>
        <source>Two-bone</source>
        <translation>2ボーン</translation>
    </message>
    <message>
        <source>Jacobian transpose</source>
        <translation>ヤコビアン転置法</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation>擬似逆行列</translation>
    </message>
    <message>
        <source>Damped least squares (DLS)</source>
        <translation>減衰最小二乗法 (DLS)</translation>
    </message>
    <message>
        <source>Selectively damped (SDLS)</source>
        <translation>選択的減衰最小二乗法 (SDLS)</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>設定どおり</translation>
    </message>
    <message>
        <source>MMD&apos;s CCD</source>
        <translation>MMDのCCD</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK オン</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK オフ</translation>
    </message>
</context>
<context>
    <name>app::CommandKeys</name>
    <message>
        <source>%1 is reserved by the window.</source>
        <translation>%1 はウィンドウ自体が使います。</translation>
    </message>
    <message>
        <source>%1 opens the menu %2.</source>
        <translation>%1 はメニュー「%2」を開きます。</translation>
    </message>
</context>
<context>
    <name>app::CommentPanel</name>
    <message>
        <source>No comment</source>
        <translation>コメントはありません</translation>
    </message>
    <message>
        <source>The model&apos;s comment, or a text that lies beside it</source>
        <translation>モデルのコメント、または同じフォルダのテキスト</translation>
    </message>
    <message>
        <source>Encoding of the text; choose another if it can&apos;t be read</source>
        <translation>テキストの文字コード。文字化けするときは別のものを選んでください。</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>自動判別</translation>
    </message>
    <message>
        <source>Comment of the model</source>
        <translation>モデルのコメント</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (自動判別)</translation>
    </message>
    <message>
        <source>Text to show</source>
        <translation>表示するテキスト</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>テキストの文字コード</translation>
    </message>
    <message>
        <source>The author&apos;s comment</source>
        <translation>製作者のコメント</translation>
    </message>
</context>
<context>
    <name>app::ContentsController</name>
    <message>
        <source>Open Folder</source>
        <translation>フォルダを開く</translation>
    </message>
</context>
<context>
    <name>app::ContentsDialog</name>
    <message>
        <source>Accessory</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>Model, %L1 vertices</source>
        <translation>モデル (%L1 頂点)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>カメラ・照明</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>%1 から開く</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>File &amp;name encoding</source>
        <translation>文字コード(&amp;N)</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>自動判別</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (自動判別)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Cameras and light</source>
        <translation>カメラ・照明</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Songs</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Choose &amp;what to open:</source>
        <translation>開くものを選んでください(&amp;W):</translation>
    </message>
    <message>
        <source>What to open</source>
        <translation>開くもの</translation>
    </message>
    <message>
        <source>As a &amp;Playlist</source>
        <translation>プレイリストとして(&amp;P)</translation>
    </message>
    <message>
        <source>Play the dances one after another: the ticked ones where several are ticked, else all</source>
        <translation>ダンスを順に再生します。複数にチェックがあればそれらを、なければすべてを再生します</translation>
    </message>
</context>
<context>
    <name>app::DanceDialog</name>
    <message>
        <source>Show</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>カメラ・照明</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Files of the Dance</source>
        <translation>ダンスのファイル</translation>
    </message>
    <message>
        <source>Models, motions, cameras, songs (%1);;All files (*)</source>
        <translation>モデル、モーション、カメラ、曲 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>タイトル(&amp;T):</translation>
    </message>
    <message>
        <source>A motion belongs to the model above it. A camera and a song belong to all.</source>
        <translation>モーションは上にあるモデルのものです。カメラと曲は全体のものです。</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files of the dance</source>
        <translation>ダンスのファイル</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add files behind the selected one</source>
        <translation>選択したファイルの後にファイルを追加</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>置き換え(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose another file in the place of the selected one</source>
        <translation>選択したファイルの代わりに別のファイルを選ぶ</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>The dance goes without the selected file</source>
        <translation>選択したファイルをダンスから外す</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the file up</source>
        <translation>ファイルを上へ移動</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the file down</source>
        <translation>ファイルを下へ移動</translation>
    </message>
</context>
<context>
    <name>app::DesktopStageController</name>
    <message>
        <source>Odori: Stage</source>
        <translation>Odori：デスクトップ表示</translation>
    </message>
    <message>
        <source>The desktop has no compositor, so windows can&apos;t be transparent here; with one, such as picom, the models can stand on the desktop</source>
        <translation>このデスクトップにはコンポジターがないため、ウィンドウを透明にできません。picomなどのコンポジターがあれば、モデルをデスクトップに立たせることができます</translation>
    </message>
    <message>
        <source>Odori: click to bring the models back into the window</source>
        <translation>Odori：クリックするとモデルがウィンドウに戻ります</translation>
    </message>
    <message>
        <source>The desktop has a compositor, but gives OpenGL no windows with alpha, so the models can&apos;t stand on the desktop here; another graphics driver may help</source>
        <translation>このデスクトップにはコンポジターがありますが、OpenGL用にアルファ付きのウィンドウを提供しないため、モデルをここではデスクトップに立たせることができません。別のグラフィックドライバーで解決するかもしれません</translation>
    </message>
</context>
<context>
    <name>app::Document</name>
    <message>
        <source>Attach</source>
        <translation>外部親の設定</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>モデルの複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>モデルの削除</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>描画順の変更</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IKの切り替え</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算の切り替え</translation>
    </message>
    <message>
        <source>Models collide</source>
        <translation>モデル同士の衝突</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力の変更</translation>
    </message>
    <message>
        <source>Pre-roll</source>
        <translation>事前演算の変更</translation>
    </message>
</context>
<context>
    <name>app::ExportController</name>
    <message>
        <source>Exported: %1</source>
        <translation>出力しました: %1</translation>
    </message>
    <message>
        <source>The export failed: %1</source>
        <translation>出力に失敗しました: %1</translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message>
        <source>Export Model and Motion</source>
        <translation>モデルとモーションの出力</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 を書き込んでいます…</translation>
    </message>
    <message>
        <source>P&amp;hysics of hair and clothes</source>
        <translation>髪と服の物理演算(&amp;H)</translation>
    </message>
    <message>
        <source>Simulated from the start of the dance; unticked, hair and clothes stay stiff</source>
        <translation>ダンスの最初から演算します。チェックを外すと、髪と服は揺れず、体に付いて動くだけになります</translation>
    </message>
    <message>
        <source>The joints of VRM&apos;s humanoid with usual English names, for tools that retarget motion</source>
        <translation>VRMの人型の関節を一般的な英語名で出力します。モーションをリターゲットするツール向けです</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>形式(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ファイル(&amp;F):</translation>
    </message>
    <message>
        <source>Mo&amp;del:</source>
        <translation>モデル(&amp;D):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>フレーム範囲(&amp;R):</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Only the first frame, as a &amp;pose</source>
        <translation>最初のフレームだけをポーズとして(&amp;P)</translation>
    </message>
    <message>
        <source>The model in this pose, without a dance</source>
        <translation>このポーズのモデルで、ダンスは含みません</translation>
    </message>
    <message>
        <source>Clips of the dance</source>
        <translation>ダンスのクリップ</translation>
    </message>
    <message>
        <source>Each ticked clip is the whole dance with its IK solved like this; viewers can switch between them, and play the first</source>
        <translation>チェックしたクリップはそれぞれ、IKをこのように解いたダンス全体です。ビューアで切り替えられ、最初のものが再生されます</translation>
    </message>
    <message>
        <source>C&amp;lips:</source>
        <translation>クリップ(&amp;L):</translation>
    </message>
    <message>
        <source>As few keys as possible: a smaller file; unticked: a key on each frame</source>
        <translation>キーをできるだけ減らし、ファイルを小さくします。チェックを外すと、全フレームにキーを打ちます</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>ボーンの位置のずれの上限 (MMD単位)</translation>
    </message>
    <message>
        <source> units</source>
        <translation> MMD単位</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>ボーンの回転のずれの上限 (度)</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The file will contain the model. Most makers forbid passing their models on, and some forbid converting them. This is what the maker says:</source>
        <translation>ファイルにはモデルが含まれます。ほとんどの製作者はモデルの再配布を禁じており、変換を禁じる製作者もいます。製作者の言葉は次のとおりです:</translation>
    </message>
    <message>
        <source>What the model&apos;s maker says</source>
        <translation>モデル製作者の言葉</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>出力の進み具合</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>フォルダで表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>出力(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>何も書き込みません</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>続行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>The file will have %1.</source>
        <translation>ファイルは %1 になります。</translation>
    </message>
    <message>
        <source>Exported File</source>
        <translation>出力ファイル</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>開始フレームが終了フレームより後です</translation>
    </message>
    <message>
        <source>Choose a file to export to</source>
        <translation>出力先のファイルを選択してください</translation>
    </message>
    <message>
        <source>Tick a clip, or more</source>
        <translation>クリップを1つ以上チェックしてください</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>中止しています…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>中止しました。何も書き込んでいません</translation>
    </message>
    <message>
        <source>Huma&amp;noid in T-pose instead of all bones</source>
        <translation>全ボーンの代わりにTポーズの人型(&amp;N)</translation>
    </message>
    <message>
        <source>Red&amp;uce keys, with a maximum error of</source>
        <translation>キーを減らす(&amp;U)。ボーンのずれの上限:</translation>
    </message>
    <message>
        <source>Toon shadin&amp;g for programs that know MToon</source>
        <translation>MToon に対応したソフト向けのトゥーン表示(&amp;G)</translation>
    </message>
    <message>
        <source>Shade, outlines and a light beside the plain materials, which other programs show</source>
        <translation>影、輪郭線、照明を、ほかのソフトが表示する通常の材質に加えて書き出します</translation>
    </message>
    <message>
        <source>These files already exist: %1. Replace them?</source>
        <translation>次のファイルはすでに存在します: %1。上書きしますか?</translation>
    </message>
    <message>
        <source>The terms can&apos;t be read: %1</source>
        <translation>利用条件を読み込めません：%1</translation>
    </message>
    <message>
        <source>As the window shows the dance: IK is off where the motion or a panel switches it off. This clip comes first</source>
        <translation>ウィンドウに表示されるダンスのとおりです。モーションまたはパネルで IK をオフにした部分はオフになります。このクリップが最初になります</translation>
    </message>
    <message>
        <source>What the file doesn&apos;t have, or has otherwise:</source>
        <translation>ファイルに含まれないもの、または異なるもの：</translation>
    </message>
    <message numerus="yes">
        <source>Reading what the makers of %n model(s) say…</source>
        <translation>
            <numerusform>%n 体のモデルの利用条件を読み込んでいます…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>出力しました: %1</translation>
    </message>
    <message>
        <source>The export of %1 was stopped</source>
        <translation>%1 の出力は中止されました</translation>
    </message>
</context>
<context>
    <name>app::ExportWords</name>
    <message>
        <source>Model and dance (GLB)</source>
        <translation>モデルとダンス (GLB)</translation>
    </message>
    <message>
        <source>Dance for VRM avatars (VRMA)</source>
        <translation>VRMアバター用のダンス (VRMA)</translation>
    </message>
    <message>
        <source>Skeleton and dance (BVH)</source>
        <translation>骨格とダンス (BVH)</translation>
    </message>
    <message>
        <source>Mesh cache (PC2)</source>
        <translation>メッシュキャッシュ (PC2)</translation>
    </message>
    <message>
        <source>Mesh cache (MDD)</source>
        <translation>メッシュキャッシュ (MDD)</translation>
    </message>
    <message>
        <source>The models with their textures and the dance, for Blender, Godot and the web.</source>
        <translation>テクスチャ付きのモデルとダンス。Blender、Godot、Web向けです。</translation>
    </message>
    <message>
        <source>The dance of one model without the model, for players of VRM avatars.</source>
        <translation>モデルを含まない、1体分のダンス。VRMアバターのプレーヤー向けです。</translation>
    </message>
    <message>
        <source>The bones of one model and their dance, for Blender and tools that retarget motion.</source>
        <translation>モデル1体のボーンとその動き。Blenderや、モーションをリターゲットするツール向けです。</translation>
    </message>
    <message>
        <source>Every vertex of one model in every frame, for Blender&apos;s Mesh Cache: the exact shape. The rest mesh is written beside it as OBJ.</source>
        <translation>モデル1体の全フレームの全頂点。BlenderのMesh Cache向けで、形は正確です。静止メッシュは隣にOBJとして書き込まれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>クリップ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>ボーン %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>表情 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>頂点 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 keys</source>
        <translation>キー %L1 個 (全 %L2 個)</translation>
    </message>
    <message>
        <source>%1 saved: %2</source>
        <translation>%1 を保存しました: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Neither the model nor its folder says what may be done with it.</source>
        <translation>モデルにもフォルダにも、利用についての記載がありません。</translation>
    </message>
    <message>
        <source>%1, the comment in the model</source>
        <translation>%1 (モデルのコメント)</translation>
    </message>
    <message>
        <source>%1, beside the model</source>
        <translation>%1 (モデルの隣のファイル)</translation>
    </message>
    <message>
        <source>Web page that plays the dance (HTML)</source>
        <translation>ダンスを再生する Web ページ (HTML)</translation>
    </message>
    <message>
        <source>One file that any browser plays, with the models, the dance, the song and a switch for IK. It asks no server for anything.</source>
        <translation>どのブラウザーでも再生できる 1 つのファイルです。モデル、ダンス、曲、IK のスイッチが入り、サーバーには何も要求しません。</translation>
    </message>
    <message>
        <source>%1, the English comment in the model</source>
        <translation>%1 (モデルの英語のコメント)</translation>
    </message>
    <message>
        <source>%1, what is missing here</source>
        <translation>%1 (ここにないもの)</translation>
    </message>
    <message>
        <source>the song</source>
        <translation>曲</translation>
    </message>
</context>
<context>
    <name>app::FileLoader</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>%n 個のファイルを開いています…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileReading</name>
    <message numerus="yes">
        <source>Decoding %n textures…</source>
        <translation>
            <numerusform>%n 個のテクスチャを展開しています…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>app::FilmDialog</name>
    <message>
        <source>Image (PNG)</source>
        <translation>静止画 (PNG)</translation>
    </message>
    <message>
        <source>Image (JPEG)</source>
        <translation>静止画 (JPEG)</translation>
    </message>
    <message>
        <source>Image (WebP)</source>
        <translation>静止画 (WebP)</translation>
    </message>
    <message>
        <source>Image sequence (PNG)</source>
        <translation>連番画像 (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>動画 (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>動画 (WebM)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>アニメーション (GIF)</translation>
    </message>
    <message>
        <source>Export Image or Video</source>
        <translation>画像・動画の出力</translation>
    </message>
    <message>
        <source>##### stands for the number of each image of a sequence</source>
        <translation>##### は連番の番号になります</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Renders at this many times the width and height, then scales down: smoother, but slower</source>
        <translation>縦横それぞれこの倍率で描画して縮小します。滑らかになりますが、遅くなります。</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Keep existing images and resume</source>
        <translation>既存の画像を残して続きから出力</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>形式(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ファイル(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>サイズ(&amp;S):</translation>
    </message>
    <message>
        <source>Su&amp;persampling:</source>
        <translation>スーパーサンプリング(&amp;P):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>フレーム範囲(&amp;R):</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Frame r&amp;ate:</source>
        <translation>フレームレート(&amp;A):</translation>
    </message>
    <message>
        <source>Audi&amp;o:</source>
        <translation>音声(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>出力(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>The file keeps what was exported so far</source>
        <translation>ここまでに作成した分がファイルに残ります</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Image or Video</source>
        <translation>画像または動画</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Audio (%1);;All files (*)</source>
        <translation>音声 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>開始フレームが終了フレームより後です</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>The export continues</source>
        <translation>出力は続きます</translation>
    </message>
    <message>
        <source>%1: %2 of %3 frames exported</source>
        <translation>%1: %3 枚中 %2 枚を出力済み</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>中止しました。%1</translation>
    </message>
    <message>
        <source>%1 exported</source>
        <translation>%1 の出力が完了しました</translation>
    </message>
    <message>
        <source>An export is running. Stop it and close? The file keeps what was exported so far.</source>
        <translation>動画を出力中です。中止して閉じますか? ここまでに作成した分はファイルに残ります。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅(ピクセル)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高さ(ピクセル)</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <translation>スーパーサンプリング</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>Choose the audio file</source>
        <translation>音声を選択</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>出力の進み具合</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>フォルダで表示(&amp;W)</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>再生(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Audio file</source>
        <translation>音声ファイル</translation>
    </message>
    <message>
        <source>The window shows several views; a picture for two eyes, or of all directions, has one</source>
        <translation>ウィンドウは複数のビューを表示しています。両眼用または全方向の画像にできるのは 1 つのビューだけです</translation>
    </message>
    <message>
        <source>A flat picture is behind everything; it can&apos;t be behind all directions</source>
        <translation>背景に平面の画像があります。全方向の背景にはできません</translation>
    </message>
</context>
<context>
    <name>app::FilmMaker</name>
    <message>
        <source>Stopped before the first frame</source>
        <translation>最初の1枚ができる前に中止しました</translation>
    </message>
</context>
<context>
    <name>app::FoldingRow</name>
    <message>
        <source>More controls</source>
        <translation>ほかの操作項目</translation>
    </message>
    <message>
        <source>Controls that don&apos;t fit here</source>
        <translation>ここに収まらないもの</translation>
    </message>
</context>
<context>
    <name>app::FreedomsPanel</name>
    <message>
        <source>Add Joint</source>
        <translation>ジョイントを追加</translation>
    </message>
    <message>
        <source>Say how the selected bone may turn and slide</source>
        <translation>選択中のボーンの回転と移動の範囲を決めます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The bone moves as the model&apos;s file says again (Delete)</source>
        <translation>ボーンの動きをモデルのファイルどおりに戻します (Delete)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>A joint says how a bone turns or slides while goals and chains are solved: as a hinge, within a cone, along an axis. Hinges and slides have a slider here. Select a bone, and add one.</source>
        <translation>ジョイントは、目標やチェーンを解くときにボーンがどう回転・移動するかを決めます。蝶番、円錐の範囲内、軸に沿った移動などです。蝶番と移動にはここにスライダーがあります。ボーンを選んで追加してください。</translation>
    </message>
    <message>
        <source>Move Joint</source>
        <translation>ジョイントを動かす</translation>
    </message>
    <message>
        <source>Remove Joint</source>
        <translation>ジョイントを削除</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>ジョイントの制限</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>As a hinge</source>
        <translation>蝶番</translation>
    </message>
    <message>
        <source>Within angles</source>
        <translation>角度の範囲内</translation>
    </message>
    <message>
        <source>Within a cone</source>
        <translation>円錐の範囲内</translation>
    </message>
    <message>
        <source>Within an ellipse</source>
        <translation>楕円の範囲内</translation>
    </message>
    <message>
        <source>How the bone turns</source>
        <translation>ボーンの回転のしかた</translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation>回転:</translation>
    </message>
    <message>
        <source>The hinge&apos;s axis, or the middle of the cone, at rest</source>
        <translation>静止姿勢での蝶番の軸、または円錐の中心</translation>
    </message>
    <message>
        <source>Axis:</source>
        <translation>軸:</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>最小の角度</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>最大の角度</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>範囲:</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>How far the bone may turn to each side; 0 locks it</source>
        <translation>それぞれの側に回転できる角度。0 で固定</translation>
    </message>
    <message>
        <source>Limit:</source>
        <translation>制限:</translation>
    </message>
    <message>
        <source>Slides along the axis</source>
        <translation>軸に沿って移動</translation>
    </message>
    <message>
        <source>Axis of the slide</source>
        <translation>移動の軸</translation>
    </message>
    <message>
        <source>Slide from, units</source>
        <translation>移動の始点 (MMD単位)</translation>
    </message>
    <message>
        <source>Slide to, units</source>
        <translation>移動の終点 (MMD単位)</translation>
    </message>
    <message>
        <source>Way, units:</source>
        <translation>移動 (MMD単位):</translation>
    </message>
</context>
<context>
    <name>app::GhostController</name>
    <message>
        <source>Ghost</source>
        <translation>ゴースト</translation>
    </message>
</context>
<context>
    <name>app::GoalCommands</name>
    <message>
        <source>a missing model</source>
        <translation>存在しないモデル</translation>
    </message>
    <message>
        <source>Feet planted on the ground</source>
        <translation>足を下にあるものに固定</translation>
    </message>
    <message>
        <source>Feet planted on %1</source>
        <translation>足を%1に固定</translation>
    </message>
    <message>
        <source>%1 looks at the camera</source>
        <translation>%1がカメラを見る</translation>
    </message>
    <message>
        <source>%1 pinned to the camera</source>
        <translation>%1がカメラの位置へ</translation>
    </message>
    <message>
        <source>%1 looks at a point</source>
        <translation>%1がある位置を見る</translation>
    </message>
    <message>
        <source>%1 pinned to a point</source>
        <translation>%1がある位置へ</translation>
    </message>
    <message>
        <source>%1 looks at %2 of %3</source>
        <translation>%1が%3の%2を見る</translation>
    </message>
    <message>
        <source>%1 holds %2 of %3</source>
        <translation>%1が%3の%2を持つ</translation>
    </message>
    <message>
        <source>Pin Bone</source>
        <translation>位置に固定</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>持つ</translation>
    </message>
    <message>
        <source>Look at the Camera</source>
        <translation>カメラを見る</translation>
    </message>
    <message>
        <source>Look at a Point</source>
        <translation>ある位置を見る</translation>
    </message>
    <message>
        <source>Look at Another Model</source>
        <translation>ほかのモデルを見る</translation>
    </message>
    <message>
        <source>Plant Feet</source>
        <translation>足を固定</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>選択したボーンを位置に固定(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hold with the Selected Bone</source>
        <translation>選択したボーンで持つ(&amp;H)</translation>
    </message>
    <message>
        <source>Look at the &amp;Camera</source>
        <translation>カメラを見る(&amp;C)</translation>
    </message>
    <message>
        <source>Look at a &amp;Point</source>
        <translation>ある位置を見る(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>見る相手(&amp;L)</translation>
    </message>
    <message>
        <source>Plant &amp;Feet on Ground</source>
        <translation>足を地面に固定(&amp;F)</translation>
    </message>
    <message>
        <source>Plant Feet &amp;on</source>
        <translation>足の固定先(&amp;O)</translation>
    </message>
    <message>
        <source>Select a bone first, then click another one of its model with Shift</source>
        <translation>先にボーンを選択し、同じモデルの別のボーンをShiftを押しながらクリックしてください</translation>
    </message>
    <message>
        <source>%1 and %2 aren&apos;t in one chain</source>
        <translation>%1 と %2 は1本のチェーンにありません</translation>
    </message>
    <message>
        <source>Root of Goal</source>
        <translation>目標の根元</translation>
    </message>
    <message>
        <source>Reach between Bones</source>
        <translation>ボーン間で届かせる</translation>
    </message>
</context>
<context>
    <name>app::GoalsPanel</name>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Frames from which it is on (◆) or off (◇)</source>
        <translation>有効になる（◆）、無効になる（◇）フレーム</translation>
    </message>
    <message>
        <source>Its influence in the current frame, and the remaining error</source>
        <translation>表示中の画面でどれだけ効いているか、どれだけ届いていないか</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目標の一覧</translation>
    </message>
    <message>
        <source>Goals add what the motion doesn&apos;t have: a hand pinned to a point, a look at the camera, feet planted on a slope.</source>
        <translation>モーションにない動きです。手をある位置に置く、カメラを見る、足を坂に着けるなど。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a goal to the selected model</source>
        <translation>選択したモデルに目標を追加</translation>
    </message>
    <message>
        <source>◆ On from Here</source>
        <translation>◆ ここから有効</translation>
    </message>
    <message>
        <source>The goal is on from the current frame</source>
        <translation>表示中のフレームから目標を有効にします</translation>
    </message>
    <message>
        <source>◇ Off from Here</source>
        <translation>◇ ここから無効</translation>
    </message>
    <message>
        <source>The goal is off from the current frame</source>
        <translation>表示中のフレームから目標を無効にします</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the goal (Delete)</source>
        <translation>目標を削除（Delete）</translation>
    </message>
    <message>
        <source>Root bone of the chain</source>
        <translation>最初に回るボーン</translation>
    </message>
    <message>
        <source>The first bone that rotates for the goal; the bones from it to the goal&apos;s bone rotate, too</source>
        <translation>目標のために最初に回るボーン。目標のボーンまでの間のボーンも回ります</translation>
    </message>
    <message>
        <source>Chain root:</source>
        <translation>起点：</translation>
    </message>
    <message>
        <source>Goal position X</source>
        <translation>目標の位置 X</translation>
    </message>
    <message>
        <source>Goal position Y</source>
        <translation>目標の位置 Y</translation>
    </message>
    <message>
        <source>Goal position Z</source>
        <translation>目標の位置 Z</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> フレーム</translation>
    </message>
    <message>
        <source>Blend time in frames</source>
        <translation>切り替えにかかるフレーム数</translation>
    </message>
    <message>
        <source>How long the goal blends in or out at the key before the current frame, and at new keys</source>
        <translation>表示中のフレームの直前のキーと、これから打つキーで、目標の切り替えにかかる長さ</translation>
    </message>
    <message>
        <source>Clear Keys</source>
        <translation>キーを消去</translation>
    </message>
    <message>
        <source>The goal is always on</source>
        <translation>目標は常に有効です</translation>
    </message>
    <message>
        <source>Blend time:</source>
        <translation>切り替え：</translation>
    </message>
    <message>
        <source>Switch Goal</source>
        <translation>目標の切り替え</translation>
    </message>
    <message>
        <source>Goal Bones</source>
        <translation>目標のボーン</translation>
    </message>
    <message>
        <source>Goal Position</source>
        <translation>目標の位置</translation>
    </message>
    <message>
        <source>Goal Blend Time</source>
        <translation>目標の切り替え時間</translation>
    </message>
    <message>
        <source>Goal On from Here</source>
        <translation>ここから目標を有効</translation>
    </message>
    <message>
        <source>Goal Off from Here</source>
        <translation>ここから目標を無効</translation>
    </message>
    <message>
        <source>Remove Goal</source>
        <translation>目標の削除</translation>
    </message>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>%1 itself, moved</source>
        <translation>%1自身を移動</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>対象なし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>app::HandleController</name>
    <message>
        <source>Bone %1 is moved by physics; to move it by hand, switch physics off (%2)</source>
        <translation>ボーン %1 は物理演算で動いています。手動で動かすには物理演算をオフにしてください (%2)。</translation>
    </message>
    <message>
        <source>Drag to move %1</source>
        <translation>ドラッグで %1 を移動</translation>
    </message>
    <message>
        <source>Drag to move %1 along %2</source>
        <translation>ドラッグで %1 を %2 軸方向に移動</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about its axis</source>
        <translation>ドラッグで %1 を固有の軸で回転</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about %2</source>
        <translation>ドラッグで %1 を %2 軸で回転</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1 (Ctrl: 細かく)</translation>
    </message>
    <message>
        <source>Drag to move the target of %1</source>
        <translation>ドラッグで %1 の目標を移動</translation>
    </message>
</context>
<context>
    <name>app::HelpWords</name>
    <message>
        <source>no OpenGL 3.3</source>
        <translation>OpenGL 3.3 なし</translation>
    </message>
    <message>
        <source>About Odori</source>
        <translation>Odori について</translation>
    </message>
    <message>
        <source>A viewer for MikuMikuDance models and dances.</source>
        <translation>MikuMikuDanceのモデルとダンスのビューアです。</translation>
    </message>
    <message>
        <source>© 2026 The Odori developers. MIT licence.</source>
        <translation>© 2026 The Odori developers. MITライセンス。</translation>
    </message>
    <message>
        <source>Models and motions belong to their authors; their terms of use are in the Comment panel and in the texts that came with them.</source>
        <translation>モデルやモーションの権利はそれぞれの作者にあります。利用規約はコメントパネルや付属のテキストをご覧ください。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Licences of Odori and of the code of others in it</source>
        <translation>Odori と、含まれる第三者のコードのライセンス</translation>
    </message>
    <message>
        <source>User&apos;s manual</source>
        <translation>ユーザーマニュアル</translation>
    </message>
</context>
<context>
    <name>app::IkController</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 体のモデル</numerusform>
        </translation>
    </message>
    <message>
        <source>IK as before: %1</source>
        <translation>IK を元に戻しました: %1</translation>
    </message>
    <message>
        <source>IK on: %1</source>
        <translation>IK オン: %1</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK オフ: %1</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK オン</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK オフ</translation>
    </message>
    <message>
        <source>IK: as the motion</source>
        <translation>IK: モーションどおり</translation>
    </message>
    <message>
        <source>IK: mixed</source>
        <translation>IK: 混在</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Inverse kinematics keeps feet where the motion puts them. Switch it off and back, for all models</source>
        <translation>IK（逆運動学）は足をモーションの置いた場所に保ちます。全モデルでオフにし、また戻します</translation>
    </message>
    <message>
        <source>Switch IK off and back, for the selected model alone</source>
        <translation>選択したモデルだけ IK をオフにし、また戻します</translation>
    </message>
    <message>
        <source>IK as the motion: %1</source>
        <translation>IK モーションどおり: %1</translation>
    </message>
    <message>
        <source>IK as the motion, off here: %1</source>
        <translation>IK モーションどおり（ここではオフ）: %1</translation>
    </message>
</context>
<context>
    <name>app::IkFigures</name>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Error (units)</source>
        <translation>誤差 (単位)</translation>
    </message>
    <message>
        <source>Largest distance between a joint of the ghost and the model&apos;s, in units of 8 cm</source>
        <translation>ゴーストの関節のうち、モデルから最も離れたものまでの距離（1単位は8 cm）</translation>
    </message>
    <message>
        <source>The solver of the chain; its context menu has others</source>
        <translation>チェーンを解くソルバー。右クリックのメニューでほかのものを選べます</translation>
    </message>
    <message>
        <source>Iterations in the current frame</source>
        <translation>表示中の画面で何回反復したか</translation>
    </message>
    <message>
        <source>Distance of the effector from its target, in units of 8 cm</source>
        <translation>チェーンの先端から目標までの残りの距離（1単位は8 cm）</translation>
    </message>
    <message>
        <source>This solver doesn&apos;t support this chain</source>
        <translation>このソルバーはこのチェーンには使えません</translation>
    </message>
    <message>
        <source>Largest violation of a link&apos;s limits</source>
        <translation>最も大きく制限を超えたリンクの超過角度</translation>
    </message>
    <message>
        <source>Time to solve, in microseconds</source>
        <translation>解くのにかかった時間（百万分の1秒）</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Maximum over the motion: %1, at frame %2</source>
        <translation>モーション全体での最大は%1（フレーム%2）</translation>
    </message>
    <message>
        <source>Ghost (units)</source>
        <translation>ゴースト (単位)</translation>
    </message>
    <message>
        <source>Limits (°)</source>
        <translation>制限 (°)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>時間 (µs)</translation>
    </message>
</context>
<context>
    <name>app::IkPanel</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>● on</source>
        <translation>● オン</translation>
    </message>
    <message>
        <source>○ off</source>
        <translation>○ オフ</translation>
    </message>
    <message>
        <source>All:</source>
        <translation>すべて:</translation>
    </message>
    <message>
        <source>Every chain as the motion&apos;s IK keys say; on where there are none</source>
        <translation>すべてのチェーンをモーションのIKキーどおりにします。キーのないチェーンはオンです。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Every chain on, whatever the motion says</source>
        <translation>モーションにかかわらず、すべてのチェーンをオンにします</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Every chain off: the legs move by their own keys alone (I switches off and back)</source>
        <translation>すべてのチェーンをオフにし、足は自身のキーだけで動きます (Iキーでオフ/戻す)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Whether the chain is solved in the picture on the screen</source>
        <translation>現在の表示でチェーンが計算されているかどうか</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IKチェーン</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…ほか %1 件</translation>
    </message>
    <message>
        <source>No IK chains</source>
        <translation>IKチェーンはありません</translation>
    </message>
    <message>
        <source>%1 of %2 chains are solved in this picture</source>
        <translation>現在 %2 個中 %1 個のチェーンがソルバーで計算されています</translation>
    </message>
    <message>
        <source>Always &amp;On</source>
        <translation>常にオン(&amp;O)</translation>
    </message>
    <message>
        <source>Always O&amp;ff</source>
        <translation>常にオフ(&amp;F)</translation>
    </message>
    <message>
        <source>All Chains Always On</source>
        <translation>すべてのチェーンを常にオン</translation>
    </message>
    <message>
        <source>All Chains Always Off</source>
        <translation>すべてのチェーンを常にオフ</translation>
    </message>
    <message>
        <source>%1: always on</source>
        <translation>%1: 常にオン</translation>
    </message>
    <message>
        <source>%1: always off</source>
        <translation>%1: 常にオフ</translation>
    </message>
    <message>
        <source>&amp;Solver</source>
        <translation>ソルバー(&amp;S)</translation>
    </message>
    <message>
        <source>Solver of All &amp;Chains</source>
        <translation>すべてのチェーンのソルバー(&amp;C)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Show each chain&apos;s solver, and its statistics over the motion</source>
        <translation>各チェーンのソルバーと、モーション全体での結果を表示</translation>
    </message>
    <message>
        <source>Models with IK chains have their switches here.</source>
        <translation>IK チェーンのあるモデルのスイッチがここに並びます。</translation>
    </message>
    <message>
        <source>As the Motion</source>
        <translation>モーションどおり</translation>
    </message>
    <message>
        <source>All Chains as the Motion</source>
        <translation>すべてのチェーンをモーションどおり</translation>
    </message>
    <message>
        <source>Half a tick: as the motion; a tick: always on; none: always off. A click here switches to the opposite of what the picture shows, and back</source>
        <translation>半チェック: モーションどおり、チェック: 常にオン、なし: 常にオフ。ここをクリックすると画面の状態の逆に切り替わり、もう一度で戻ります</translation>
    </message>
    <message>
        <source>As the &amp;Motion</source>
        <translation>モーションどおり(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;All Chains as the Motion</source>
        <translation>すべてのチェーンをモーションどおり(&amp;A)</translation>
    </message>
    <message>
        <source>as the motion</source>
        <translation>モーションどおり</translation>
    </message>
    <message>
        <source>%1: as the motion</source>
        <translation>%1: モーションどおり</translation>
    </message>
</context>
<context>
    <name>app::InspectController</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
</context>
<context>
    <name>app::InspectPanel</name>
    <message>
        <source>Details: %1</source>
        <translation>詳細: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>該当 %1 / %2</translation>
    </message>
    <message>
        <source>A–Z</source>
        <comment>puts rows in the order of their names; the first and the last letter</comment>
        <translation>あ–ん</translation>
    </message>
    <message>
        <source>Sort by name: %1</source>
        <translation>名前順: %1</translation>
    </message>
    <message>
        <source>Sort by name in the order of the window&apos;s language; again: in the model&apos;s order</source>
        <translation>表示言語の並びで名前順に並べます。もう一度押すとモデルの順に戻ります。</translation>
    </message>
</context>
<context>
    <name>app::IssueRows</name>
    <message>
        <source>1 issue</source>
        <translation>問題 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IssueTexts</name>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>テクスチャ %1</translation>
    </message>
    <message>
        <source>Toon textures</source>
        <translation>トゥーンテクスチャ</translation>
    </message>
    <message>
        <source>toon texture %1</source>
        <translation>トゥーンテクスチャ %1</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>材質 %1</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>頂点 %1</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>三角形 %1</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>English names of bones</source>
        <translation>ボーンの英語名</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IKチェーン</translation>
    </message>
    <message>
        <source>IK chain %1</source>
        <translation>IKチェーン %1</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>rigid body %1</source>
        <translation>剛体 %1</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>ソフトボディ</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>ソフトボディ %1</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>morph %1</source>
        <translation>モーフ %1</translation>
    </message>
    <message>
        <source>English names of morphs</source>
        <translation>モーフの英語名</translation>
    </message>
    <message>
        <source>Bone keys</source>
        <translation>ボーンのキー</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>キー %1</translation>
    </message>
    <message>
        <source>Morph keys</source>
        <translation>モーフのキー</translation>
    </message>
    <message>
        <source>Camera keys</source>
        <translation>カメラのキー</translation>
    </message>
    <message>
        <source>Light keys</source>
        <translation>照明のキー</translation>
    </message>
    <message>
        <source>Shadow keys</source>
        <translation>影のキー</translation>
    </message>
    <message>
        <source>IK keys</source>
        <translation>IKチェーンのキー</translation>
    </message>
    <message>
        <source>The motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>display frame %1</source>
        <translation>表示枠 %1</translation>
    </message>
    <message>
        <source>English names of display frames</source>
        <translation>表示枠の英語名</translation>
    </message>
    <message>
        <source>The list of morphs</source>
        <translation>モーフの一覧</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>項目 %1</translation>
    </message>
    <message>
        <source>The list of bones</source>
        <translation>ボーンの一覧</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The start of the file</source>
        <translation>ファイルの先頭</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Hair and clothes</source>
        <translation>髪と衣装</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Parts of the image may be missing or untextured</source>
        <translation>画面の一部が欠けたり、模様がなくなったりすることがあります</translation>
    </message>
    <message>
        <source>Colours may differ from the author&apos;s</source>
        <translation>色が作者の意図と違うことがあります</translation>
    </message>
    <message>
        <source>The body may have holes or stray vertices</source>
        <translation>体に穴が空いたり、頂点が飛び出したりすることがあります</translation>
    </message>
    <message>
        <source>Found while playing so far</source>
        <translation>ここまでの再生で見つかりました</translation>
    </message>
    <message>
        <source>Parts of the body may have a wrong position or rotation</source>
        <translation>体の一部の位置や向きがおかしいことがあります</translation>
    </message>
    <message>
        <source>They may hang or swing differently</source>
        <translation>垂れ方や揺れ方が違うことがあります</translation>
    </message>
    <message>
        <source>Faces may change less than they should</source>
        <translation>表情の変化が足りないことがあります</translation>
    </message>
    <message>
        <source>A part of the dance may be missing</source>
        <translation>ダンスの一部が欠けることがあります</translation>
    </message>
    <message>
        <source>It has no visible effect</source>
        <translation>見た目には影響しません</translation>
    </message>
    <message>
        <source>It probably has no visible effect</source>
        <translation>おそらく見た目には影響しません</translation>
    </message>
    <message>
        <source>byte 0x%1</source>
        <translation>バイト 0x%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>app::IssueView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>すべてコピー(&amp;A)</translation>
    </message>
</context>
<context>
    <name>app::IssuesPanel</name>
    <message>
        <source>These files have no issues.</source>
        <translation>ファイルに問題はありません。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search: Issues</source>
        <translation>検索: 問題</translation>
    </message>
    <message>
        <source>Japanese or English, in any width or case; all words must match</source>
        <translation>日本語または英語。全角・半角、大文字・小文字は区別しません。複数の語はすべて含むものを探します。</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>The selected issue</source>
        <translation>選択した問題</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>ファイルが開かれていません。</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>問題 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>該当 %1 / %2</translation>
    </message>
    <message>
        <source>English name: %1</source>
        <translation>英語名: %1</translation>
    </message>
    <message>
        <source>Material: %1</source>
        <translation>材質: %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>ファイル: %1</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
</context>
<context>
    <name>app::KeyField</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>新しいキーを押してください</translation>
    </message>
</context>
<context>
    <name>app::KeyRows</name>
    <message>
        <source>All bones</source>
        <translation>全ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>IK switches</source>
        <translation>IKのオン/オフ</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
</context>
<context>
    <name>app::KeysDialog</name>
    <message>
        <source>Reset the shortcuts of all commands to their defaults?</source>
        <translation>すべてのコマンドのキーを初期状態に戻しますか?</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>すべて初期値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>キーボードとマウス</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>コマンドとキーを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>割り当てキー</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Alternate shortcut</source>
        <translation>別のキー</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>No alternate shortcut</source>
        <translation>別のキーなし</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>初期値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>The default shortcuts of the command</source>
        <translation>このコマンドの初期のキー</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>すべて初期値に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>In the view and in lists (fixed)</source>
        <translation>ビューと一覧 (変更できません)</translation>
    </message>
    <message>
        <source>Cancel a drag; leave full screen; from a list to the view</source>
        <translation>ドラッグの取り消し、全画面の終了、一覧からビューへ</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>次の欄、前の欄へ</translation>
    </message>
    <message>
        <source>In a list: switch, or go there</source>
        <translation>一覧: 切り替え、または移動</translation>
    </message>
    <message>
        <source>In a list: remove, or reset</source>
        <translation>一覧: 削除、または元に戻す</translation>
    </message>
    <message>
        <source>In a list: copy</source>
        <translation>一覧: コピー</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>In a list: from row to row</source>
        <translation>一覧: 行の移動</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>Right drag, left drag</source>
        <translation>右ドラッグ、左ドラッグ</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>視点の回転</translation>
    </message>
    <message>
        <source>Middle drag, Shift+right drag</source>
        <translation>中ドラッグ、Shift+右ドラッグ</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>視点の平行移動</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+right drag</source>
        <translation>ホイール、Ctrl+右ドラッグ</translation>
    </message>
    <message>
        <source>Zoom; with Shift ten times faster, with Ctrl ten times finer</source>
        <translation>ズーム (Shiftで10倍速く、Ctrlで10倍細かく)</translation>
    </message>
    <message>
        <source>Left click</source>
        <translation>左クリック</translation>
    </message>
    <message>
        <source>On a bone&apos;s mark: select the bone</source>
        <translation>ボーンの印の上: ボーンを選択</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>左ドラッグ</translation>
    </message>
    <message>
        <source>Press, drag</source>
        <translation>押す、ドラッグ</translation>
    </message>
    <message>
        <source>In the timeline: go there; on its ruler: set the loop range</source>
        <translation>タイムライン: そこへ移動、目盛りの上: 繰り返し再生する範囲</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>ホイール、中ドラッグ</translation>
    </message>
    <message>
        <source>In the timeline: zoom; scroll (with the wheel: Shift)</source>
        <translation>タイムライン: ズーム、前後に移動 (ホイールではShift)</translation>
    </message>
    <message>
        <source>Drop files</source>
        <translation>ファイルをドロップ</translation>
    </message>
    <message>
        <source>Open a model, motions, a camera, or a folder with a model</source>
        <translation>モデル、モーション、カメラ、モデルの入ったフォルダを開く</translation>
    </message>
    <message>
        <source>Changed; default: none</source>
        <translation>変更済み (初期はなし)</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>変更済み (初期: %1)</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcuts.</source>
        <translation>キーを変更するコマンドを選んでください。</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”: press them in a field.</source>
        <translation>「%1」のキー: 欄の中で押してください。</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 は「%2」のキーです。</translation>
    </message>
    <message>
        <source>Reassign Shor&amp;tcut</source>
        <translation>このコマンドに割り当てる(&amp;T)</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
    <message>
        <source>Shift+left click</source>
        <translation>Shift+左クリック</translation>
    </message>
    <message>
        <source>On another bone&apos;s mark: the chain between it and the selected bone gets a target</source>
        <translation>別のボーンの印の上: 選択したボーンとの間のチェーンに目標を付ける</translation>
    </message>
    <message>
        <source>On a target, on an IK bone&apos;s square, on the selected bone&apos;s mark, arrows and rings: move and rotate it; with Ctrl ten times finer; Escape cancels</source>
        <translation>目標、IKコントローラーの四角、選択したボーンの印・矢印・輪の上: 手で移動・回転 (Ctrlで10倍細かく、Escapeで取り消し)</translation>
    </message>
</context>
<context>
    <name>app::LabDialog</name>
    <message>
        <source>IK Lab Scenes</source>
        <translation>IKラボのシーン</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>詳しくは：%1</translation>
    </message>
</context>
<context>
    <name>app::LimitController</name>
    <message>
        <source>Joint Limit</source>
        <translation>ジョイントの制限</translation>
    </message>
    <message>
        <source>Drag to change how far %1 slides</source>
        <translation>ドラッグで %1 の移動範囲を変更</translation>
    </message>
    <message>
        <source>Drag to change how far %1 turns</source>
        <translation>ドラッグで %1 の回転範囲を変更</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1 (Ctrl: 細かく)</translation>
    </message>
    <message>
        <source>%1: turns by up to %2°</source>
        <translation>%1: %2° まで回転</translation>
    </message>
    <message>
        <source>%1: turns from %2° to %3°</source>
        <translation>%1: %2° から %3° まで回転</translation>
    </message>
    <message>
        <source>%1: slides from %2 to %3</source>
        <translation>%1: %2 から %3 まで移動</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>ジョイントを固定</translation>
    </message>
    <message>
        <source>%1: locked</source>
        <translation>%1: 固定しました</translation>
    </message>
    <message>
        <source>Unlock Joint</source>
        <translation>ジョイントの固定を解除</translation>
    </message>
    <message>
        <source>%1: not locked any more</source>
        <translation>%1: 固定を解除しました</translation>
    </message>
</context>
<context>
    <name>app::LookController</name>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>座標軸</translation>
    </message>
    <message>
        <source>shadows</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Show what is on the ground: nothing now; grid, axes and shadows are in the panel Look</source>
        <translation>地面の上の表示を切り替え: 今は何もありません。グリッド、座標軸、影はパネル「描画」にあります</translation>
    </message>
    <message>
        <source>Show what is on the ground: %1</source>
        <translation>地面の上の表示を切り替え: %1</translation>
    </message>
</context>
<context>
    <name>app::LossWords</name>
    <message numerus="yes">
        <source>The toon shading of %n material(s) is left out</source>
        <translation>
            <numerusform>%n 個の材質のトゥーンは省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out</source>
        <translation>
            <numerusform>%n 個の材質のスフィアマップは省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outlines of %n material(s) are left out</source>
        <translation>
            <numerusform>%n 個の材質の輪郭線は省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highlights of %n material(s) are left out</source>
        <translation>
            <numerusform>%n 個の材質のハイライトは省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out: MToon has only those that are added</source>
        <translation>
            <numerusform>%n 個の材質のスフィアマップは省かれます。MToon には加算のものしかありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toon of %n material(s) has more colours than MToon&apos;s two</source>
        <translation>
            <numerusform>%n 個の材質のトゥーンは、MToon の 2 色より色数が多くなっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are darker in programs without MToon, by up to %1 of 255: their toon isn&apos;t white on the lit side</source>
        <translation>
            <numerusform>%n 個の材質は、MToon に対応しないプログラムでは最大で 255 段階中 %1 だけ暗くなります。トゥーンの明るい側が白ではないためです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are brighter in MMD on the side away from the light</source>
        <translation>
            <numerusform>%n 個の材質は、MMD では光の当たらない側がより明るくなります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translucent outline of %n material(s) is as opaque as the surface</source>
        <translation>
            <numerusform>%n 個の材質の半透明の輪郭線は、面と同じ不透明度になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outline of %n material(s) is equally wide everywhere</source>
        <translation>
            <numerusform>%n 個の材質の輪郭線は、どこも同じ太さになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texture of %n material(s) is tinted otherwise than in MMD: there are too many large ones</source>
        <translation>
            <numerusform>大きなテクスチャが多すぎるため、%n 個の材質のテクスチャは MMD と異なる色付けになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere map of %n material(s) is left out: there are too many large ones</source>
        <translation>
            <numerusform>大きな画像が多すぎるため、%n 個の材質のスフィアマップは省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with SDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>SDEF の頂点 %n 個はボーンに簡易的に追従します。関節が細くなります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with QDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>QDEF の頂点 %n 個はボーンに簡易的に追従します。関節が細くなります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are left out</source>
        <translation>
            <numerusform>UV モーフ %n 個は省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are left out</source>
        <translation>
            <numerusform>材質モーフ %n 個は省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are left out</source>
        <translation>
            <numerusform>頂点モーフ %n 個は省かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft bodies don&apos;t move</source>
        <translation>
            <numerusform>ソフトボディ %n 個は動きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shape is left out, with %n vertices: the file has only bones</source>
        <translation>
            <numerusform>頂点 %n 個の形状は省かれます。ファイルにはボーンだけが入ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are left out: the file has what they do to the shape</source>
        <translation>
            <numerusform>ボーン %n 個は省かれます。ファイルには変形の結果が入ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) have a name twice, and get a number</source>
        <translation>
            <numerusform>名前が重複するボーン %n 個には番号が付きます</numerusform>
        </translation>
    </message>
    <message>
        <source>The model doesn&apos;t have these bones of VRM: %1</source>
        <translation>モデルには VRM の次のボーンがありません：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n moving bone(s) are left out, which VRM doesn&apos;t have: %1</source>
        <translation>
            <numerusform>VRM にない、動くボーン %n 個は省かれます：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) only turn, where they also move away in the model: %1</source>
        <translation>
            <numerusform>ボーン %n 個は回転だけになります。モデルでは移動もします：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first colour, which changes in %n frame(s)</source>
        <translation>
            <numerusform>光の色は最初のままです。%n フレームでは異なる色です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first direction, which changes in %n frame(s)</source>
        <translation>
            <numerusform>光の向きは最初のままです。%n フレームでは異なる向きです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera&apos;s field of view stays %1°, which is another one in %n frame(s)</source>
        <translation>
            <numerusform>カメラの視野角は %1° のままです。%n フレームでは異なります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frame(s)</source>
        <translation>
            <numerusform>カメラは透視投影と平行投影を切り替えません。%n フレームでは切り替わっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) with a parallel view are seen in perspective</source>
        <translation>
            <numerusform>平行投影の %n フレームは透視投影で表示されます</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is left out, since no frame shows it</source>
        <translation>どのフレームにも表示されないため、モデルは省かれます</translation>
    </message>
    <message>
        <source>The textures lie in an archive; unpack them beside the OBJ</source>
        <translation>テクスチャは書庫の中にあります。OBJ の隣に展開してください</translation>
    </message>
    <message>
        <source>The song is left out: %1</source>
        <translation>曲は省かれます：%1</translation>
    </message>
    <message>
        <source>Only the beginning of the comment is taken along</source>
        <translation>コメントは最初の部分だけが入ります</translation>
    </message>
    <message>
        <source>%1: only its beginning is taken along</source>
        <translation>%1：最初の部分だけが入ります</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 を読み込めません：%2</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Transport</source>
        <translation>再生コントロール</translation>
    </message>
    <message>
        <source>OpenGL has too little memory for these settings at this window size. Drawn instead with samples: %1, resolution: %2 %.</source>
        <translation>このウィンドウサイズではOpenGLの容量が足りず、その設定では描画できません。サンプル数 %1、解像度 %2 % で描画しています。</translation>
    </message>
    <message>
        <source>OpenGL 3.3 isn&apos;t available, so nothing can be drawn; a newer graphics driver may help</source>
        <translation>OpenGL 3.3 が使えないため描画できません (新しいグラフィックドライバで解決する場合があります)</translation>
    </message>
    <message>
        <source>Opening files</source>
        <translation>ファイルを開いています</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>その他のボタン</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: オン</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: オフ</translation>
    </message>
    <message>
        <source>Side by side: IK on, IK off</source>
        <translation>並べて表示: IK オン、IK オフ</translation>
    </message>
    <message>
        <source>One view</source>
        <translation>1 つのビュー</translation>
    </message>
</context>
<context>
    <name>app::MaterialRows</name>
    <message>
        <source>Material</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>ポリゴン数</translation>
    </message>
    <message>
        <source>Ticked: the material is visible (Space)</source>
        <translation>チェックした材質を描画します (Space)</translation>
    </message>
    <message>
        <source>Status of its texture</source>
        <translation>テクスチャの読み込み結果</translation>
    </message>
</context>
<context>
    <name>app::MaterialWords</name>
    <message>
        <source>double-sided</source>
        <translation>両面描画</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>casts self shadow</source>
        <translation>セルフ影マップ</translation>
    </message>
    <message>
        <source>receives self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>頂点カラー</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Point描画</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Line描画</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>乗算</translation>
    </message>
    <message>
        <source>add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>sub-texture</source>
        <translation>サブテクスチャ</translation>
    </message>
    <message>
        <source>off</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>材質 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Texture status</source>
        <translation>テクスチャの状態</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>スフィア</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sphere map status</source>
        <translation>スフィアの状態</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>トゥーン</translation>
    </message>
    <message>
        <source>shared toon %1</source>
        <translation>共有トゥーン %1</translation>
    </message>
    <message>
        <source>Toon status</source>
        <translation>トゥーンの状態</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>拡散色</translation>
    </message>
    <message>
        <source>%1, opacity %2</source>
        <translation>%1, 不透明度 %2</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>環境色</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>反射色</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1, 反射強度 %2</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation>%1, サイズ %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>ポリゴン数</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>app::MaterialsPanel</name>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Make all materials visible</source>
        <translation>すべての材質を表示に戻します</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>これだけ表示</translation>
    </message>
    <message>
        <source>Show the selected material only</source>
        <translation>選択した材質だけを表示します</translation>
    </message>
    <message>
        <source>Show all materials</source>
        <translation>全材質の表示</translation>
    </message>
    <message>
        <source>Isolate material</source>
        <translation>1材質のみ表示</translation>
    </message>
    <message>
        <source>Show material</source>
        <translation>材質の表示</translation>
    </message>
    <message>
        <source>Hide material</source>
        <translation>材質の非表示</translation>
    </message>
    <message>
        <source>1 material</source>
        <translation>材質 1 個</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>材質 %1 個</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>The model has no materials</source>
        <translation>このモデルに材質はありません</translation>
    </message>
</context>
<context>
    <name>app::MessageBar</name>
    <message>
        <source>In the same folder: %1</source>
        <translation>同じフォルダー: %1</translation>
    </message>
    <message>
        <source>In the same folder: %1 and %2</source>
        <translation>同じフォルダー: %1、%2</translation>
    </message>
</context>
<context>
    <name>app::MessageRow</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (ほか %n 件)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more message(s)</source>
        <translation>
            <numerusform>ほかに %n 件のメッセージ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MissingController</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>The show is reopened, and unsaved changes are lost. Continue?</source>
        <translation>プロジェクトを開き直します。保存していない変更は失われます。続けますか?</translation>
    </message>
</context>
<context>
    <name>app::MissingDialog</name>
    <message>
        <source>Missing Files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>Not all of %1 can be read: %2</source>
        <translation>%1 には読み込めない部分があります: %2</translation>
    </message>
    <message>
        <source>Replacement File</source>
        <translation>代わりに使うファイル</translation>
    </message>
    <message>
        <source>Folder to Search</source>
        <translation>探すフォルダ</translation>
    </message>
    <message>
        <source>These files of the show can&apos;t be found. Choose where they are now; the others are then searched for beside the chosen file.</source>
        <translation>プロジェクトが使う次のファイルが見つかりません。現在の場所を選んでください。残りは選んだファイルの近くから探します。</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>見つからないもの</translation>
    </message>
    <message>
        <source>New location</source>
        <translation>現在の場所</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>ファイルを選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Search Fo&amp;lder…</source>
        <translation>フォルダから探す(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;open Show</source>
        <translation>プロジェクトを開き直す(&amp;O)</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>%1 の中を探しています…</translation>
    </message>
    <message>
        <source>All files are found.</source>
        <translation>すべて見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>残り %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ModelBadge</name>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing name(s)</source>
        <translation>
            <numerusform>見つからない名前 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>What there is to know about the model: its issues, bones and morphs of its motions that it lacks, its maker&apos;s comment</source>
        <translation>モデルについて: 問題、モーションにあってモデルにないボーンとモーフ、作者のコメント</translation>
    </message>
    <message>
        <source>About the model: %1</source>
        <translation>モデルについて: %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>app::ModelMenu</name>
    <message>
        <source>Selected: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>Show Alone</source>
        <translation>これだけ表示</translation>
    </message>
    <message>
        <source>Show &amp;Alone</source>
        <translation>これだけ表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Physics of This Model</source>
        <translation>このモデルの物理演算(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
</context>
<context>
    <name>app::ModelsPanel</name>
    <message>
        <source>Model</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Ticked: physics moves hair and clothes of this model, while physics is on</source>
        <translation>チェックすると、物理演算がオンのときこのモデルの髪や衣装が動きます</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add models, motions, a song</source>
        <translation>モデル、モーション、曲を追加します</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Draw earlier</source>
        <translation>先に描画します</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Draw later</source>
        <translation>後に描画します</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>モデルの表示</translation>
    </message>
    <message>
        <source>No models yet. Add… opens one, or drop it on the window.</source>
        <translation>モデルはまだありません。「追加…」で開くか、ウィンドウにドロップします。</translation>
    </message>
    <message>
        <source>Drawing order: put what is behind glass above the glass. The box or Enter hides and shows a model</source>
        <translation>描画順です。ガラス越しに見えるものは、ガラスより上に置いてください。チェックボックスか Enter でモデルの表示・非表示を切り替えます</translation>
    </message>
    <message>
        <source>The box or Enter hides and shows the model</source>
        <translation>チェックボックスか Enter でモデルの表示・非表示を切り替えます</translation>
    </message>
</context>
<context>
    <name>app::MorphRows</name>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Drag to override the motion (Left and Right; Delete resets it). The mark shows the motion&apos;s value</source>
        <translation>ドラッグすると、モーションより優先して手動で動かせます (左右キーで増減、Deleteで解除)。印はモーションの値です。</translation>
    </message>
    <message>
        <source>Current value; bold: set by hand</source>
        <translation>現在の値 (太字は手動)</translation>
    </message>
    <message>
        <source>%1 set by hand; %2 in the motion</source>
        <translation>手動 %1 (モーション %2)</translation>
    </message>
    <message>
        <source>%1, from the motion</source>
        <translation>%1 (モーションどおり)</translation>
    </message>
</context>
<context>
    <name>app::MorphWords</name>
    <message>
        <source>morph %1</source>
        <translation>モーフ %1</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Lip</source>
        <translation>リップ</translation>
    </message>
    <message>
        <source>Reserved (hidden in MMD)</source>
        <translation>システム予約 (MMDでは非表示)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>フリップ</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>インパルス</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Value in the motion</source>
        <translation>モーションの値</translation>
    </message>
    <message>
        <source>Value set by hand</source>
        <translation>手動の値</translation>
    </message>
    <message>
        <source>Value with groups</source>
        <translation>グループ込みの値</translation>
    </message>
</context>
<context>
    <name>app::MorphsPanel</name>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Weight of the selected morph</source>
        <translation>選択中のモーフの値</translation>
    </message>
    <message>
        <source>The weight of the selected morph, set by hand; usually 0 to 1</source>
        <translation>選択中のモーフの手動の値 (通常は 0～1)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset the selected morph to the motion&apos;s value (Delete)</source>
        <translation>選択中のモーフをモーションどおりに戻します (Delete)</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Reset all morphs to the motion&apos;s values</source>
        <translation>すべてのモーフをモーションどおりに戻します</translation>
    </message>
    <message>
        <source>Morph %1</source>
        <translation>モーフ %1</translation>
    </message>
    <message>
        <source>Reset morph</source>
        <translation>モーフのリセット</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>全モーフのリセット</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>モーフ 1 個</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>モーフ %1 個</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>このモデルにモーフはありません</translation>
    </message>
</context>
<context>
    <name>app::OffersController</name>
    <message>
        <source>%1 can dance along with %2</source>
        <translation>%1 は %2 と一緒に踊れます</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Dance along</source>
        <translation>一緒に踊る</translation>
    </message>
    <message>
        <source>Open Model…</source>
        <translation>モデルを開く…</translation>
    </message>
    <message>
        <source>This is the demo. Open your own model, or drop its files here</source>
        <translation>これはデモです。お持ちのモデルを開くか、ここにファイルをドロップしてください</translation>
    </message>
    <message>
        <source>the camera %1</source>
        <comment>part of a sentence</comment>
        <translation>カメラ %1</translation>
    </message>
</context>
<context>
    <name>app::OpenPlaylist</name>
    <message numerus="yes">
        <source>Add %n dances</source>
        <translation>
            <numerusform>%n 件のダンスの追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n dances</source>
        <translation>
            <numerusform>%n 件のダンスの削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dances</source>
        <translation>ダンスの移動</translation>
    </message>
    <message>
        <source>Title of a dance</source>
        <translation>ダンスのタイトル</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Files of a dance</source>
        <translation>ダンスのファイル</translation>
    </message>
    <message>
        <source>Dancer of all</source>
        <translation>全体の踊り手</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>リピート</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>フェード</translation>
    </message>
    <message>
        <source>Reload playlist</source>
        <translation>プレイリストの再読み込み</translation>
    </message>
</context>
<context>
    <name>app::OpeningController</name>
    <message>
        <source>Models, accessories, motions, poses, songs, shows, archives (%1);;All files (*)</source>
        <translation>モデル、アクセサリ、モーション、ポーズ、曲、プロジェクト、アーカイブ (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add to show</source>
        <translation>プロジェクトに追加</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove motions</source>
        <translation>モーションの削除</translation>
    </message>
    <message>
        <source>%1 replaces %2</source>
        <translation>%2 に代わって %1 を再生します</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>テクスチャが 1 個見つかりません</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>テクスチャが %1 個見つかりません</translation>
    </message>
    <message>
        <source>There is no model for %1 yet: open one</source>
        <translation>%1 で動かすモデルがありません (モデルを開いてください)</translation>
    </message>
    <message>
        <source>%1 moves nothing of this model; see the panel Missing Bones and Morphs</source>
        <translation>%1 にはこのモデルを動かすものがありません (不足ボーン・モーフパネルを参照)</translation>
    </message>
    <message>
        <source>One texture can&apos;t be read; see View → Panels → About the Model</source>
        <translation>読めないテクスチャが 1 つあります。表示 → パネル → モデルについて</translation>
    </message>
    <message>
        <source>%1 textures can&apos;t be read; see View → Panels → About the Model</source>
        <translation>読めないテクスチャが %1 個あります。表示 → パネル → モデルについて</translation>
    </message>
</context>
<context>
    <name>app::OverlayLegend</name>
    <message>
        <source>Too many: some are shown as dots or not at all</source>
        <translation>多すぎるため、一部は点だけか、なし</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Moved by IK</source>
        <translation>IKで動く</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IKボーン</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>手動で操作</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Body: follow bone</source>
        <translation>ボーン追従剛体</translation>
    </message>
    <message>
        <source>Body: physics</source>
        <translation>物理演算剛体</translation>
    </message>
    <message>
        <source>Body: physics + bone</source>
        <translation>物理+位置合わせ</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>What the colours mean: %1</source>
        <translation>色の意味: %1</translation>
    </message>
    <message>
        <source>Joint limit</source>
        <translation>ジョイントの制限</translation>
    </message>
    <message>
        <source>Joint at its limit</source>
        <translation>制限に達したジョイント</translation>
    </message>
</context>
<context>
    <name>app::PanelDocks</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Missing Bones and Morphs</source>
        <translation>不足ボーン・モーフ</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>About the Model</source>
        <translation>モデルについて</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>数値表示</translation>
    </message>
</context>
<context>
    <name>app::PhysicsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算の設定</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>重力加速度</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>方向 X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>方向 Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>方向 Z</translation>
    </message>
    <message>
        <source>Gravity &amp;strength</source>
        <translation>重力加速度(&amp;S)</translation>
    </message>
    <message>
        <source>Direction &amp;X</source>
        <translation>方向 X(&amp;X)</translation>
    </message>
    <message>
        <source>Direction &amp;Y</source>
        <translation>方向 Y(&amp;Y)</translation>
    </message>
    <message>
        <source>Direction &amp;Z</source>
        <translation>方向 Z(&amp;Z)</translation>
    </message>
    <message>
        <source>Pre-roll after a seek</source>
        <translation>シーク時の事前演算</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> フレーム</translation>
    </message>
    <message>
        <source>Frames of physics that are simulated before the frame that you go to: more is more accurate, but slower</source>
        <translation>フレームを移動したとき、その手前から髪や衣装の物理演算だけを先に行うフレーム数です。多いほど正確ですが、遅くなります。</translation>
    </message>
    <message>
        <source>Pre-roll after a see&amp;k</source>
        <translation>シーク時の事前演算(&amp;K)</translation>
    </message>
</context>
<context>
    <name>app::PictureController</name>
    <message>
        <source>Screenshot copied</source>
        <translation>画像をコピーしました</translation>
    </message>
    <message>
        <source>Screenshot saved: %1</source>
        <translation>画像を保存しました: %1</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>JPEG (*.jpg *.jpeg)</source>
        <translation>JPEG (*.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>WebP (*.webp)</source>
        <translation>WebP (*.webp)</translation>
    </message>
    <message>
        <source>Save Screenshot</source>
        <translation>画像の保存</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>Screenshot cancelled</source>
        <translation>スクリーンショットを中止しました</translation>
    </message>
    <message>
        <source>Drawing the screenshot</source>
        <translation>スクリーンショットを描画中</translation>
    </message>
    <message>
        <source>Screenshot: %p %</source>
        <translation>スクリーンショット: %p %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the screenshot</source>
        <translation>スクリーンショットを中止</translation>
    </message>
    <message>
        <source>Cancel the screenshot that is being drawn (Escape)</source>
        <translation>描画中のスクリーンショットを中止します（Escape）</translation>
    </message>
    <message>
        <source>A screenshot is still being drawn</source>
        <translation>スクリーンショットはまだ描画中です</translation>
    </message>
    <message>
        <source>Drawing the screenshot…</source>
        <translation>スクリーンショットを描画中…</translation>
    </message>
    <message>
        <source>Drawing the screenshot; Escape cancels</source>
        <translation>スクリーンショットを描画中。Esc で中止します</translation>
    </message>
</context>
<context>
    <name>app::PicturePanel</name>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>画質</translation>
    </message>
    <message>
        <source>As in MMD</source>
        <translation>MMDと同じにする</translation>
    </message>
    <message>
        <source>Use the motion&apos;s light, if it has one</source>
        <translation>モーションに照明があれば使う</translation>
    </message>
    <message>
        <source>Direction in which the light shines: X right, Y up, Z away</source>
        <translation>光の進む向き (X: 右、Y: 上、Z: 奥)</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>不透明</translation>
    </message>
    <message>
        <source>Translucent</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>From motion</source>
        <translation>モーションどおり</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>モード1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>モード2</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>How far from the camera the self shadow reaches; shorter is finer (MMD&apos;s number)</source>
        <translation>カメラからセルフ影が届く距離 (MMDと同じ値)。近いほど細かくなります。</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>影範囲</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>The colour behind everything</source>
        <translation>一番奥の背景の色</translation>
    </message>
    <message>
        <source>Show axes</source>
        <translation>座標軸を表示</translation>
    </message>
    <message>
        <source>Image…</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Background image</source>
        <translation>背景画像</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 サンプル/画素</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentage of the screen&apos;s resolution: less is faster, more is finer</source>
        <translation>画面の画素数に対する割合。小さいほど速く、大きいほど精細です。</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Choose Background Image</source>
        <translation>すべての背後に置く画像</translation>
    </message>
    <message>
        <source>Direction of the light along X</source>
        <translation>照明の方向 X</translation>
    </message>
    <message>
        <source>Direction of the light along Y</source>
        <translation>照明の方向 Y</translation>
    </message>
    <message>
        <source>Direction of the light along Z</source>
        <translation>照明の方向 Z</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <source>Choose background image</source>
        <translation>背景画像を選択</translation>
    </message>
    <message>
        <source>No background image</source>
        <translation>背景画像なし</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Automatic: where no graphics card draws, the picture may be softer while it moves, so that it moves smoothly</source>
        <translation>自動: グラフィックカードで描画しない環境では、滑らかに動くように、動いている間の映像を粗くすることがあります</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Reset everything in this panel to what MMD has</source>
        <translation>このパネルのすべてをMMDと同じ値に戻します</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>グラデーション</translation>
    </message>
    <message>
        <source>White, as in MMD</source>
        <translation>白(MMDと同じ)</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>色…</translation>
    </message>
    <message>
        <source>The gradient is dark in a dark window</source>
        <translation>ウィンドウの配色がダークのとき、グラデーションも暗くなります</translation>
    </message>
</context>
<context>
    <name>app::PlayController</name>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Speed: %1×</source>
        <translation>速度: %1×</translation>
    </message>
</context>
<context>
    <name>app::Playback</name>
    <message>
        <source>Weights of %1</source>
        <translation>%1 のウェイト</translation>
    </message>
    <message>
        <source>Weights: select a bone</source>
        <translation>ウェイト: ボーンを選択してください</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ計算</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>描画</translation>
    </message>
</context>
<context>
    <name>app::PlayingPanel</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅れ</translation>
    </message>
    <message>
        <source>Ticked: it plays. If two rows have keys of a bone on one frame, the lower row takes priority</source>
        <translation>チェックした項目を再生します。同じフレームに同じボーンのキーがあるときは、下の行のキーが優先されます。</translation>
    </message>
    <message>
        <source>Delay in frames; double-click to change</source>
        <translation>開始を遅らせるフレーム数。ダブルクリックで変更できます。</translation>
    </message>
    <message>
        <source>Removes it</source>
        <translation>削除します</translation>
    </message>
    <message>
        <source>Camera, light</source>
        <translation>カメラ、照明</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add a motion, a pose, a camera or a song</source>
        <translation>モーション、ポーズ、カメラ、曲を追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the current row (Delete)</source>
        <translation>選択中の行を削除します (Delete)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Lower priority of its keys</source>
        <translation>優先順位を下げます (上へ)</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Higher priority of its keys</source>
        <translation>優先順位を上げます (下へ)</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…ほか %1 件</translation>
    </message>
    <message>
        <source>Nothing to play: open a dance (VMD), a pose or a song</source>
        <translation>再生するものがありません。ダンス (VMD)、ポーズ、曲を開いてください。</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>手動操作</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Switch motion</source>
        <translation>モーションの切り替え</translation>
    </message>
    <message>
        <source>Change delay</source>
        <translation>開始フレームの変更</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>全ボーンのリセット</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>曲の削除</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation>モーションの削除</translation>
    </message>
    <message>
        <source>Motion order</source>
        <translation>モーションの順番</translation>
    </message>
    <message>
        <source>Switch &amp;Off</source>
        <translation>オフにする(&amp;O)</translation>
    </message>
    <message>
        <source>Switch &amp;On</source>
        <translation>オンにする(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>De&amp;lay…</source>
        <translation>開始を遅らせる(&amp;L)…</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 (pose)</source>
        <translation>%1 (ポーズ)</translation>
    </message>
    <message>
        <source>It overrides the motions at every frame, until it is unticked or removed</source>
        <translation>チェックを外すか削除するまで、全フレームでモーションより優先されます</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Moved by hand (%1)</source>
        <translation>手動操作 (%1)</translation>
    </message>
    <message>
        <source>It is added to motions and poses at every frame, until it is unticked or removed: %1</source>
        <translation>チェックを外すか削除するまで、全フレームでモーションやポーズに上乗せされます: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistController</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Changes that aren&apos;t saved are kept; the next start offers them</source>
        <translation>保存されていない変更は残され、次の起動時に提示されます</translation>
    </message>
    <message>
        <source>It has no model: choose a dancer for the playlist</source>
        <translation>モデルがありません。プレイリストの踊り手を選んでください</translation>
    </message>
    <message>
        <source>%1 is passed over: %2</source>
        <translation>%1 を飛ばしました: %2</translation>
    </message>
    <message>
        <source>Nothing more of the playlist can be played: %1</source>
        <translation>プレイリストで再生できるものがもうありません: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistDock</name>
    <message>
        <source>New playlist</source>
        <translation>新しいプレイリスト</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>プレイリスト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&quot;Playlist&quot;, and its name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::PlaylistEditor</name>
    <message>
        <source>Add Folder to Playlist</source>
        <translation>フォルダーをプレイリストに追加</translation>
    </message>
    <message>
        <source>Dances, archives, shows, playlists (%1);;All files (*)</source>
        <translation>ダンス、アーカイブ、プロジェクト、プレイリスト (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add Files to Playlist</source>
        <translation>ファイルをプレイリストに追加</translation>
    </message>
    <message>
        <source>Open Playlist</source>
        <translation>プレイリストを開く</translation>
    </message>
    <message>
        <source>Playlists (%1);;All files (*)</source>
        <translation>プレイリスト (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Dancer of All Dances</source>
        <translation>すべてのダンスの踊り手</translation>
    </message>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>モデル (%1);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>A playlist has at most %1 dances, so %n were left out</source>
        <translation>
            <numerusform>プレイリストは最大 %1 件なので、%n 件は追加されませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>No dance was found: a dance is a show, or a motion that moves a model. Models, cameras and songs alone are none</source>
        <translation>ダンスが見つかりません。ダンスとは、プロジェクト、またはモデルを動かすモーションです。モデル、カメラ、曲だけではダンスになりません</translation>
    </message>
    <message>
        <source>Playlist saved: %1</source>
        <translation>プレイリストを保存しました: %1</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>プレイリスト</translation>
    </message>
    <message>
        <source>Save Playlist</source>
        <translation>プレイリストを保存</translation>
    </message>
    <message>
        <source>Playlists (%1)</source>
        <translation>プレイリスト (%1)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>The playlist was never saved. Save it?</source>
        <translation>プレイリストはまだ保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 は変更されています。保存しますか?</translation>
    </message>
    <message>
        <source>Unsaved Playlist</source>
        <translation>保存されていないプレイリスト</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>A song alone is no dance: drop it on the dance that it belongs to, or add it by Files of the Dance… in the dance&apos;s menu</source>
        <translation>曲だけではダンスになりません。曲を使うダンスの上にドロップするか、ダンスのメニューの「ダンスのファイル…」で追加してください</translation>
    </message>
    <message>
        <source>%1 is the song of %2 now</source>
        <translation>%1 を %2 の曲にしました</translation>
    </message>
    <message>
        <source>%1 is the camera of %2 now</source>
        <translation>%1 を %2 のカメラにしました</translation>
    </message>
    <message>
        <source>One model dances them all: choose &quot;Each dance&apos;s own&quot; as the dancer first</source>
        <translation>1 つのモデルがすべてを踊っています。先に踊るモデルを「ダンスごとのモデル」にしてください</translation>
    </message>
    <message>
        <source>%1 dances %2 now</source>
        <translation>%1 が %2 を踊ります</translation>
    </message>
    <message>
        <source>%1 is a show, which has its own song, camera and models</source>
        <translation>%1 はプロジェクトなので、曲、カメラ、モデルはその中にあります</translation>
    </message>
    <message>
        <source>%1 dances what has no model of its own</source>
        <translation>モデルのないダンスは %1 が踊ります</translation>
    </message>
</context>
<context>
    <name>app::PlaylistModel</name>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Dance</source>
        <translation>ダンス</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>%1, plays now</source>
        <translation>%1、再生中</translation>
    </message>
    <message>
        <source>%1, not playable</source>
        <translation>%1、再生不可</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a dance&apos;s title, and its dancer and song</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Not a favourite</source>
        <translation>お気に入りではない</translation>
    </message>
    <message>
        <source>A favourite; a click or * takes the star away</source>
        <translation>お気に入りです。クリックまたは * で星を外します</translation>
    </message>
    <message>
        <source>A click or * makes it a favourite</source>
        <translation>クリックまたは * でお気に入りにします</translation>
    </message>
</context>
<context>
    <name>app::PlaylistPanel</name>
    <message>
        <source>Repeat: off</source>
        <translation>リピート: オフ</translation>
    </message>
    <message>
        <source>Repeat: all dances</source>
        <translation>リピート: すべてのダンス</translation>
    </message>
    <message>
        <source>Repeat: this dance</source>
        <translation>リピート: このダンス</translation>
    </message>
    <message>
        <source>Each dance&apos;s own</source>
        <translation>ダンスごとのモデル</translation>
    </message>
    <message>
        <source>%1, from the view</source>
        <translation>%1 (表示中)</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>モデルを選ぶ…</translation>
    </message>
    <message numerus="yes">
        <source>%n dances</source>
        <translation>
            <numerusform>%n 件のダンス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2 so far</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1、今のところ %2</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>プレイリスト</translation>
    </message>
    <message>
        <source>★</source>
        <translation>★</translation>
    </message>
    <message>
        <source>Show favourites only</source>
        <translation>お気に入りだけを表示</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>お気に入りのみ</translation>
    </message>
    <message>
        <source>A playlist is a list of dances that are played one after another.

Drop a folder of dances, archives or files here, or choose them.</source>
        <translation>プレイリストは、続けて再生されるダンスの一覧です。

ダンスのフォルダー、アーカイブ、ファイルをここにドロップするか、選んでください。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected dances from the list (Delete)</source>
        <translation>選択したダンスをリストから削除 (Delete)</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>Shuffle: dances come in random order, each once in a round</source>
        <translation>シャッフル: ダンスを順不同で、一巡に 1 回ずつ再生</translation>
    </message>
    <message>
        <source>More of the playlist</source>
        <translation>プレイリストのその他の操作</translation>
    </message>
    <message>
        <source>&amp;Fade between Dances</source>
        <translation>ダンス間のフェード(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Dancer:</source>
        <translation>踊り手:</translation>
    </message>
    <message>
        <source>Model that dances them all</source>
        <translation>すべてを踊るモデル</translation>
    </message>
    <message>
        <source>One model dances all dances, in place of the first model of each</source>
        <translation>1 つのモデルが、各ダンスの最初のモデルの代わりにすべてのダンスを踊ります</translation>
    </message>
    <message>
        <source>Looking for dances…</source>
        <translation>ダンスを探しています…</translation>
    </message>
    <message>
        <source>Looking for dances</source>
        <translation>ダンスの検索</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop looking; what was found is added</source>
        <translation>検索を止めます。見つかったものは追加されます</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>お気に入り(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前の変更(&amp;N)</translation>
    </message>
    <message>
        <source>F&amp;iles of the Dance…</source>
        <translation>ダンスのファイル(&amp;I)…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show What Plays</source>
        <translation>再生中のダンスを表示(&amp;S)</translation>
    </message>
    <message>
        <source>No dance matches.</source>
        <translation>一致するダンスはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dances</source>
        <comment>how many match</comment>
        <translation>
            <numerusform>ダンス %n 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>New, open, add, save, fade</source>
        <translation>新規、開く、追加、保存、フェード</translation>
    </message>
</context>
<context>
    <name>app::PlaylistReload</name>
    <message>
        <source>Reload Playlist</source>
        <translation>プレイリストを再読み込み</translation>
    </message>
    <message>
        <source>Another program has changed %1; your changes of the playlist aren&apos;t in it</source>
        <translation>別のプログラムが %1 を変更しました。プレイリストに加えた変更は、そのファイルにありません</translation>
    </message>
    <message>
        <source>Another program has changed %1</source>
        <translation>別のプログラムが %1 を変更しました</translation>
    </message>
    <message>
        <source>Playlist read again: %1</source>
        <translation>プレイリストを再読み込みしました: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistRescue</name>
    <message>
        <source>When Odori ended at %1, a playlist had unsaved changes. They can be recovered.</source>
        <translation>%1 に Odori が終了したとき、プレイリストに未保存の変更がありました。その変更は残っています。</translation>
    </message>
</context>
<context>
    <name>app::PointerController</name>
    <message>
        <source>Bone %1</source>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>剛体 %1</translation>
    </message>
    <message>
        <source>on the bone %1</source>
        <translation>関連ボーン: %1</translation>
    </message>
</context>
<context>
    <name>app::PoseController</name>
    <message>
        <source>Play without Pose</source>
        <translation>ポーズなしで踊る</translation>
    </message>
    <message>
        <source>Switch pose off</source>
        <translation>ポーズをオフ</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>ポーズの保存</translation>
    </message>
    <message>
        <source>Poses (*.vpd)</source>
        <translation>ポーズ (*.vpd)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>The pose overrides the motion: untick or remove it in the panel Playing</source>
        <translation>ポーズがモーションより優先されています (再生内容パネルでチェックを外すか削除できます)</translation>
    </message>
    <message>
        <source>The model lacks %1 of the pose&apos;s bones and morphs: see the panel Missing Bones and Morphs</source>
        <translation>ポーズのボーンとモーフのうち %1 個がモデルにありません (不足ボーン・モーフパネルを参照)</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>ポーズを保存しました: %1</translation>
    </message>
</context>
<context>
    <name>app::PropertyList</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>app::ReadoutCommands</name>
    <message>
        <source>Angle at %1</source>
        <translation>%1 の角度</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>%1 の回転</translation>
    </message>
    <message>
        <source>Length from %1 to %2</source>
        <translation>%1 から %2 までの長さ</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>%1 の座標軸</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation>%1 の位置</translation>
    </message>
    <message>
        <source>Matrices of vertex %1</source>
        <translation>頂点 %1 の行列</translation>
    </message>
    <message>
        <source>Matrices of %1</source>
        <translation>%1 の行列</translation>
    </message>
    <message>
        <source>Solve of %1</source>
        <translation>%1 の解</translation>
    </message>
    <message>
        <source>Pose vector of %1</source>
        <translation>%1 の姿勢ベクトル</translation>
    </message>
    <message>
        <source>Add Readout</source>
        <translation>数値表示を追加</translation>
    </message>
    <message>
        <source>&amp;Angle between Parent and Child</source>
        <translation>親と子の間の角度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Turn in Its Parent&apos;s Space</source>
        <translation>親の空間での回転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Length to Its Child</source>
        <translation>子までの長さ(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>座標軸(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>位置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Matrices</source>
        <translation>行列(&amp;M)</translation>
    </message>
    <message>
        <source>Matrices of a &amp;Vertex It Moves</source>
        <translation>動かす頂点の行列(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Solve of Its Chain or Goal</source>
        <translation>チェーンまたは目標の解(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;ose Vector of Its Chain or Goal</source>
        <translation>チェーンまたは目標の姿勢ベクトル(&amp;O)</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <source>&amp;Name of the Model</source>
        <translation>モデルの名前(&amp;N)</translation>
    </message>
</context>
<context>
    <name>app::ReadoutTexts</name>
    <message>
        <source>solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>shake</source>
        <translation>ぶれ</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>解いていません</translation>
    </message>
    <message>
        <source>ends no chain and no goal</source>
        <translation>チェーンも目標もありません</translation>
    </message>
    <message>
        <source>world</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>bone now</source>
        <translation>現在のボーン</translation>
    </message>
    <message>
        <source>inverse bind</source>
        <translation>バインドの逆</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>初期位置</translation>
    </message>
    <message>
        <source>in the bone&apos;s space</source>
        <translation>ボーン空間</translation>
    </message>
    <message>
        <source>by this bone</source>
        <translation>このボーンのみ</translation>
    </message>
    <message>
        <source>weighted sum</source>
        <translation>重み付き和</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>描画位置</translation>
    </message>
    <message>
        <source>not by the sum</source>
        <translation>和とは異なる方式</translation>
    </message>
    <message>
        <source>placed by physics</source>
        <translation>物理演算による位置</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>到達</translation>
    </message>
    <message>
        <source>iterations used up</source>
        <translation>反復の上限</translation>
    </message>
    <message>
        <source>no progress</source>
        <translation>進展なし</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>届きません</translation>
    </message>
    <message>
        <source>not fit</source>
        <translation>不適合</translation>
    </message>
</context>
<context>
    <name>app::ReadoutsPanel</name>
    <message>
        <source>Readout</source>
        <translation>数値表示</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>数値表示</translation>
    </message>
    <message>
        <source>Readouts write angles, lengths and matrices beside bones, in the view and in films. Select a bone, then choose Add.</source>
        <translation>数値表示は、角度・長さ・行列をボーンの横に表示します。ビューにも動画にも表示されます。ボーンを選択して「追加」を選んでください。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a readout of the selected bone</source>
        <translation>選択したボーンの数値表示を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the readout (Delete)</source>
        <translation>数値表示を削除 (Delete)</translation>
    </message>
    <message>
        <source>Use Selected</source>
        <translation>選択中を使う</translation>
    </message>
    <message>
        <source>Take the bone that is selected now</source>
        <translation>現在選択しているボーンにします</translation>
    </message>
    <message>
        <source>%1: use the selected bone</source>
        <translation>%1: 選択したボーンを使う</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>始点:</translation>
    </message>
    <message>
        <source>First side of the angle</source>
        <translation>角度の一方の辺</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>終点:</translation>
    </message>
    <message>
        <source>Other bone of the readout</source>
        <translation>数値表示のもう一方のボーン</translation>
    </message>
    <message>
        <source>Number of the vertex</source>
        <translation>頂点の番号</translation>
    </message>
    <message>
        <source>Vertex:</source>
        <translation>頂点:</translation>
    </message>
    <message>
        <source>Space of the position</source>
        <translation>位置の座標系</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Corner of the view</source>
        <translation>ビューの隅</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Space:</source>
        <translation>座標系:</translation>
    </message>
    <message>
        <source>Corner:</source>
        <translation>隅:</translation>
    </message>
    <message>
        <source>Time of the solve</source>
        <translation>解くのにかかった時間</translation>
    </message>
    <message>
        <source>It differs from run to run. Without it, films are the same each time</source>
        <translation>毎回変わります。オフにすると、動画は毎回同じになります</translation>
    </message>
    <message>
        <source>Switch Readout</source>
        <translation>数値表示の切り替え</translation>
    </message>
    <message>
        <source>Bone of Readout</source>
        <translation>数値表示のボーン</translation>
    </message>
    <message>
        <source>Vertex of Readout</source>
        <translation>数値表示の頂点</translation>
    </message>
    <message>
        <source>Space of Readout</source>
        <translation>数値表示の座標系</translation>
    </message>
    <message>
        <source>Corner of Readout</source>
        <translation>数値表示の隅</translation>
    </message>
    <message>
        <source>Time of Readout</source>
        <translation>数値表示の時間</translation>
    </message>
    <message>
        <source>Remove Readout</source>
        <translation>数値表示を削除</translation>
    </message>
    <message>
        <source>Below a bone</source>
        <translation>ボーンの下</translation>
    </message>
</context>
<context>
    <name>app::RecentController</name>
    <message>
        <source>Shows</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motions and songs</source>
        <translation>モーションと曲</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>履歴を消去</translation>
    </message>
</context>
<context>
    <name>app::RecentList</name>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found</source>
        <translation>%1 は見つかりません</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from This List</source>
        <translation>この一覧から削除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>app::ReloadController</name>
    <message>
        <source>Folder with the Missing Textures</source>
        <translation>見つからないテクスチャのあるフォルダ</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>One texture is still missing</source>
        <translation>テクスチャが 1 個まだ見つかりません</translation>
    </message>
    <message>
        <source>%1 textures are still missing</source>
        <translation>テクスチャが %1 個まだ見つかりません</translation>
    </message>
    <message>
        <source>%1: not found in %2 and its subfolders</source>
        <translation>%1 (%2 とその中のフォルダにはありません)</translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>テクスチャが 1 個見つかりません</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>テクスチャが %1 個見つかりません</translation>
    </message>
</context>
<context>
    <name>app::ReplacedMotions</name>
    <message>
        <source>Play both</source>
        <translation>両方を再生</translation>
    </message>
</context>
<context>
    <name>app::RescueController</name>
    <message>
        <source>When Odori ended at %1, a show had unsaved changes. They can be recovered.</source>
        <translation>%1 に Odori が終了したとき、プロジェクトに未保存の変更がありました。その変更は残っています。</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>あとで(&amp;L)</translation>
    </message>
</context>
<context>
    <name>app::SaveController</name>
    <message>
        <source>Save Show</source>
        <translation>プロジェクトの保存</translation>
    </message>
    <message>
        <source>Shows (*.odori)</source>
        <translation>プロジェクト (*.odori)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 はすでに存在します。上書きしますか?</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 は変更されています。保存しますか?</translation>
    </message>
    <message>
        <source>These models were never saved as a show. Save them?</source>
        <translation>プロジェクトはまだ保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>Your edits were never saved as a show. Save them?</source>
        <translation>手動で行った変更はまだプロジェクトとして保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here. Saving now overwrites those changes.</source>
        <translation>%1 は、ここで開くか保存した後に、別のプログラムによって変更されました。いま保存すると、その変更は失われます。</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Show saved: %1</source>
        <translation>プロジェクトを保存しました: %1</translation>
    </message>
</context>
<context>
    <name>app::ScreenKeeper</name>
    <message>
        <source>A dance plays in full screen</source>
        <translation>ダンスを全画面で再生中</translation>
    </message>
</context>
<context>
    <name>app::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>検索: %1</translation>
    </message>
    <message>
        <source>Japanese, English or romaji, in any width or case; all words must match</source>
        <translation>日本語、英語、またはローマ字の読み。全角・半角、大文字・小文字は区別しません。複数の語はすべて含むものを探します。</translation>
    </message>
</context>
<context>
    <name>app::SeekSlider</name>
    <message>
        <source>Frame %1 — %2</source>
        <translation>フレーム %1 — %2</translation>
    </message>
</context>
<context>
    <name>app::SelectedModel</name>
    <message>
        <source>Selected model: %1</source>
        <translation>選択中のモデル: %1</translation>
    </message>
    <message>
        <source>A click opens the model&apos;s menu</source>
        <translation>クリックするとモデルのメニューが開きます</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>モデル: %1</translation>
    </message>
</context>
<context>
    <name>app::SettingsController</name>
    <message>
        <source>The settings aren&apos;t kept: %1</source>
        <translation>設定は保存されません: %1</translation>
    </message>
</context>
<context>
    <name>app::SettingsDialog</name>
    <message>
        <source>Screenshot Folder</source>
        <translation>画像のフォルダ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>全般(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Playing</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;isplay</source>
        <translation>描画(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Screenshot folder:</source>
        <translation>画像の保存先(&amp;S):</translation>
    </message>
    <message>
        <source>Screenshot folder</source>
        <translation>画像の保存先フォルダ</translation>
    </message>
    <message>
        <source>Where Save Screenshot saves; empty: your Pictures folder</source>
        <translation>「画像を保存」の保存先。空欄ならピクチャフォルダ</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Keyboard S&amp;hortcuts…</source>
        <translation>キーの変更(&amp;H)…</translation>
    </message>
    <message>
        <source>A&amp;nti-aliasing</source>
        <translation>アンチエイリアス(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>解像度(&amp;R)</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>外観(&amp;A):</translation>
    </message>
    <message>
        <source>Categories of settings</source>
        <translation>設定の種類</translation>
    </message>
    <message>
        <source>Screenshot si&amp;ze:</source>
        <translation>スクリーンショットのサイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>Screenshot size</source>
        <translation>スクリーンショットのサイズ</translation>
    </message>
    <message>
        <source>As large as the view</source>
        <translation>ビューと同じ</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅(ピクセル)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高さ(ピクセル)</translation>
    </message>
</context>
<context>
    <name>app::SongController</name>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>曲の削除</translation>
    </message>
    <message>
        <source>Song offset</source>
        <translation>曲のオフセット</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>音声オフ</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>音声オン</translation>
    </message>
    <message>
        <source>Volume: %1 %</source>
        <translation>音量: %1 %</translation>
    </message>
    <message>
        <source>The demo has a song</source>
        <translation>デモには曲があります</translation>
    </message>
</context>
<context>
    <name>app::SongDialog</name>
    <message>
        <source>Song Offset</source>
        <translation>曲のオフセット</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Time from frame 0 to the start of the song; negative values skip the start of the song</source>
        <translation>フレーム 0 から曲が始まるまでの時間。負の値では曲の冒頭が飛ばされます。</translation>
    </message>
    <message>
        <source>The same in frames, 30 a second</source>
        <translation>同じ値をフレーム数で表したもの (1秒 = 30 フレーム)</translation>
    </message>
    <message>
        <source>Delay the song by</source>
        <translation>曲の開始を遅らせる</translation>
    </message>
    <message>
        <source>or in frames</source>
        <translation>フレーム数で指定</translation>
    </message>
</context>
<context>
    <name>app::Stage</name>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>ステージのビュー</translation>
    </message>
</context>
<context>
    <name>app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Open a model, or drop files here</source>
        <translation>モデルを開くか、ここにファイルをドロップしてください</translation>
    </message>
    <message>
        <source>Models (PMX, PMD, .x), motions and poses (VMD, VPD), songs, shows, archives and folders may be dropped; several together, in any order.</source>
        <translation>モデル (PMX・PMD・.x)、モーションやポーズ (VMD・VPD)、曲、プロジェクト、アーカイブ、フォルダをドロップできます。まとめて、順不同でかまいません。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>フォルダを開く…</translation>
    </message>
    <message>
        <source>A folder with a model and its motions, as it was unpacked</source>
        <translation>モデルとモーションの入った、展開したままのフォルダ</translation>
    </message>
    <message>
        <source>Show the demo</source>
        <translation>デモを見る</translation>
    </message>
    <message>
        <source>Recent shows</source>
        <translation>最近のプロジェクト</translation>
    </message>
    <message>
        <source>Recent models</source>
        <translation>最近のモデル</translation>
    </message>
    <message>
        <source>Recent motions and songs</source>
        <translation>最近のモーションと曲</translation>
    </message>
    <message>
        <source>IK Lab…</source>
        <translation>IKラボ…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works</source>
        <translation>逆運動学の仕組みを示すシーン</translation>
    </message>
</context>
<context>
    <name>app::StatusController</name>
    <message>
        <source>Frames per second, milliseconds per frame, and of them those of physics</source>
        <translation>1秒あたりの描画回数、1回の所要ミリ秒、うち物理演算の時間</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 fps, %2</source>
        <translation>%1 fps, %2</translation>
    </message>
    <message>
        <source>%1, physics %2 ms</source>
        <translation>%1, 物理演算 %2 ms</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>%L1 ポリゴン</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>No graphics card draws here, so the picture is softer while it moves: see Look, While playing</source>
        <translation>グラフィックスカードで描画していないため、動いている間は画像が粗くなります: 「描画」の「再生中」を参照</translation>
    </message>
    <message>
        <source>%1, resolution %2 %</source>
        <translation>%1, 解像度 %2 %</translation>
    </message>
</context>
<context>
    <name>app::StepWords</name>
    <message>
        <source>Iteration %1: %2 needs no rotation; error %3 units</source>
        <translation>反復%1：%2は回す必要がありません。残り%3単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 should rotate %3°, and its limit rotates it %4° the other way; error %5 units</source>
        <translation>反復%1：%2は%3°回ろうとしましたが、制限により逆向きに%4°回りました。残り%5単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: a step may rotate %5° at most, and its limit takes %6°; error %7 units</source>
        <translation>反復%1：%2は%4°のうち%3°回ります。1回に回れるのは%5°まで、さらに制限が%6°を削りました。残り%7単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°, the maximum of a step; error %5 units</source>
        <translation>反復%1：%2は%4°のうち%3°回ります。1回に回れるのはここまでです。残り%5単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: its limit takes %5°; error %6 units</source>
        <translation>反復%1：%2は%4°のうち%3°回ります。制限が%5°を削りました。残り%6単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, to the angle at which the chain is as long as the distance to the target; error %4 units</source>
        <translation>反復%1：%2は%3°回り、チェーンの長さが目標までの距離に合う角度になります。残り%4単位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, its whole angle; error %4 units</source>
        <translation>反復%1：%2は望んだとおり%3°回ります。残り%4単位</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target reached, error %1 units</source>
        <translation>
            <numerusform>%n回の反復で終了：目標に届きました。残り%1単位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s), the maximum: error %1 units</source>
        <translation>
            <numerusform>%n回の反復（上限）で終了：残り%1単位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): no further improvement, error %1 units</source>
        <translation>
            <numerusform>%n回の反復で終了：これ以上近づけません。残り%1単位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target out of reach, error %1 units</source>
        <translation>
            <numerusform>%n回の反復で終了：目標に届きません。残り%1単位</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished: this solver doesn&apos;t support this chain, and only applied its limits; error %1 units</source>
        <translation>終了：このソルバーはこのチェーンに使えず、制限内に収めただけです。残り%1単位</translation>
    </message>
    <message>
        <source>Start: the joints as in the motion, the effector %1 units from its target</source>
        <translation>開始：関節はモーションのまま、チェーンの先端は目標から%1単位</translation>
    </message>
    <message>
        <source>Straight joints are bent in the direction that their limits allow; error %1 units</source>
        <translation>まっすぐだった関節を制限に従って曲げます。残り%1単位</translation>
    </message>
    <message>
        <source>Iteration %1, from the target to the root: %2 moves %3 units to where the next bone needs it</source>
        <translation>反復%1、目標から根元へ：%2は次のボーンが求める位置へ%3単位動きます</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it</source>
        <translation>反復%1、根元から先端へ：%2は前の関節からボーンの長さだけ離れた位置へ%3単位動きます</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it; error %4 units</source>
        <translation>反復%1、根元から先端へ：%2は前の関節からボーンの長さだけ離れた位置へ%3単位動きます。残り%4単位</translation>
    </message>
    <message>
        <source>Iteration %1: all joints rotate at once, damped by %2; %3 moves farthest, %4 units; error %5 units</source>
        <translation>反復%1：すべての関節が同時に回ります（減衰%2）。最も動くのは%3で%4単位。残り%5単位</translation>
    </message>
    <message>
        <source>before</source>
        <translation>適用前</translation>
    </message>
    <message>
        <source>to the effector</source>
        <translation>チェーンの先端へ</translation>
    </message>
    <message>
        <source>to the target</source>
        <translation>目標へ</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>回った分</translation>
    </message>
    <message>
        <source>taken by the limit</source>
        <translation>制限で削られた分</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>届く範囲</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>動いた分</translation>
    </message>
    <message>
        <source>Iteration %1: the limit of %2 makes it rotate %3° instead of %4°; error %5 units</source>
        <translation>反復%1：%2は制限により%4°ではなく%3°回りました。残り%5単位</translation>
    </message>
    <message>
        <source>Joints beyond their limits are clamped to them; error %1 units</source>
        <translation>制限を超えていた関節を制限内に収めます。残り%1単位</translation>
    </message>
    <message>
        <source>after</source>
        <translation>適用後</translation>
    </message>
    <message>
        <source>reach of the chain</source>
        <translation>チェーン全体の届く範囲</translation>
    </message>
</context>
<context>
    <name>app::StepsController</name>
    <message>
        <source>Solver Steps</source>
        <translation>ソルバーの手順</translation>
    </message>
</context>
<context>
    <name>app::StepsPanel</name>
    <message>
        <source>Solver step</source>
        <translation>ソルバーの手順</translation>
    </message>
    <message>
        <source>Arrow keys go from step to step, Home and End to the first and the last</source>
        <translation>矢印キーで手順を前後に、HomeとEndで最初と最後へ</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>手順を1つ戻る</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>手順を1つ進む</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>手順を再生</translation>
    </message>
    <message>
        <source>Play the steps in sequence</source>
        <translation>手順を順に再生</translation>
    </message>
    <message>
        <source>Description of the step</source>
        <translation>この手順の内容</translation>
    </message>
    <message>
        <source>The selected model has no IK chains</source>
        <translation>選択したモデルにはIKチェーンがありません</translation>
    </message>
    <message>
        <source>Select a chain in the panel IK, to see how it is solved in this frame</source>
        <translation>IKパネルでチェーンを選ぶと、このフレームでの解き方が見られます</translation>
    </message>
    <message>
        <source>The dance is playing: pause it to step through the solve of a frame</source>
        <translation>再生中です。一時停止すると手順をたどれます</translation>
    </message>
    <message>
        <source>Physics moves all joints of %1: nothing is solved while it is on</source>
        <translation>%1の関節はすべて物理演算で動きます。有効な間は解きません</translation>
    </message>
    <message>
        <source>%1 is switched off in this frame: nothing is solved</source>
        <translation>%1はこのフレームでオフです。何も解きません</translation>
    </message>
    <message>
        <source>%1 has nothing to solve</source>
        <translation>%1には解くものがありません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (there were more steps than can be shown)</source>
        <translation>%1（表示できるより多くの手順がありました）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>app::StereoChoice</name>
    <message>
        <source>One view</source>
        <translation>1 つのビュー</translation>
    </message>
    <message>
        <source>3D, side by side</source>
        <translation>3D（サイドバイサイド）</translation>
    </message>
    <message>
        <source>VR180 (3D)</source>
        <translation>VR180（3D）</translation>
    </message>
    <message>
        <source>360°</source>
        <translation>360°</translation>
    </message>
    <message>
        <source>360° (3D, top-bottom)</source>
        <translation>360°（3D、トップアンドボトム）</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>ビュー(&amp;V):</translation>
    </message>
    <message>
        <source>E&amp;ye distance:</source>
        <translation>両眼の間隔(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Convergence:</source>
        <translation>コンバージェンス(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Dolly zoom:</source>
        <translation>ドリーズーム(&amp;D):</translation>
    </message>
    <message>
        <source>For headsets and 3D screens: a view for each eye, or all directions around the camera. MP4 and WebM tell players which it is</source>
        <translation>ヘッドセットや 3D 画面用: 左右の眼それぞれのビュー、またはカメラの周りの全方向。MP4 と WebM では、どれであるかがプレーヤーに伝わります</translation>
    </message>
    <message>
        <source>Less makes the scene look larger, more makes it look smaller</source>
        <translation>小さくするとシーンが大きく見え、大きくすると小さく見えます</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>What is at this distance from the camera appears at the screen; what is nearer stands out of it</source>
        <translation>カメラからこの距離にあるものが画面の位置に見え、それより近いものは手前に飛び出して見えます</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Moves the camera nearer to its target, which then looks as large as in an image with this field of view: dancers whom a long lens shows from afar</source>
        <translation>カメラを注視点に近づけ、この視野角の画像と同じ大きさに見えるようにします。望遠で遠くから写したダンサー向けです</translation>
    </message>
    <message>
        <source>View</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Eye distance</source>
        <translation>両眼の間隔</translation>
    </message>
    <message>
        <source>Eye distance in centimetres</source>
        <translation>両眼の間隔（センチメートル）</translation>
    </message>
    <message>
        <source>Convergence in metres</source>
        <translation>コンバージェンス（メートル）</translation>
    </message>
    <message>
        <source>Dolly zoom in degrees</source>
        <translation>ドリーズーム（度）</translation>
    </message>
</context>
<context>
    <name>app::TextWords</name>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between two sentences; the last has no full stop</comment>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>app::TextureFateWords</name>
    <message>
        <source>as written</source>
        <translation>記載どおり</translation>
    </message>
    <message>
        <source>with different spelling</source>
        <translation>表記違い</translation>
    </message>
    <message>
        <source>a folder up or down</source>
        <translation>上下のフォルダ</translation>
    </message>
    <message>
        <source>by file name only</source>
        <translation>ファイル名のみ一致</translation>
    </message>
    <message>
        <source>in another folder</source>
        <translation>別のフォルダ</translation>
    </message>
    <message>
        <source>converted from %1 (unlike its extension), %2</source>
        <translation>%1 から変換 (拡張子と中身が不一致), %2</translation>
    </message>
    <message>
        <source>converted from %1, %2</source>
        <translation>%1 から変換, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>テクスチャなし</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Not beside the model: the shared toon of that name is used</source>
        <translation>モデルのフォルダにないため、同名の共有トゥーンで代用しています</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>見つからず</translation>
    </message>
    <message>
        <source>Missing: no such file beside the model, nor in the folders around it</source>
        <translation>モデルのフォルダにも周辺のフォルダにも、このファイルが見つかりません</translation>
    </message>
    <message>
        <source>%1 (found %2)</source>
        <translation>%1 (検出: %2)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読込不可</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>途中まで</translation>
    </message>
    <message>
        <source>%1: %2; the file ends too early, and its last rows are grey</source>
        <translation>%1: %2。ファイルが途中で切れているため、末尾の行は灰色になります。</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>found</source>
        <translation>検出済み</translation>
    </message>
</context>
<context>
    <name>app::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys</source>
        <translation>
            <numerusform>%1: キー %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Frame %1 — %2</source>
        <translation>フレーム %1 — %2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>曲</translation>
    </message>
    <message>
        <source>Frame %1 — %2: %3</source>
        <translation>フレーム%1 — %2：%3</translation>
    </message>
</context>
<context>
    <name>app::TimelineDock</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>タイムラインを閉じる</translation>
    </message>
</context>
<context>
    <name>app::TimelinePanel</name>
    <message>
        <source>Key of %1: frame %2</source>
        <translation>%1 のキー: フレーム %2</translation>
    </message>
    <message>
        <source>%1: no keys</source>
        <translation>%1: キーはありません</translation>
    </message>
    <message>
        <source>%1: no key after this frame</source>
        <translation>%1: このフレームより後にキーはありません</translation>
    </message>
    <message>
        <source>%1: no key before this frame</source>
        <translation>%1: このフレームより前にキーはありません</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>ゴースト</translation>
    </message>
</context>
<context>
    <name>app::TitleController</name>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>IK Lab: %1</source>
        <translation>IKラボ：%1</translation>
    </message>
</context>
<context>
    <name>app::TrackRows</name>
    <message>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (オフ)</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー数</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>動かすもの</translation>
    </message>
    <message>
        <source>Name in the motion; Enter or a double-click goes to its first key</source>
        <translation>モーション内での名前。Enterまたはダブルクリックで最初のキーに移動します。</translation>
    </message>
    <message>
        <source>Frame of the first key</source>
        <translation>最初のキーのフレーム</translation>
    </message>
    <message>
        <source>Frame of the last key</source>
        <translation>最後のキーのフレーム</translation>
    </message>
    <message>
        <source>What it affects in the model</source>
        <translation>モデルの何を動かすか</translation>
    </message>
    <message>
        <source>nothing; perhaps %1</source>
        <translation>なし (%1 の可能性)</translation>
    </message>
    <message>
        <source>nothing: the model has none</source>
        <translation>なし (モデルにない)</translation>
    </message>
    <message>
        <source>nothing (no movement)</source>
        <translation>なし (動きのないトラック)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>最初のキー</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>Last key</source>
        <translation>最後のキー</translation>
    </message>
</context>
<context>
    <name>app::TracksPanel</name>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>1 track</source>
        <translation>トラック 1 個</translation>
    </message>
    <message>
        <source>%1 tracks</source>
        <translation>トラック %1 個</translation>
    </message>
    <message>
        <source>%1, %2 of them affect nothing</source>
        <translation>%1 (うち %2 個は対象なし)</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルがありません</translation>
    </message>
    <message>
        <source>No motion moves the model</source>
        <translation>このモデルを動かすモーションはありません</translation>
    </message>
</context>
<context>
    <name>app::TransportBar</name>
    <message>
        <source>Frame (30 per second); type one to go there, 12.5 is between two</source>
        <translation>フレーム (1秒 = 30 フレーム)。入力するとそこへ移動します。12.5 のような途中の値も使えます。</translation>
    </message>
    <message>
        <source>×</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>Volume of the song</source>
        <translation>曲の音量</translation>
    </message>
    <message>
        <source>Unmute the song</source>
        <translation>曲のミュートを解除します</translation>
    </message>
    <message>
        <source>Mute the song</source>
        <translation>曲をミュートします</translation>
    </message>
    <message>
        <source>Speed of dance and song, 0.1 to 10 times</source>
        <translation>ダンスと曲の速さ (0.1~10倍)</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Waveform of the song</source>
        <translation>曲の波形</translation>
    </message>
</context>
<context>
    <name>app::UndoController</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
</context>
<context>
    <name>app::UnmatchedPanel</name>
    <message>
        <source>Ticked: %1 takes the motion of %2</source>
        <translation>チェックすると、モーションの %2 の動きで %1 を動かします</translation>
    </message>
    <message>
        <source>Tick All Suggestions</source>
        <translation>候補をすべてチェック</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー数</translation>
    </message>
    <message>
        <source>Substitute bone</source>
        <translation>代替ボーン</translation>
    </message>
    <message>
        <source>A bone of the model that may match. Ticked, it takes the motion of that name (Enter, or a click)</source>
        <translation>該当すると思われるモデルのボーン。チェックすると、その名前の動きで代わりに動かします (Enterまたはクリック)。</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>ボーン 1 個</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>ボーン %1 個</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>モーフ 1 個</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>モーフ %1 個</translation>
    </message>
    <message>
        <source>1 IK chain</source>
        <translation>IKチェーン 1 個</translation>
    </message>
    <message>
        <source>%1 IK chains</source>
        <translation>IKチェーン %1 個</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No motion on a model.</source>
        <translation>モーションの付いたモデルがありません。</translation>
    </message>
    <message>
        <source>The model has everything that its motions and poses move.</source>
        <translation>モーションとポーズが動かすものは、すべてモデルにあります。</translation>
    </message>
    <message>
        <source>The model doesn&apos;t have %1 that its motions and poses use.</source>
        <translation>モーションやポーズで使われる%1がモデルにありません。</translation>
    </message>
    <message>
        <source>Tick the bones to use instead.</source>
        <translation>代わりに動かすボーンにチェックを入れてください。</translation>
    </message>
    <message>
        <source>Use substitute bone</source>
        <translation>代替ボーンの使用</translation>
    </message>
    <message>
        <source>Remove substitute bone</source>
        <translation>代替ボーンの解除</translation>
    </message>
    <message>
        <source>Use substitute bones</source>
        <translation>代替ボーンの一括使用</translation>
    </message>
    <message>
        <source>Missing bones and morphs</source>
        <translation>不足ボーン・モーフ</translation>
    </message>
    <message>
        <source>The model has all bones and morphs that its motions move.</source>
        <translation>モーションが動かすボーンとモーフは、すべてモデルにあります。</translation>
    </message>
</context>
<context>
    <name>app::ViewPictures</name>
    <message>
        <source>Screenshots can&apos;t be saved in %1</source>
        <translation>%1 に画像を保存できません</translation>
    </message>
</context>
<context>
    <name>app::VmcController</name>
    <message>
        <source>Nothing is sent by VMC any more: the model is gone</source>
        <translation>VMC送信を終了しました: モデルがなくなりました</translation>
    </message>
    <message>
        <source>Nothing is sent by VMC any more: %1</source>
        <translation>VMC送信を終了しました: %1</translation>
    </message>
    <message>
        <source>Sending to %1:%2 — %3/s</source>
        <translation>%1:%2 に送信中 — 毎秒%3回</translation>
    </message>
    <message>
        <source>Sending by VMC to %1, port %2, %3 poses per second</source>
        <translation>VMCで %1、ポート %2 に毎秒 %3 ポーズを送信中</translation>
    </message>
    <message>
        <source>Poses and expressions are sent by the VMC protocol; a click ends it</source>
        <translation>ポーズと表情をVMCプロトコルで送信しています。クリックで終了します</translation>
    </message>
</context>
<context>
    <name>app::VmcDialog</name>
    <message>
        <source>Send by VMC</source>
        <translation>VMCで送信</translation>
    </message>
    <message>
        <source>Sends the pose and the expressions of a model, as the view shows them, to a program that moves an avatar. Switch on its VMC receiver first: nobody answers, so Odori can&apos;t tell whether it listens.</source>
        <translation>モデルのポーズと表情を、画面に見えるとおりに、アバターを動かすソフトへ送ります。先にそのソフトのVMC受信をオンにしてください。応答がないため、受信されているかどうかは分かりません。</translation>
    </message>
    <message>
        <source>This is another machine: the bones and expressions go there unencrypted, and whoever can listen on the way gets them, too. The model itself isn&apos;t sent.</source>
        <translation>これは別のマシンです。ボーンと表情は暗号化されずに送られ、途中で傍受できる人にも届きます。モデル自体は送られません。</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>送信(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>127.0.0.1 is this machine; another is four numbers, too, such as 192.168.1.5</source>
        <translation>127.0.0.1 はこのマシンです。別のマシンも 192.168.1.5 のような4つの数です</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 回/秒</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>モデル(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>アドレス(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>ポート(&amp;P):</translation>
    </message>
    <message>
        <source>P&amp;oses:</source>
        <translation>ポーズ(&amp;O):</translation>
    </message>
    <message>
        <source>%1 is no address: type four numbers, such as 127.0.0.1</source>
        <translation>%1 はアドレスではありません。127.0.0.1 のような4つの数を入力してください</translation>
    </message>
    <message>
        <source>Type an address: four numbers, such as 127.0.0.1</source>
        <translation>127.0.0.1 のような4つの数のアドレスを入力してください</translation>
    </message>
    <message>
        <source>%1 is no port: type a number from 1 to 65535</source>
        <translation>%1 はポートではありません。1から65535までの数を入力してください</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open models, motions, a pose, a camera, a song or a show</source>
        <translation>モデル、モーション、ポーズ、カメラ、曲、プロジェクトを開きます</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add models and motions to the current show</source>
        <translation>現在のモデルやモーションに追加します</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;Demo</source>
        <translation>デモを見る(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save Show</source>
        <translation>プロジェクトを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Show As…</source>
        <translation>名前を付けてプロジェクトを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Find Missing Files…</source>
        <translation>見つからないファイルを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Locate files of the show that can&apos;t be found</source>
        <translation>プロジェクトの見つからないファイルの場所を指定します</translation>
    </message>
    <message>
        <source>Save &amp;Pose</source>
        <translation>ポーズを保存(&amp;P)</translation>
    </message>
    <message>
        <source>Before IK and Physics (&amp;Keyed)…</source>
        <translation>IK・物理演算の適用前(&amp;K)…</translation>
    </message>
    <message>
        <source>The selected model&apos;s bones before IK and physics, which move them again when the pose is loaded</source>
        <translation>選択中のモデルのボーンを、IK・物理演算の適用前の値で保存します。読み込むとIKと物理演算で再び動きます。</translation>
    </message>
    <message>
        <source>After IK and Physics (as &amp;Shown)…</source>
        <translation>IK・物理演算の適用後(&amp;S)…</translation>
    </message>
    <message>
        <source>IK and physics are baked into rotations: the same pose with IK and physics off</source>
        <translation>IKと物理演算の結果を回転に焼き込みます。IKオフ・物理演算なしでも同じ見た目になります。</translation>
    </message>
    <message>
        <source>Find Missing &amp;Textures…</source>
        <translation>見つからないテクスチャを探す(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose the folder with the missing textures</source>
        <translation>見つからないテクスチャのあるフォルダを指定します</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Reload all files; frame, camera and settings stay</source>
        <translation>すべてのファイルを読み直します。再生位置、カメラ、各設定はそのままです。</translation>
    </message>
    <message>
        <source>Reload Files &amp;when They Change</source>
        <translation>ファイルの変更時に自動で再読み込み(&amp;W)</translation>
    </message>
    <message>
        <source>Export I&amp;mage or Video…</source>
        <translation>画像・動画の出力(&amp;M)…</translation>
    </message>
    <message>
        <source>Screens&amp;hot</source>
        <translation>スクリーンショット(&amp;H)</translation>
    </message>
    <message>
        <source>Remov&amp;e Motions</source>
        <translation>モーションを削除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Save Screenshot</source>
        <translation>画像を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save what the view shows in the screenshot folder</source>
        <translation>表示中の画面をピクチャフォルダに保存します</translation>
    </message>
    <message>
        <source>Save Screenshot &amp;As…</source>
        <translation>名前を付けて画像を保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save what the view shows as PNG, JPEG or WebP</source>
        <translation>表示中の画面をPNG、JPEG、WebPで保存します</translation>
    </message>
    <message>
        <source>&amp;Copy Screenshot</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what the view shows to the clipboard</source>
        <translation>表示中の画面をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Transparent &amp;Background</source>
        <translation>背景を透明にする(&amp;B)</translation>
    </message>
    <message>
        <source>Screenshots show the models alone, with a transparent background; not as JPEG</source>
        <translation>保存・コピーする画像をモデルだけにし、周囲を透明にします (JPEGを除く)</translation>
    </message>
    <message>
        <source>Open the folder that the screenshot was saved in</source>
        <translation>画像を保存したフォルダを開きます</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Model</source>
        <translation>モデルを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move Model</source>
        <translation>モデルを削除(&amp;M)</translation>
    </message>
    <message>
        <source>Play &amp;Both</source>
        <translation>両方を再生(&amp;B)</translation>
    </message>
    <message>
        <source>Play what was opened last together with what it replaced</source>
        <translation>最後に開いたものと、それに置き換えられたものを両方再生します</translation>
    </message>
    <message>
        <source>Move B&amp;one</source>
        <translation>ボーンを動かす(&amp;O)</translation>
    </message>
    <message>
        <source>Rese&amp;t Bone</source>
        <translation>ボーンをリセット(&amp;T)</translation>
    </message>
    <message>
        <source>Reset the selected bone to its motions and poses, without edits</source>
        <translation>選択中のボーンの手動操作を取り消し、モーションとポーズどおりに戻します</translation>
    </message>
    <message>
        <source>Reset &amp;All Bones</source>
        <translation>全ボーンをリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all bones of the selected model to its motions and poses</source>
        <translation>選択中のモデルの全ボーンをモーションとポーズどおりに戻します</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone along %1</source>
        <translation>ボーンを %1 軸方向に移動 (または回転)</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone Back along %1</source>
        <translation>ボーンを %1 軸の逆方向に移動 (または回転)</translation>
    </message>
    <message>
        <source>Rotate Bone about %1</source>
        <translation>ボーンを %1 軸で回転</translation>
    </message>
    <message>
        <source>Rotate Bone Back about %1</source>
        <translation>ボーンを %1 軸で逆回転</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生/一時停止</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>先頭へ(&amp;S)</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>先頭へ移動します</translation>
    </message>
    <message>
        <source>Go to &amp;End</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Back</source>
        <translation>1フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>1フレーム戻ります</translation>
    </message>
    <message>
        <source>One Frame &amp;Forward</source>
        <translation>1フレーム進む(&amp;F)</translation>
    </message>
    <message>
        <source>One frame forward</source>
        <translation>1フレーム進みます</translation>
    </message>
    <message>
        <source>Previous &amp;Keyframe</source>
        <translation>前のキーへ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next Keyframe</source>
        <translation>次のキーへ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>フレームへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>ループ再生(&amp;L)</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>末尾まで再生したら先頭に戻ります</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>遅く(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>速く(&amp;A)</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>標準の速度(&amp;M)</translation>
    </message>
    <message>
        <source>Set Loop Start &amp;Here</source>
        <translation>ループ範囲をここから(&amp;H)</translation>
    </message>
    <message>
        <source>Set Loop End Here</source>
        <translation>ループ範囲をここまで</translation>
    </message>
    <message>
        <source>&amp;Clear Loop Range</source>
        <translation>ループ範囲を解除(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>タイムライン(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;In</source>
        <translation>タイムラインを拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;Out</source>
        <translation>タイムラインを縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;Whole Dance in Timeline</source>
        <translation>タイムラインに全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Back</source>
        <translation>タイムラインを前へ(&amp;B)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Forward</source>
        <translation>タイムラインを後へ(&amp;F)</translation>
    </message>
    <message>
        <source>Song Offset…</source>
        <translation>曲のオフセット…</translation>
    </message>
    <message>
        <source>&amp;Remove Song</source>
        <translation>曲を削除(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;when a Motion Is Opened</source>
        <translation>モーションを開いたら再生(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;IK</source>
        <translation>IK(&amp;I)</translation>
    </message>
    <message>
        <source>All Chains Always &amp;On</source>
        <translation>すべてのチェーンを常にオン(&amp;O)</translation>
    </message>
    <message>
        <source>All Chains Always O&amp;ff</source>
        <translation>すべてのチェーンを常にオフ(&amp;F)</translation>
    </message>
    <message>
        <source>Phy&amp;sics</source>
        <translation>物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Physics On</source>
        <translation>物理演算オン(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Simulate hair and clothes</source>
        <translation>髪や衣装を物理演算で動かします</translation>
    </message>
    <message>
        <source>&amp;Models Collide</source>
        <translation>モデル同士の衝突(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;set Physics</source>
        <translation>髪や衣装の動きをリセット(&amp;S)</translation>
    </message>
    <message>
        <source>Restart physics at this frame</source>
        <translation>このフレームから物理演算をやり直します</translation>
    </message>
    <message>
        <source>Physics S&amp;ettings…</source>
        <translation>物理演算の設定(&amp;E)…</translation>
    </message>
    <message>
        <source>Show &amp;Bodies and Joints</source>
        <translation>剛体とジョイントを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Rigid bodies: green follow bones, red are moved by physics, violet are physics + bone; dimmed ones are at rest</source>
        <translation>剛体の色: 緑はボーン追従、赤は物理演算、紫は物理演算+ボーン位置合わせ。暗いものは静止中です。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bones; point at one for its name</source>
        <translation>ボーンを表示します。マウスを重ねると名前が出ます。</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Background &amp;Colour…</source>
        <translation>背景色(&amp;C)…</translation>
    </message>
    <message>
        <source>M&amp;otion Camera</source>
        <translation>モーションのカメラ(&amp;O)</translation>
    </message>
    <message>
        <source>Use the motion&apos;s camera; the mouse takes over</source>
        <translation>モーションのカメラに従います。マウスで視点を動かすと手動に切り替わります。</translation>
    </message>
    <message>
        <source>&amp;Reset Camera</source>
        <translation>カメラをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset to MMD&apos;s default view</source>
        <translation>MMDの初期視点に戻します</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>背面(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>右面(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>View &amp;from</source>
        <translation>視点(&amp;F)</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>カメラ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>Show the panels with bones, morphs, materials, bodies and tracks; again: hide them</source>
        <translation>モデルの構成を示すパネルを表示します。もう一度選ぶと閉じます。</translation>
    </message>
    <message>
        <source>Focus Ne&amp;xt Panel</source>
        <translation>次のパネルへ移る(&amp;X)</translation>
    </message>
    <message>
        <source>Focus Previous Panel</source>
        <translation>前のパネルへ移る</translation>
    </message>
    <message>
        <source>Moves the keyboard focus between the view and the open panels; Tab moves on in a panel, Escape back to the view</source>
        <translation>画面と開いているパネルの間で、キーボードの操作先を移します。パネル内はTabで進み、Escapeで画面に戻ります。</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>全画面表示を終了</translation>
    </message>
    <message>
        <source>Bone &amp;Names</source>
        <translation>ボーン名(&amp;N)</translation>
    </message>
    <message>
        <source>Show names of bones, where there is room for them</source>
        <translation>ボーンの名前を、重ならない範囲で表示します</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>ワイヤーフレーム(&amp;W)</translation>
    </message>
    <message>
        <source>Show the edges of the models&apos; triangles</source>
        <translation>モデルのポリゴンの辺を表示します</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>法線(&amp;O)</translation>
    </message>
    <message>
        <source>Show the normal of each vertex as a line</source>
        <translation>頂点ごとに面の向きを線で表示します</translation>
    </message>
    <message>
        <source>W&amp;eights of Selected Bone</source>
        <translation>選択中のボーンのウェイト(&amp;E)</translation>
    </message>
    <message>
        <source>How much the surface follows the selected bone: blue little, red fully</source>
        <translation>選択中のボーンの影響の強さを色で表示します (青: 弱い、赤: 強い)</translation>
    </message>
    <message>
        <source>Frame &amp;Times</source>
        <translation>描画時間(&amp;T)</translation>
    </message>
    <message>
        <source>How long the last frames took to draw, by task</source>
        <translation>直近の各描画にかかった時間を内訳で表示します</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>全体を画面に収める(&amp;A)</translation>
    </message>
    <message>
        <source>Show all models in the view</source>
        <translation>すべてのモデルが見えるようにします</translation>
    </message>
    <message>
        <source>Frame &amp;Selected Model</source>
        <translation>選択中のモデルを画面に収める(&amp;S)</translation>
    </message>
    <message>
        <source>Show the whole selected model in the view</source>
        <translation>選択中のモデルの全身が見えるようにします</translation>
    </message>
    <message>
        <source>&amp;Follow Bone</source>
        <translation>ボーンに追従(&amp;F)</translation>
    </message>
    <message>
        <source>Keep the selected bone, or the model&apos;s centre, in the middle of the view; the mouse still moves the camera</source>
        <translation>選択中のボーン (なければモデルのセンター) を画面の中央に保ちます。マウスでのカメラ操作もできます。</translation>
    </message>
    <message>
        <source>&amp;Turntable</source>
        <translation>ターンテーブル(&amp;T)</translation>
    </message>
    <message>
        <source>Orbit slowly, also while paused; orbiting with the mouse ends it</source>
        <translation>カメラがゆっくり周回します (停止中も)。マウスで視点を回すと終わります。</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>パースペクティブ(&amp;P)</translation>
    </message>
    <message>
        <source>Distant things look smaller; off: orthographic projection</source>
        <translation>遠くのものを小さく表示します。オフでは平行投影になります。</translation>
    </message>
    <message>
        <source>Camera Bookmark &amp;%1</source>
        <translation>カメラブックマーク &amp;%1</translation>
    </message>
    <message>
        <source>Set &amp;Bookmark</source>
        <translation>ブックマークに登録(&amp;B)</translation>
    </message>
    <message>
        <source>Set Camera Bookmark &amp;%1</source>
        <translation>カメラブックマーク &amp;%1 に登録</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>キーボードとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>Odori について(&amp;A)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System Default</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>Ope&amp;n Folder…</source>
        <translation>フォルダを開く(&amp;N)…</translation>
    </message>
    <message>
        <source>Open a folder with a model and its motions, as it was unpacked</source>
        <translation>モデルとモーションの入ったフォルダを、展開したままで開きます</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>オーバーレイ(&amp;V)</translation>
    </message>
    <message>
        <source>Switch IK off and back</source>
        <translation>IKをオフにする/戻す</translation>
    </message>
    <message>
        <source>&amp;Open Folder</source>
        <translation>保存先フォルダを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Appeara&amp;nce</source>
        <translation>外観(&amp;N)</translation>
    </message>
    <message>
        <source>System &amp;Default</source>
        <translation>デスクトップに従う(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>ダーク(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>ゴースト(&amp;G)</translation>
    </message>
    <message>
        <source>Show a translucent copy of the selected model with another IK setting, to see what IK does</source>
        <translation>選択中のモデルを、別の解き方で半透明にもう一体表示します。IKの効果が見えます</translation>
    </message>
    <message>
        <source>Gho&amp;st IK</source>
        <translation>ゴーストのIK(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Without IK</source>
        <translation>IKなし(&amp;W)</translation>
    </message>
    <message>
        <source>All &amp;Chains On</source>
        <translation>すべてのチェーンをオン(&amp;C)</translation>
    </message>
    <message>
        <source>Ghost &amp;Position</source>
        <translation>ゴーストの位置(&amp;P)</translation>
    </message>
    <message>
        <source>At the &amp;Model</source>
        <translation>モデルと同じ場所(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Beside the Model</source>
        <translation>モデルの隣(&amp;B)</translation>
    </message>
    <message>
        <source>Be&amp;hind the Model</source>
        <translation>モデルの後ろ(&amp;H)</translation>
    </message>
    <message>
        <source>Ghost: %1</source>
        <translation>ゴースト: %1</translation>
    </message>
    <message>
        <source>Ba&amp;ke Motion…</source>
        <translation>モーションを焼き込む(&amp;K)…</translation>
    </message>
    <message>
        <source>Bake IK, physics and edits of the selected model into a motion of plain keys</source>
        <translation>選択中のモデルのIK・物理演算・手動操作の結果を、ボーンのキーだけのモーションとして保存します</translation>
    </message>
    <message>
        <source>Frame Selected B&amp;one</source>
        <translation>選択中のボーンを画面に収める(&amp;O)</translation>
    </message>
    <message>
        <source>Show the selected bone and its children from near</source>
        <translation>選択中のボーンとその子を近くから見ます</translation>
    </message>
    <message>
        <source>Other Solvers</source>
        <translation>ほかのソルバー</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>選択したボーンを位置に固定(&amp;B)</translation>
    </message>
    <message>
        <source>A goal: the selected bone is pinned to a point that can be dragged, and the limb follows</source>
        <translation>目標：選択したボーンをドラッグできる位置に固定し、手足が従います</translation>
    </message>
    <message>
        <source>&amp;Look at the Camera</source>
        <translation>カメラを見る(&amp;L)</translation>
    </message>
    <message>
        <source>A goal: head and eyes of the selected model look at the camera</source>
        <translation>目標：選択したモデルの頭と目がカメラを見ます</translation>
    </message>
    <message>
        <source>Plant Feet on G&amp;round</source>
        <translation>足を地面に固定(&amp;R)</translation>
    </message>
    <message>
        <source>A goal: the feet of the selected model are planted on the ground and the stage below it</source>
        <translation>目標：選択したモデルの足を地面や下のステージに固定します</translation>
    </message>
    <message>
        <source>Solver S&amp;teps</source>
        <translation>ソルバーの手順(&amp;T)</translation>
    </message>
    <message>
        <source>Step through the solve of the current frame, joint by joint, for the chain that is selected in the panel IK</source>
        <translation>このフレームの解き方を関節ごとにたどります（IKパネルで選んだチェーン）</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>1画面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>2画面(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;hree Views</source>
        <translation>3画面(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>4画面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the models in views beside each other, each with their IK solved by another solver</source>
        <translation>モデルを並べて表示し、ビューごとに別のソルバーでIKを解きます</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>並べて表示：%1</translation>
    </message>
    <message>
        <source>View %1: %2</source>
        <translation>画面%1：%2</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>画面&amp;1</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>画面&amp;2</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>画面&amp;3</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>画面&amp;4</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Add a copy of the selected model with its motions</source>
        <translation>同じモデルを同じモーションでもう1体追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected model</source>
        <translation>選択中のモデルを削除します</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>ジャンプ(&amp;J)</translation>
    </message>
    <message>
        <source>%1 % of the Dance</source>
        <translation>ダンスの %1 %</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>ビュー(&amp;V)</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Switch IK off and back, of the selected model</source>
        <translation>選択したモデルの IK をオフにし、戻す</translation>
    </message>
    <message>
        <source>Jump to %1</source>
        <translation>%1 へジャンプ</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>ミュート(&amp;U)</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>音量を下げる</translation>
    </message>
    <message>
        <source>IK of the S&amp;elected Model</source>
        <translation>選択したモデルの IK(&amp;E)</translation>
    </message>
    <message>
        <source>IK On and Off, Side b&amp;y Side</source>
        <translation>IK オンとオフを並べる(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the models twice: on the left with IK, on the right without</source>
        <translation>モデルを 2 つ並べて表示: 左は IK あり、右はなし</translation>
    </message>
    <message>
        <source>&amp;Scene Panels</source>
        <translation>シーンパネル(&amp;S)</translation>
    </message>
    <message>
        <source>Models, what they dance, picture and camera</source>
        <translation>モデル、モーション、画面、カメラ</translation>
    </message>
    <message>
        <source>IK L&amp;ab</source>
        <translation>IK ラボ(&amp;A)</translation>
    </message>
    <message>
        <source>The picture on the whole screen; a double click does it, too</source>
        <translation>画面全体に表示。ダブルクリックでも切り替わります</translation>
    </message>
    <message>
        <source>&amp;Volume Up</source>
        <translation>音量を上げる(&amp;V)</translation>
    </message>
    <message>
        <source>Play Song</source>
        <translation>曲を再生</translation>
    </message>
    <message>
        <source>As the &amp;View Shows It</source>
        <translation>ビューの表示どおり(&amp;V)</translation>
    </message>
    <message>
        <source>Screenshots have the view&apos;s size, and its grid, bones and marks as well</source>
        <translation>スクリーンショットをビューと同じサイズにし、グリッド、ボーン、マーカーも含めます</translation>
    </message>
    <message>
        <source>Load Camera</source>
        <translation>カメラを読み込む</translation>
    </message>
    <message>
        <source>Dance Alon&amp;g</source>
        <translation>一緒に踊る(&amp;G)</translation>
    </message>
    <message>
        <source>Give the model that was added the motions of the one that dances</source>
        <translation>追加したモデルに、踊っているモデルのモーションを与えます</translation>
    </message>
    <message>
        <source>Show what is on the ground: grid, axes, shadows</source>
        <translation>地面の上の表示を切り替え: グリッド、座標軸、影</translation>
    </message>
    <message>
        <source>Send b&amp;y VMC…</source>
        <translation>VMCで送信(&amp;Y)…</translation>
    </message>
    <message>
        <source>Send a model&apos;s pose and expressions to a program that moves an avatar; again: end it</source>
        <translation>モデルのポーズと表情を、アバターを動かすソフトへ送ります。もう一度選ぶと終了します</translation>
    </message>
    <message>
        <source>E&amp;xport Model and Motion…</source>
        <translation>モデルとモーションの出力(&amp;X)…</translation>
    </message>
    <message>
        <source>Export models and their motion for other programs: GLB, VRMA, BVH, mesh caches</source>
        <translation>モデルとモーションを他のソフト向けに出力します (GLB、VRMA、BVH、メッシュキャッシュ)</translation>
    </message>
    <message>
        <source>Rea&amp;douts…</source>
        <translation>数値表示(&amp;D)…</translation>
    </message>
    <message>
        <source>Angles, lengths, matrices and solves, written beside bones in the view and in films</source>
        <translation>角度・長さ・行列・解を、ビューと動画のボーンの横に表示します</translation>
    </message>
    <message>
        <source>The chains of the selected model, their switches and solvers, goals and readouts</source>
        <translation>選択したモデルのチェーン、そのスイッチとソルバー、目標、数値表示</translation>
    </message>
    <message>
        <source>&amp;IK Lab Scenes…</source>
        <translation>IKラボのシーン(&amp;I)…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works, to play and to change</source>
        <translation>再生し、変えながら逆運動学の仕組みを見るシーン</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joint</source>
        <translation>選択したジョイントを固定(&amp;K)</translation>
    </message>
    <message>
        <source>The selected bone neither turns nor slides while it is solved; a click on a joint with Ctrl does it, too</source>
        <translation>IKを解くとき、選択したボーンは回転も移動もしません。Ctrlを押しながらジョイントをクリックしても切り替わります</translation>
    </message>
    <message>
        <source>&amp;Joint Limits</source>
        <translation>ジョイントの制限(&amp;J)</translation>
    </message>
    <message>
        <source>Show how far joints may turn and slide; drag a rim or an end to change it</source>
        <translation>ジョイントの回転・移動の範囲を表示。縁や端をドラッグすると変わります</translation>
    </message>
    <message>
        <source>Pla&amp;ylist</source>
        <translation>プレイリスト(&amp;Y)</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add Folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>&amp;New Playlist</source>
        <translation>新しいプレイリスト(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty list of dances</source>
        <translation>空のダンスのリストを始める</translation>
    </message>
    <message>
        <source>&amp;Open Playlist…</source>
        <translation>プレイリストを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a list of dances that was saved</source>
        <translation>保存したダンスのリストを開く</translation>
    </message>
    <message>
        <source>&amp;Add Files to Playlist…</source>
        <translation>ファイルをプレイリストに追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add archives, shows, or motions with their models, camera and song to the playlist</source>
        <translation>アーカイブ、プロジェクト、またはモーションとそのモデル、カメラ、曲をプレイリストに追加</translation>
    </message>
    <message>
        <source>Add &amp;Folder to Playlist…</source>
        <translation>フォルダーをプレイリストに追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all dances of a folder, and of the archives in it, to the playlist</source>
        <translation>フォルダーとその中のアーカイブのすべてのダンスをプレイリストに追加</translation>
    </message>
    <message>
        <source>&amp;Save Playlist</source>
        <translation>プレイリストを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Playlist As…</source>
        <translation>プレイリストに名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Dance</source>
        <translation>次のダンス(&amp;X)</translation>
    </message>
    <message>
        <source>Next dance of the playlist</source>
        <translation>プレイリストの次のダンス</translation>
    </message>
    <message>
        <source>Previous Dance</source>
        <translation>前のダンス</translation>
    </message>
    <message>
        <source>Previous dance of the playlist</source>
        <translation>プレイリストの前のダンス</translation>
    </message>
    <message>
        <source>Targets of &amp;Goals</source>
        <translation>目標の位置(&amp;G)</translation>
    </message>
    <message>
        <source>Show what goals reach for and look at; drag a target to move it</source>
        <translation>目標が届こうとする所や見る所を表示。ドラッグすると動きます</translation>
    </message>
    <message>
        <source>Targets of IK &amp;Chains</source>
        <translation>IKチェーンの目標(&amp;C)</translation>
    </message>
    <message>
        <source>Show the IK bones of chains that are solved as targets; drag one to move it</source>
        <translation>解かれているチェーンのIKボーンを目標として表示。ドラッグすると動きます</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>デスクトップ表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pictures a Second</source>
        <translation>毎秒の画像数(&amp;P)</translation>
    </message>
    <message>
        <source>At Most %1</source>
        <translation>最大%1</translation>
    </message>
    <message>
        <source>On the desktop: pictures a second: %1</source>
        <translation>デスクトップでの毎秒の画像数：%1</translation>
    </message>
    <message>
        <source>On the &amp;Desktop</source>
        <translation>デスクトップに出す(&amp;D)</translation>
    </message>
    <message>
        <source>The models stand on the desktop, without a window; Alt and the mouse move and scale them</source>
        <translation>モデルがウィンドウなしでデスクトップに立ちます。Altを押しながらマウスで移動と拡大縮小ができます</translation>
    </message>
    <message>
        <source>Always on &amp;Top</source>
        <translation>常に手前に表示(&amp;T)</translation>
    </message>
    <message>
        <source>The models on the desktop stay above all windows</source>
        <translation>デスクトップ上のモデルをすべてのウィンドウより手前に表示します</translation>
    </message>
    <message>
        <source>&amp;Clicks Go through beside Models</source>
        <translation>モデルの外のクリックを下に通す(&amp;C)</translation>
    </message>
    <message>
        <source>Clicks beside the models on the desktop reach what is below; off: none does, in the whole rectangle of the view</source>
        <translation>デスクトップ上のモデルの外をクリックすると、下にあるものに届きます。オフのときは、ビューの長方形全体でどのクリックも届きません</translation>
    </message>
    <message>
        <source>With &amp;Scenery</source>
        <translation>舞台セットも表示(&amp;S)</translation>
    </message>
    <message>
        <source>Stages and halls stand on the desktop, too, not only the dancers</source>
        <translation>踊り手だけでなく、ステージやホールのモデルもデスクトップに表示します</translation>
    </message>
    <message>
        <source>&amp;Hide Models</source>
        <translation>モデルを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>The models on the desktop are hidden, and nothing is drawn, until this is off</source>
        <translation>オフにするまで、デスクトップ上のモデルを隠し、何も描画しません</translation>
    </message>
    <message>
        <source>&amp;Leave Stage</source>
        <translation>デスクトップ表示を終える(&amp;L)</translation>
    </message>
    <message>
        <source>The models go from the desktop back into the window</source>
        <translation>モデルがデスクトップからウィンドウに戻ります</translation>
    </message>
    <message>
        <source>All Chains as the &amp;Motion</source>
        <translation>すべてのチェーンをモーションどおり(&amp;M)</translation>
    </message>
    <message>
        <source>Load Song from the Same Fol&amp;der</source>
        <translation>同じフォルダーの曲を読み込む(&amp;D)</translation>
    </message>
    <message>
        <source>Load Camera from the Same Folder</source>
        <translation>同じフォルダーのカメラを読み込む</translation>
    </message>
</context>
</TS>
