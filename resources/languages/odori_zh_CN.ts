<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>LabScenes</name>
    <message>
        <source>Two bones: one triangle, two bends</source>
        <translation>两根骨骼：一个三角形，两种弯法</translation>
    </message>
    <message>
        <source>Two links, six and four units long, and the line from the shoulder to the target make a triangle, and the law of cosines gives its angles. The solid arm bends up, the translucent one down: both reach the same target, since a triangle has a mirror image. Drag the orange target: farther than ten units from the shoulder the arm is only straight, and nearer than two it is only folded. Press play to see the target go through all of that. Then choose another solver in the panel IK and look for what changes.</source>
        <translation>长 6 和 4 个单位的两段链节和肩部到目标的连线组成一个三角形，余弦定理给出它的各个角。不透明的手臂向上弯，半透明的向下弯：三角形有镜像，所以两者都能到达同一目标。拖动橙色目标：离肩部超过 10 个单位时手臂只能伸直，近于 2 个单位时只能折叠。按播放，看目标经历这一切。然后在 IK 面板中选择另一种求解器，看看有什么变化。</translation>
    </message>
    <message>
        <source>CCD, step by step</source>
        <translation>逐步看 CCD</translation>
    </message>
    <message>
        <source>With IK and without</source>
        <translation>有 IK 与无 IK</translation>
    </message>
    <message>
        <source>Limits: seven joints</source>
        <translation>限制：七个关节</translation>
    </message>
    <message>
        <source>FABRIK: trees with several ends</source>
        <translation>FABRIK：有多个末端的树</translation>
    </message>
    <message>
        <source>A body from five points</source>
        <translation>由五个点求出身体</translation>
    </message>
    <message>
        <source>A machine: joints that turn and slide</source>
        <translation>机械：转动与滑动的关节</translation>
    </message>
    <message>
        <source>Skin: one bone, two bones, SDEF</source>
        <translation>蒙皮：一根骨骼、两根骨骼、SDEF</translation>
    </message>
    <message>
        <source>Look and stand</source>
        <translation>注视与站立</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>赛跑</translation>
    </message>
    <message>
        <source>The same dance twice: with IK, and beside it a translucent ghost whose IK is off. A motion moves the controllers of the feet, and only IK makes legs of that: so the ghost&apos;s legs hang stiff. Press play and look at the bones: blue ones turn, yellow ones are turned by IK, as her hair is, and the squares are the controllers. Drag a foot&apos;s controller and watch the knee. B hides the bones, and Shift+I switches the IK of the dancer, too.</source>
        <translation>同一支舞跳两遍：有 IK 的，以及旁边关闭了 IK 的半透明残影。动作只移动双脚的控制器，只有 IK 才把它变成腿的动作，所以残影的腿僵直垂着。按播放，观察骨骼：蓝色的自己转动，黄色的（包括头发）由 IK 转动，方块是控制器。拖动一只脚的控制器，观察膝盖。按 B 隐藏骨骼，Shift+I 也会开关舞者的 IK。</translation>
    </message>
    <message>
        <source>One tube three times: it bends at its lower joint and twists at the upper one. On the left each vertex follows one bone, and the tube breaks; above it the matrices of one vertex lead from its place at rest over its place in the bone&apos;s space to where it is. In the middle two bones are blended linearly: the tube gets thin where it bends, and closes like the wrapper of a sweet where it twists. On the right SDEF blends the rotations instead, and the tube keeps its width. Press play to see it bent, twisted and straight, then press B and turn the bones yourself.</source>
        <translation>同一根管子三次：在下方关节弯曲，在上方关节扭转。左边每个顶点只跟随一根骨骼，管子断折；上方是一个顶点的矩阵，从静止位置经骨骼空间中的位置，到它现在的位置。中间把两根骨骼线性混合：弯曲处变细，扭转处像糖纸一样拧紧闭合。右边 SDEF 改为混合旋转，管子保持粗细。按播放，看它弯曲、扭转、伸直，然后按 B，自己转动骨骼。</translation>
    </message>
    <message>
        <source>CCD turns one link after the other so that the tip comes onto the line from the link&apos;s joint to the target, from the tip inwards, and begins again: so the chain with 20 links curls up near its target before its first links have turned. Here are chains of the same length with 4, 8 and 20 links, and on the right the 8 links once more as MMD solves them, with a cap on each turn and 8 iterations at most. Press play: where the target is out of reach, plain CCD lays its chains straight at once, and MMD&apos;s, with its cap, is still on its way. Drag a target, then press Ctrl+I and go through the turns with the arrow keys. In the panel IK set the iterations to 1, then 2, then 4, and see how much each of them brings.</source>
        <translation>CCD 依次转动每个链节，从末端向内，使末端落到从该关节到目标的连线上，然后从头再来：因此 20 节的链在根部的链节转动之前，就在目标附近卷了起来。这里有长度相同、分别为 4、8、20 节的链，最右边是再一条 8 节的链，按 MMD 的方式求解，每次转动有上限，最多迭代 8 次。按播放：目标够不着时，普通 CCD 会立刻把链伸直，而有上限的 MMD 方式还在途中。拖动一个目标，然后按 Ctrl+I，用方向键逐次查看每个转动。在 IK 面板中把迭代依次设为 1、2、4，看每次迭代带来多少改进。</translation>
    </message>
    <message>
        <source>Seven joints from shoulder to fingertip, three times: the free arm (green); the blue one, whose joints each lean up to 30 degrees, as the cones show; and the red one, whose first three joints are locked; orange cones are at their limit. Press play: the free arm goes everywhere within its length, the others only where their limits let them. This is an old experiment of game engines: lock the joints near the shoulder, and the fingers do the work. Drag the orange target of each arm and look for places that only the free one reaches, also with other solvers in the panel IK. Press B, click a joint, and another one with Shift: they are root and tip of a chain with a target of its own.</source>
        <translation>从肩到指尖的七个关节共有三组：自由的手臂（绿）；蓝色的，每个关节最多倾斜 30 度，如圆锥所示；红色的，前三个关节被锁定；橙色圆锥表示已到限制。按播放：自由的手臂可到达长度以内的任何地方，其余的只能到限制允许的地方。这是游戏引擎的老实验：锁住靠近肩部的关节，就由手指一侧来完成动作。拖动每条手臂的橙色目标，找一找只有自由的那条能到达的地方，也可在 IK 面板中换用别的求解器。按 B，单击一个关节，再按住 Shift 单击另一个：它们就成为一条链的根部和末端，这条链有自己的目标。</translation>
    </message>
    <message>
        <source>FABRIK moves joints along lines instead of turning them: from the targets inwards to the root, and back outwards again. Here it solves trees with several ends at once: two legs on a pelvis that hangs by its spine from a bar, with cones and ellipses for how far spine and thighs may lean; and the five arms of a starfish on a stalk. Where arms meet, the middle goes to the mean of the places that they want. Press play: all targets of the star go to one side and to the other, and its middle goes with them. Drag one target far away and watch what the other arms give up for it.</source>
        <translation>FABRIK 不转动关节，而是沿直线移动它们：从目标向内到根部，再向外返回。这里它一次求解有多个末端的树：骨盆上的两条腿（骨盆由脊柱挂在横杆上，圆锥和椭圆表示脊柱和大腿最多能倾斜多少），以及长在茎上的海星的五条腕。在各腕相交处，中心取它们各自想要的位置的平均值。按播放：海星的所有目标左右移动，中心也随之移动。把一个目标拖到远处，看其余的腕为此让出什么。</translation>
    </message>
    <message>
        <source>Wrists, ankles and head have a target each, and the rest of the body is found from these five points. The figure on the left is one tree: FABRIK solves all five together, so that a far hand bends the spine, too. The figure on the right is solved limb by limb: its shoulders stay where the spine has them, and a far hand falls short. The blue numbers say how far each hand is from its target. Press play, or drag the target of one hand away from both and compare.</source>
        <translation>手腕、脚踝和头各有一个目标，身体的其余部分由这五个点求出。左边的人是一棵树：FABRIK 把五个点一起求解，所以远处的手也会让脊柱弯曲。右边的人逐肢求解：肩部停在脊柱给定的位置，远处的手够不到。蓝色数字是每只手离目标的距离。按播放，或把两人同一只手的目标拖远，作个比较。</translation>
    </message>
    <message>
        <source>A crane has joints that turn and joints that slide: the turntable, the mast that rises, the boom that reaches out, and two hinges. Damped least squares finds the values of all of them at once, so that the gripper is at the target. Drag the target out of reach: the arm is stretched, and near that pose a small move of the target would ask for large turns, which the damping holds back. The second crane has two grippers on one tree, which share turntable, mast and boom. Press play and read the blue numbers, how far each gripper is from its target: after two seconds the two targets are too far from each other, and only a compromise is left.</source>
        <translation>起重机有转动的关节，也有滑动的关节：转台、升高的立柱、伸出的吊臂，以及两个铰链。阻尼最小二乘法一次求出所有关节的值，使抓手到达目标。把目标拖到够不着的地方：手臂伸直，在这个姿态附近，目标的微小移动就会要求很大的转动，而阻尼会抑制它。第二台起重机在一棵树上有两个抓手，共用转台、立柱和吊臂。按播放，看蓝色数字，即每个抓手离目标的距离：两秒之后两个目标相距太远，只能折中。</translation>
    </message>
    <message>
        <source>A figure looks at a thrown ball and points at it; the ball flies along a parabola, under the gravity that MMD has. Two others walk, by a motion that was made for flat ground. The nearer one has the goal to stand: her feet lie on the slope and the stairs, and her body rises with them. The other one walks through both. Press play, and switch the goals in the panel IK off and on while it runs, or pause and drag the ball.</source>
        <translation>一个人看着并指向抛出的球；球在 MMD 的重力下沿抛物线飞行。另外两人走路，用的是为平地制作的动作。近处的那个有站立目标：双脚踏在斜坡和台阶上，身体随之升高。另一个则从中穿过。按播放，并在播放时在 IK 面板中把目标关闭再打开，或者暂停并拖动球。</translation>
    </message>
    <message>
        <source>Eight solvers follow the same target with the same chain. On the shelf, from the left, are MMD&apos;s CCD, plain CCD, FABRIK and triangulation; below are four ways with the Jacobian: the transpose, the pseudo-inverse, damped and selectively damped least squares. Press play and see who shakes, who lags behind and who turns without need. Below each chain stand its iterations, its error in units, how much it shakes, and the microseconds that it took. MMD&apos;s 40 iterations are cheap, since they run in the code that poses dancers, which is made for speed in single precision, while the others count in double and know more kinds of limits.</source>
        <translation>八种求解器用同样的链追随同一个目标。架子上从左起是 MMD 的 CCD、普通 CCD、FABRIK 和三角法；下面是使用雅可比矩阵的四种方法：转置法、伪逆法、阻尼最小二乘法和选择性阻尼最小二乘法。按播放，看谁抖动、谁落后、谁作多余的转动。每条链下方写着迭代次数、以单位计的误差、抖动程度和所用的微秒数。MMD 的 40 次迭代很便宜，因为它用的是为舞者摆姿势的代码，以单精度运算，专为速度而写；其余的以双精度计算，能处理更多种类的限制。</translation>
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
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>IK:</source>
        <translation>IK：</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Rotation:</source>
        <translation>旋转：</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>缩放倍数</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Opacity; at 0 the model is invisible</source>
        <translation>遮挡后方物体的程度；为 0 时不可见</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Cast a shadow on the ground, while ground shadows are shown; a stage needs none</source>
        <translation>画面启用地面阴影时，在地面投下阴影；舞台模型不需要</translation>
    </message>
    <message>
        <source>Scale, opacity:</source>
        <translation>大小、不透明度：</translation>
    </message>
    <message>
        <source>Parent bone of that model</source>
        <translation>目标模型的骨骼</translation>
    </message>
    <message>
        <source>Outside parent:</source>
        <translation>挂载于：</translation>
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
        <translation>地面阴影</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>各链不同</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>To the right as seen from the front, in units of 8 cm</source>
        <translation>面对模型正面时向右的距离，单位为 8 厘米</translation>
    </message>
    <message>
        <source>Up, in units of 8 cm</source>
        <translation>向上的距离，单位为 8 厘米</translation>
    </message>
    <message>
        <source>Away from the camera, in units of 8 cm</source>
        <translation>远离镜头的距离，单位为 8 厘米</translation>
    </message>
    <message>
        <source>Degrees; at 90 it looks up</source>
        <translation>角度；为 90 时脸朝上</translation>
    </message>
    <message>
        <source>Degrees; at 90 it faces left</source>
        <translation>角度；为 90 时朝向左方</translation>
    </message>
    <message>
        <source>Degrees; at 90 it lies on its right side</source>
        <translation>角度；为 90 时向右侧躺</translation>
    </message>
    <message>
        <source>The model has an outside parent: position and rotation have no effect</source>
        <translation>模型已挂载到其他模型：位置和旋转对已挂载的部分无效</translation>
    </message>
    <message>
        <source>The model that this one is attached to, such as a dancer who holds it</source>
        <translation>此模型所挂载的模型，例如拿着它的舞者</translation>
    </message>
    <message>
        <source>Attached by %1</source>
        <translation>通过骨骼 %1 挂载</translation>
    </message>
    <message>
        <source>%1 bones are attached: %2. The first is shown; None detaches all</source>
        <translation>已挂载 %1 个骨骼：%2。此处显示第一个；选择&quot;无&quot;可全部解除</translation>
    </message>
    <message>
        <source>Models can&apos;t be attached to each other in a circle</source>
        <translation>模型之间不能循环挂载</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>X 轴位置</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>Y 轴位置</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>Z 轴位置</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>绕 X 轴旋转</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>绕 Y 轴旋转</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>绕 Z 轴旋转</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Outside parent</source>
        <translation>挂载于</translation>
    </message>
    <message>
        <source>Scales the translations of body and feet in the motion: less than 1 for legs that are shorter than those it was made for, more for longer ones</source>
        <translation>动作中身体和脚的移动量的倍数：腿比原模型短时小于1，长时大于1</translation>
    </message>
    <message>
        <source>Stride </source>
        <translation>步幅 </translation>
    </message>
    <message>
        <source>Stride length</source>
        <translation>步幅长度</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>IK of all chains</source>
        <translation>所有链的IK</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>按动作</translation>
    </message>
</context>
<context>
    <name>app::AudioChoice</name>
    <message>
        <source>%1 (the show&apos;s song)</source>
        <translation>%1（项目的音乐）</translation>
    </message>
    <message>
        <source>No audio</source>
        <translation>无音频</translation>
    </message>
    <message>
        <source>%1 (the demo&apos;s song)</source>
        <translation>%1（演示的歌曲）</translation>
    </message>
    <message>
        <source>No audio; open the list to add %1</source>
        <translation>无音频；打开列表可添加 %1</translation>
    </message>
    <message>
        <source>%1 (found in the same folder)</source>
        <translation>%1（同一文件夹中找到）</translation>
    </message>
</context>
<context>
    <name>app::BakeController</name>
    <message>
        <source>Motion saved: %1</source>
        <translation>动作已保存：%1</translation>
    </message>
</context>
<context>
    <name>app::BakeDialog</name>
    <message>
        <source>Bake Motion of %1</source>
        <translation>烘焙 %1 的动作</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>文件(&amp;F)：</translation>
    </message>
    <message>
        <source>Bake p&amp;hysics of hair and clothes</source>
        <translation>物理演算带动的头发和衣服(&amp;H)</translation>
    </message>
    <message>
        <source>Physics is simulated from the start of the dance, and is off in the file for these bones</source>
        <translation>从舞蹈开头进行物理演算；文件中这些骨骼的物理演算会被关闭</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>帧范围(&amp;R)：</translation>
    </message>
    <message>
        <source>IK chains to bake</source>
        <translation>要转为旋转的 IK 链</translation>
    </message>
    <message>
        <source>Ticked chains are baked into rotations and are off in the file; the others stay on</source>
        <translation>勾选的 IK 链会转为骨骼的旋转，并在文件中关闭；其余保持不变</translation>
    </message>
    <message>
        <source>&amp;IK chains:</source>
        <translation>IK 链(&amp;I)：</translation>
    </message>
    <message>
        <source>R&amp;educe keys, with a maximum error of</source>
        <translation>减少关键帧(&amp;E)，骨骼偏差不超过：</translation>
    </message>
    <message>
        <source>As few keys as possible, with interpolation curves; unticked: a key on each frame</source>
        <translation>使用插值曲线，尽量减少关键帧；不勾选则每帧一个关键帧</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>骨骼位置的最大偏差，以 MMD 单位计</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>骨骼旋转的最大偏差，以度计</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Baking progress</source>
        <translation>烘焙进度</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>烘焙(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>不写入任何文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Baked Motion</source>
        <translation>烘焙的动作</translation>
    </message>
    <message>
        <source>Motions (*.vmd)</source>
        <translation>动作 (*.vmd)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>起始帧在结束帧之后</translation>
    </message>
    <message>
        <source>Choose a file to save the motion in</source>
        <translation>请指定保存动作的文件</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>已停止；没有写入任何文件</translation>
    </message>
    <message numerus="yes">
        <source>%1 saved with %n keys; maximum error %2 units, %3 degrees</source>
        <translation>
            <numerusform>%1 已写入，共 %n 个关键帧；骨骼偏差不超过 %2 单位、%3 度</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BodiesPanel</name>
    <message>
        <source>Bodies and joints</source>
        <translation>刚体和关节</translation>
    </message>
    <message>
        <source>%1 bodies and joints</source>
        <translation>%1 个刚体和关节</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>The model has no bodies</source>
        <translation>此模型没有刚体</translation>
    </message>
</context>
<context>
    <name>app::BodyRows</name>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>Body or joint</source>
        <translation>刚体或关节</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>A body&apos;s bone; the two bodies of a joint</source>
        <translation>刚体的关联骨骼；关节连接的两个刚体</translation>
    </message>
    <message>
        <source>Follows its bone, moved by physics, or physics + bone</source>
        <translation>跟随骨骼、物理演算，或物理+骨骼对齐</translation>
    </message>
    <message>
        <source>Collision group, 1 to 16</source>
        <translation>碰撞组，1 到 16</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>软体 %1</translation>
    </message>
</context>
<context>
    <name>app::BodyWords</name>
    <message>
        <source>sphere, radius %1</source>
        <translation>球体，半径 %1</translation>
    </message>
    <message>
        <source>box, half extents %1</source>
        <translation>箱体，半边长 %1</translation>
    </message>
    <message>
        <source>capsule, radius %1, height %2</source>
        <translation>胶囊体，半径 %1，高度 %2</translation>
    </message>
    <message>
        <source>unknown shape %1</source>
        <translation>未知形状 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>刚体 %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>follow bone</source>
        <translation>跟随骨骼</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>physics + bone</source>
        <translation>物理+骨骼对齐</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>未知 %1</translation>
    </message>
    <message>
        <source>spring 6DOF</source>
        <translation>有弹簧</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>无弹簧</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>点对点</translation>
    </message>
    <message>
        <source>cone twist</source>
        <translation>锥形扭转</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>布料</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>绳索</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Collides with groups</source>
        <translation>可碰撞的组</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>linear %1, angular %2</source>
        <translation>移动 %1，旋转 %2</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反弹力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>初始位置</translation>
    </message>
    <message>
        <source>Rest rotation</source>
        <translation>初始旋转</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>刚体 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>刚体 B</translation>
    </message>
    <message>
        <source>Linear limits</source>
        <translation>移动限制</translation>
    </message>
    <message>
        <source>Angular limits</source>
        <translation>旋转限制</translation>
    </message>
    <message>
        <source>Linear spring</source>
        <translation>移动弹簧</translation>
    </message>
    <message>
        <source>Angular spring</source>
        <translation>旋转弹簧</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>锚点</translation>
    </message>
    <message>
        <source>Pinned vertices</source>
        <translation>固定顶点</translation>
    </message>
</context>
<context>
    <name>app::BoneEditor</name>
    <message>
        <source>moved by %1, %2, %3</source>
        <translation>移动 %1, %2, %3</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>as in the motion</source>
        <translation>跟随动作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rotate bone</source>
        <translation>旋转骨骼</translation>
    </message>
    <message>
        <source>Move bone</source>
        <translation>移动骨骼</translation>
    </message>
    <message>
        <source>Move bone (keyboard)</source>
        <translation>用按键移动骨骼</translation>
    </message>
    <message>
        <source>Rotate bone (keyboard)</source>
        <translation>用按键旋转骨骼</translation>
    </message>
    <message>
        <source>Reset bone</source>
        <translation>重置骨骼</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>重置全部骨骼</translation>
    </message>
    <message>
        <source>%1: to %2, %3, %4</source>
        <translation>%1：移到 %2, %3, %4</translation>
    </message>
    <message>
        <source>Move Goal</source>
        <translation>移动目标</translation>
    </message>
    <message>
        <source>Move Goal (Keyboard)</source>
        <translation>用按键移动目标</translation>
    </message>
</context>
<context>
    <name>app::BoneRows</name>
    <message>
        <source>In no display frame</source>
        <translation>不在显示框中</translation>
    </message>
    <message>
        <source>Display frame %1</source>
        <translation>显示框 %1</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转量</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What drives it, or what it is for</source>
        <translation>由什么驱动，或有什么用途</translation>
    </message>
    <message>
        <source>Lower layers are evaluated first</source>
        <translation>按模型文件中的变形层级依次计算</translation>
    </message>
    <message>
        <source>From motions, poses and edits, in units; before IK and physics</source>
        <translation>动作、姿势和手动调整的结果，以 MMD 单位计；不含 IK 和物理演算</translation>
    </message>
    <message>
        <source>The same, in degrees about X, Y and Z</source>
        <translation>同上，绕 X、Y、Z 轴的角度</translation>
    </message>
    <message>
        <source>Position in the current frame: model space, in units</source>
        <translation>在当前画面中的位置：模型坐标，以 MMD 单位计</translation>
    </message>
    <message>
        <source>%1 after physics</source>
        <translation>%1 物理后</translation>
    </message>
</context>
<context>
    <name>app::BoneWords</name>
    <message>
        <source>%1, after physics</source>
        <translation>%1，物理后</translation>
    </message>
    <message>
        <source>rotation and translation</source>
        <translation>旋转和移动</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>%1 of %2 × %3</source>
        <translation>%1跟随 %2，倍率 %3</translation>
    </message>
    <message>
        <source>%1 (limited)</source>
        <translation>%1 (有限制)</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>append</source>
        <translation>赋予</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>IK bone: the target of an IK chain</source>
        <translation>它带有 IK 链：链中的骨骼会朝它伸展</translation>
    </message>
    <message>
        <source>Rotated by an IK chain</source>
        <translation>由 IK 链旋转</translation>
    </message>
    <message>
        <source>Moved by a rigid body</source>
        <translation>由物理演算的刚体驱动</translation>
    </message>
    <message>
        <source>Inherits a part of another bone&apos;s transform</source>
        <translation>随另一骨骼的运动而变化</translation>
    </message>
    <message>
        <source>Rotates about a fixed axis only</source>
        <translation>只绕一个轴旋转</translation>
    </message>
    <message>
        <source>Motions can move and rotate it</source>
        <translation>动作可以移动和旋转它</translation>
    </message>
    <message>
        <source>Motions can rotate it</source>
        <translation>动作可以旋转它</translation>
    </message>
    <message>
        <source>Motions aren&apos;t meant to move or rotate it</source>
        <translation>不供动作移动或旋转</translation>
    </message>
    <message>
        <source>rotatable</source>
        <translation>可旋转</translation>
    </message>
    <message>
        <source>movable</source>
        <translation>可移动</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>not operable</source>
        <translation>不可操作</translation>
    </message>
    <message>
        <source>append rotation</source>
        <translation>旋转赋予</translation>
    </message>
    <message>
        <source>append translation</source>
        <translation>移动赋予</translation>
    </message>
    <message>
        <source>append local</source>
        <translation>本地赋予</translation>
    </message>
    <message>
        <source>fixed axis</source>
        <translation>固定轴</translation>
    </message>
    <message>
        <source>local axes</source>
        <translation>本地轴</translation>
    </message>
    <message>
        <source>after physics</source>
        <translation>物理后变形</translation>
    </message>
    <message>
        <source>external parent</source>
        <translation>外部父级</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Local translation</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>Local rotation</source>
        <translation>旋转量</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>初始位置</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>赋予</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>固定轴</translation>
    </message>
    <message>
        <source>IK effector</source>
        <translation>IK 末端骨骼</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 链接</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IK 循环次数</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>移动</translation>
    </message>
</context>
<context>
    <name>app::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>按父子关系</translation>
    </message>
    <message>
        <source>By display frame</source>
        <translation>按显示框</translation>
    </message>
    <message>
        <source>Order of the bones</source>
        <translation>骨骼排列方式</translation>
    </message>
    <message>
        <source>The hierarchy of the bones, or the groups that the model&apos;s author made</source>
        <translation>按骨骼的父子关系，或按模型作者的分组排列</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>1 个骨骼</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>%1 个骨骼</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>The model has no bones</source>
        <translation>此模型没有骨骼</translation>
    </message>
    <message>
        <source>Flat list</source>
        <translation>同一列表</translation>
    </message>
</context>
<context>
    <name>app::CameraCommands</name>
    <message>
        <source>There is no camera bookmark %1 yet: %2 sets it</source>
        <translation>还没有镜头书签 %1：按 %2 设置</translation>
    </message>
    <message>
        <source>%1 has no bone to follow</source>
        <translation>%1 没有可跟随的骨骼</translation>
    </message>
    <message>
        <source>The camera follows %1</source>
        <translation>镜头正在跟随 %1</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>镜头 %1</translation>
    </message>
    <message>
        <source>There are %1 camera bookmarks already: remove one first</source>
        <translation>镜头书签已有 %1 个：请先移除一个</translation>
    </message>
    <message>
        <source>Bookmark set: %1</source>
        <translation>已设置书签：%1</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>设置书签</translation>
    </message>
</context>
<context>
    <name>app::CameraPanel</name>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance from the target, in MMD&apos;s units; negative values put the camera beyond it</source>
        <translation>与注视点的距离，以 MMD 单位计；小于 0 时在注视点后方</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>注视点 %1</translation>
    </message>
    <message>
        <source>The point that the camera looks at, %1</source>
        <translation>镜头的注视点，%1</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>角度 %1</translation>
    </message>
    <message>
        <source>Degrees about %1</source>
        <translation>绕 %1 轴的角度</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视野角</translation>
    </message>
    <message>
        <source>Vertical field of view in degrees: 30 in MMD by default; smaller values zoom in</source>
        <translation>垂直方向可见的角度：MMD 初始值为 30；数值越小越像望远镜</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Camera bookmarks</source>
        <translation>镜头书签</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the selected bookmark (F2)</source>
        <translation>重命名所选书签 (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected bookmark (Delete)</source>
        <translation>从列表中移除所选书签 (Delete)</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>重命名书签</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Make a bookmark of the current camera</source>
        <translation>将当前镜头设为书签</translation>
    </message>
    <message>
        <source>Move the camera to the selected bookmark (Enter)</source>
        <translation>镜头切换到所选书签 (Enter)</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <translation>按 %1 切换到此</translation>
    </message>
    <message>
        <source>No bookmarks yet. Set… keeps the camera as it is now.</source>
        <translation>还没有书签。“设置”会保存当前的摄像机。</translation>
    </message>
</context>
<context>
    <name>app::ChainFields</name>
    <message>
        <source>Solver of the chain</source>
        <translation>链的求解器</translation>
    </message>
    <message>
        <source>Solver:</source>
        <translation>求解器：</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Maximum iterations of the chain</source>
        <translation>链的最多循环数</translation>
    </message>
    <message>
        <source>How many iterations the solver may run; MMD&apos;s solver uses the model&apos;s loop count</source>
        <translation>求解器最多运行的循环数；MMD的由模型决定</translation>
    </message>
    <message>
        <source>Tolerance in units</source>
        <translation>视为足够接近目标的距离（单位）</translation>
    </message>
    <message>
        <source>The solver stops when the effector is this near to its target, in units of 8 cm</source>
        <translation>链的末端离目标多近算足够（1单位为8厘米）</translation>
    </message>
    <message>
        <source>Iterations, tolerance:</source>
        <translation>循环数、容差：</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
</context>
<context>
    <name>app::ChainWords</name>
    <message>
        <source>bone %1</source>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>Effector</source>
        <translation>末端骨骼</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Loop count</source>
        <translation>循环次数</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>单位角</translation>
    </message>
    <message>
        <source>MMD&apos;s</source>
        <translation>MMD 方式</translation>
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
        <translation>三角法</translation>
    </message>
    <message>
        <source>Two-bone</source>
        <translation>双骨骼</translation>
    </message>
    <message>
        <source>Jacobian transpose</source>
        <translation>雅可比转置</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation>伪逆</translation>
    </message>
    <message>
        <source>Damped least squares (DLS)</source>
        <translation>阻尼最小二乘 (DLS)</translation>
    </message>
    <message>
        <source>Selectively damped (SDLS)</source>
        <translation>选择性阻尼最小二乘 (SDLS)</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>按设置</translation>
    </message>
    <message>
        <source>MMD&apos;s CCD</source>
        <translation>MMD的CCD</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK 开</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 关</translation>
    </message>
</context>
<context>
    <name>app::CommandKeys</name>
    <message>
        <source>%1 is reserved by the window.</source>
        <translation>%1 由窗口本身使用。</translation>
    </message>
    <message>
        <source>%1 opens the menu %2.</source>
        <translation>%1 用于打开菜单“%2”。</translation>
    </message>
</context>
<context>
    <name>app::CommentPanel</name>
    <message>
        <source>No comment</source>
        <translation>没有说明</translation>
    </message>
    <message>
        <source>The model&apos;s comment, or a text that lies beside it</source>
        <translation>模型自带的说明，或同一文件夹中的文本</translation>
    </message>
    <message>
        <source>Encoding of the text; choose another if it can&apos;t be read</source>
        <translation>文本的编码；出现乱码时可改用其他编码</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Comment of the model</source>
        <translation>模型自带的说明</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (自动检测)</translation>
    </message>
    <message>
        <source>Text to show</source>
        <translation>显示的文本</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>文本的编码</translation>
    </message>
    <message>
        <source>The author&apos;s comment</source>
        <translation>作者的说明</translation>
    </message>
</context>
<context>
    <name>app::ContentsController</name>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>app::ContentsDialog</name>
    <message>
        <source>Accessory</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Model, %L1 vertices</source>
        <translation>模型，%L1 个顶点</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>镜头或光照</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>从 %1 打开</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>File &amp;name encoding</source>
        <translation>文件名编码(&amp;N)</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (自动检测)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Cameras and light</source>
        <translation>镜头与光照</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Songs</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Choose &amp;what to open:</source>
        <translation>选择要打开的内容(&amp;W)：</translation>
    </message>
    <message>
        <source>What to open</source>
        <translation>要打开的内容</translation>
    </message>
    <message>
        <source>As a &amp;Playlist</source>
        <translation>作为播放列表(&amp;P)</translation>
    </message>
    <message>
        <source>Play the dances one after another: the ticked ones where several are ticked, else all</source>
        <translation>依次播放舞蹈：勾选了多支时播放勾选的，否则播放全部</translation>
    </message>
</context>
<context>
    <name>app::DanceDialog</name>
    <message>
        <source>Show</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>相机或光照</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <source>Files of the Dance</source>
        <translation>舞蹈的文件</translation>
    </message>
    <message>
        <source>Models, motions, cameras, songs (%1);;All files (*)</source>
        <translation>模型、动作、相机、歌曲 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T):</translation>
    </message>
    <message>
        <source>A motion belongs to the model above it. A camera and a song belong to all.</source>
        <translation>动作属于它上面的模型。相机和歌曲属于全部。</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>用作</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files of the dance</source>
        <translation>舞蹈的文件</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add files behind the selected one</source>
        <translation>在选中的文件后面添加文件</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>替换(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose another file in the place of the selected one</source>
        <translation>选择另一个文件代替选中的文件</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>The dance goes without the selected file</source>
        <translation>舞蹈不再使用选中的文件</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the file up</source>
        <translation>上移文件</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the file down</source>
        <translation>下移文件</translation>
    </message>
</context>
<context>
    <name>app::DesktopStageController</name>
    <message>
        <source>Odori: Stage</source>
        <translation>Odori：舞台</translation>
    </message>
    <message>
        <source>The desktop has no compositor, so windows can&apos;t be transparent here; with one, such as picom, the models can stand on the desktop</source>
        <translation>此桌面没有合成器，因此窗口无法透明；有了合成器（例如picom），模型就可以站在桌面上</translation>
    </message>
    <message>
        <source>Odori: click to bring the models back into the window</source>
        <translation>Odori：单击可让模型回到窗口</translation>
    </message>
    <message>
        <source>The desktop has a compositor, but gives OpenGL no windows with alpha, so the models can&apos;t stand on the desktop here; another graphics driver may help</source>
        <translation>此桌面有合成器，但没有为OpenGL提供带Alpha通道的窗口，因此模型无法站在此桌面上；换用其他显卡驱动可能会有帮助</translation>
    </message>
</context>
<context>
    <name>app::Document</name>
    <message>
        <source>Attach</source>
        <translation>挂载</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制模型</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>更改绘制顺序</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Models collide</source>
        <translation>模型间碰撞</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Pre-roll</source>
        <translation>预演算</translation>
    </message>
</context>
<context>
    <name>app::ExportController</name>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
    </message>
    <message>
        <source>The export failed: %1</source>
        <translation>导出失败：%1</translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message>
        <source>Export Model and Motion</source>
        <translation>导出模型和动作</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>P&amp;hysics of hair and clothes</source>
        <translation>头发和衣服的物理(&amp;H)</translation>
    </message>
    <message>
        <source>Simulated from the start of the dance; unticked, hair and clothes stay stiff</source>
        <translation>从舞蹈开头开始模拟；取消勾选则头发和衣服不会飘动</translation>
    </message>
    <message>
        <source>The joints of VRM&apos;s humanoid with usual English names, for tools that retarget motion</source>
        <translation>VRM 人形的关节，使用通用英文名，供动作重定向工具使用</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>格式(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>文件(&amp;F)：</translation>
    </message>
    <message>
        <source>Mo&amp;del:</source>
        <translation>模型(&amp;D)：</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>帧范围(&amp;R)：</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Only the first frame, as a &amp;pose</source>
        <translation>仅第一帧，作为姿势(&amp;P)</translation>
    </message>
    <message>
        <source>The model in this pose, without a dance</source>
        <translation>处于该姿势的模型，不含舞蹈</translation>
    </message>
    <message>
        <source>Clips of the dance</source>
        <translation>舞蹈的片段</translation>
    </message>
    <message>
        <source>Each ticked clip is the whole dance with its IK solved like this; viewers can switch between them, and play the first</source>
        <translation>每个勾选的片段都是以此方式求解 IK 的整段舞蹈；查看器可在它们之间切换，并播放第一个</translation>
    </message>
    <message>
        <source>C&amp;lips:</source>
        <translation>片段(&amp;L)：</translation>
    </message>
    <message>
        <source>As few keys as possible: a smaller file; unticked: a key on each frame</source>
        <translation>关键帧尽可能少，文件更小；取消勾选则每帧一个关键帧</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>骨骼位置的最大偏差，以 MMD 单位计</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>骨骼旋转的最大偏差，以度计</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The file will contain the model. Most makers forbid passing their models on, and some forbid converting them. This is what the maker says:</source>
        <translation>文件将包含模型。大多数作者禁止再分发模型，有些还禁止转换。作者的说明如下：</translation>
    </message>
    <message>
        <source>What the model&apos;s maker says</source>
        <translation>模型作者的说明</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>在文件夹中显示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>不写入任何文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>The file will have %1.</source>
        <translation>文件大小将为 %1。</translation>
    </message>
    <message>
        <source>Exported File</source>
        <translation>导出的文件</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>起始帧在结束帧之后</translation>
    </message>
    <message>
        <source>Choose a file to export to</source>
        <translation>请选择要导出到的文件</translation>
    </message>
    <message>
        <source>Tick a clip, or more</source>
        <translation>请至少勾选一个片段</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>已停止；没有写入任何文件</translation>
    </message>
    <message>
        <source>Huma&amp;noid in T-pose instead of all bones</source>
        <translation>T 姿势的人形骨架，代替全部骨骼(&amp;N)</translation>
    </message>
    <message>
        <source>Red&amp;uce keys, with a maximum error of</source>
        <translation>减少关键帧(&amp;U)，骨骼偏差不超过：</translation>
    </message>
    <message>
        <source>Toon shadin&amp;g for programs that know MToon</source>
        <translation>为支持 MToon 的程序加入卡通渲染(&amp;G)</translation>
    </message>
    <message>
        <source>Shade, outlines and a light beside the plain materials, which other programs show</source>
        <translation>除其他程序显示的普通材质外，还写入阴影、轮廓线和光源</translation>
    </message>
    <message>
        <source>These files already exist: %1. Replace them?</source>
        <translation>以下文件已存在：%1。要替换吗？</translation>
    </message>
    <message>
        <source>The terms can&apos;t be read: %1</source>
        <translation>无法读取使用条款：%1</translation>
    </message>
    <message>
        <source>As the window shows the dance: IK is off where the motion or a panel switches it off. This clip comes first</source>
        <translation>与窗口中显示的舞蹈一致：动作或面板关闭 IK 的地方保持关闭。此片段排在最前</translation>
    </message>
    <message>
        <source>What the file doesn&apos;t have, or has otherwise:</source>
        <translation>文件中没有或有所不同的内容：</translation>
    </message>
    <message numerus="yes">
        <source>Reading what the makers of %n model(s) say…</source>
        <translation>
            <numerusform>正在读取 %n 个模型的使用条款…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
    </message>
    <message>
        <source>The export of %1 was stopped</source>
        <translation>%1 的导出已停止</translation>
    </message>
</context>
<context>
    <name>app::ExportWords</name>
    <message>
        <source>Model and dance (GLB)</source>
        <translation>模型和舞蹈 (GLB)</translation>
    </message>
    <message>
        <source>Dance for VRM avatars (VRMA)</source>
        <translation>VRM 虚拟形象的舞蹈 (VRMA)</translation>
    </message>
    <message>
        <source>Skeleton and dance (BVH)</source>
        <translation>骨架和舞蹈 (BVH)</translation>
    </message>
    <message>
        <source>Mesh cache (PC2)</source>
        <translation>网格缓存 (PC2)</translation>
    </message>
    <message>
        <source>Mesh cache (MDD)</source>
        <translation>网格缓存 (MDD)</translation>
    </message>
    <message>
        <source>The models with their textures and the dance, for Blender, Godot and the web.</source>
        <translation>带纹理的模型和舞蹈，用于 Blender、Godot 和网页。</translation>
    </message>
    <message>
        <source>The dance of one model without the model, for players of VRM avatars.</source>
        <translation>一个模型的舞蹈，不含模型本身，用于 VRM 虚拟形象播放器。</translation>
    </message>
    <message>
        <source>The bones of one model and their dance, for Blender and tools that retarget motion.</source>
        <translation>一个模型的骨骼及其动作，用于 Blender 和动作重定向工具。</translation>
    </message>
    <message>
        <source>Every vertex of one model in every frame, for Blender&apos;s Mesh Cache: the exact shape. The rest mesh is written beside it as OBJ.</source>
        <translation>一个模型每一帧的全部顶点，用于 Blender 的 Mesh Cache：形状精确。静止网格以 OBJ 写在旁边。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>%n 个表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 keys</source>
        <translation>%L1 个关键帧（共 %L2 个）</translation>
    </message>
    <message>
        <source>%1 saved: %2</source>
        <translation>%1 已保存：%2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Neither the model nor its folder says what may be done with it.</source>
        <translation>模型和其所在文件夹都没有说明可以如何使用。</translation>
    </message>
    <message>
        <source>%1, the comment in the model</source>
        <translation>%1，模型中的说明</translation>
    </message>
    <message>
        <source>%1, beside the model</source>
        <translation>%1，模型旁的文件</translation>
    </message>
    <message>
        <source>Web page that plays the dance (HTML)</source>
        <translation>播放舞蹈的网页 (HTML)</translation>
    </message>
    <message>
        <source>One file that any browser plays, with the models, the dance, the song and a switch for IK. It asks no server for anything.</source>
        <translation>任何浏览器都能播放的单个文件，包含模型、舞蹈、歌曲和 IK 开关。它不向任何服务器请求内容。</translation>
    </message>
    <message>
        <source>%1, the English comment in the model</source>
        <translation>%1，模型中的英文说明</translation>
    </message>
    <message>
        <source>%1, what is missing here</source>
        <translation>%1，此处缺少的内容</translation>
    </message>
    <message>
        <source>the song</source>
        <translation>歌曲</translation>
    </message>
</context>
<context>
    <name>app::FileLoader</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>正在打开 %n 个文件…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileReading</name>
    <message numerus="yes">
        <source>Decoding %n textures…</source>
        <translation>
            <numerusform>正在解码 %n 张贴图…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>app::FilmDialog</name>
    <message>
        <source>Image (PNG)</source>
        <translation>静态图片 (PNG)</translation>
    </message>
    <message>
        <source>Image (JPEG)</source>
        <translation>静态图片 (JPEG)</translation>
    </message>
    <message>
        <source>Image (WebP)</source>
        <translation>静态图片 (WebP)</translation>
    </message>
    <message>
        <source>Image sequence (PNG)</source>
        <translation>图片序列 (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>视频 (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>视频 (WebM)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>动图 (GIF)</translation>
    </message>
    <message>
        <source>Export Image or Video</source>
        <translation>导出图片或视频</translation>
    </message>
    <message>
        <source>##### stands for the number of each image of a sequence</source>
        <translation>##### 代表序列中每张图片的编号</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Renders at this many times the width and height, then scales down: smoother, but slower</source>
        <translation>按此倍数放大宽高绘制后再取平均：更平滑，但更慢</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Keep existing images and resume</source>
        <translation>保留已有的图片</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>格式(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>文件(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>Su&amp;persampling:</source>
        <translation>超采样(&amp;P)：</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>帧范围(&amp;R)：</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Frame r&amp;ate:</source>
        <translation>帧率(&amp;A)：</translation>
    </message>
    <message>
        <source>Audi&amp;o:</source>
        <translation>音频(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>The file keeps what was exported so far</source>
        <translation>文件将保留已完成的部分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Image or Video</source>
        <translation>图片或视频</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>音频</translation>
    </message>
    <message>
        <source>Audio (%1);;All files (*)</source>
        <translation>音频 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>起始帧在结束帧之后</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>The export continues</source>
        <translation>导出将继续进行</translation>
    </message>
    <message>
        <source>%1: %2 of %3 frames exported</source>
        <translation>%1 已包含 %2 / %3 幅画面</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>%1 exported</source>
        <translation>%1 已完成</translation>
    </message>
    <message>
        <source>An export is running. Stop it and close? The file keeps what was exported so far.</source>
        <translation>正在导出视频。要停止并关闭吗？文件将保留已完成的部分。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <translation>超采样</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Choose the audio file</source>
        <translation>选择音频</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>在文件夹中显示(&amp;W)</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>播放(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Audio file</source>
        <translation>音频文件</translation>
    </message>
    <message>
        <source>The window shows several views; a picture for two eyes, or of all directions, has one</source>
        <translation>窗口显示多个视图；双眼或全方向的图像只能有一个视图</translation>
    </message>
    <message>
        <source>A flat picture is behind everything; it can&apos;t be behind all directions</source>
        <translation>背景是一张平面图片，不能作为所有方向的背景</translation>
    </message>
</context>
<context>
    <name>app::FilmMaker</name>
    <message>
        <source>Stopped before the first frame</source>
        <translation>在第一幅画面之前已停止</translation>
    </message>
</context>
<context>
    <name>app::FoldingRow</name>
    <message>
        <source>More controls</source>
        <translation>更多控件</translation>
    </message>
    <message>
        <source>Controls that don&apos;t fit here</source>
        <translation>此处放不下的控件</translation>
    </message>
</context>
<context>
    <name>app::FreedomsPanel</name>
    <message>
        <source>Add Joint</source>
        <translation>添加关节</translation>
    </message>
    <message>
        <source>Say how the selected bone may turn and slide</source>
        <translation>设定所选骨骼可以怎样旋转和滑动</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The bone moves as the model&apos;s file says again (Delete)</source>
        <translation>骨骼恢复为模型文件中的设定 (Delete)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>A joint says how a bone turns or slides while goals and chains are solved: as a hinge, within a cone, along an axis. Hinges and slides have a slider here. Select a bone, and add one.</source>
        <translation>关节规定在求解目标和链时骨骼怎样旋转或滑动：作为铰链、在圆锥内、沿一条轴。铰链和滑动在这里有滑块。请选择一根骨骼并添加关节。</translation>
    </message>
    <message>
        <source>Move Joint</source>
        <translation>移动关节</translation>
    </message>
    <message>
        <source>Remove Joint</source>
        <translation>移除关节</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>按文件</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>As a hinge</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>Within angles</source>
        <translation>角度范围内</translation>
    </message>
    <message>
        <source>Within a cone</source>
        <translation>圆锥内</translation>
    </message>
    <message>
        <source>Within an ellipse</source>
        <translation>椭圆内</translation>
    </message>
    <message>
        <source>How the bone turns</source>
        <translation>骨骼怎样旋转</translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation>旋转:</translation>
    </message>
    <message>
        <source>The hinge&apos;s axis, or the middle of the cone, at rest</source>
        <translation>静止时的铰链轴，或圆锥的中心</translation>
    </message>
    <message>
        <source>Axis:</source>
        <translation>轴:</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>最小角度</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>最大角度</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>范围:</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>How far the bone may turn to each side; 0 locks it</source>
        <translation>向每一侧可以旋转的角度；0 为锁定</translation>
    </message>
    <message>
        <source>Limit:</source>
        <translation>限制:</translation>
    </message>
    <message>
        <source>Slides along the axis</source>
        <translation>沿轴滑动</translation>
    </message>
    <message>
        <source>Axis of the slide</source>
        <translation>滑动的轴</translation>
    </message>
    <message>
        <source>Slide from, units</source>
        <translation>滑动起点（单位）</translation>
    </message>
    <message>
        <source>Slide to, units</source>
        <translation>滑动终点（单位）</translation>
    </message>
    <message>
        <source>Way, units:</source>
        <translation>行程（单位）:</translation>
    </message>
</context>
<context>
    <name>app::GhostController</name>
    <message>
        <source>Ghost</source>
        <translation>残影</translation>
    </message>
</context>
<context>
    <name>app::GoalCommands</name>
    <message>
        <source>a missing model</source>
        <translation>不存在的模型</translation>
    </message>
    <message>
        <source>Feet planted on the ground</source>
        <translation>脚踩在下方的物体上</translation>
    </message>
    <message>
        <source>Feet planted on %1</source>
        <translation>脚踩在%1上</translation>
    </message>
    <message>
        <source>%1 looks at the camera</source>
        <translation>%1看向镜头</translation>
    </message>
    <message>
        <source>%1 pinned to the camera</source>
        <translation>%1到镜头处</translation>
    </message>
    <message>
        <source>%1 looks at a point</source>
        <translation>%1看向某处</translation>
    </message>
    <message>
        <source>%1 pinned to a point</source>
        <translation>%1到某处</translation>
    </message>
    <message>
        <source>%1 looks at %2 of %3</source>
        <translation>%1看向%3的%2</translation>
    </message>
    <message>
        <source>%1 holds %2 of %3</source>
        <translation>%1抓住%3的%2</translation>
    </message>
    <message>
        <source>Pin Bone</source>
        <translation>固定骨骼</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>抓住</translation>
    </message>
    <message>
        <source>Look at the Camera</source>
        <translation>看向镜头</translation>
    </message>
    <message>
        <source>Look at a Point</source>
        <translation>看向某处</translation>
    </message>
    <message>
        <source>Look at Another Model</source>
        <translation>看向别的模型</translation>
    </message>
    <message>
        <source>Plant Feet</source>
        <translation>踩地</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>将所选骨骼固定到某处(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hold with the Selected Bone</source>
        <translation>用所选骨骼抓住(&amp;H)</translation>
    </message>
    <message>
        <source>Look at the &amp;Camera</source>
        <translation>看向镜头(&amp;C)</translation>
    </message>
    <message>
        <source>Look at a &amp;Point</source>
        <translation>看向某处(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>看向(&amp;L)</translation>
    </message>
    <message>
        <source>Plant &amp;Feet on Ground</source>
        <translation>双脚踩地(&amp;F)</translation>
    </message>
    <message>
        <source>Plant Feet &amp;on</source>
        <translation>踩在(&amp;O)</translation>
    </message>
    <message>
        <source>Select a bone first, then click another one of its model with Shift</source>
        <translation>请先选择一根骨骼，再按住 Shift 单击同一模型的另一根骨骼</translation>
    </message>
    <message>
        <source>%1 and %2 aren&apos;t in one chain</source>
        <translation>%1 和 %2 不在同一条链上</translation>
    </message>
    <message>
        <source>Root of Goal</source>
        <translation>目标的根部</translation>
    </message>
    <message>
        <source>Reach between Bones</source>
        <translation>在骨骼之间到达</translation>
    </message>
</context>
<context>
    <name>app::GoalsPanel</name>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Frames from which it is on (◆) or off (◇)</source>
        <translation>从哪一帧起生效（◆）或失效（◇）</translation>
    </message>
    <message>
        <source>Its influence in the current frame, and the remaining error</source>
        <translation>在当前画面中生效的程度，以及未达到的差距</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标列表</translation>
    </message>
    <message>
        <source>Goals add what the motion doesn&apos;t have: a hand pinned to a point, a look at the camera, feet planted on a slope.</source>
        <translation>动作中没有的行为：手放在某处、看向镜头、脚踩在斜坡上。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a goal to the selected model</source>
        <translation>给所选模型添加目标</translation>
    </message>
    <message>
        <source>◆ On from Here</source>
        <translation>◆ 从此生效</translation>
    </message>
    <message>
        <source>The goal is on from the current frame</source>
        <translation>从当前帧起目标生效</translation>
    </message>
    <message>
        <source>◇ Off from Here</source>
        <translation>◇ 从此失效</translation>
    </message>
    <message>
        <source>The goal is off from the current frame</source>
        <translation>从当前帧起目标失效</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove the goal (Delete)</source>
        <translation>删除目标（Delete）</translation>
    </message>
    <message>
        <source>Root bone of the chain</source>
        <translation>最先旋转的骨骼</translation>
    </message>
    <message>
        <source>The first bone that rotates for the goal; the bones from it to the goal&apos;s bone rotate, too</source>
        <translation>为此最先旋转的骨骼；它与目标骨骼之间的骨骼也参与</translation>
    </message>
    <message>
        <source>Chain root:</source>
        <translation>起始骨骼：</translation>
    </message>
    <message>
        <source>Goal position X</source>
        <translation>目标位置 X</translation>
    </message>
    <message>
        <source>Goal position Y</source>
        <translation>目标位置 Y</translation>
    </message>
    <message>
        <source>Goal position Z</source>
        <translation>目标位置 Z</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> 帧</translation>
    </message>
    <message>
        <source>Blend time in frames</source>
        <translation>过渡帧数</translation>
    </message>
    <message>
        <source>How long the goal blends in or out at the key before the current frame, and at new keys</source>
        <translation>在当前帧之前的关键帧以及新设的关键帧处，目标过渡所需的时间</translation>
    </message>
    <message>
        <source>Clear Keys</source>
        <translation>清除关键帧</translation>
    </message>
    <message>
        <source>The goal is always on</source>
        <translation>目标始终生效</translation>
    </message>
    <message>
        <source>Blend time:</source>
        <translation>过渡：</translation>
    </message>
    <message>
        <source>Switch Goal</source>
        <translation>开关目标</translation>
    </message>
    <message>
        <source>Goal Bones</source>
        <translation>目标的骨骼</translation>
    </message>
    <message>
        <source>Goal Position</source>
        <translation>目标的位置</translation>
    </message>
    <message>
        <source>Goal Blend Time</source>
        <translation>目标的过渡</translation>
    </message>
    <message>
        <source>Goal On from Here</source>
        <translation>目标从此生效</translation>
    </message>
    <message>
        <source>Goal Off from Here</source>
        <translation>目标从此失效</translation>
    </message>
    <message>
        <source>Remove Goal</source>
        <translation>删除目标</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>%1 itself, moved</source>
        <translation>移动%1本身</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>无法</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <translation>骨骼 %1：由物理演算驱动；关闭物理演算 (%2) 后才能手动移动</translation>
    </message>
    <message>
        <source>Drag to move %1</source>
        <translation>拖动以移动 %1</translation>
    </message>
    <message>
        <source>Drag to move %1 along %2</source>
        <translation>拖动以沿 %2 轴移动 %1</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about its axis</source>
        <translation>拖动以绕自身的轴旋转 %1</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about %2</source>
        <translation>拖动以绕 %2 轴旋转 %1</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1；Ctrl：更精细</translation>
    </message>
    <message>
        <source>Drag to move the target of %1</source>
        <translation>拖动以移动 %1 的目标</translation>
    </message>
</context>
<context>
    <name>app::HelpWords</name>
    <message>
        <source>no OpenGL 3.3</source>
        <translation>没有 OpenGL 3.3</translation>
    </message>
    <message>
        <source>About Odori</source>
        <translation>关于 Odori</translation>
    </message>
    <message>
        <source>A viewer for MikuMikuDance models and dances.</source>
        <translation>MikuMikuDance 模型和舞蹈的查看器。</translation>
    </message>
    <message>
        <source>© 2026 The Odori developers. MIT licence.</source>
        <translation>© 2026 Odori 开发者。MIT 许可证。</translation>
    </message>
    <message>
        <source>Models and motions belong to their authors; their terms of use are in the Comment panel and in the texts that came with them.</source>
        <translation>模型和动作归其作者所有；使用条款见&quot;说明&quot;面板及随附的文本。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Licences of Odori and of the code of others in it</source>
        <translation>Odori 及其所含第三方代码的许可证</translation>
    </message>
    <message>
        <source>User&apos;s manual</source>
        <translation>用户手册</translation>
    </message>
</context>
<context>
    <name>app::IkController</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>IK as before: %1</source>
        <translation>IK 恢复原状：%1</translation>
    </message>
    <message>
        <source>IK on: %1</source>
        <translation>IK 开：%1</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 关：%1</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK 开</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 关</translation>
    </message>
    <message>
        <source>IK: as the motion</source>
        <translation>IK：按动作</translation>
    </message>
    <message>
        <source>IK: mixed</source>
        <translation>IK：混合</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Inverse kinematics keeps feet where the motion puts them. Switch it off and back, for all models</source>
        <translation>IK（反向运动学）让双脚留在动作指定的位置。为所有模型关闭，再次恢复</translation>
    </message>
    <message>
        <source>Switch IK off and back, for the selected model alone</source>
        <translation>只为所选模型关闭 IK，再次恢复</translation>
    </message>
    <message>
        <source>IK as the motion: %1</source>
        <translation>IK 按动作：%1</translation>
    </message>
    <message>
        <source>IK as the motion, off here: %1</source>
        <translation>IK 按动作，此处为关：%1</translation>
    </message>
</context>
<context>
    <name>app::IkFigures</name>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Error (units)</source>
        <translation>误差（单位）</translation>
    </message>
    <message>
        <source>Largest distance between a joint of the ghost and the model&apos;s, in units of 8 cm</source>
        <translation>残影与模型相距最远的关节之间的距离（1 单位为 8 厘米）</translation>
    </message>
    <message>
        <source>The solver of the chain; its context menu has others</source>
        <translation>求解此链的求解器；右键菜单里有其他的</translation>
    </message>
    <message>
        <source>Iterations in the current frame</source>
        <translation>屏幕上的画面用了多少次迭代</translation>
    </message>
    <message>
        <source>Distance of the effector from its target, in units of 8 cm</source>
        <translation>链的末端离目标还有多远（1 单位为 8 厘米）</translation>
    </message>
    <message>
        <source>This solver doesn&apos;t support this chain</source>
        <translation>该求解器不适合此链</translation>
    </message>
    <message>
        <source>Largest violation of a link&apos;s limits</source>
        <translation>超出限制最多的链节超出多少</translation>
    </message>
    <message>
        <source>Time to solve, in microseconds</source>
        <translation>求解所用时间（百万分之一秒）</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Maximum over the motion: %1, at frame %2</source>
        <translation>整个动作中最大为%1（第%2帧）</translation>
    </message>
    <message>
        <source>Ghost (units)</source>
        <translation>重影（单位）</translation>
    </message>
    <message>
        <source>Limits (°)</source>
        <translation>限制 (°)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
</context>
<context>
    <name>app::IkPanel</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>● on</source>
        <translation>● 开</translation>
    </message>
    <message>
        <source>○ off</source>
        <translation>○ 关</translation>
    </message>
    <message>
        <source>All:</source>
        <translation>全部：</translation>
    </message>
    <message>
        <source>Every chain as the motion&apos;s IK keys say; on where there are none</source>
        <translation>各 IK 链按动作中的 IK 关键帧开关；没有关键帧时为开</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Every chain on, whatever the motion says</source>
        <translation>无论动作如何，全部 IK 链都开启</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Every chain off: the legs move by their own keys alone (I switches off and back)</source>
        <translation>全部 IK 链都关闭：腿部只按自身的关键帧运动 (按 I 可关闭或恢复)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Whether the chain is solved in the picture on the screen</source>
        <translation>此 IK 链在当前画面中是否参与解算</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链列表</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 另有 %1 条</translation>
    </message>
    <message>
        <source>No IK chains</source>
        <translation>没有 IK 链</translation>
    </message>
    <message>
        <source>%1 of %2 chains are solved in this picture</source>
        <translation>当前画面中解算了 %1 / %2 条 IK 链</translation>
    </message>
    <message>
        <source>Always &amp;On</source>
        <translation>始终开启(&amp;O)</translation>
    </message>
    <message>
        <source>Always O&amp;ff</source>
        <translation>始终关闭(&amp;F)</translation>
    </message>
    <message>
        <source>All Chains Always On</source>
        <translation>全部始终开启</translation>
    </message>
    <message>
        <source>All Chains Always Off</source>
        <translation>全部始终关闭</translation>
    </message>
    <message>
        <source>%1: always on</source>
        <translation>%1：始终开启</translation>
    </message>
    <message>
        <source>%1: always off</source>
        <translation>%1：始终关闭</translation>
    </message>
    <message>
        <source>&amp;Solver</source>
        <translation>求解器(&amp;S)</translation>
    </message>
    <message>
        <source>Solver of All &amp;Chains</source>
        <translation>所有链的求解器(&amp;C)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Show each chain&apos;s solver, and its statistics over the motion</source>
        <translation>显示每条链的求解器及其在整个动作中的结果</translation>
    </message>
    <message>
        <source>Models with IK chains have their switches here.</source>
        <translation>带 IK 链的模型在这里有开关。</translation>
    </message>
    <message>
        <source>As the Motion</source>
        <translation>按动作</translation>
    </message>
    <message>
        <source>All Chains as the Motion</source>
        <translation>全部 IK 链按动作</translation>
    </message>
    <message>
        <source>Half a tick: as the motion; a tick: always on; none: always off. A click here switches to the opposite of what the picture shows, and back</source>
        <translation>半选：按动作；勾选：始终开；不选：始终关。单击此处切换为画面状态的相反，再次单击恢复</translation>
    </message>
    <message>
        <source>As the &amp;Motion</source>
        <translation>按动作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;All Chains as the Motion</source>
        <translation>全部 IK 链按动作(&amp;A)</translation>
    </message>
    <message>
        <source>as the motion</source>
        <translation>按动作</translation>
    </message>
    <message>
        <source>%1: as the motion</source>
        <translation>%1：按动作</translation>
    </message>
</context>
<context>
    <name>app::InspectController</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
</context>
<context>
    <name>app::InspectPanel</name>
    <message>
        <source>Details: %1</source>
        <translation>详细信息：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>A–Z</source>
        <comment>puts rows in the order of their names; the first and the last letter</comment>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>Sort by name: %1</source>
        <translation>按名称排序：%1</translation>
    </message>
    <message>
        <source>Sort by name in the order of the window&apos;s language; again: in the model&apos;s order</source>
        <translation>按名称以界面语言的顺序排列；再按一次恢复模型中的顺序</translation>
    </message>
</context>
<context>
    <name>app::IssueRows</name>
    <message>
        <source>1 issue</source>
        <translation>1 个问题</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IssueTexts</name>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>贴图 %1</translation>
    </message>
    <message>
        <source>Toon textures</source>
        <translation>Toon 贴图</translation>
    </message>
    <message>
        <source>toon texture %1</source>
        <translation>Toon 贴图 %1</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>材质 %1</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>顶点 %1</translation>
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
        <translation>骨骼</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>English names of bones</source>
        <translation>骨骼的英文名</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链列表</translation>
    </message>
    <message>
        <source>IK chain %1</source>
        <translation>IK 链 %1</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rigid body %1</source>
        <translation>刚体 %1</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>软体 %1</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>morph %1</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>English names of morphs</source>
        <translation>表情的英文名</translation>
    </message>
    <message>
        <source>Bone keys</source>
        <translation>骨骼的关键帧</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>关键帧 %1</translation>
    </message>
    <message>
        <source>Morph keys</source>
        <translation>表情的关键帧</translation>
    </message>
    <message>
        <source>Camera keys</source>
        <translation>镜头的关键帧</translation>
    </message>
    <message>
        <source>Light keys</source>
        <translation>光照的关键帧</translation>
    </message>
    <message>
        <source>Shadow keys</source>
        <translation>阴影的关键帧</translation>
    </message>
    <message>
        <source>IK keys</source>
        <translation>IK 链的关键帧</translation>
    </message>
    <message>
        <source>The motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>显示框</translation>
    </message>
    <message>
        <source>display frame %1</source>
        <translation>显示框 %1</translation>
    </message>
    <message>
        <source>English names of display frames</source>
        <translation>显示框的英文名</translation>
    </message>
    <message>
        <source>The list of morphs</source>
        <translation>表情列表</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>The list of bones</source>
        <translation>骨骼列表</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The start of the file</source>
        <translation>文件开头</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>播放时</translation>
    </message>
    <message>
        <source>Hair and clothes</source>
        <translation>头发和衣服</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Parts of the image may be missing or untextured</source>
        <translation>画面的一部分可能缺失或没有花纹</translation>
    </message>
    <message>
        <source>Colours may differ from the author&apos;s</source>
        <translation>颜色可能与作者的不同</translation>
    </message>
    <message>
        <source>The body may have holes or stray vertices</source>
        <translation>身体可能有破洞或错位的点</translation>
    </message>
    <message>
        <source>Found while playing so far</source>
        <translation>在至今的播放中发现</translation>
    </message>
    <message>
        <source>Parts of the body may have a wrong position or rotation</source>
        <translation>身体某些部位的位置或朝向可能不对</translation>
    </message>
    <message>
        <source>They may hang or swing differently</source>
        <translation>下垂或摆动可能有所不同</translation>
    </message>
    <message>
        <source>Faces may change less than they should</source>
        <translation>表情变化可能不足</translation>
    </message>
    <message>
        <source>A part of the dance may be missing</source>
        <translation>舞蹈的一部分可能缺失</translation>
    </message>
    <message>
        <source>It has no visible effect</source>
        <translation>画面上看不出来</translation>
    </message>
    <message>
        <source>It probably has no visible effect</source>
        <translation>多半看不出来</translation>
    </message>
    <message>
        <source>byte 0x%1</source>
        <translation>字节 0x%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>app::IssueView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
</context>
<context>
    <name>app::IssuesPanel</name>
    <message>
        <source>These files have no issues.</source>
        <translation>这些文件没有发现问题。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: Issues</source>
        <translation>搜索：问题</translation>
    </message>
    <message>
        <source>Japanese or English, in any width or case; all words must match</source>
        <translation>可搜索日文名或英文名，不区分全半角和大小写；多个词须全部匹配</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The selected issue</source>
        <translation>选中的问题</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>没有打开文件。</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1 个问题</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>English name: %1</source>
        <translation>英文名：%1</translation>
    </message>
    <message>
        <source>Material: %1</source>
        <translation>所在材质：%1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
</context>
<context>
    <name>app::KeyField</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>请按下新的按键</translation>
    </message>
</context>
<context>
    <name>app::KeyRows</name>
    <message>
        <source>All bones</source>
        <translation>全部骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>IK switches</source>
        <translation>IK 开关</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光照</translation>
    </message>
</context>
<context>
    <name>app::KeysDialog</name>
    <message>
        <source>Reset the shortcuts of all commands to their defaults?</source>
        <translation>要将所有命令的按键恢复为初始设置吗？</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>全部恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>快捷键和鼠标</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Alternate shortcut</source>
        <translation>另一个按键</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>No alternate shortcut</source>
        <translation>无另一个按键</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>The default shortcuts of the command</source>
        <translation>该命令最初的按键</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>全部恢复(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>In the view and in lists (fixed)</source>
        <translation>视图和列表中（不可更改）</translation>
    </message>
    <message>
        <source>Cancel a drag; leave full screen; from a list to the view</source>
        <translation>撤回拖动；退出全屏；从列表回到视图</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>在各栏之间移动</translation>
    </message>
    <message>
        <source>In a list: switch, or go there</source>
        <translation>在列表中：切换或前往</translation>
    </message>
    <message>
        <source>In a list: remove, or reset</source>
        <translation>在列表中：移除或还原</translation>
    </message>
    <message>
        <source>In a list: copy</source>
        <translation>在列表中：复制</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>In a list: from row to row</source>
        <translation>在列表中：逐行移动</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Right drag, left drag</source>
        <translation>右键拖动、左键拖动</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>旋转视角</translation>
    </message>
    <message>
        <source>Middle drag, Shift+right drag</source>
        <translation>中键拖动、Shift+右键拖动</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+right drag</source>
        <translation>滚轮、Ctrl+右键拖动</translation>
    </message>
    <message>
        <source>Zoom; with Shift ten times faster, with Ctrl ten times finer</source>
        <translation>缩放；按住 Shift 快十倍，按住 Ctrl 精细十倍</translation>
    </message>
    <message>
        <source>Left click</source>
        <translation>左键单击</translation>
    </message>
    <message>
        <source>On a bone&apos;s mark: select the bone</source>
        <translation>在骨骼标记上：选择骨骼</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>左键拖动</translation>
    </message>
    <message>
        <source>Press, drag</source>
        <translation>按下、拖动</translation>
    </message>
    <message>
        <source>In the timeline: go there; on its ruler: set the loop range</source>
        <translation>在时间轴中：前往该处；在标尺上：循环播放的部分</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>滚轮、中键拖动</translation>
    </message>
    <message>
        <source>In the timeline: zoom; scroll (with the wheel: Shift)</source>
        <translation>在时间轴中：缩放；前后移动（滚轮时按 Shift）</translation>
    </message>
    <message>
        <source>Drop files</source>
        <translation>拖放文件</translation>
    </message>
    <message>
        <source>Open a model, motions, a camera, or a folder with a model</source>
        <translation>打开模型、动作、镜头，或含有模型的文件夹</translation>
    </message>
    <message>
        <source>Changed; default: none</source>
        <translation>已更改；最初没有按键</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>已更改；最初：%1</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcuts.</source>
        <translation>请选择要更改按键的命令。</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”: press them in a field.</source>
        <translation>“%1”的按键：请在栏中按下。</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 是“%2”的按键。</translation>
    </message>
    <message>
        <source>Reassign Shor&amp;tcut</source>
        <translation>改为此命令使用(&amp;T)</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Shift+left click</source>
        <translation>Shift+左键单击</translation>
    </message>
    <message>
        <source>On another bone&apos;s mark: the chain between it and the selected bone gets a target</source>
        <translation>在另一根骨骼的标记上：它与所选骨骼之间的链得到一个目标</translation>
    </message>
    <message>
        <source>On a target, on an IK bone&apos;s square, on the selected bone&apos;s mark, arrows and rings: move and rotate it; with Ctrl ten times finer; Escape cancels</source>
        <translation>在目标、IK 控制器的方块、所选骨骼的标记、箭头和圆环上：手动移动和旋转；按 Ctrl 精细十倍；Escape 撤回</translation>
    </message>
</context>
<context>
    <name>app::LabDialog</name>
    <message>
        <source>IK Lab Scenes</source>
        <translation>IK 实验室场景</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>更多：%1</translation>
    </message>
</context>
<context>
    <name>app::LimitController</name>
    <message>
        <source>Joint Limit</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>Drag to change how far %1 slides</source>
        <translation>拖动以更改 %1 的滑动范围</translation>
    </message>
    <message>
        <source>Drag to change how far %1 turns</source>
        <translation>拖动以更改 %1 的转动范围</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1；Ctrl：更精细</translation>
    </message>
    <message>
        <source>%1: turns by up to %2°</source>
        <translation>%1：最多转动 %2°</translation>
    </message>
    <message>
        <source>%1: turns from %2° to %3°</source>
        <translation>%1：转动 %2° 至 %3°</translation>
    </message>
    <message>
        <source>%1: slides from %2 to %3</source>
        <translation>%1：滑动 %2 至 %3</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>锁定关节</translation>
    </message>
    <message>
        <source>%1: locked</source>
        <translation>%1：已锁定</translation>
    </message>
    <message>
        <source>Unlock Joint</source>
        <translation>解锁关节</translation>
    </message>
    <message>
        <source>%1: not locked any more</source>
        <translation>%1：已解锁</translation>
    </message>
</context>
<context>
    <name>app::LookController</name>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>shadows</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Show what is on the ground: nothing now; grid, axes and shadows are in the panel Look</source>
        <translation>显示地面上的内容：现在没有；网格、坐标轴和阴影在“画面”面板中</translation>
    </message>
    <message>
        <source>Show what is on the ground: %1</source>
        <translation>显示地面上的内容：%1</translation>
    </message>
</context>
<context>
    <name>app::LossWords</name>
    <message numerus="yes">
        <source>The toon shading of %n material(s) is left out</source>
        <translation>
            <numerusform>省略了 %n 个材质的卡通着色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个材质的球面贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outlines of %n material(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个材质的轮廓线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highlights of %n material(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个材质的高光</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out: MToon has only those that are added</source>
        <translation>
            <numerusform>省略了 %n 个材质的球面贴图：MToon 只支持加算的球面贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toon of %n material(s) has more colours than MToon&apos;s two</source>
        <translation>
            <numerusform>%n 个材质的卡通贴图颜色多于 MToon 的两种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are darker in programs without MToon, by up to %1 of 255: their toon isn&apos;t white on the lit side</source>
        <translation>
            <numerusform>在不支持 MToon 的程序中，%n 个材质会变暗，最多 %1（满值 255）：其卡通贴图的亮面不是白色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are brighter in MMD on the side away from the light</source>
        <translation>
            <numerusform>%n 个材质在 MMD 中背光面更亮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translucent outline of %n material(s) is as opaque as the surface</source>
        <translation>
            <numerusform>%n 个材质的半透明轮廓线与表面的不透明度相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outline of %n material(s) is equally wide everywhere</source>
        <translation>
            <numerusform>%n 个材质的轮廓线各处粗细相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texture of %n material(s) is tinted otherwise than in MMD: there are too many large ones</source>
        <translation>
            <numerusform>大型贴图过多，%n 个材质的贴图着色与 MMD 不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere map of %n material(s) is left out: there are too many large ones</source>
        <translation>
            <numerusform>大型图像过多，省略了 %n 个材质的球面贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with SDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>%n 个 SDEF 顶点以更简单的方式跟随骨骼：关节会变细</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with QDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>%n 个 QDEF 顶点以更简单的方式跟随骨骼：关节会变细</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个 UV 变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个材质变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are left out</source>
        <translation>
            <numerusform>省略了 %n 个顶点变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft bodies don&apos;t move</source>
        <translation>
            <numerusform>%n 个软体不会移动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shape is left out, with %n vertices: the file has only bones</source>
        <translation>
            <numerusform>省略了含 %n 个顶点的形状：文件中只有骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are left out: the file has what they do to the shape</source>
        <translation>
            <numerusform>省略了 %n 个骨骼：文件中是它们使形状产生的变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) have a name twice, and get a number</source>
        <translation>
            <numerusform>%n 个骨骼重名，名称后会加上编号</numerusform>
        </translation>
    </message>
    <message>
        <source>The model doesn&apos;t have these bones of VRM: %1</source>
        <translation>模型没有 VRM 的以下骨骼：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n moving bone(s) are left out, which VRM doesn&apos;t have: %1</source>
        <translation>
            <numerusform>省略了 %n 个会动但 VRM 没有的骨骼：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) only turn, where they also move away in the model: %1</source>
        <translation>
            <numerusform>%n 个骨骼只会旋转，而在模型中还会移动：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first colour, which changes in %n frame(s)</source>
        <translation>
            <numerusform>光的颜色保持为最初的颜色，而它在 %n 帧中有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first direction, which changes in %n frame(s)</source>
        <translation>
            <numerusform>光的方向保持为最初的方向，而它在 %n 帧中有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera&apos;s field of view stays %1°, which is another one in %n frame(s)</source>
        <translation>
            <numerusform>相机视角保持为 %1°，而它在 %n 帧中不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frame(s)</source>
        <translation>
            <numerusform>相机不在透视与平行视图之间切换，而它在 %n 帧中会切换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) with a parallel view are seen in perspective</source>
        <translation>
            <numerusform>%n 个平行视图的帧以透视显示</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is left out, since no frame shows it</source>
        <translation>没有任何帧显示该模型，因此将其省略</translation>
    </message>
    <message>
        <source>The textures lie in an archive; unpack them beside the OBJ</source>
        <translation>贴图在压缩包中；请将其解压到 OBJ 旁边</translation>
    </message>
    <message>
        <source>The song is left out: %1</source>
        <translation>省略了歌曲：%1</translation>
    </message>
    <message>
        <source>Only the beginning of the comment is taken along</source>
        <translation>只带上注释的开头部分</translation>
    </message>
    <message>
        <source>%1: only its beginning is taken along</source>
        <translation>%1：只带上开头部分</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Transport</source>
        <translation>播放控制</translation>
    </message>
    <message>
        <source>OpenGL has too little memory for these settings at this window size. Drawn instead with samples: %1, resolution: %2 %.</source>
        <translation>当前窗口大小下 OpenGL 资源不足。已改用：每像素采样 %1 次，分辨率 %2 %。</translation>
    </message>
    <message>
        <source>OpenGL 3.3 isn&apos;t available, so nothing can be drawn; a newer graphics driver may help</source>
        <translation>此系统没有 OpenGL 3.3，无法绘制；更新显卡驱动或许可以解决</translation>
    </message>
    <message>
        <source>Opening files</source>
        <translation>正在打开文件</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>更多按钮</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1：开</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1：关</translation>
    </message>
    <message>
        <source>Side by side: IK on, IK off</source>
        <translation>并排显示：IK 开、IK 关</translation>
    </message>
    <message>
        <source>One view</source>
        <translation>一个视图</translation>
    </message>
</context>
<context>
    <name>app::MaterialRows</name>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形数</translation>
    </message>
    <message>
        <source>Ticked: the material is visible (Space)</source>
        <translation>勾选：绘制此材质 (Space)</translation>
    </message>
    <message>
        <source>Status of its texture</source>
        <translation>贴图的状态</translation>
    </message>
</context>
<context>
    <name>app::MaterialWords</name>
    <message>
        <source>double-sided</source>
        <translation>双面</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>ground shadow</source>
        <translation>地面阴影</translation>
    </message>
    <message>
        <source>casts self shadow</source>
        <translation>投射自阴影</translation>
    </message>
    <message>
        <source>receives self shadow</source>
        <translation>接收自阴影</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>顶点色</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点绘制</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线绘制</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>乘算</translation>
    </message>
    <message>
        <source>add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>sub-texture</source>
        <translation>子贴图</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>材质 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Texture status</source>
        <translation>贴图状态</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>Sphere 贴图</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Sphere map status</source>
        <translation>Sphere 状态</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>Toon 贴图</translation>
    </message>
    <message>
        <source>shared toon %1</source>
        <translation>共享 Toon %1</translation>
    </message>
    <message>
        <source>Toon status</source>
        <translation>Toon 状态</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>扩散色</translation>
    </message>
    <message>
        <source>%1, opacity %2</source>
        <translation>%1，不透明度 %2</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>环境色</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>反射色</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1，强度 %2</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation>%1，粗细 %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形数</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>app::MaterialsPanel</name>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Make all materials visible</source>
        <translation>恢复绘制所有材质</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>仅此材质</translation>
    </message>
    <message>
        <source>Show the selected material only</source>
        <translation>只绘制此模型的所选材质</translation>
    </message>
    <message>
        <source>Show all materials</source>
        <translation>显示全部材质</translation>
    </message>
    <message>
        <source>Isolate material</source>
        <translation>仅显示一个材质</translation>
    </message>
    <message>
        <source>Show material</source>
        <translation>显示材质</translation>
    </message>
    <message>
        <source>Hide material</source>
        <translation>隐藏材质</translation>
    </message>
    <message>
        <source>1 material</source>
        <translation>1 个材质</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>%1 个材质</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>The model has no materials</source>
        <translation>此模型没有材质</translation>
    </message>
</context>
<context>
    <name>app::MessageBar</name>
    <message>
        <source>In the same folder: %1</source>
        <translation>同一文件夹中：%1</translation>
    </message>
    <message>
        <source>In the same folder: %1 and %2</source>
        <translation>同一文件夹中：%1 和 %2</translation>
    </message>
</context>
<context>
    <name>app::MessageRow</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (另有 %n 条)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more message(s)</source>
        <translation>
            <numerusform>还有 %n 条消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MissingController</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>The show is reopened, and unsaved changes are lost. Continue?</source>
        <translation>将重新打开工程，之后所做的更改会丢失。要继续吗？</translation>
    </message>
</context>
<context>
    <name>app::MissingDialog</name>
    <message>
        <source>Missing Files</source>
        <translation>缺失文件</translation>
    </message>
    <message>
        <source>Not all of %1 can be read: %2</source>
        <translation>%1 的一部分无法读取：%2</translation>
    </message>
    <message>
        <source>Replacement File</source>
        <translation>选择替代文件</translation>
    </message>
    <message>
        <source>Folder to Search</source>
        <translation>选择要查找的文件夹</translation>
    </message>
    <message>
        <source>These files of the show can&apos;t be found. Choose where they are now; the others are then searched for beside the chosen file.</source>
        <translation>工程引用了以下文件，但找不到它们。请指定它们现在的位置；其余文件会在所选文件的旁边查找。</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失的文件</translation>
    </message>
    <message>
        <source>New location</source>
        <translation>现位置</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>Search Fo&amp;lder…</source>
        <translation>在文件夹中查找(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;open Show</source>
        <translation>重新打开工程(&amp;O)</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>正在 %1 中查找…</translation>
    </message>
    <message>
        <source>All files are found.</source>
        <translation>已全部找到。</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>仍缺失 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ModelBadge</name>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing name(s)</source>
        <translation>
            <numerusform>%n 个缺少的名称</numerusform>
        </translation>
    </message>
    <message>
        <source>comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>What there is to know about the model: its issues, bones and morphs of its motions that it lacks, its maker&apos;s comment</source>
        <translation>关于模型：问题、动作中有而模型缺少的骨骼和变形、作者的注释</translation>
    </message>
    <message>
        <source>About the model: %1</source>
        <translation>关于模型：%1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>app::ModelMenu</name>
    <message>
        <source>Selected: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>Show Alone</source>
        <translation>单独显示</translation>
    </message>
    <message>
        <source>Show &amp;Alone</source>
        <translation>单独显示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Physics of This Model</source>
        <translation>此模型的物理(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>app::ModelsPanel</name>
    <message>
        <source>Model</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Ticked: physics moves hair and clothes of this model, while physics is on</source>
        <translation>勾选：启用物理演算时，此模型的头发和衣服会摆动</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add models, motions, a song</source>
        <translation>添加模型、动作、音乐</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Draw earlier</source>
        <translation>提前绘制</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Draw later</source>
        <translation>延后绘制</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见性</translation>
    </message>
    <message>
        <source>No models yet. Add… opens one, or drop it on the window.</source>
        <translation>还没有模型。用“添加…”打开，或拖放到窗口。</translation>
    </message>
    <message>
        <source>Drawing order: put what is behind glass above the glass. The box or Enter hides and shows a model</source>
        <translation>按绘制顺序排列：位于玻璃后面的模型须排在玻璃之上。用复选框或 Enter 隐藏或显示模型</translation>
    </message>
    <message>
        <source>The box or Enter hides and shows the model</source>
        <translation>用复选框或 Enter 隐藏或显示此模型</translation>
    </message>
</context>
<context>
    <name>app::MorphRows</name>
    <message>
        <source>Morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Drag to override the motion (Left and Right; Delete resets it). The mark shows the motion&apos;s value</source>
        <translation>拖动可手动调整，覆盖动作的值 (也可用左右方向键；Delete 恢复)。标记处为动作的值</translation>
    </message>
    <message>
        <source>Current value; bold: set by hand</source>
        <translation>当前画面中的值；粗体：手动调整</translation>
    </message>
    <message>
        <source>%1 set by hand; %2 in the motion</source>
        <translation>手动 %1；动作为 %2</translation>
    </message>
    <message>
        <source>%1, from the motion</source>
        <translation>%1，跟随动作</translation>
    </message>
</context>
<context>
    <name>app::MorphWords</name>
    <message>
        <source>morph %1</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>眉毛</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>Lip</source>
        <translation>嘴巴</translation>
    </message>
    <message>
        <source>Reserved (hidden in MMD)</source>
        <translation>不在 MMD 面板中</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>冲量</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>作用对象</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Value in the motion</source>
        <translation>动作的值</translation>
    </message>
    <message>
        <source>Value set by hand</source>
        <translation>手动的值</translation>
    </message>
    <message>
        <source>Value with groups</source>
        <translation>计入组表情</translation>
    </message>
</context>
<context>
    <name>app::MorphsPanel</name>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Weight of the selected morph</source>
        <translation>所选表情的权重</translation>
    </message>
    <message>
        <source>The weight of the selected morph, set by hand; usually 0 to 1</source>
        <translation>手动设置所选表情的权重；一般为 0 到 1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset the selected morph to the motion&apos;s value (Delete)</source>
        <translation>所选表情恢复跟随动作 (Delete)</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset all morphs to the motion&apos;s values</source>
        <translation>所有表情恢复跟随动作</translation>
    </message>
    <message>
        <source>Morph %1</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>Reset morph</source>
        <translation>重置表情</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>重置全部表情</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>1 个表情</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>%1 个表情</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>此模型没有表情</translation>
    </message>
</context>
<context>
    <name>app::OffersController</name>
    <message>
        <source>%1 can dance along with %2</source>
        <translation>%1 可以和 %2 一起跳</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Dance along</source>
        <translation>一起跳</translation>
    </message>
    <message>
        <source>Open Model…</source>
        <translation>打开模型…</translation>
    </message>
    <message>
        <source>This is the demo. Open your own model, or drop its files here</source>
        <translation>这是演示。请打开您自己的模型，或将其文件拖放到此处</translation>
    </message>
    <message>
        <source>the camera %1</source>
        <comment>part of a sentence</comment>
        <translation>镜头 %1</translation>
    </message>
</context>
<context>
    <name>app::OpenPlaylist</name>
    <message numerus="yes">
        <source>Add %n dances</source>
        <translation>
            <numerusform>添加 %n 支舞蹈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n dances</source>
        <translation>
            <numerusform>移除 %n 支舞蹈</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dances</source>
        <translation>移动舞蹈</translation>
    </message>
    <message>
        <source>Title of a dance</source>
        <translation>舞蹈的标题</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Files of a dance</source>
        <translation>舞蹈的文件</translation>
    </message>
    <message>
        <source>Dancer of all</source>
        <translation>全部的舞者</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>随机播放</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>淡入淡出</translation>
    </message>
    <message>
        <source>Reload playlist</source>
        <translation>重新载入播放列表</translation>
    </message>
</context>
<context>
    <name>app::OpeningController</name>
    <message>
        <source>Models, accessories, motions, poses, songs, shows, archives (%1);;All files (*)</source>
        <translation>模型、配件、动作、姿势、音乐、工程、压缩包 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add to show</source>
        <translation>添加到工程</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove motions</source>
        <translation>移除动作</translation>
    </message>
    <message>
        <source>%1 replaces %2</source>
        <translation>正在播放 %1，已替换 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>缺失 1 张贴图</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>缺失 %1 张贴图</translation>
    </message>
    <message>
        <source>There is no model for %1 yet: open one</source>
        <translation>%1 需要模型才能播放：请打开一个模型</translation>
    </message>
    <message>
        <source>%1 moves nothing of this model; see the panel Missing Bones and Morphs</source>
        <translation>%1 对此模型完全不起作用；请查看&quot;缺少的骨骼和表情&quot;面板</translation>
    </message>
    <message>
        <source>One texture can&apos;t be read; see View → Panels → About the Model</source>
        <translation>有 1 个纹理无法读取，见 视图 → 面板 → 关于模型</translation>
    </message>
    <message>
        <source>%1 textures can&apos;t be read; see View → Panels → About the Model</source>
        <translation>有 %1 个纹理无法读取，见 视图 → 面板 → 关于模型</translation>
    </message>
</context>
<context>
    <name>app::OverlayLegend</name>
    <message>
        <source>Too many: some are shown as dots or not at all</source>
        <translation>数量过多：有些只有一个点，或不显示</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Moved by IK</source>
        <translation>IK 驱动</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>手动调整</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Body: follow bone</source>
        <translation>跟随骨骼的刚体</translation>
    </message>
    <message>
        <source>Body: physics</source>
        <translation>物理演算刚体</translation>
    </message>
    <message>
        <source>Body: physics + bone</source>
        <translation>物理+骨骼对齐</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>What the colours mean: %1</source>
        <translation>颜色含义：%1</translation>
    </message>
    <message>
        <source>Joint limit</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>Joint at its limit</source>
        <translation>达到限制的关节</translation>
    </message>
</context>
<context>
    <name>app::PanelDocks</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Missing Bones and Morphs</source>
        <translation>缺少的骨骼和表情</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>About the Model</source>
        <translation>关于模型</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>读数</translation>
    </message>
</context>
<context>
    <name>app::PhysicsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算设置</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
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
        <translation>重力强度(&amp;S)</translation>
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
        <translation>跳转后预演算</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> 帧</translation>
    </message>
    <message>
        <source>Frames of physics that are simulated before the frame that you go to: more is more accurate, but slower</source>
        <translation>跳转时，先让头发和衣服在后台演算目标帧之前的这段舞蹈：越多越真实，但越慢</translation>
    </message>
    <message>
        <source>Pre-roll after a see&amp;k</source>
        <translation>跳转后预演算(&amp;K)</translation>
    </message>
</context>
<context>
    <name>app::PictureController</name>
    <message>
        <source>Screenshot copied</source>
        <translation>图片已复制</translation>
    </message>
    <message>
        <source>Screenshot saved: %1</source>
        <translation>图片已保存：%1</translation>
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
        <translation>保存图片</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Screenshot cancelled</source>
        <translation>已取消截图</translation>
    </message>
    <message>
        <source>Drawing the screenshot</source>
        <translation>正在绘制截图</translation>
    </message>
    <message>
        <source>Screenshot: %p %</source>
        <translation>截图：%p %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the screenshot</source>
        <translation>取消截图</translation>
    </message>
    <message>
        <source>Cancel the screenshot that is being drawn (Escape)</source>
        <translation>取消正在绘制的截图（Esc）</translation>
    </message>
    <message>
        <source>A screenshot is still being drawn</source>
        <translation>仍在绘制上一张截图</translation>
    </message>
    <message>
        <source>Drawing the screenshot…</source>
        <translation>正在绘制截图…</translation>
    </message>
    <message>
        <source>Drawing the screenshot; Escape cancels</source>
        <translation>正在绘制截图；按 Esc 取消</translation>
    </message>
</context>
<context>
    <name>app::PicturePanel</name>
    <message>
        <source>Light</source>
        <translation>光照</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>画质</translation>
    </message>
    <message>
        <source>As in MMD</source>
        <translation>MMD 默认</translation>
    </message>
    <message>
        <source>Use the motion&apos;s light, if it has one</source>
        <translation>使用动作中的光照 (如有)</translation>
    </message>
    <message>
        <source>Direction in which the light shines: X right, Y up, Z away</source>
        <translation>光照的方向：X 向右，Y 向上，Z 向远处</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>地面阴影</translation>
    </message>
    <message>
        <source>From motion</source>
        <translation>跟随动作</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>模式 1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>模式 2</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>How far from the camera the self shadow reaches; shorter is finer (MMD&apos;s number)</source>
        <translation>自阴影距镜头的最远范围；越近越精细 (MMD 的数值)</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>背景颜色</translation>
    </message>
    <message>
        <source>The colour behind everything</source>
        <translation>所有物体后方的颜色</translation>
    </message>
    <message>
        <source>Show axes</source>
        <translation>地面坐标轴</translation>
    </message>
    <message>
        <source>Image…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Background image</source>
        <translation>背景图</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>每像素采样 %1 次</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentage of the screen&apos;s resolution: less is faster, more is finer</source>
        <translation>相对于屏幕像素：越低越快，越高越精细</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Choose Background Image</source>
        <translation>选择背景图片</translation>
    </message>
    <message>
        <source>Direction of the light along X</source>
        <translation>光照方向 X</translation>
    </message>
    <message>
        <source>Direction of the light along Y</source>
        <translation>光照方向 Y</translation>
    </message>
    <message>
        <source>Direction of the light along Z</source>
        <translation>光照方向 Z</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>光照颜色</translation>
    </message>
    <message>
        <source>Choose background image</source>
        <translation>设置背景图片</translation>
    </message>
    <message>
        <source>No background image</source>
        <translation>无背景图片</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Automatic: where no graphics card draws, the picture may be softer while it moves, so that it moves smoothly</source>
        <translation>自动：没有显卡绘制时，画面在运动中可能会降低清晰度，以便流畅播放</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>播放时</translation>
    </message>
    <message>
        <source>Reset everything in this panel to what MMD has</source>
        <translation>将此面板中的所有设置恢复为 MMD 的值</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>渐变</translation>
    </message>
    <message>
        <source>White, as in MMD</source>
        <translation>白色(同 MMD)</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>颜色…</translation>
    </message>
    <message>
        <source>The gradient is dark in a dark window</source>
        <translation>窗口为深色时,渐变也为深色</translation>
    </message>
</context>
<context>
    <name>app::PlayController</name>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Speed: %1×</source>
        <translation>速度：%1×</translation>
    </message>
</context>
<context>
    <name>app::Playback</name>
    <message>
        <source>Weights of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>Weights: select a bone</source>
        <translation>权重：请选择骨骼</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势计算</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加显示</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘制</translation>
    </message>
</context>
<context>
    <name>app::PlayingPanel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延后</translation>
    </message>
    <message>
        <source>Ticked: it plays. If two rows have keys of a bone on one frame, the lower row takes priority</source>
        <translation>勾选：播放。同一骨骼在同一帧有两个关键帧时，以下面一行为准</translation>
    </message>
    <message>
        <source>Delay in frames; double-click to change</source>
        <translation>延后开始的帧数；双击更改</translation>
    </message>
    <message>
        <source>Removes it</source>
        <translation>将其移除</translation>
    </message>
    <message>
        <source>Camera, light</source>
        <translation>镜头、光照</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add a motion, a pose, a camera or a song</source>
        <translation>向播放内容添加动作、姿势、镜头或音乐</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the current row (Delete)</source>
        <translation>移除当前行 (Delete)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Lower priority of its keys</source>
        <translation>上移：其关键帧让位于更多动作</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Higher priority of its keys</source>
        <translation>下移：其关键帧优先于更多动作</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>Nothing to play: open a dance (VMD), a pose or a song</source>
        <translation>没有播放内容：请打开舞蹈动作 (VMD)、姿势或音乐</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>手动调整</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Switch motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Change delay</source>
        <translation>延后开始</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>重置手动调整</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>移除音乐</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation>移除动作</translation>
    </message>
    <message>
        <source>Motion order</source>
        <translation>调整动作顺序</translation>
    </message>
    <message>
        <source>Switch &amp;Off</source>
        <translation>停用(&amp;O)</translation>
    </message>
    <message>
        <source>Switch &amp;On</source>
        <translation>启用(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>De&amp;lay…</source>
        <translation>延后开始(&amp;L)…</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>镜头</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光照</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (pose)</source>
        <translation>%1 (姿势)</translation>
    </message>
    <message>
        <source>It overrides the motions at every frame, until it is unticked or removed</source>
        <translation>在每一帧都覆盖动作，直到取消勾选或移除</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Moved by hand (%1)</source>
        <translation>手动调整 (%1)</translation>
    </message>
    <message>
        <source>It is added to motions and poses at every frame, until it is unticked or removed: %1</source>
        <translation>在每一帧都覆盖动作和姿势，直到取消勾选或移除：%1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistController</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Changes that aren&apos;t saved are kept; the next start offers them</source>
        <translation>未保存的更改已保留，下次启动时会提供</translation>
    </message>
    <message>
        <source>It has no model: choose a dancer for the playlist</source>
        <translation>没有模型：请为播放列表选择舞者</translation>
    </message>
    <message>
        <source>%1 is passed over: %2</source>
        <translation>已跳过 %1：%2</translation>
    </message>
    <message>
        <source>Nothing more of the playlist can be played: %1</source>
        <translation>播放列表中没有可播放的内容了：%1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistDock</name>
    <message>
        <source>New playlist</source>
        <translation>新播放列表</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>播放列表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&quot;Playlist&quot;, and its name</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>app::PlaylistEditor</name>
    <message>
        <source>Add Folder to Playlist</source>
        <translation>将文件夹添加到播放列表</translation>
    </message>
    <message>
        <source>Dances, archives, shows, playlists (%1);;All files (*)</source>
        <translation>舞蹈、压缩包、工程、播放列表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add Files to Playlist</source>
        <translation>将文件添加到播放列表</translation>
    </message>
    <message>
        <source>Open Playlist</source>
        <translation>打开播放列表</translation>
    </message>
    <message>
        <source>Playlists (%1);;All files (*)</source>
        <translation>播放列表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Dancer of All Dances</source>
        <translation>所有舞蹈的舞者</translation>
    </message>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>模型 (%1);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>A playlist has at most %1 dances, so %n were left out</source>
        <translation>
            <numerusform>播放列表最多 %1 支舞蹈，因此有 %n 支未添加</numerusform>
        </translation>
    </message>
    <message>
        <source>No dance was found: a dance is a show, or a motion that moves a model. Models, cameras and songs alone are none</source>
        <translation>没有找到舞蹈：舞蹈是工程，或者让模型动起来的动作。单独的模型、相机和歌曲不是舞蹈</translation>
    </message>
    <message>
        <source>Playlist saved: %1</source>
        <translation>播放列表已保存：%1</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>播放列表</translation>
    </message>
    <message>
        <source>Save Playlist</source>
        <translation>保存播放列表</translation>
    </message>
    <message>
        <source>Playlists (%1)</source>
        <translation>播放列表 (%1)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The playlist was never saved. Save it?</source>
        <translation>播放列表从未保存。要保存吗？</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 已更改。要保存吗？</translation>
    </message>
    <message>
        <source>Unsaved Playlist</source>
        <translation>未保存的播放列表</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>A song alone is no dance: drop it on the dance that it belongs to, or add it by Files of the Dance… in the dance&apos;s menu</source>
        <translation>单独的歌曲不是舞蹈：请把它拖放到所属的舞蹈上，或在该舞蹈的菜单中用“舞蹈的文件…”添加</translation>
    </message>
    <message>
        <source>%1 is the song of %2 now</source>
        <translation>%1 现在是 %2 的歌曲</translation>
    </message>
    <message>
        <source>%1 is the camera of %2 now</source>
        <translation>%1 现在是 %2 的相机</translation>
    </message>
    <message>
        <source>One model dances them all: choose &quot;Each dance&apos;s own&quot; as the dancer first</source>
        <translation>一个模型跳所有舞蹈：请先把舞者选为“每支舞蹈自己的”</translation>
    </message>
    <message>
        <source>%1 dances %2 now</source>
        <translation>%1 现在跳 %2</translation>
    </message>
    <message>
        <source>%1 is a show, which has its own song, camera and models</source>
        <translation>%1 是工程，它有自己的歌曲、相机和模型</translation>
    </message>
    <message>
        <source>%1 dances what has no model of its own</source>
        <translation>没有自己模型的舞蹈由 %1 来跳</translation>
    </message>
</context>
<context>
    <name>app::PlaylistModel</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Dance</source>
        <translation>舞蹈</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>%1, plays now</source>
        <translation>%1，正在播放</translation>
    </message>
    <message>
        <source>%1, not playable</source>
        <translation>%1，无法播放</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a dance&apos;s title, and its dancer and song</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Not a favourite</source>
        <translation>未收藏</translation>
    </message>
    <message>
        <source>A favourite; a click or * takes the star away</source>
        <translation>已收藏；单击或按 * 取消星标</translation>
    </message>
    <message>
        <source>A click or * makes it a favourite</source>
        <translation>单击或按 * 加入收藏</translation>
    </message>
</context>
<context>
    <name>app::PlaylistPanel</name>
    <message>
        <source>Repeat: off</source>
        <translation>重复：关</translation>
    </message>
    <message>
        <source>Repeat: all dances</source>
        <translation>重复：所有舞蹈</translation>
    </message>
    <message>
        <source>Repeat: this dance</source>
        <translation>重复：这支舞蹈</translation>
    </message>
    <message>
        <source>Each dance&apos;s own</source>
        <translation>每支舞蹈自己的</translation>
    </message>
    <message>
        <source>%1, from the view</source>
        <translation>%1（视图中）</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message numerus="yes">
        <source>%n dances</source>
        <translation>
            <numerusform>%n 支舞蹈</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 so far</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1，目前 %2</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>播放列表</translation>
    </message>
    <message>
        <source>★</source>
        <translation>★</translation>
    </message>
    <message>
        <source>Show favourites only</source>
        <translation>只显示收藏</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>仅收藏</translation>
    </message>
    <message>
        <source>A playlist is a list of dances that are played one after another.

Drop a folder of dances, archives or files here, or choose them.</source>
        <translation>播放列表是依次播放的舞蹈的列表。

把舞蹈的文件夹、压缩包或文件拖放到这里，或选择它们。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected dances from the list (Delete)</source>
        <translation>从列表中移除选中的舞蹈 (Delete)</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>随机播放</translation>
    </message>
    <message>
        <source>Shuffle: dances come in random order, each once in a round</source>
        <translation>随机播放：舞蹈以随机顺序播放，每轮各一次</translation>
    </message>
    <message>
        <source>More of the playlist</source>
        <translation>播放列表的更多操作</translation>
    </message>
    <message>
        <source>&amp;Fade between Dances</source>
        <translation>舞蹈之间的淡入淡出(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Dancer:</source>
        <translation>舞者：</translation>
    </message>
    <message>
        <source>Model that dances them all</source>
        <translation>跳所有舞蹈的模型</translation>
    </message>
    <message>
        <source>One model dances all dances, in place of the first model of each</source>
        <translation>一个模型代替每支舞蹈的第一个模型，跳所有舞蹈</translation>
    </message>
    <message>
        <source>Looking for dances…</source>
        <translation>正在查找舞蹈…</translation>
    </message>
    <message>
        <source>Looking for dances</source>
        <translation>查找舞蹈</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop looking; what was found is added</source>
        <translation>停止查找；已找到的会被添加</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>收藏(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>F&amp;iles of the Dance…</source>
        <translation>舞蹈的文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show What Plays</source>
        <translation>显示正在播放的(&amp;S)</translation>
    </message>
    <message>
        <source>No dance matches.</source>
        <translation>没有符合的舞蹈。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dances</source>
        <comment>how many match</comment>
        <translation>
            <numerusform>%n 支舞蹈中的 %1 支</numerusform>
        </translation>
    </message>
    <message>
        <source>New, open, add, save, fade</source>
        <translation>新建、打开、添加、保存、淡入淡出</translation>
    </message>
</context>
<context>
    <name>app::PlaylistReload</name>
    <message>
        <source>Reload Playlist</source>
        <translation>重新载入播放列表</translation>
    </message>
    <message>
        <source>Another program has changed %1; your changes of the playlist aren&apos;t in it</source>
        <translation>另一个程序更改了 %1；您对播放列表的更改不在其中</translation>
    </message>
    <message>
        <source>Another program has changed %1</source>
        <translation>另一个程序更改了 %1</translation>
    </message>
    <message>
        <source>Playlist read again: %1</source>
        <translation>已重新载入播放列表：%1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistRescue</name>
    <message>
        <source>When Odori ended at %1, a playlist had unsaved changes. They can be recovered.</source>
        <translation>Odori 在 %1 结束时，播放列表中有未保存的更改。这些更改仍然保留着。</translation>
    </message>
</context>
<context>
    <name>app::PointerController</name>
    <message>
        <source>Bone %1</source>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>刚体 %1</translation>
    </message>
    <message>
        <source>on the bone %1</source>
        <translation>关联骨骼 %1</translation>
    </message>
</context>
<context>
    <name>app::PoseController</name>
    <message>
        <source>Play without Pose</source>
        <translation>不用姿势跳舞</translation>
    </message>
    <message>
        <source>Switch pose off</source>
        <translation>关闭姿势</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>保存姿势</translation>
    </message>
    <message>
        <source>Poses (*.vpd)</source>
        <translation>姿势 (*.vpd)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The pose overrides the motion: untick or remove it in the panel Playing</source>
        <translation>姿势覆盖了动作：可在&quot;播放内容&quot;面板中取消勾选或移除</translation>
    </message>
    <message>
        <source>The model lacks %1 of the pose&apos;s bones and morphs: see the panel Missing Bones and Morphs</source>
        <translation>模型缺少姿势中的 %1 个骨骼和表情：请查看&quot;缺少的骨骼和表情&quot;面板</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>已保存姿势：%1</translation>
    </message>
</context>
<context>
    <name>app::PropertyList</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>app::ReadoutCommands</name>
    <message>
        <source>Angle at %1</source>
        <translation>%1 处的角度</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>%1 的旋转</translation>
    </message>
    <message>
        <source>Length from %1 to %2</source>
        <translation>%1 到 %2 的长度</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>%1 的坐标轴</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation>%1 的位置</translation>
    </message>
    <message>
        <source>Matrices of vertex %1</source>
        <translation>顶点 %1 的矩阵</translation>
    </message>
    <message>
        <source>Matrices of %1</source>
        <translation>%1 的矩阵</translation>
    </message>
    <message>
        <source>Solve of %1</source>
        <translation>%1 的求解</translation>
    </message>
    <message>
        <source>Pose vector of %1</source>
        <translation>%1 的姿态向量</translation>
    </message>
    <message>
        <source>Add Readout</source>
        <translation>添加读数</translation>
    </message>
    <message>
        <source>&amp;Angle between Parent and Child</source>
        <translation>父子之间的角度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Turn in Its Parent&apos;s Space</source>
        <translation>父空间中的旋转(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Length to Its Child</source>
        <translation>到子骨骼的长度(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>坐标轴(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>位置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Matrices</source>
        <translation>矩阵(&amp;M)</translation>
    </message>
    <message>
        <source>Matrices of a &amp;Vertex It Moves</source>
        <translation>所移动顶点的矩阵(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Solve of Its Chain or Goal</source>
        <translation>链或目标的求解(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;ose Vector of Its Chain or Goal</source>
        <translation>链或目标的姿态向量(&amp;O)</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>模型的名称</translation>
    </message>
    <message>
        <source>&amp;Name of the Model</source>
        <translation>模型名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>app::ReadoutTexts</name>
    <message>
        <source>solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>shake</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>未求解</translation>
    </message>
    <message>
        <source>ends no chain and no goal</source>
        <translation>不是任何链或目标的末端</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>bone now</source>
        <translation>当前骨骼</translation>
    </message>
    <message>
        <source>inverse bind</source>
        <translation>绑定逆矩阵</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>初始位置</translation>
    </message>
    <message>
        <source>in the bone&apos;s space</source>
        <translation>骨骼空间</translation>
    </message>
    <message>
        <source>by this bone</source>
        <translation>仅由此骨骼</translation>
    </message>
    <message>
        <source>weighted sum</source>
        <translation>加权和</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>绘制位置</translation>
    </message>
    <message>
        <source>not by the sum</source>
        <translation>不按加权和</translation>
    </message>
    <message>
        <source>placed by physics</source>
        <translation>由物理决定</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>已到达</translation>
    </message>
    <message>
        <source>iterations used up</source>
        <translation>迭代用尽</translation>
    </message>
    <message>
        <source>no progress</source>
        <translation>无进展</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>够不着</translation>
    </message>
    <message>
        <source>not fit</source>
        <translation>不适用</translation>
    </message>
</context>
<context>
    <name>app::ReadoutsPanel</name>
    <message>
        <source>Readout</source>
        <translation>读数</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>读数</translation>
    </message>
    <message>
        <source>Readouts write angles, lengths and matrices beside bones, in the view and in films. Select a bone, then choose Add.</source>
        <translation>读数把角度、长度和矩阵写在骨骼旁边，视图和视频中都会显示。请选择一根骨骼，然后选“添加”。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a readout of the selected bone</source>
        <translation>添加所选骨骼的读数</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove the readout (Delete)</source>
        <translation>删除读数 (Delete)</translation>
    </message>
    <message>
        <source>Use Selected</source>
        <translation>使用所选</translation>
    </message>
    <message>
        <source>Take the bone that is selected now</source>
        <translation>改用当前选中的骨骼</translation>
    </message>
    <message>
        <source>%1: use the selected bone</source>
        <translation>%1：使用所选骨骼</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>起点：</translation>
    </message>
    <message>
        <source>First side of the angle</source>
        <translation>角的一条边</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>终点：</translation>
    </message>
    <message>
        <source>Other bone of the readout</source>
        <translation>读数的另一根骨骼</translation>
    </message>
    <message>
        <source>Number of the vertex</source>
        <translation>顶点编号</translation>
    </message>
    <message>
        <source>Vertex:</source>
        <translation>顶点：</translation>
    </message>
    <message>
        <source>Space of the position</source>
        <translation>位置的坐标系</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Corner of the view</source>
        <translation>视图的角落</translation>
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
        <translation>坐标系：</translation>
    </message>
    <message>
        <source>Corner:</source>
        <translation>角落：</translation>
    </message>
    <message>
        <source>Time of the solve</source>
        <translation>求解用时</translation>
    </message>
    <message>
        <source>It differs from run to run. Without it, films are the same each time</source>
        <translation>每次都不同。不显示时，每次导出的视频都相同</translation>
    </message>
    <message>
        <source>Switch Readout</source>
        <translation>切换读数</translation>
    </message>
    <message>
        <source>Bone of Readout</source>
        <translation>读数的骨骼</translation>
    </message>
    <message>
        <source>Vertex of Readout</source>
        <translation>读数的顶点</translation>
    </message>
    <message>
        <source>Space of Readout</source>
        <translation>读数的坐标系</translation>
    </message>
    <message>
        <source>Corner of Readout</source>
        <translation>读数的角落</translation>
    </message>
    <message>
        <source>Time of Readout</source>
        <translation>读数的用时</translation>
    </message>
    <message>
        <source>Remove Readout</source>
        <translation>删除读数</translation>
    </message>
    <message>
        <source>Below a bone</source>
        <translation>骨骼下方</translation>
    </message>
</context>
<context>
    <name>app::RecentController</name>
    <message>
        <source>Shows</source>
        <translation>工程</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motions and songs</source>
        <translation>动作与音乐</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
</context>
<context>
    <name>app::RecentList</name>
    <message>
        <source>Not found</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found</source>
        <translation>%1 已不存在</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from This List</source>
        <translation>从此列表中移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>app::ReloadController</name>
    <message>
        <source>Folder with the Missing Textures</source>
        <translation>缺失贴图所在的文件夹</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>One texture is still missing</source>
        <translation>仍缺失 1 张贴图</translation>
    </message>
    <message>
        <source>%1 textures are still missing</source>
        <translation>仍缺失 %1 张贴图</translation>
    </message>
    <message>
        <source>%1: not found in %2 and its subfolders</source>
        <translation>%1：不在 %2 及其子文件夹中</translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>缺失 1 张贴图</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>缺失 %1 张贴图</translation>
    </message>
</context>
<context>
    <name>app::ReplacedMotions</name>
    <message>
        <source>Play both</source>
        <translation>同时播放</translation>
    </message>
</context>
<context>
    <name>app::RescueController</name>
    <message>
        <source>When Odori ended at %1, a show had unsaved changes. They can be recovered.</source>
        <translation>Odori 在 %1 结束时，工程中有未保存的更改。这些更改仍然保留着。</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
</context>
<context>
    <name>app::SaveController</name>
    <message>
        <source>Save Show</source>
        <translation>保存工程</translation>
    </message>
    <message>
        <source>Shows (*.odori)</source>
        <translation>工程 (*.odori)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 已更改。要保存吗？</translation>
    </message>
    <message>
        <source>These models were never saved as a show. Save them?</source>
        <translation>这些模型尚未保存为工程。要保存吗？</translation>
    </message>
    <message>
        <source>Your edits were never saved as a show. Save them?</source>
        <translation>手动所做的更改尚未保存为工程。要保存吗？</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here. Saving now overwrites those changes.</source>
        <translation>%1 在此处打开或保存之后，被另一个程序更改过。现在保存会丢失那些更改。</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Show saved: %1</source>
        <translation>已保存工程：%1</translation>
    </message>
</context>
<context>
    <name>app::ScreenKeeper</name>
    <message>
        <source>A dance plays in full screen</source>
        <translation>正在全屏播放舞蹈</translation>
    </message>
</context>
<context>
    <name>app::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>搜索：%1</translation>
    </message>
    <message>
        <source>Japanese, English or romaji, in any width or case; all words must match</source>
        <translation>可搜索日文名、英文名或罗马字读音，不区分全半角和大小写；多个词须全部匹配</translation>
    </message>
</context>
<context>
    <name>app::SeekSlider</name>
    <message>
        <source>Frame %1 — %2</source>
        <translation>第 %1 帧 — %2</translation>
    </message>
</context>
<context>
    <name>app::SelectedModel</name>
    <message>
        <source>Selected model: %1</source>
        <translation>所选模型：%1</translation>
    </message>
    <message>
        <source>A click opens the model&apos;s menu</source>
        <translation>单击打开模型的菜单</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
</context>
<context>
    <name>app::SettingsController</name>
    <message>
        <source>The settings aren&apos;t kept: %1</source>
        <translation>设置未被保存：%1</translation>
    </message>
</context>
<context>
    <name>app::SettingsDialog</name>
    <message>
        <source>Screenshot Folder</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>常规(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Playing</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;isplay</source>
        <translation>画面(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Screenshot folder:</source>
        <translation>图片保存到(&amp;S)：</translation>
    </message>
    <message>
        <source>Screenshot folder</source>
        <translation>图片保存文件夹</translation>
    </message>
    <message>
        <source>Where Save Screenshot saves; empty: your Pictures folder</source>
        <translation>“保存图片”的存放位置；留空为您的图片文件夹</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Keyboard S&amp;hortcuts…</source>
        <translation>更改按键(&amp;H)…</translation>
    </message>
    <message>
        <source>A&amp;nti-aliasing</source>
        <translation>抗锯齿(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>外观(&amp;A)：</translation>
    </message>
    <message>
        <source>Categories of settings</source>
        <translation>设置类别</translation>
    </message>
    <message>
        <source>Screenshot si&amp;ze:</source>
        <translation>截图大小(&amp;Z):</translation>
    </message>
    <message>
        <source>Screenshot size</source>
        <translation>截图大小</translation>
    </message>
    <message>
        <source>As large as the view</source>
        <translation>与视图相同</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度(像素)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度(像素)</translation>
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
        <translation>静音</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>移除音乐</translation>
    </message>
    <message>
        <source>Song offset</source>
        <translation>音乐偏移</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>声音关</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>声音开</translation>
    </message>
    <message>
        <source>Volume: %1 %</source>
        <translation>音量：%1 %</translation>
    </message>
    <message>
        <source>The demo has a song</source>
        <translation>演示有歌曲</translation>
    </message>
</context>
<context>
    <name>app::SongDialog</name>
    <message>
        <source>Song Offset</source>
        <translation>音乐偏移</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Time from frame 0 to the start of the song; negative values skip the start of the song</source>
        <translation>音乐比第 0 帧延后开始的时间；小于 0 时开头部分听不到</translation>
    </message>
    <message>
        <source>The same in frames, 30 a second</source>
        <translation>同上，以帧计，每秒 30 帧</translation>
    </message>
    <message>
        <source>Delay the song by</source>
        <translation>音乐延后</translation>
    </message>
    <message>
        <source>or in frames</source>
        <translation>或按帧计</translation>
    </message>
</context>
<context>
    <name>app::Stage</name>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>舞台视图</translation>
    </message>
</context>
<context>
    <name>app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Open a model, or drop files here</source>
        <translation>打开模型，或将文件拖放到此处</translation>
    </message>
    <message>
        <source>Models (PMX, PMD, .x), motions and poses (VMD, VPD), songs, shows, archives and folders may be dropped; several together, in any order.</source>
        <translation>可以拖入模型（PMX、PMD、.x）、动作和姿势（VMD、VPD）、音乐、工程、压缩包和文件夹；可以一次拖入多个，顺序不限。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>A folder with a model and its motions, as it was unpacked</source>
        <translation>解压后的文件夹，其中有模型及其动作</translation>
    </message>
    <message>
        <source>Show the demo</source>
        <translation>播放演示</translation>
    </message>
    <message>
        <source>Recent shows</source>
        <translation>最近的工程</translation>
    </message>
    <message>
        <source>Recent models</source>
        <translation>最近的模型</translation>
    </message>
    <message>
        <source>Recent motions and songs</source>
        <translation>最近的动作与音乐</translation>
    </message>
    <message>
        <source>IK Lab…</source>
        <translation>IK 实验室…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works</source>
        <translation>展示逆运动学如何工作的场景</translation>
    </message>
</context>
<context>
    <name>app::StatusController</name>
    <message>
        <source>Frames per second, milliseconds per frame, and of them those of physics</source>
        <translation>帧率、每幅画面的耗时 (毫秒)，以及其中物理演算的耗时</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 fps, %2</source>
        <translation>%1 fps，%2</translation>
    </message>
    <message>
        <source>%1, physics %2 ms</source>
        <translation>%1，物理 %2 ms</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>%L1 个三角形</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>No graphics card draws here, so the picture is softer while it moves: see Look, While playing</source>
        <translation>没有使用显卡绘制，因此画面在运动时较模糊：参见“画面”中的“播放时”</translation>
    </message>
    <message>
        <source>%1, resolution %2 %</source>
        <translation>%1，分辨率 %2 %</translation>
    </message>
</context>
<context>
    <name>app::StepWords</name>
    <message>
        <source>Iteration %1: %2 needs no rotation; error %3 units</source>
        <translation>循环%1：%2无需旋转；还差%3单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 should rotate %3°, and its limit rotates it %4° the other way; error %5 units</source>
        <translation>循环%1：%2想转%3°，却因限制反向转了%4°；还差%5单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: a step may rotate %5° at most, and its limit takes %6°; error %7 units</source>
        <translation>循环%1：%2在想转的%4°中转了%3°：每步最多转%5°，限制又去掉%6°；还差%7单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°, the maximum of a step; error %5 units</source>
        <translation>循环%1：%2在想转的%4°中转了%3°，这是一步的上限；还差%5单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: its limit takes %5°; error %6 units</source>
        <translation>循环%1：%2在想转的%4°中转了%3°：限制去掉了%5°；还差%6单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, to the angle at which the chain is as long as the distance to the target; error %4 units</source>
        <translation>循环%1：%2转%3°，使链的长度等于到目标的距离；还差%4单位</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, its whole angle; error %4 units</source>
        <translation>循环%1：%2按所需转了%3°；还差%4单位</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target reached, error %1 units</source>
        <translation>
            <numerusform>%n次循环后结束：到达目标，还差%1单位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s), the maximum: error %1 units</source>
        <translation>
            <numerusform>%n次循环（上限）后结束：还差%1单位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): no further improvement, error %1 units</source>
        <translation>
            <numerusform>%n次循环后结束：无法再接近，还差%1单位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target out of reach, error %1 units</source>
        <translation>
            <numerusform>%n次循环后结束：目标够不着，还差%1单位</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished: this solver doesn&apos;t support this chain, and only applied its limits; error %1 units</source>
        <translation>结束：此求解器不适用于这条链，只将其保持在限制之内；还差%1单位</translation>
    </message>
    <message>
        <source>Start: the joints as in the motion, the effector %1 units from its target</source>
        <translation>开始：关节与动作一致，链的末端离目标%1单位</translation>
    </message>
    <message>
        <source>Straight joints are bent in the direction that their limits allow; error %1 units</source>
        <translation>伸直的关节按限制弯曲；还差%1单位</translation>
    </message>
    <message>
        <source>Iteration %1, from the target to the root: %2 moves %3 units to where the next bone needs it</source>
        <translation>循环%1，从目标向内：%2移动%3单位，到下一根骨骼要求的位置</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it</source>
        <translation>循环%1，从根部向外：%2移动%3单位，使其与前一关节的距离等于骨骼长度</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it; error %4 units</source>
        <translation>循环%1，从根部向外：%2移动%3单位，使其与前一关节的距离等于骨骼长度；还差%4单位</translation>
    </message>
    <message>
        <source>Iteration %1: all joints rotate at once, damped by %2; %3 moves farthest, %4 units; error %5 units</source>
        <translation>循环%1：所有关节同时旋转，阻尼%2；%3移动最远，%4单位；还差%5单位</translation>
    </message>
    <message>
        <source>before</source>
        <translation>求解前</translation>
    </message>
    <message>
        <source>to the effector</source>
        <translation>到链的末端</translation>
    </message>
    <message>
        <source>to the target</source>
        <translation>到目标</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>已转</translation>
    </message>
    <message>
        <source>taken by the limit</source>
        <translation>被限制去掉的部分</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>可及范围</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>Iteration %1: the limit of %2 makes it rotate %3° instead of %4°; error %5 units</source>
        <translation>循环%1：因限制，%2转了%3°而不是%4°；还差%5单位</translation>
    </message>
    <message>
        <source>Joints beyond their limits are clamped to them; error %1 units</source>
        <translation>超出限制的关节被移回限制之内；还差%1单位</translation>
    </message>
    <message>
        <source>after</source>
        <translation>求解后</translation>
    </message>
    <message>
        <source>reach of the chain</source>
        <translation>整条链的可及范围</translation>
    </message>
</context>
<context>
    <name>app::StepsController</name>
    <message>
        <source>Solver Steps</source>
        <translation>求解步骤</translation>
    </message>
</context>
<context>
    <name>app::StepsPanel</name>
    <message>
        <source>Solver step</source>
        <translation>求解的步骤</translation>
    </message>
    <message>
        <source>Arrow keys go from step to step, Home and End to the first and the last</source>
        <translation>方向键逐步前后移动，Home和End到第一步和最后一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>播放步骤</translation>
    </message>
    <message>
        <source>Play the steps in sequence</source>
        <translation>依次播放步骤</translation>
    </message>
    <message>
        <source>Description of the step</source>
        <translation>此步骤的内容</translation>
    </message>
    <message>
        <source>The selected model has no IK chains</source>
        <translation>所选模型没有IK链</translation>
    </message>
    <message>
        <source>Select a chain in the panel IK, to see how it is solved in this frame</source>
        <translation>在IK面板中选择一条链，查看它在此帧如何求解</translation>
    </message>
    <message>
        <source>The dance is playing: pause it to step through the solve of a frame</source>
        <translation>正在播放：暂停后可逐步查看</translation>
    </message>
    <message>
        <source>Physics moves all joints of %1: nothing is solved while it is on</source>
        <translation>%1的所有关节由物理驱动：物理开启时不求解</translation>
    </message>
    <message>
        <source>%1 is switched off in this frame: nothing is solved</source>
        <translation>%1在此帧已关闭：不求解</translation>
    </message>
    <message>
        <source>%1 has nothing to solve</source>
        <translation>%1没有可求解的内容</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (there were more steps than can be shown)</source>
        <translation>%1（步骤多于可显示的数量）</translation>
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
        <translation>单视图</translation>
    </message>
    <message>
        <source>3D, side by side</source>
        <translation>3D，左右并排</translation>
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
        <translation>360°（3D，上下）</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>视图(&amp;V)：</translation>
    </message>
    <message>
        <source>E&amp;ye distance:</source>
        <translation>双眼间距(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Convergence:</source>
        <translation>会聚距离(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Dolly zoom:</source>
        <translation>滑动变焦(&amp;D)：</translation>
    </message>
    <message>
        <source>For headsets and 3D screens: a view for each eye, or all directions around the camera. MP4 and WebM tell players which it is</source>
        <translation>用于头显和 3D 屏幕：每只眼睛一个视图，或相机周围的所有方向。MP4 和 WebM 会告诉播放器是哪一种</translation>
    </message>
    <message>
        <source>Less makes the scene look larger, more makes it look smaller</source>
        <translation>减小会使场景看起来更大，增大会使场景看起来更小</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>What is at this distance from the camera appears at the screen; what is nearer stands out of it</source>
        <translation>与相机相距此距离的物体显示在屏幕处；更近的物体会凸出屏幕</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Moves the camera nearer to its target, which then looks as large as in an image with this field of view: dancers whom a long lens shows from afar</source>
        <translation>将相机移近其目标，使目标看起来与此视野角的图像中一样大：适用于用长焦镜头从远处拍摄的舞者</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Eye distance</source>
        <translation>双眼间距</translation>
    </message>
    <message>
        <source>Eye distance in centimetres</source>
        <translation>双眼间距（厘米）</translation>
    </message>
    <message>
        <source>Convergence in metres</source>
        <translation>会聚距离（米）</translation>
    </message>
    <message>
        <source>Dolly zoom in degrees</source>
        <translation>滑动变焦（度）</translation>
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
        <translation>按原名</translation>
    </message>
    <message>
        <source>with different spelling</source>
        <translation>按不同写法</translation>
    </message>
    <message>
        <source>a folder up or down</source>
        <translation>在上/下级文件夹</translation>
    </message>
    <message>
        <source>by file name only</source>
        <translation>仅按文件名</translation>
    </message>
    <message>
        <source>in another folder</source>
        <translation>在其他文件夹</translation>
    </message>
    <message>
        <source>converted from %1 (unlike its extension), %2</source>
        <translation>由 %1 转换 (与扩展名不符)，%2</translation>
    </message>
    <message>
        <source>converted from %1, %2</source>
        <translation>由 %1 转换，%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>没有贴图</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Not beside the model: the shared toon of that name is used</source>
        <translation>不在模型旁：由同名的共享 Toon 代替</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Missing: no such file beside the model, nor in the folders around it</source>
        <translation>缺失：模型旁及周围的文件夹中没有此文件</translation>
    </message>
    <message>
        <source>%1 (found %2)</source>
        <translation>%1 (%2找到)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1: %2; the file ends too early, and its last rows are grey</source>
        <translation>%1：%2；文件提前结束，末尾几行显示为灰色</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>已转换</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
</context>
<context>
    <name>app::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys</source>
        <translation>
            <numerusform>%1：%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Frame %1 — %2</source>
        <translation>第 %1 帧 — %2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Frame %1 — %2: %3</source>
        <translation>第%1帧 — %2：%3</translation>
    </message>
</context>
<context>
    <name>app::TimelineDock</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>关闭时间轴</translation>
    </message>
</context>
<context>
    <name>app::TimelinePanel</name>
    <message>
        <source>Key of %1: frame %2</source>
        <translation>%1 的关键帧：第 %2 帧</translation>
    </message>
    <message>
        <source>%1: no keys</source>
        <translation>%1：没有关键帧</translation>
    </message>
    <message>
        <source>%1: no key after this frame</source>
        <translation>%1：此帧之后没有关键帧</translation>
    </message>
    <message>
        <source>%1: no key before this frame</source>
        <translation>%1：此帧之前没有关键帧</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>残影</translation>
    </message>
</context>
<context>
    <name>app::TitleController</name>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>IK Lab: %1</source>
        <translation>IK 实验室：%1</translation>
    </message>
</context>
<context>
    <name>app::TrackRows</name>
    <message>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (已停用)</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧数</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首帧</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末帧</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>作用对象</translation>
    </message>
    <message>
        <source>Name in the motion; Enter or a double-click goes to its first key</source>
        <translation>动作中的名称；按 Enter 或双击可跳到第一个关键帧</translation>
    </message>
    <message>
        <source>Frame of the first key</source>
        <translation>第一个关键帧所在的帧</translation>
    </message>
    <message>
        <source>Frame of the last key</source>
        <translation>最后一个关键帧所在的帧</translation>
    </message>
    <message>
        <source>What it affects in the model</source>
        <translation>所驱动的模型部分</translation>
    </message>
    <message>
        <source>nothing; perhaps %1</source>
        <translation>无；可能是指 %1</translation>
    </message>
    <message>
        <source>nothing: the model has none</source>
        <translation>无：模型中没有</translation>
    </message>
    <message>
        <source>nothing (no movement)</source>
        <translation>无，且始终静止</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>首个关键帧</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>Last key</source>
        <translation>末个关键帧</translation>
    </message>
</context>
<context>
    <name>app::TracksPanel</name>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>1 track</source>
        <translation>1 条轨道</translation>
    </message>
    <message>
        <source>%1 tracks</source>
        <translation>%1 条轨道</translation>
    </message>
    <message>
        <source>%1, %2 of them affect nothing</source>
        <translation>%1，其中 %2 条不起作用</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>No motion moves the model</source>
        <translation>没有作用于此模型的动作</translation>
    </message>
</context>
<context>
    <name>app::TransportBar</name>
    <message>
        <source>Frame (30 per second); type one to go there, 12.5 is between two</source>
        <translation>帧，每秒 30 帧；输入帧号可跳转，12.5 表示两帧之间</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Volume of the song</source>
        <translation>音乐的音量</translation>
    </message>
    <message>
        <source>Unmute the song</source>
        <translation>取消静音</translation>
    </message>
    <message>
        <source>Mute the song</source>
        <translation>将音乐静音</translation>
    </message>
    <message>
        <source>Speed of dance and song, 0.1 to 10 times</source>
        <translation>舞蹈与音乐的速度，0.1 至 10 倍</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Waveform of the song</source>
        <translation>歌曲波形</translation>
    </message>
</context>
<context>
    <name>app::UndoController</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>app::UnmatchedPanel</name>
    <message>
        <source>Ticked: %1 takes the motion of %2</source>
        <translation>勾选：%1 按动作中 %2 的内容运动</translation>
    </message>
    <message>
        <source>Tick All Suggestions</source>
        <translation>勾选全部建议</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧数</translation>
    </message>
    <message>
        <source>Substitute bone</source>
        <translation>替代骨骼</translation>
    </message>
    <message>
        <source>A bone of the model that may match. Ticked, it takes the motion of that name (Enter, or a click)</source>
        <translation>模型中可能对应的骨骼。勾选后，它会按动作中该名称的内容运动 (Enter 或单击)</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>1 个骨骼</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>%1 个骨骼</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>1 个表情</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>%1 个表情</translation>
    </message>
    <message>
        <source>1 IK chain</source>
        <translation>1 条 IK 链</translation>
    </message>
    <message>
        <source>%1 IK chains</source>
        <translation>%1 条 IK 链</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>No motion on a model.</source>
        <translation>没有作用于模型的动作。</translation>
    </message>
    <message>
        <source>The model has everything that its motions and poses move.</source>
        <translation>动作和姿势所用的内容，此模型全部具备。</translation>
    </message>
    <message>
        <source>The model doesn&apos;t have %1 that its motions and poses use.</source>
        <translation>此模型缺少动作和姿势所用的%1。</translation>
    </message>
    <message>
        <source>Tick the bones to use instead.</source>
        <translation>请勾选要替代的骨骼。</translation>
    </message>
    <message>
        <source>Use substitute bone</source>
        <translation>使用替代骨骼</translation>
    </message>
    <message>
        <source>Remove substitute bone</source>
        <translation>取消替代骨骼</translation>
    </message>
    <message>
        <source>Use substitute bones</source>
        <translation>使用全部替代骨骼</translation>
    </message>
    <message>
        <source>Missing bones and morphs</source>
        <translation>缺少的骨骼和表情</translation>
    </message>
    <message>
        <source>The model has all bones and morphs that its motions move.</source>
        <translation>模型拥有其动作所用的全部骨骼和变形。</translation>
    </message>
</context>
<context>
    <name>app::ViewPictures</name>
    <message>
        <source>Screenshots can&apos;t be saved in %1</source>
        <translation>无法将图片保存到 %1</translation>
    </message>
</context>
<context>
    <name>app::VmcController</name>
    <message>
        <source>Nothing is sent by VMC any more: the model is gone</source>
        <translation>已停止 VMC 发送：模型已不存在</translation>
    </message>
    <message>
        <source>Nothing is sent by VMC any more: %1</source>
        <translation>已停止 VMC 发送：%1</translation>
    </message>
    <message>
        <source>Sending to %1:%2 — %3/s</source>
        <translation>正在发送到 %1:%2 — %3 次/秒</translation>
    </message>
    <message>
        <source>Sending by VMC to %1, port %2, %3 poses per second</source>
        <translation>正在通过 VMC 发送到 %1，端口 %2，每秒 %3 个姿势</translation>
    </message>
    <message>
        <source>Poses and expressions are sent by the VMC protocol; a click ends it</source>
        <translation>正在通过 VMC 协议发送姿势和表情；单击即可停止</translation>
    </message>
</context>
<context>
    <name>app::VmcDialog</name>
    <message>
        <source>Send by VMC</source>
        <translation>通过 VMC 发送</translation>
    </message>
    <message>
        <source>Sends the pose and the expressions of a model, as the view shows them, to a program that moves an avatar. Switch on its VMC receiver first: nobody answers, so Odori can&apos;t tell whether it listens.</source>
        <translation>将模型的姿势和表情按视图所示发送给驱动虚拟形象的程序。请先在该程序中打开 VMC 接收：对方不会应答，因此 Odori 无法得知它是否在接收。</translation>
    </message>
    <message>
        <source>This is another machine: the bones and expressions go there unencrypted, and whoever can listen on the way gets them, too. The model itself isn&apos;t sent.</source>
        <translation>这是另一台机器：骨骼和表情将不加密地发送到那里，途中能够监听的人也会得到它们。模型本身不会被发送。</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>发送(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>127.0.0.1 is this machine; another is four numbers, too, such as 192.168.1.5</source>
        <translation>127.0.0.1 是本机；其他机器也是四个数字，例如 192.168.1.5</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 次/秒</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>模型(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>地址(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>P&amp;oses:</source>
        <translation>姿势(&amp;O)：</translation>
    </message>
    <message>
        <source>%1 is no address: type four numbers, such as 127.0.0.1</source>
        <translation>%1 不是地址：请输入四个数字，例如 127.0.0.1</translation>
    </message>
    <message>
        <source>Type an address: four numbers, such as 127.0.0.1</source>
        <translation>请输入地址：四个数字，例如 127.0.0.1</translation>
    </message>
    <message>
        <source>%1 is no port: type a number from 1 to 65535</source>
        <translation>%1 不是端口：请输入 1 到 65535 之间的数字</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open models, motions, a pose, a camera, a song or a show</source>
        <translation>打开模型、动作、姿势、镜头、音乐或工程</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add models and motions to the current show</source>
        <translation>在现有内容上添加模型和动作</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;Demo</source>
        <translation>播放演示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save Show</source>
        <translation>保存工程(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Show As…</source>
        <translation>工程另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Find Missing Files…</source>
        <translation>查找缺失文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Locate files of the show that can&apos;t be found</source>
        <translation>指定工程中缺失的文件在哪里</translation>
    </message>
    <message>
        <source>Save &amp;Pose</source>
        <translation>保存姿势(&amp;P)</translation>
    </message>
    <message>
        <source>Before IK and Physics (&amp;Keyed)…</source>
        <translation>按关键帧的骨骼状态(&amp;K)…</translation>
    </message>
    <message>
        <source>The selected model&apos;s bones before IK and physics, which move them again when the pose is loaded</source>
        <translation>按动作和姿势保存所选模型的骨骼：使用时会再由 IK 和物理演算驱动</translation>
    </message>
    <message>
        <source>After IK and Physics (as &amp;Shown)…</source>
        <translation>按画面，含 IK 和物理演算(&amp;S)…</translation>
    </message>
    <message>
        <source>IK and physics are baked into rotations: the same pose with IK and physics off</source>
        <translation>将 IK 和物理演算转为旋转：关闭 IK 和物理演算也能得到相同的画面</translation>
    </message>
    <message>
        <source>Find Missing &amp;Textures…</source>
        <translation>查找缺失贴图(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose the folder with the missing textures</source>
        <translation>指定模型缺失的贴图在哪个文件夹</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新载入(&amp;L)</translation>
    </message>
    <message>
        <source>Reload all files; frame, camera and settings stay</source>
        <translation>重新读取所有文件；时间、镜头和各项开关保持不变</translation>
    </message>
    <message>
        <source>Reload Files &amp;when They Change</source>
        <translation>文件更改时自动重新载入(&amp;W)</translation>
    </message>
    <message>
        <source>Export I&amp;mage or Video…</source>
        <translation>导出图片或视频(&amp;M)…</translation>
    </message>
    <message>
        <source>Screens&amp;hot</source>
        <translation>截图(&amp;H)</translation>
    </message>
    <message>
        <source>Remov&amp;e Motions</source>
        <translation>移除动作(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Save Screenshot</source>
        <translation>保存图片(&amp;S)</translation>
    </message>
    <message>
        <source>Save what the view shows in the screenshot folder</source>
        <translation>将视图中的画面保存到图片文件夹</translation>
    </message>
    <message>
        <source>Save Screenshot &amp;As…</source>
        <translation>图片另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save what the view shows as PNG, JPEG or WebP</source>
        <translation>将视图中的画面存为 PNG、JPEG 或 WebP</translation>
    </message>
    <message>
        <source>&amp;Copy Screenshot</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what the view shows to the clipboard</source>
        <translation>复制视图中的画面，以便粘贴到别处</translation>
    </message>
    <message>
        <source>Transparent &amp;Background</source>
        <translation>图片不含背景(&amp;B)</translation>
    </message>
    <message>
        <source>Screenshots show the models alone, with a transparent background; not as JPEG</source>
        <translation>保存和复制的图片只有模型，周围透明；不适用于 JPEG</translation>
    </message>
    <message>
        <source>Open the folder that the screenshot was saved in</source>
        <translation>打开图片所在的文件夹</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Model</source>
        <translation>复制模型(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move Model</source>
        <translation>移除模型(&amp;M)</translation>
    </message>
    <message>
        <source>Play &amp;Both</source>
        <translation>同时播放(&amp;B)</translation>
    </message>
    <message>
        <source>Play what was opened last together with what it replaced</source>
        <translation>同时播放刚打开的动作和被它替换的动作</translation>
    </message>
    <message>
        <source>Move B&amp;one</source>
        <translation>移动骨骼(&amp;O)</translation>
    </message>
    <message>
        <source>Rese&amp;t Bone</source>
        <translation>重置骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>Reset the selected bone to its motions and poses, without edits</source>
        <translation>所选骨骼恢复为动作和姿势的状态，撤去手动调整</translation>
    </message>
    <message>
        <source>Reset &amp;All Bones</source>
        <translation>重置全部骨骼(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all bones of the selected model to its motions and poses</source>
        <translation>所选模型的全部骨骼恢复为动作和姿势的状态</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone along %1</source>
        <translation>沿 %1 轴移动 (或旋转) 骨骼</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone Back along %1</source>
        <translation>沿 %1 轴反向移动 (或旋转) 骨骼</translation>
    </message>
    <message>
        <source>Rotate Bone about %1</source>
        <translation>绕 %1 轴旋转骨骼</translation>
    </message>
    <message>
        <source>Rotate Bone Back about %1</source>
        <translation>绕 %1 轴反向旋转骨骼</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>跳到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>跳到开头</translation>
    </message>
    <message>
        <source>Go to &amp;End</source>
        <translation>跳到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Back</source>
        <translation>后退一帧(&amp;B)</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>One Frame &amp;Forward</source>
        <translation>前进一帧(&amp;F)</translation>
    </message>
    <message>
        <source>One frame forward</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>Previous &amp;Keyframe</source>
        <translation>上一个关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next Keyframe</source>
        <translation>下一个关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>转到帧(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>循环(&amp;L)</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>到结尾后从头播放</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>减速(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加速(&amp;A)</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>正常速度(&amp;M)</translation>
    </message>
    <message>
        <source>Set Loop Start &amp;Here</source>
        <translation>循环起点设在此处(&amp;H)</translation>
    </message>
    <message>
        <source>Set Loop End Here</source>
        <translation>循环终点设在此处</translation>
    </message>
    <message>
        <source>&amp;Clear Loop Range</source>
        <translation>取消循环区间(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间轴(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;In</source>
        <translation>放大时间轴(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;Out</source>
        <translation>缩小时间轴(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;Whole Dance in Timeline</source>
        <translation>时间轴显示整支舞蹈(&amp;W)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Back</source>
        <translation>时间轴前移(&amp;B)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Forward</source>
        <translation>时间轴后移(&amp;F)</translation>
    </message>
    <message>
        <source>Song Offset…</source>
        <translation>音乐偏移…</translation>
    </message>
    <message>
        <source>&amp;Remove Song</source>
        <translation>移除音乐(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;when a Motion Is Opened</source>
        <translation>打开动作后自动播放(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;IK</source>
        <translation>IK(&amp;I)</translation>
    </message>
    <message>
        <source>All Chains Always &amp;On</source>
        <translation>全部 IK 链始终开启(&amp;O)</translation>
    </message>
    <message>
        <source>All Chains Always O&amp;ff</source>
        <translation>全部 IK 链始终关闭(&amp;F)</translation>
    </message>
    <message>
        <source>Phy&amp;sics</source>
        <translation>物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Physics On</source>
        <translation>启用物理演算(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Simulate hair and clothes</source>
        <translation>让头发和衣服摆动</translation>
    </message>
    <message>
        <source>&amp;Models Collide</source>
        <translation>模型间碰撞(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;set Physics</source>
        <translation>重置头发和衣服(&amp;S)</translation>
    </message>
    <message>
        <source>Restart physics at this frame</source>
        <translation>从当前帧重新开始物理演算</translation>
    </message>
    <message>
        <source>Physics S&amp;ettings…</source>
        <translation>物理演算设置(&amp;E)…</translation>
    </message>
    <message>
        <source>Show &amp;Bodies and Joints</source>
        <translation>显示刚体和关节(&amp;B)</translation>
    </message>
    <message>
        <source>Rigid bodies: green follow bones, red are moved by physics, violet are physics + bone; dimmed ones are at rest</source>
        <translation>刚体：绿色为跟随骨骼，红色为物理演算，紫色为物理+骨骼对齐；变暗的处于静止</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bones; point at one for its name</source>
        <translation>显示骨骼；鼠标指向骨骼可查看名称</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Background &amp;Colour…</source>
        <translation>背景颜色(&amp;C)…</translation>
    </message>
    <message>
        <source>M&amp;otion Camera</source>
        <translation>动作镜头(&amp;O)</translation>
    </message>
    <message>
        <source>Use the motion&apos;s camera; the mouse takes over</source>
        <translation>跟随动作中的镜头；用鼠标操作时改为手动</translation>
    </message>
    <message>
        <source>&amp;Reset Camera</source>
        <translation>重置镜头(&amp;R)</translation>
    </message>
    <message>
        <source>Reset to MMD&apos;s default view</source>
        <translation>恢复到 MMD 的初始镜头</translation>
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
        <translation>查看方向(&amp;F)</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>镜头(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>Show the panels with bones, morphs, materials, bodies and tracks; again: hide them</source>
        <translation>显示说明模型构成的各个面板；再按一次则隐藏</translation>
    </message>
    <message>
        <source>Focus Ne&amp;xt Panel</source>
        <translation>焦点移到下一面板(&amp;X)</translation>
    </message>
    <message>
        <source>Focus Previous Panel</source>
        <translation>焦点移到上一面板</translation>
    </message>
    <message>
        <source>Moves the keyboard focus between the view and the open panels; Tab moves on in a panel, Escape back to the view</source>
        <translation>在视图和已打开的面板之间切换；在面板内按 Tab 移动，按 Escape 返回视图</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Bone &amp;Names</source>
        <translation>骨骼名称(&amp;N)</translation>
    </message>
    <message>
        <source>Show names of bones, where there is room for them</source>
        <translation>在空间足够处显示骨骼名称</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>Show the edges of the models&apos; triangles</source>
        <translation>显示模型三角形的边线</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>法线(&amp;O)</translation>
    </message>
    <message>
        <source>Show the normal of each vertex as a line</source>
        <translation>每个顶点一条线，表示表面的朝向</translation>
    </message>
    <message>
        <source>W&amp;eights of Selected Bone</source>
        <translation>所选骨骼的权重(&amp;E)</translation>
    </message>
    <message>
        <source>How much the surface follows the selected bone: blue little, red fully</source>
        <translation>表面受所选骨骼影响的程度：蓝色几乎没有，红色为完全</translation>
    </message>
    <message>
        <source>Frame &amp;Times</source>
        <translation>画面耗时(&amp;T)</translation>
    </message>
    <message>
        <source>How long the last frames took to draw, by task</source>
        <translation>最近各幅画面的耗时及其组成</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>全部入镜(&amp;A)</translation>
    </message>
    <message>
        <source>Show all models in the view</source>
        <translation>显示场景中的全部内容</translation>
    </message>
    <message>
        <source>Frame &amp;Selected Model</source>
        <translation>所选模型入镜(&amp;S)</translation>
    </message>
    <message>
        <source>Show the whole selected model in the view</source>
        <translation>显示所选模型的全貌</translation>
    </message>
    <message>
        <source>&amp;Follow Bone</source>
        <translation>跟随骨骼(&amp;F)</translation>
    </message>
    <message>
        <source>Keep the selected bone, or the model&apos;s centre, in the middle of the view; the mouse still moves the camera</source>
        <translation>让所选骨骼 (或模型中心) 保持在画面中央；仍可用鼠标移动镜头</translation>
    </message>
    <message>
        <source>&amp;Turntable</source>
        <translation>自动环绕(&amp;T)</translation>
    </message>
    <message>
        <source>Orbit slowly, also while paused; orbiting with the mouse ends it</source>
        <translation>镜头缓慢环绕，舞蹈暂停时也会继续；用鼠标旋转视角即停止</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透视(&amp;P)</translation>
    </message>
    <message>
        <source>Distant things look smaller; off: orthographic projection</source>
        <translation>远处的物体看起来更小；关闭后平行线保持平行</translation>
    </message>
    <message>
        <source>Camera Bookmark &amp;%1</source>
        <translation>镜头书签 &amp;%1</translation>
    </message>
    <message>
        <source>Set &amp;Bookmark</source>
        <translation>设置书签(&amp;B)</translation>
    </message>
    <message>
        <source>Set Camera Bookmark &amp;%1</source>
        <translation>设置镜头书签 &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>快捷键和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>关于 Odori(&amp;A)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System Default</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Ope&amp;n Folder…</source>
        <translation>打开文件夹(&amp;N)…</translation>
    </message>
    <message>
        <source>Open a folder with a model and its motions, as it was unpacked</source>
        <translation>打开解压后的文件夹，其中有模型及其动作</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>叠加显示(&amp;V)</translation>
    </message>
    <message>
        <source>Switch IK off and back</source>
        <translation>关闭或恢复 IK</translation>
    </message>
    <message>
        <source>&amp;Open Folder</source>
        <translation>打开保存文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Appeara&amp;nce</source>
        <translation>外观(&amp;N)</translation>
    </message>
    <message>
        <source>System &amp;Default</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>深色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>残影(&amp;G)</translation>
    </message>
    <message>
        <source>Show a translucent copy of the selected model with another IK setting, to see what IK does</source>
        <translation>把所选模型以另一种求解方式半透明地再显示一次，以便看出 IK 的作用</translation>
    </message>
    <message>
        <source>Gho&amp;st IK</source>
        <translation>残影的 IK(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Without IK</source>
        <translation>不用 IK(&amp;W)</translation>
    </message>
    <message>
        <source>All &amp;Chains On</source>
        <translation>所有链都打开(&amp;C)</translation>
    </message>
    <message>
        <source>Ghost &amp;Position</source>
        <translation>残影的位置(&amp;P)</translation>
    </message>
    <message>
        <source>At the &amp;Model</source>
        <translation>与模型同一位置(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Beside the Model</source>
        <translation>在模型旁边(&amp;B)</translation>
    </message>
    <message>
        <source>Be&amp;hind the Model</source>
        <translation>在模型后面(&amp;H)</translation>
    </message>
    <message>
        <source>Ghost: %1</source>
        <translation>残影：%1</translation>
    </message>
    <message>
        <source>Ba&amp;ke Motion…</source>
        <translation>烘焙动作(&amp;K)…</translation>
    </message>
    <message>
        <source>Bake IK, physics and edits of the selected model into a motion of plain keys</source>
        <translation>将所选模型的 IK、物理演算和手动调整的结果保存为只含骨骼关键帧的动作</translation>
    </message>
    <message>
        <source>Frame Selected B&amp;one</source>
        <translation>所选骨骼入镜(&amp;O)</translation>
    </message>
    <message>
        <source>Show the selected bone and its children from near</source>
        <translation>从近处看所选骨骼及其子骨骼</translation>
    </message>
    <message>
        <source>Other Solvers</source>
        <translation>其他求解器</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>将所选骨骼固定到某处(&amp;B)</translation>
    </message>
    <message>
        <source>A goal: the selected bone is pinned to a point that can be dragged, and the limb follows</source>
        <translation>目标：所选骨骼停在可拖动的位置，肢体随之而动</translation>
    </message>
    <message>
        <source>&amp;Look at the Camera</source>
        <translation>看向镜头(&amp;L)</translation>
    </message>
    <message>
        <source>A goal: head and eyes of the selected model look at the camera</source>
        <translation>目标：所选模型的头和眼睛看向镜头</translation>
    </message>
    <message>
        <source>Plant Feet on G&amp;round</source>
        <translation>双脚踩地(&amp;R)</translation>
    </message>
    <message>
        <source>A goal: the feet of the selected model are planted on the ground and the stage below it</source>
        <translation>目标：所选模型的脚踩在地面和下方的舞台上</translation>
    </message>
    <message>
        <source>Solver S&amp;teps</source>
        <translation>求解步骤(&amp;T)</translation>
    </message>
    <message>
        <source>Step through the solve of the current frame, joint by joint, for the chain that is selected in the panel IK</source>
        <translation>逐个关节查看此帧的求解过程：IK面板中所选的链</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>一个视图(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>两个视图(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;hree Views</source>
        <translation>三个视图(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>四个视图(&amp;F)</translation>
    </message>
    <message>
        <source>Show the models in views beside each other, each with their IK solved by another solver</source>
        <translation>并排显示模型，每个视图用不同的求解器求解IK</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>并排显示：%1</translation>
    </message>
    <message>
        <source>View %1: %2</source>
        <translation>视图%1：%2</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>视图&amp;1</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>视图&amp;2</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>视图&amp;3</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>视图&amp;4</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Add a copy of the selected model with its motions</source>
        <translation>再添加一个带有相同动作的相同模型</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected model</source>
        <translation>移除所选模型</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>跳转(&amp;J)</translation>
    </message>
    <message>
        <source>%1 % of the Dance</source>
        <translation>舞蹈的 %1 %</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Switch IK off and back, of the selected model</source>
        <translation>关闭并恢复所选模型的 IK</translation>
    </message>
    <message>
        <source>Jump to %1</source>
        <translation>跳转到%1</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>静音(&amp;U)</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>减小音量</translation>
    </message>
    <message>
        <source>IK of the S&amp;elected Model</source>
        <translation>所选模型的 IK(&amp;E)</translation>
    </message>
    <message>
        <source>IK On and Off, Side b&amp;y Side</source>
        <translation>并排显示 IK 开与关(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the models twice: on the left with IK, on the right without</source>
        <translation>并排显示模型两次：左边有 IK，右边没有</translation>
    </message>
    <message>
        <source>&amp;Scene Panels</source>
        <translation>场景面板(&amp;S)</translation>
    </message>
    <message>
        <source>Models, what they dance, picture and camera</source>
        <translation>模型、动作、画面和摄像机</translation>
    </message>
    <message>
        <source>IK L&amp;ab</source>
        <translation>IK 实验室(&amp;A)</translation>
    </message>
    <message>
        <source>The picture on the whole screen; a double click does it, too</source>
        <translation>全屏显示画面；双击也可以</translation>
    </message>
    <message>
        <source>&amp;Volume Up</source>
        <translation>增大音量(&amp;V)</translation>
    </message>
    <message>
        <source>Play Song</source>
        <translation>播放歌曲</translation>
    </message>
    <message>
        <source>As the &amp;View Shows It</source>
        <translation>与视图显示一致(&amp;V)</translation>
    </message>
    <message>
        <source>Screenshots have the view&apos;s size, and its grid, bones and marks as well</source>
        <translation>截图与视图大小相同,并包含网格、骨骼和标记</translation>
    </message>
    <message>
        <source>Load Camera</source>
        <translation>载入镜头</translation>
    </message>
    <message>
        <source>Dance Alon&amp;g</source>
        <translation>一起跳(&amp;G)</translation>
    </message>
    <message>
        <source>Give the model that was added the motions of the one that dances</source>
        <translation>让添加的模型使用正在跳舞的模型的动作</translation>
    </message>
    <message>
        <source>Show what is on the ground: grid, axes, shadows</source>
        <translation>显示地面上的内容：网格、坐标轴、阴影</translation>
    </message>
    <message>
        <source>Send b&amp;y VMC…</source>
        <translation>通过 VMC 发送(&amp;Y)…</translation>
    </message>
    <message>
        <source>Send a model&apos;s pose and expressions to a program that moves an avatar; again: end it</source>
        <translation>将模型的姿势和表情发送给驱动虚拟形象的程序；再次选择则停止</translation>
    </message>
    <message>
        <source>E&amp;xport Model and Motion…</source>
        <translation>导出模型和动作(&amp;X)…</translation>
    </message>
    <message>
        <source>Export models and their motion for other programs: GLB, VRMA, BVH, mesh caches</source>
        <translation>为其他程序导出模型及其动作：GLB、VRMA、BVH、网格缓存</translation>
    </message>
    <message>
        <source>Rea&amp;douts…</source>
        <translation>读数(&amp;D)…</translation>
    </message>
    <message>
        <source>Angles, lengths, matrices and solves, written beside bones in the view and in films</source>
        <translation>在视图和视频中，把角度、长度、矩阵和求解写在骨骼旁边</translation>
    </message>
    <message>
        <source>The chains of the selected model, their switches and solvers, goals and readouts</source>
        <translation>所选模型的链、开关和求解器、目标和读数</translation>
    </message>
    <message>
        <source>&amp;IK Lab Scenes…</source>
        <translation>IK 实验室场景(&amp;I)…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works, to play and to change</source>
        <translation>可播放、可修改的场景，展示逆运动学如何工作</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joint</source>
        <translation>锁定所选关节(&amp;K)</translation>
    </message>
    <message>
        <source>The selected bone neither turns nor slides while it is solved; a click on a joint with Ctrl does it, too</source>
        <translation>求解时所选骨骼既不转动也不滑动；按住 Ctrl 单击关节也可以</translation>
    </message>
    <message>
        <source>&amp;Joint Limits</source>
        <translation>关节限制(&amp;J)</translation>
    </message>
    <message>
        <source>Show how far joints may turn and slide; drag a rim or an end to change it</source>
        <translation>显示关节可以转动和滑动的范围；拖动边缘或端点即可更改</translation>
    </message>
    <message>
        <source>Pla&amp;ylist</source>
        <translation>播放列表(&amp;Y)</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add Folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>&amp;New Playlist</source>
        <translation>新建播放列表(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty list of dances</source>
        <translation>新建一个空的舞蹈列表</translation>
    </message>
    <message>
        <source>&amp;Open Playlist…</source>
        <translation>打开播放列表(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a list of dances that was saved</source>
        <translation>打开保存的舞蹈列表</translation>
    </message>
    <message>
        <source>&amp;Add Files to Playlist…</source>
        <translation>将文件添加到播放列表(&amp;A)…</translation>
    </message>
    <message>
        <source>Add archives, shows, or motions with their models, camera and song to the playlist</source>
        <translation>将压缩包、工程，或动作及其模型、相机和歌曲添加到播放列表</translation>
    </message>
    <message>
        <source>Add &amp;Folder to Playlist…</source>
        <translation>将文件夹添加到播放列表(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all dances of a folder, and of the archives in it, to the playlist</source>
        <translation>将文件夹及其中压缩包里的所有舞蹈添加到播放列表</translation>
    </message>
    <message>
        <source>&amp;Save Playlist</source>
        <translation>保存播放列表(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Playlist As…</source>
        <translation>播放列表另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Dance</source>
        <translation>下一支舞蹈(&amp;X)</translation>
    </message>
    <message>
        <source>Next dance of the playlist</source>
        <translation>播放列表的下一支舞蹈</translation>
    </message>
    <message>
        <source>Previous Dance</source>
        <translation>上一支舞蹈</translation>
    </message>
    <message>
        <source>Previous dance of the playlist</source>
        <translation>播放列表的上一支舞蹈</translation>
    </message>
    <message>
        <source>Targets of &amp;Goals</source>
        <translation>目标的位置(&amp;G)</translation>
    </message>
    <message>
        <source>Show what goals reach for and look at; drag a target to move it</source>
        <translation>显示目标要到达和注视的地方；拖动即可移动</translation>
    </message>
    <message>
        <source>Targets of IK &amp;Chains</source>
        <translation>IK 链的目标(&amp;C)</translation>
    </message>
    <message>
        <source>Show the IK bones of chains that are solved as targets; drag one to move it</source>
        <translation>把正在求解的链的 IK 骨骼显示为目标；拖动即可移动</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>舞台(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pictures a Second</source>
        <translation>每秒画面数(&amp;P)</translation>
    </message>
    <message>
        <source>At Most %1</source>
        <translation>最多%1</translation>
    </message>
    <message>
        <source>On the desktop: pictures a second: %1</source>
        <translation>桌面上每秒画面数：%1</translation>
    </message>
    <message>
        <source>On the &amp;Desktop</source>
        <translation>显示在桌面上(&amp;D)</translation>
    </message>
    <message>
        <source>The models stand on the desktop, without a window; Alt and the mouse move and scale them</source>
        <translation>模型不带窗口地站在桌面上；按住Alt用鼠标可移动和缩放</translation>
    </message>
    <message>
        <source>Always on &amp;Top</source>
        <translation>始终置顶(&amp;T)</translation>
    </message>
    <message>
        <source>The models on the desktop stay above all windows</source>
        <translation>桌面上的模型始终位于所有窗口之上</translation>
    </message>
    <message>
        <source>&amp;Clicks Go through beside Models</source>
        <translation>模型之外的单击穿透(&amp;C)</translation>
    </message>
    <message>
        <source>Clicks beside the models on the desktop reach what is below; off: none does, in the whole rectangle of the view</source>
        <translation>单击桌面上模型之外的位置会传到下方；关闭时，在视图的整个矩形内单击都不会传到下方</translation>
    </message>
    <message>
        <source>With &amp;Scenery</source>
        <translation>包括布景(&amp;S)</translation>
    </message>
    <message>
        <source>Stages and halls stand on the desktop, too, not only the dancers</source>
        <translation>不仅舞者，舞台和大厅模型也显示在桌面上</translation>
    </message>
    <message>
        <source>&amp;Hide Models</source>
        <translation>隐藏模型(&amp;H)</translation>
    </message>
    <message>
        <source>The models on the desktop are hidden, and nothing is drawn, until this is off</source>
        <translation>在关闭之前，桌面上的模型被隐藏，且不绘制任何内容</translation>
    </message>
    <message>
        <source>&amp;Leave Stage</source>
        <translation>离开舞台(&amp;L)</translation>
    </message>
    <message>
        <source>The models go from the desktop back into the window</source>
        <translation>模型从桌面回到窗口</translation>
    </message>
    <message>
        <source>All Chains as the &amp;Motion</source>
        <translation>全部 IK 链按动作(&amp;M)</translation>
    </message>
    <message>
        <source>Load Song from the Same Fol&amp;der</source>
        <translation>载入同一文件夹中的乐曲(&amp;D)</translation>
    </message>
    <message>
        <source>Load Camera from the Same Folder</source>
        <translation>载入同一文件夹中的镜头</translation>
    </message>
</context>
</TS>
