<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>LabScenes</name>
    <message>
        <source>Two bones: one triangle, two bends</source>
        <translation>두 본: 삼각형 하나, 굽힘 둘</translation>
    </message>
    <message>
        <source>Two links, six and four units long, and the line from the shoulder to the target make a triangle, and the law of cosines gives its angles. The solid arm bends up, the translucent one down: both reach the same target, since a triangle has a mirror image. Drag the orange target: farther than ten units from the shoulder the arm is only straight, and nearer than two it is only folded. Press play to see the target go through all of that. Then choose another solver in the panel IK and look for what changes.</source>
        <translation>길이가 6과 4인 두 링크와 어깨에서 목표까지의 선이 삼각형을 이루고, 코사인 법칙이 그 각도를 알려 줍니다. 불투명한 팔은 위로, 반투명한 팔은 아래로 굽습니다. 삼각형에는 거울상이 있으므로 둘 다 같은 목표에 닿습니다. 주황색 목표를 드래그해 보세요. 어깨에서 10단위보다 멀면 팔이 곧게 펴질 뿐이고, 2단위보다 가까우면 접힐 뿐입니다. 재생하면 목표가 이 모든 경우를 지나갑니다. 그다음 IK 패널에서 다른 솔버를 골라 무엇이 달라지는지 보세요.</translation>
    </message>
    <message>
        <source>CCD, step by step</source>
        <translation>CCD를 한 단계씩</translation>
    </message>
    <message>
        <source>With IK and without</source>
        <translation>IK가 있을 때와 없을 때</translation>
    </message>
    <message>
        <source>Limits: seven joints</source>
        <translation>제한: 일곱 관절</translation>
    </message>
    <message>
        <source>FABRIK: trees with several ends</source>
        <translation>FABRIK: 끝이 여럿인 나무</translation>
    </message>
    <message>
        <source>A body from five points</source>
        <translation>다섯 점으로 찾는 몸</translation>
    </message>
    <message>
        <source>A machine: joints that turn and slide</source>
        <translation>기계: 회전하는 관절과 미끄러지는 관절</translation>
    </message>
    <message>
        <source>Skin: one bone, two bones, SDEF</source>
        <translation>스킨: 본 하나, 본 둘, SDEF</translation>
    </message>
    <message>
        <source>Look and stand</source>
        <translation>보기와 서기</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>The same dance twice: with IK, and beside it a translucent ghost whose IK is off. A motion moves the controllers of the feet, and only IK makes legs of that: so the ghost&apos;s legs hang stiff. Press play and look at the bones: blue ones turn, yellow ones are turned by IK, as her hair is, and the squares are the controllers. Drag a foot&apos;s controller and watch the knee. B hides the bones, and Shift+I switches the IK of the dancer, too.</source>
        <translation>같은 춤이 둘입니다. IK가 있는 것과, 옆에 IK를 끈 반투명 고스트입니다. 모션은 발의 컨트롤러만 움직이고 그것을 다리 동작으로 만드는 것은 IK이므로, 고스트의 다리는 뻣뻣하게 늘어져 있습니다. 재생하고 본을 보세요. 파란 본은 스스로 돌고, 노란 본은 머리카락까지 IK가 돌리며, 네모는 컨트롤러입니다. 발의 컨트롤러를 드래그하고 무릎을 보세요. B는 본을 숨기고, Shift+I는 춤추는 모델의 IK도 켜고 끕니다.</translation>
    </message>
    <message>
        <source>One tube three times: it bends at its lower joint and twists at the upper one. On the left each vertex follows one bone, and the tube breaks; above it the matrices of one vertex lead from its place at rest over its place in the bone&apos;s space to where it is. In the middle two bones are blended linearly: the tube gets thin where it bends, and closes like the wrapper of a sweet where it twists. On the right SDEF blends the rotations instead, and the tube keeps its width. Press play to see it bent, twisted and straight, then press B and turn the bones yourself.</source>
        <translation>같은 관이 셋입니다. 아래 관절에서 굽고 위 관절에서 비틀립니다. 왼쪽에서는 정점마다 본 하나만 따르므로 관이 꺾입니다. 그 위에는 정점 하나의 행렬이 있어, 정지 위치에서 본 공간의 위치를 거쳐 지금 위치로 이끕니다. 가운데에서는 두 본을 선형으로 섞습니다. 굽는 곳에서 가늘어지고, 비틀리는 곳에서는 사탕 포장지처럼 닫힙니다. 오른쪽에서는 SDEF가 대신 회전을 섞어 관의 굵기가 유지됩니다. 재생하면 굽고 비틀리고 곧아지는 모습이 보입니다. 그다음 B를 누르고 본을 직접 돌려 보세요.</translation>
    </message>
    <message>
        <source>CCD turns one link after the other so that the tip comes onto the line from the link&apos;s joint to the target, from the tip inwards, and begins again: so the chain with 20 links curls up near its target before its first links have turned. Here are chains of the same length with 4, 8 and 20 links, and on the right the 8 links once more as MMD solves them, with a cap on each turn and 8 iterations at most. Press play: where the target is out of reach, plain CCD lays its chains straight at once, and MMD&apos;s, with its cap, is still on its way. Drag a target, then press Ctrl+I and go through the turns with the arrow keys. In the panel IK set the iterations to 1, then 2, then 4, and see how much each of them brings.</source>
        <translation>CCD는 링크를 하나씩, 그 관절에서 목표로 가는 선 위에 끝이 오도록 끝에서 안쪽으로 차례로 돌리고, 이를 되풀이합니다. 그래서 20링크 체인은 처음 링크들이 돌기도 전에 목표 근처에서 말립니다. 길이가 같은 4, 8, 20링크 체인이 있고, 맨 오른쪽은 8링크를 MMD 방식으로, 회전마다 한도를 두고 최대 8번 반복해 푼 것입니다. 재생하면 목표가 닿지 않는 곳에서 일반 CCD는 체인을 바로 곧게 펴고, 한도가 있는 MMD 방식은 아직 가는 중입니다. 목표를 드래그한 다음 Ctrl+I를 누르고 화살표 키로 회전을 하나씩 따라가 보세요. IK 패널에서 반복 수를 1, 2, 4로 바꾸며 한 번마다 얼마나 가까워지는지 보세요.</translation>
    </message>
    <message>
        <source>Seven joints from shoulder to fingertip, three times: the free arm (green); the blue one, whose joints each lean up to 30 degrees, as the cones show; and the red one, whose first three joints are locked; orange cones are at their limit. Press play: the free arm goes everywhere within its length, the others only where their limits let them. This is an old experiment of game engines: lock the joints near the shoulder, and the fingers do the work. Drag the orange target of each arm and look for places that only the free one reaches, also with other solvers in the panel IK. Press B, click a joint, and another one with Shift: they are root and tip of a chain with a target of its own.</source>
        <translation>어깨에서 손끝까지 일곱 관절이 세 벌 있습니다. 자유로운 팔(초록), 원뿔이 보여 주듯 관절마다 30도까지 기우는 파란 팔, 처음 셋을 잠근 빨간 팔입니다. 주황색 원뿔은 제한에 닿은 것입니다. 재생하면 자유로운 팔은 길이가 닿는 곳이면 어디든 가고, 나머지는 제한이 허락하는 곳에만 갑니다. 이것은 게임 엔진의 오래된 실험입니다. 어깨 쪽 관절을 잠그면 손끝 쪽이 일을 합니다. 각 팔의 주황색 목표를 드래그하며 자유로운 것만 닿는 곳을 찾아보세요. IK 패널에서 다른 솔버로도 해 보세요. B를 누르고 관절 하나를 클릭한 뒤 다른 관절을 Shift와 함께 클릭하면, 그 둘이 뿌리와 끝이 되어 자기 목표를 가진 체인이 됩니다.</translation>
    </message>
    <message>
        <source>FABRIK moves joints along lines instead of turning them: from the targets inwards to the root, and back outwards again. Here it solves trees with several ends at once: two legs on a pelvis that hangs by its spine from a bar, with cones and ellipses for how far spine and thighs may lean; and the five arms of a starfish on a stalk. Where arms meet, the middle goes to the mean of the places that they want. Press play: all targets of the star go to one side and to the other, and its middle goes with them. Drag one target far away and watch what the other arms give up for it.</source>
        <translation>FABRIK은 관절을 돌리는 대신 선을 따라 옮깁니다. 목표에서 안쪽 뿌리로, 그리고 다시 바깥으로. 여기서는 끝이 여럿인 나무를 한꺼번에 풉니다. 막대에 척추로 매달린 골반의 두 다리(원뿔과 타원은 척추와 허벅지가 얼마나 기울 수 있는지 보여 줍니다)와 줄기 위 불가사리의 다섯 팔입니다. 팔이 만나는 가운데는 팔마다 원하는 위치의 평균으로 갑니다. 재생하면 불가사리의 목표가 모두 좌우로 움직이고 가운데도 따라갑니다. 목표 하나를 멀리 드래그하고 나머지 팔이 무엇을 양보하는지 보세요.</translation>
    </message>
    <message>
        <source>Wrists, ankles and head have a target each, and the rest of the body is found from these five points. The figure on the left is one tree: FABRIK solves all five together, so that a far hand bends the spine, too. The figure on the right is solved limb by limb: its shoulders stay where the spine has them, and a far hand falls short. The blue numbers say how far each hand is from its target. Press play, or drag the target of one hand away from both and compare.</source>
        <translation>두 손목, 두 발목, 머리에 목표가 하나씩 있고, 몸의 나머지는 이 다섯 점에서 구합니다. 왼쪽 몸은 나무 하나입니다. FABRIK이 다섯을 함께 풀기 때문에 먼 손은 척추까지 굽힙니다. 오른쪽 몸은 팔다리마다 따로 풉니다. 어깨는 척추가 정한 곳에 머물고 먼 손은 닿지 못합니다. 파란 숫자는 각 손이 목표에서 얼마나 떨어져 있는지입니다. 재생하거나, 두 몸의 한쪽 손 목표를 멀리 드래그해 비교해 보세요.</translation>
    </message>
    <message>
        <source>A crane has joints that turn and joints that slide: the turntable, the mast that rises, the boom that reaches out, and two hinges. Damped least squares finds the values of all of them at once, so that the gripper is at the target. Drag the target out of reach: the arm is stretched, and near that pose a small move of the target would ask for large turns, which the damping holds back. The second crane has two grippers on one tree, which share turntable, mast and boom. Press play and read the blue numbers, how far each gripper is from its target: after two seconds the two targets are too far from each other, and only a compromise is left.</source>
        <translation>크레인에는 회전하는 관절과 미끄러지는 관절이 있습니다. 회전대, 올라가는 기둥, 뻗는 붐, 그리고 경첩 둘입니다. 감쇠 최소 제곱법은 집게가 목표에 오도록 이 모든 값을 한꺼번에 구합니다. 목표를 닿지 않는 곳으로 드래그하면 팔이 곧게 펴지고, 그 자세 근처에서는 목표의 작은 움직임이 큰 회전을 요구하지만 감쇠가 이를 억제합니다. 두 번째 크레인은 나무 하나에 집게가 둘이며 회전대, 기둥, 붐을 함께 씁니다. 재생하고 각 집게가 목표에서 떨어진 거리인 파란 숫자를 보세요. 2초 뒤에는 두 목표가 서로 너무 멀어져 타협만 남습니다.</translation>
    </message>
    <message>
        <source>A figure looks at a thrown ball and points at it; the ball flies along a parabola, under the gravity that MMD has. Two others walk, by a motion that was made for flat ground. The nearer one has the goal to stand: her feet lie on the slope and the stairs, and her body rises with them. The other one walks through both. Press play, and switch the goals in the panel IK off and on while it runs, or pause and drag the ball.</source>
        <translation>한 명이 던져진 공을 보며 가리킵니다. 공은 MMD의 중력 아래 포물선을 그립니다. 다른 둘은 평지용으로 만든 모션으로 걷습니다. 앞쪽 한 명에게는 서기 목표가 있어 발이 비탈과 계단을 딛고 몸도 따라 올라갑니다. 다른 한 명은 둘 다 뚫고 걷습니다. 재생하고, 그동안 IK 패널의 목표를 껐다 켜 보거나, 일시 정지하고 공을 드래그해 보세요.</translation>
    </message>
    <message>
        <source>Eight solvers follow the same target with the same chain. On the shelf, from the left, are MMD&apos;s CCD, plain CCD, FABRIK and triangulation; below are four ways with the Jacobian: the transpose, the pseudo-inverse, damped and selectively damped least squares. Press play and see who shakes, who lags behind and who turns without need. Below each chain stand its iterations, its error in units, how much it shakes, and the microseconds that it took. MMD&apos;s 40 iterations are cheap, since they run in the code that poses dancers, which is made for speed in single precision, while the others count in double and know more kinds of limits.</source>
        <translation>여덟 솔버가 같은 체인으로 같은 목표를 따라갑니다. 선반 위는 왼쪽부터 MMD의 CCD, 일반 CCD, FABRIK, 삼각법이고, 아래는 야코비 행렬을 쓰는 네 가지 방법으로 전치, 유사역행렬, 감쇠 최소 제곱법, 선택적 감쇠 최소 제곱법입니다. 재생해서 누가 떨고, 뒤처지고, 쓸데없이 도는지 보세요. 체인마다 아래에 반복 수, 단위로 나타낸 오차, 떨림, 걸린 마이크로초가 적혀 있습니다. MMD의 40번 반복이 싼 것은 춤추는 모델의 포즈를 만드는, 단정밀도로 속도를 위해 쓴 코드에서 돌기 때문이며, 나머지는 배정밀도로 계산하고 더 많은 종류의 제한을 다룹니다.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>백스페이스</translation>
    </message>
</context>
<context>
    <name>app::ActorFields</name>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>IK:</source>
        <translation>IK:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>위치:</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Rotation:</source>
        <translation>회전:</translation>
    </message>
    <message>
        <source>Scale factor</source>
        <translation>크기 배율</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Opacity; at 0 the model is invisible</source>
        <translation>뒤에 있는 것을 가리는 정도입니다. 0이면 보이지 않습니다</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>그림자</translation>
    </message>
    <message>
        <source>Cast a shadow on the ground, while ground shadows are shown; a stage needs none</source>
        <translation>지면 그림자가 켜져 있을 때 지면에 그림자를 드리웁니다. 스테이지에는 필요 없습니다</translation>
    </message>
    <message>
        <source>Scale, opacity:</source>
        <translation>크기, 불투명도:</translation>
    </message>
    <message>
        <source>Parent bone of that model</source>
        <translation>외부 부모 모델의 본</translation>
    </message>
    <message>
        <source>Outside parent:</source>
        <translation>외부 부모:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>불투명도</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>지면 그림자</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>체인마다 다름</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>To the right as seen from the front, in units of 8 cm</source>
        <translation>모델의 얼굴을 마주 보고 오른쪽 (단위 8 cm)</translation>
    </message>
    <message>
        <source>Up, in units of 8 cm</source>
        <translation>위쪽 (단위 8 cm)</translation>
    </message>
    <message>
        <source>Away from the camera, in units of 8 cm</source>
        <translation>카메라에서 먼 쪽 (단위 8 cm)</translation>
    </message>
    <message>
        <source>Degrees; at 90 it looks up</source>
        <translation>각도(도). 90이면 위를 봅니다</translation>
    </message>
    <message>
        <source>Degrees; at 90 it faces left</source>
        <translation>각도(도). 90이면 왼쪽을 봅니다</translation>
    </message>
    <message>
        <source>Degrees; at 90 it lies on its right side</source>
        <translation>각도(도). 90이면 오른쪽으로 눕습니다</translation>
    </message>
    <message>
        <source>The model has an outside parent: position and rotation have no effect</source>
        <translation>다른 모델에 연결되어 있습니다. 위치와 회전을 바꾸어도 연결된 부분은 움직이지 않습니다</translation>
    </message>
    <message>
        <source>The model that this one is attached to, such as a dancer who holds it</source>
        <translation>이 모델을 연결할 모델 (예: 이것을 손에 든 댄서)</translation>
    </message>
    <message>
        <source>Attached by %1</source>
        <translation>연결된 본: %1</translation>
    </message>
    <message>
        <source>%1 bones are attached: %2. The first is shown; None detaches all</source>
        <translation>연결된 본 %1개: %2. 첫 번째만 표시됩니다. &apos;없음&apos;을 선택하면 모두 해제됩니다</translation>
    </message>
    <message>
        <source>Models can&apos;t be attached to each other in a circle</source>
        <translation>모델끼리 서로 순환하도록 연결할 수 없습니다</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>X축 위치</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>Y축 위치</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>Z축 위치</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>X축 회전</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>Y축 회전</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>Z축 회전</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Outside parent</source>
        <translation>외부 부모</translation>
    </message>
    <message>
        <source>Scales the translations of body and feet in the motion: less than 1 for legs that are shorter than those it was made for, more for longer ones</source>
        <translation>모션에서 몸과 발이 움직이는 거리의 배율: 원래 모델보다 다리가 짧으면 1보다 작게, 길면 크게</translation>
    </message>
    <message>
        <source>Stride </source>
        <translation>보폭 </translation>
    </message>
    <message>
        <source>Stride length</source>
        <translation>보폭 길이</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>보폭</translation>
    </message>
    <message>
        <source>IK of all chains</source>
        <translation>모든 체인의 IK</translation>
    </message>
    <message>
        <source>As the motion</source>
        <translation>모션대로</translation>
    </message>
</context>
<context>
    <name>app::AudioChoice</name>
    <message>
        <source>%1 (the show&apos;s song)</source>
        <translation>%1 (프로젝트의 음악)</translation>
    </message>
    <message>
        <source>No audio</source>
        <translation>오디오 없음</translation>
    </message>
    <message>
        <source>%1 (the demo&apos;s song)</source>
        <translation>%1(데모의 노래)</translation>
    </message>
    <message>
        <source>No audio; open the list to add %1</source>
        <translation>오디오 없음. 목록에서 %1 추가 가능</translation>
    </message>
    <message>
        <source>%1 (found in the same folder)</source>
        <translation>%1 (같은 폴더에서 찾음)</translation>
    </message>
</context>
<context>
    <name>app::BakeController</name>
    <message>
        <source>Motion saved: %1</source>
        <translation>모션을 저장했습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::BakeDialog</name>
    <message>
        <source>Bake Motion of %1</source>
        <translation>%1의 모션 굽기</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>파일(&amp;F):</translation>
    </message>
    <message>
        <source>Bake p&amp;hysics of hair and clothes</source>
        <translation>물리 연산으로 움직이는 머리카락과 옷(&amp;H)</translation>
    </message>
    <message>
        <source>Physics is simulated from the start of the dance, and is off in the file for these bones</source>
        <translation>댄스의 처음부터 물리 연산을 합니다. 파일에서는 해당 본의 물리 연산이 꺼집니다</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>프레임(&amp;R):</translation>
    </message>
    <message>
        <source>IK chains to bake</source>
        <translation>회전값으로 바꿀 IK 체인</translation>
    </message>
    <message>
        <source>Ticked chains are baked into rotations and are off in the file; the others stay on</source>
        <translation>선택한 체인은 본의 회전값으로 바뀌고 파일에서 꺼집니다. 나머지는 그대로입니다</translation>
    </message>
    <message>
        <source>&amp;IK chains:</source>
        <translation>IK 체인(&amp;I):</translation>
    </message>
    <message>
        <source>R&amp;educe keys, with a maximum error of</source>
        <translation>키 줄이기(&amp;E). 본의 오차 한도:</translation>
    </message>
    <message>
        <source>As few keys as possible, with interpolation curves; unticked: a key on each frame</source>
        <translation>보간 곡선을 써서 키를 되도록 적게 만듭니다. 끄면 모든 프레임에 키를 넣습니다</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>본 위치의 최대 오차 (MMD 단위)</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 단위</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>본 회전의 최대 오차 (도)</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Baking progress</source>
        <translation>굽기 진행률</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>굽기(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>중지(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>아무것도 저장하지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Baked Motion</source>
        <translation>구운 모션</translation>
    </message>
    <message>
        <source>Motions (*.vmd)</source>
        <translation>모션 (*.vmd)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>첫 프레임이 마지막 프레임보다 뒤에 있습니다</translation>
    </message>
    <message>
        <source>Choose a file to save the motion in</source>
        <translation>모션을 저장할 파일을 지정해 주세요</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>중지했습니다. 저장된 것은 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%1 saved with %n keys; maximum error %2 units, %3 degrees</source>
        <translation>
            <numerusform>%1 파일을 저장했습니다(키 %n개). 본의 오차는 최대 %2 단위, %3도입니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BodiesPanel</name>
    <message>
        <source>Bodies and joints</source>
        <translation>강체와 조인트</translation>
    </message>
    <message>
        <source>%1 bodies and joints</source>
        <translation>강체와 조인트 %1개</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>The model has no bodies</source>
        <translation>모델에 강체가 없습니다</translation>
    </message>
</context>
<context>
    <name>app::BodyRows</name>
    <message>
        <source>Rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>Body or joint</source>
        <translation>강체 또는 조인트</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>질량</translation>
    </message>
    <message>
        <source>A body&apos;s bone; the two bodies of a joint</source>
        <translation>강체는 연결된 본, 조인트는 연결된 두 강체</translation>
    </message>
    <message>
        <source>Follows its bone, moved by physics, or physics + bone</source>
        <translation>본 추종, 물리 연산, 물리 + 본 위치 맞춤 중 하나</translation>
    </message>
    <message>
        <source>Collision group, 1 to 16</source>
        <translation>충돌 그룹, 1~16</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>소프트 바디 %1</translation>
    </message>
</context>
<context>
    <name>app::BodyWords</name>
    <message>
        <source>sphere, radius %1</source>
        <translation>구, 반지름 %1</translation>
    </message>
    <message>
        <source>box, half extents %1</source>
        <translation>상자, 변 길이의 절반 %1</translation>
    </message>
    <message>
        <source>capsule, radius %1, height %2</source>
        <translation>캡슐, 반지름 %1, 높이 %2</translation>
    </message>
    <message>
        <source>unknown shape %1</source>
        <translation>알 수 없는 형태 (%1)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ~ %2</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>강체 %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>조인트 %1</translation>
    </message>
    <message>
        <source>follow bone</source>
        <translation>본 추종</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>physics + bone</source>
        <translation>물리 + 본 위치 맞춤</translation>
    </message>
    <message>
        <source>unknown %1</source>
        <translation>알 수 없음 (%1)</translation>
    </message>
    <message>
        <source>spring 6DOF</source>
        <translation>스프링</translation>
    </message>
    <message>
        <source>6DOF</source>
        <translation>스프링 없음</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>점 대 점</translation>
    </message>
    <message>
        <source>cone twist</source>
        <translation>원뿔 비틀림</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>슬라이더</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>힌지</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>천</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>로프</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>형태</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Collides with groups</source>
        <translation>충돌하는 그룹</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>질량</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>감쇠</translation>
    </message>
    <message>
        <source>linear %1, angular %2</source>
        <translation>이동 %1, 회전 %2</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>반발력</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>마찰력</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>초기 위치</translation>
    </message>
    <message>
        <source>Rest rotation</source>
        <translation>초기 회전</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>강체 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>강체 B</translation>
    </message>
    <message>
        <source>Linear limits</source>
        <translation>이동 제한</translation>
    </message>
    <message>
        <source>Angular limits</source>
        <translation>회전 제한</translation>
    </message>
    <message>
        <source>Linear spring</source>
        <translation>이동 스프링</translation>
    </message>
    <message>
        <source>Angular spring</source>
        <translation>회전 스프링</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>앵커</translation>
    </message>
    <message>
        <source>Pinned vertices</source>
        <translation>고정 정점</translation>
    </message>
</context>
<context>
    <name>app::BoneEditor</name>
    <message>
        <source>moved by %1, %2, %3</source>
        <translation>이동 %1, %2, %3</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>회전 %1°</translation>
    </message>
    <message>
        <source>as in the motion</source>
        <translation>모션대로</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rotate bone</source>
        <translation>본 회전</translation>
    </message>
    <message>
        <source>Move bone</source>
        <translation>본 이동</translation>
    </message>
    <message>
        <source>Move bone (keyboard)</source>
        <translation>키보드로 본 이동</translation>
    </message>
    <message>
        <source>Rotate bone (keyboard)</source>
        <translation>키보드로 본 회전</translation>
    </message>
    <message>
        <source>Reset bone</source>
        <translation>본 초기화</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>여러 본 초기화</translation>
    </message>
    <message>
        <source>%1: to %2, %3, %4</source>
        <translation>%1: %2, %3, %4(으)로</translation>
    </message>
    <message>
        <source>Move Goal</source>
        <translation>목표 이동</translation>
    </message>
    <message>
        <source>Move Goal (Keyboard)</source>
        <translation>키로 목표 이동</translation>
    </message>
</context>
<context>
    <name>app::BoneRows</name>
    <message>
        <source>In no display frame</source>
        <translation>표시 프레임에 없음</translation>
    </message>
    <message>
        <source>Display frame %1</source>
        <translation>표시 프레임 %1</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>계층</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>이동량</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전량</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>What drives it, or what it is for</source>
        <translation>본을 움직이는 것 또는 본의 용도</translation>
    </message>
    <message>
        <source>Lower layers are evaluated first</source>
        <translation>변형 계층 순서대로 계산됩니다</translation>
    </message>
    <message>
        <source>From motions, poses and edits, in units; before IK and physics</source>
        <translation>모션, 포즈, 수동 조작에 따른 값 (단위). IK와 물리 연산을 적용하기 전입니다</translation>
    </message>
    <message>
        <source>The same, in degrees about X, Y and Z</source>
        <translation>모션, 포즈, 수동 조작에 따른 회전. X, Y, Z축 각도(도)</translation>
    </message>
    <message>
        <source>Position in the current frame: model space, in units</source>
        <translation>이 화면에서의 위치. 모델 공간 단위</translation>
    </message>
    <message>
        <source>%1 after physics</source>
        <translation>%1 (물리 후)</translation>
    </message>
</context>
<context>
    <name>app::BoneWords</name>
    <message>
        <source>%1, after physics</source>
        <translation>%1, 물리 후 변형</translation>
    </message>
    <message>
        <source>rotation and translation</source>
        <translation>회전과 이동</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>%1 of %2 × %3</source>
        <translation>%1: %2의 %3배</translation>
    </message>
    <message>
        <source>%1 (limited)</source>
        <translation>%1 (각도 제한)</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK link</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>물리</translation>
    </message>
    <message>
        <source>append</source>
        <translation>부여</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>비틀림</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>IK bone: the target of an IK chain</source>
        <translation>IK 체인을 가진 본입니다. 체인의 본들이 이 본을 향해 움직입니다</translation>
    </message>
    <message>
        <source>Rotated by an IK chain</source>
        <translation>IK 체인이 회전시킵니다</translation>
    </message>
    <message>
        <source>Moved by a rigid body</source>
        <translation>물리 연산의 강체가 움직입니다</translation>
    </message>
    <message>
        <source>Inherits a part of another bone&apos;s transform</source>
        <translation>다른 본의 움직임을 부여받습니다</translation>
    </message>
    <message>
        <source>Rotates about a fixed axis only</source>
        <translation>한 축으로만 회전합니다</translation>
    </message>
    <message>
        <source>Motions can move and rotate it</source>
        <translation>모션으로 이동하고 회전할 수 있습니다</translation>
    </message>
    <message>
        <source>Motions can rotate it</source>
        <translation>모션으로 회전할 수 있습니다</translation>
    </message>
    <message>
        <source>Motions aren&apos;t meant to move or rotate it</source>
        <translation>모션으로 움직이는 본이 아닙니다</translation>
    </message>
    <message>
        <source>rotatable</source>
        <translation>회전 가능</translation>
    </message>
    <message>
        <source>movable</source>
        <translation>이동 가능</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>not operable</source>
        <translation>조작 불가</translation>
    </message>
    <message>
        <source>append rotation</source>
        <translation>회전 부여</translation>
    </message>
    <message>
        <source>append translation</source>
        <translation>이동 부여</translation>
    </message>
    <message>
        <source>append local</source>
        <translation>로컬 부여</translation>
    </message>
    <message>
        <source>fixed axis</source>
        <translation>축 고정</translation>
    </message>
    <message>
        <source>local axes</source>
        <translation>로컬 축</translation>
    </message>
    <message>
        <source>after physics</source>
        <translation>물리 후 변형</translation>
    </message>
    <message>
        <source>external parent</source>
        <translation>외부 부모</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>부모</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>변형 계층</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>플래그</translation>
    </message>
    <message>
        <source>Local translation</source>
        <translation>이동량</translation>
    </message>
    <message>
        <source>Local rotation</source>
        <translation>회전량</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>현재 위치</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>현재 회전</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation>초기 위치</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>부여</translation>
    </message>
    <message>
        <source>Fixed axis</source>
        <translation>고정 축</translation>
    </message>
    <message>
        <source>IK effector</source>
        <translation>IK 이펙터</translation>
    </message>
    <message>
        <source>IK links</source>
        <translation>IK 링크</translation>
    </message>
    <message>
        <source>IK loops</source>
        <translation>IK 루프 횟수</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>이동</translation>
    </message>
</context>
<context>
    <name>app::BonesPanel</name>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>부모 기준</translation>
    </message>
    <message>
        <source>By display frame</source>
        <translation>표시 프레임 기준</translation>
    </message>
    <message>
        <source>Order of the bones</source>
        <translation>본 정렬 순서</translation>
    </message>
    <message>
        <source>The hierarchy of the bones, or the groups that the model&apos;s author made</source>
        <translation>본의 부모 관계에 따라, 또는 모델 제작자가 묶은 표시 프레임에 따라 나열합니다</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>본 1개</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>본 %1개</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>The model has no bones</source>
        <translation>모델에 본이 없습니다</translation>
    </message>
    <message>
        <source>Flat list</source>
        <translation>한 목록으로</translation>
    </message>
</context>
<context>
    <name>app::CameraCommands</name>
    <message>
        <source>There is no camera bookmark %1 yet: %2 sets it</source>
        <translation>카메라 북마크 %1번이 아직 없습니다. %2 키로 저장합니다</translation>
    </message>
    <message>
        <source>%1 has no bone to follow</source>
        <translation>%1 모델에는 따라갈 본이 없습니다</translation>
    </message>
    <message>
        <source>The camera follows %1</source>
        <translation>카메라가 %1 본을 따라갑니다</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>카메라 %1</translation>
    </message>
    <message>
        <source>There are %1 camera bookmarks already: remove one first</source>
        <translation>카메라 북마크가 이미 %1개 있습니다. 먼저 하나를 제거하세요</translation>
    </message>
    <message>
        <source>Bookmark set: %1</source>
        <translation>북마크 저장: %1</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>북마크 저장</translation>
    </message>
</context>
<context>
    <name>app::CameraPanel</name>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Distance from the target, in MMD&apos;s units; negative values put the camera beyond it</source>
        <translation>카메라가 보는 주시점까지의 거리 (MMD 단위). 0보다 작으면 주시점 뒤쪽입니다</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>주시점 %1</translation>
    </message>
    <message>
        <source>The point that the camera looks at, %1</source>
        <translation>카메라가 보는 점의 %1 좌표</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>각도 %1</translation>
    </message>
    <message>
        <source>Degrees about %1</source>
        <translation>%1축 회전 각도(도)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>주시점</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Vertical field of view in degrees: 30 in MMD by default; smaller values zoom in</source>
        <translation>세로로 보이는 범위의 각도(도). MMD의 기본값은 30이며, 작을수록 망원경처럼 보입니다</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>북마크</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Camera bookmarks</source>
        <translation>카메라 북마크</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>Rename the selected bookmark (F2)</source>
        <translation>선택한 북마크의 이름을 바꿉니다 (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the selected bookmark (Delete)</source>
        <translation>선택한 북마크를 목록에서 제거합니다 (Delete)</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>북마크 이름 바꾸기</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>북마크 제거</translation>
    </message>
    <message>
        <source>Make a bookmark of the current camera</source>
        <translation>현재 카메라를 북마크로 저장합니다</translation>
    </message>
    <message>
        <source>Move the camera to the selected bookmark (Enter)</source>
        <translation>카메라가 선택한 북마크로 이동합니다 (Enter)</translation>
    </message>
    <message>
        <source>%1 goes there</source>
        <translation>%1 키로 이동</translation>
    </message>
    <message>
        <source>No bookmarks yet. Set… keeps the camera as it is now.</source>
        <translation>북마크가 아직 없습니다. &quot;설정&quot;으로 지금 카메라를 남깁니다.</translation>
    </message>
</context>
<context>
    <name>app::ChainFields</name>
    <message>
        <source>Solver of the chain</source>
        <translation>체인의 솔버</translation>
    </message>
    <message>
        <source>Solver:</source>
        <translation>솔버:</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Maximum iterations of the chain</source>
        <translation>체인의 최대 반복 수</translation>
    </message>
    <message>
        <source>How many iterations the solver may run; MMD&apos;s solver uses the model&apos;s loop count</source>
        <translation>솔버가 실행할 수 있는 반복 수. MMD의 반복 수는 모델이 정합니다</translation>
    </message>
    <message>
        <source>Tolerance in units</source>
        <translation>목표에 충분히 가깝다고 보는 거리(단위)</translation>
    </message>
    <message>
        <source>The solver stops when the effector is this near to its target, in units of 8 cm</source>
        <translation>체인의 끝이 목표에 얼마나 가까우면 되는지(1단위는 8 cm)</translation>
    </message>
    <message>
        <source>Iterations, tolerance:</source>
        <translation>반복 수, 허용 오차:</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>솔버</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
</context>
<context>
    <name>app::ChainWords</name>
    <message>
        <source>bone %1</source>
        <translation>본 %1</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>Effector</source>
        <translation>이펙터</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>Loop count</source>
        <translation>루프 횟수</translation>
    </message>
    <message>
        <source>Unit angle</source>
        <translation>단위각</translation>
    </message>
    <message>
        <source>MMD&apos;s</source>
        <translation>MMD 방식</translation>
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
        <translation>삼각법</translation>
    </message>
    <message>
        <source>Two-bone</source>
        <translation>두 뼈</translation>
    </message>
    <message>
        <source>Jacobian transpose</source>
        <translation>야코비 전치</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation>유사 역행렬</translation>
    </message>
    <message>
        <source>Damped least squares (DLS)</source>
        <translation>감쇠 최소 제곱 (DLS)</translation>
    </message>
    <message>
        <source>Selectively damped (SDLS)</source>
        <translation>선택적 감쇠 최소 제곱 (SDLS)</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>설정대로</translation>
    </message>
    <message>
        <source>MMD&apos;s CCD</source>
        <translation>MMD의 CCD</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK 켬</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 끔</translation>
    </message>
</context>
<context>
    <name>app::CommandKeys</name>
    <message>
        <source>%1 is reserved by the window.</source>
        <translation>%1 키는 창 자체에서 사용합니다.</translation>
    </message>
    <message>
        <source>%1 opens the menu %2.</source>
        <translation>%1 키는 “%2” 메뉴를 엽니다.</translation>
    </message>
</context>
<context>
    <name>app::CommentPanel</name>
    <message>
        <source>No comment</source>
        <translation>코멘트 없음</translation>
    </message>
    <message>
        <source>The model&apos;s comment, or a text that lies beside it</source>
        <translation>모델의 코멘트 또는 모델과 함께 있는 텍스트</translation>
    </message>
    <message>
        <source>Encoding of the text; choose another if it can&apos;t be read</source>
        <translation>텍스트의 문자 인코딩입니다. 글자가 깨져 보이면 다른 것을 선택해 보세요</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>자동 감지</translation>
    </message>
    <message>
        <source>Comment of the model</source>
        <translation>모델 코멘트</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (자동 감지)</translation>
    </message>
    <message>
        <source>Text to show</source>
        <translation>표시할 텍스트</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>텍스트의 문자 인코딩</translation>
    </message>
    <message>
        <source>The author&apos;s comment</source>
        <translation>제작자의 설명</translation>
    </message>
</context>
<context>
    <name>app::ContentsController</name>
    <message>
        <source>Open Folder</source>
        <translation>폴더 열기</translation>
    </message>
</context>
<context>
    <name>app::ContentsDialog</name>
    <message>
        <source>Accessory</source>
        <translation>액세서리</translation>
    </message>
    <message>
        <source>Model, %L1 vertices</source>
        <translation>모델, 정점 %L1개</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>카메라 또는 조명</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>%1에서 열기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>File &amp;name encoding</source>
        <translation>이름 인코딩(&amp;N)</translation>
    </message>
    <message>
        <source>auto-detected</source>
        <translation>자동 감지</translation>
    </message>
    <message>
        <source>%1 (auto-detected)</source>
        <translation>%1 (자동 감지)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Cameras and light</source>
        <translation>카메라와 조명</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Songs</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Choose &amp;what to open:</source>
        <translation>열 항목을 선택하세요(&amp;W):</translation>
    </message>
    <message>
        <source>What to open</source>
        <translation>열 항목</translation>
    </message>
    <message>
        <source>As a &amp;Playlist</source>
        <translation>재생 목록으로(&amp;P)</translation>
    </message>
    <message>
        <source>Play the dances one after another: the ticked ones where several are ticked, else all</source>
        <translation>댄스를 차례로 재생합니다. 여러 개를 선택했으면 선택한 것만, 아니면 모두 재생합니다</translation>
    </message>
</context>
<context>
    <name>app::DanceDialog</name>
    <message>
        <source>Show</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>액세서리</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Camera or light</source>
        <translation>카메라·조명</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Not usable</source>
        <translation>사용할 수 없음</translation>
    </message>
    <message>
        <source>Files of the Dance</source>
        <translation>댄스의 파일</translation>
    </message>
    <message>
        <source>Models, motions, cameras, songs (%1);;All files (*)</source>
        <translation>모델, 모션, 카메라, 노래 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>제목(&amp;T):</translation>
    </message>
    <message>
        <source>A motion belongs to the model above it. A camera and a song belong to all.</source>
        <translation>모션은 바로 위 모델의 것입니다. 카메라와 노래는 전체의 것입니다.</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>용도</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Files of the dance</source>
        <translation>댄스의 파일</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Add files behind the selected one</source>
        <translation>선택한 파일 뒤에 파일 추가</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>바꾸기(&amp;P)…</translation>
    </message>
    <message>
        <source>Choose another file in the place of the selected one</source>
        <translation>선택한 파일 대신 다른 파일 선택</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>The dance goes without the selected file</source>
        <translation>선택한 파일을 댄스에서 뺌</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the file up</source>
        <translation>파일을 위로 이동</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the file down</source>
        <translation>파일을 아래로 이동</translation>
    </message>
</context>
<context>
    <name>app::DesktopStageController</name>
    <message>
        <source>Odori: Stage</source>
        <translation>Odori: 무대</translation>
    </message>
    <message>
        <source>The desktop has no compositor, so windows can&apos;t be transparent here; with one, such as picom, the models can stand on the desktop</source>
        <translation>이 데스크톱에는 컴포지터가 없어 창을 투명하게 할 수 없습니다. picom과 같은 컴포지터가 있으면 모델이 데스크톱에 설 수 있습니다</translation>
    </message>
    <message>
        <source>Odori: click to bring the models back into the window</source>
        <translation>Odori: 클릭하면 모델이 창으로 돌아옵니다</translation>
    </message>
    <message>
        <source>The desktop has a compositor, but gives OpenGL no windows with alpha, so the models can&apos;t stand on the desktop here; another graphics driver may help</source>
        <translation>이 데스크톱에는 컴포지터가 있지만 OpenGL에 알파가 있는 창을 제공하지 않아 여기서는 모델이 데스크톱에 설 수 없습니다. 다른 그래픽 드라이버가 도움이 될 수 있습니다</translation>
    </message>
</context>
<context>
    <name>app::Document</name>
    <message>
        <source>Attach</source>
        <translation>외부 부모 설정</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>그리는 순서 변경</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Models collide</source>
        <translation>모델 간 충돌</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>중력</translation>
    </message>
    <message>
        <source>Pre-roll</source>
        <translation>사전 연산 변경</translation>
    </message>
</context>
<context>
    <name>app::ExportController</name>
    <message>
        <source>Exported: %1</source>
        <translation>내보냈습니다: %1</translation>
    </message>
    <message>
        <source>The export failed: %1</source>
        <translation>내보내지 못했습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message>
        <source>Export Model and Motion</source>
        <translation>모델과 모션 내보내기</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 쓰는 중…</translation>
    </message>
    <message>
        <source>P&amp;hysics of hair and clothes</source>
        <translation>머리카락과 옷의 물리(&amp;H)</translation>
    </message>
    <message>
        <source>Simulated from the start of the dance; unticked, hair and clothes stay stiff</source>
        <translation>춤의 처음부터 계산합니다. 체크를 해제하면 머리카락과 옷이 굳은 채로 있습니다</translation>
    </message>
    <message>
        <source>The joints of VRM&apos;s humanoid with usual English names, for tools that retarget motion</source>
        <translation>VRM 휴머노이드의 관절을 일반적인 영어 이름으로 씁니다. 모션을 리타기팅하는 도구용입니다</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>형식(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>파일(&amp;F):</translation>
    </message>
    <message>
        <source>Mo&amp;del:</source>
        <translation>모델(&amp;D):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>프레임(&amp;R):</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Only the first frame, as a &amp;pose</source>
        <translation>첫 프레임만 포즈로(&amp;P)</translation>
    </message>
    <message>
        <source>The model in this pose, without a dance</source>
        <translation>이 포즈의 모델이며 춤은 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>Clips of the dance</source>
        <translation>춤의 클립</translation>
    </message>
    <message>
        <source>Each ticked clip is the whole dance with its IK solved like this; viewers can switch between them, and play the first</source>
        <translation>체크한 클립은 각각 IK를 이렇게 푼 춤 전체입니다. 뷰어에서 바꿀 수 있고, 첫 번째가 재생됩니다</translation>
    </message>
    <message>
        <source>C&amp;lips:</source>
        <translation>클립(&amp;L):</translation>
    </message>
    <message>
        <source>As few keys as possible: a smaller file; unticked: a key on each frame</source>
        <translation>키를 최대한 줄여 파일이 작아집니다. 체크를 해제하면 프레임마다 키를 둡니다</translation>
    </message>
    <message>
        <source>Maximum position error of a bone, in units</source>
        <translation>본 위치의 최대 오차 (MMD 단위)</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 단위</translation>
    </message>
    <message>
        <source>Maximum rotation error of a bone, in degrees</source>
        <translation>본 회전의 최대 오차 (도)</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>The file will contain the model. Most makers forbid passing their models on, and some forbid converting them. This is what the maker says:</source>
        <translation>파일에 모델이 들어갑니다. 대부분의 제작자는 모델 재배포를 금지하고, 변환을 금지하는 제작자도 있습니다. 제작자의 말은 다음과 같습니다:</translation>
    </message>
    <message>
        <source>What the model&apos;s maker says</source>
        <translation>모델 제작자의 말</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>내보내기 진행률</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>폴더에서 보기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>중지(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written</source>
        <translation>아무것도 저장하지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>계속(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>The file will have %1.</source>
        <translation>파일 크기는 %1입니다.</translation>
    </message>
    <message>
        <source>Exported File</source>
        <translation>내보낼 파일</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>첫 프레임이 마지막 프레임보다 뒤에 있습니다</translation>
    </message>
    <message>
        <source>Choose a file to export to</source>
        <translation>내보낼 파일을 선택하세요</translation>
    </message>
    <message>
        <source>Tick a clip, or more</source>
        <translation>클립을 하나 이상 체크하세요</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지하는 중…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written</source>
        <translation>중지했습니다. 저장된 것은 없습니다</translation>
    </message>
    <message>
        <source>Huma&amp;noid in T-pose instead of all bones</source>
        <translation>모든 본 대신 T 포즈의 휴머노이드(&amp;N)</translation>
    </message>
    <message>
        <source>Red&amp;uce keys, with a maximum error of</source>
        <translation>키 줄이기(&amp;U). 본의 오차 한도:</translation>
    </message>
    <message>
        <source>Toon shadin&amp;g for programs that know MToon</source>
        <translation>MToon을 아는 프로그램을 위한 툰 셰이딩(&amp;G)</translation>
    </message>
    <message>
        <source>Shade, outlines and a light beside the plain materials, which other programs show</source>
        <translation>다른 프로그램이 보여 주는 일반 재질에 더해 음영, 윤곽선, 조명을 씁니다</translation>
    </message>
    <message>
        <source>These files already exist: %1. Replace them?</source>
        <translation>다음 파일이 이미 있습니다: %1. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The terms can&apos;t be read: %1</source>
        <translation>이용 조건을 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>As the window shows the dance: IK is off where the motion or a panel switches it off. This clip comes first</source>
        <translation>창에 표시되는 춤과 같습니다. 모션이나 패널에서 IK를 끈 부분은 꺼집니다. 이 클립이 맨 앞에 옵니다</translation>
    </message>
    <message>
        <source>What the file doesn&apos;t have, or has otherwise:</source>
        <translation>파일에 없거나 다르게 저장된 내용:</translation>
    </message>
    <message numerus="yes">
        <source>Reading what the makers of %n model(s) say…</source>
        <translation>
            <numerusform>모델 %n개의 이용 조건을 읽는 중…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>내보냈습니다: %1</translation>
    </message>
    <message>
        <source>The export of %1 was stopped</source>
        <translation>%1 내보내기가 중지되었습니다</translation>
    </message>
</context>
<context>
    <name>app::ExportWords</name>
    <message>
        <source>Model and dance (GLB)</source>
        <translation>모델과 춤 (GLB)</translation>
    </message>
    <message>
        <source>Dance for VRM avatars (VRMA)</source>
        <translation>VRM 아바타용 춤 (VRMA)</translation>
    </message>
    <message>
        <source>Skeleton and dance (BVH)</source>
        <translation>골격과 춤 (BVH)</translation>
    </message>
    <message>
        <source>Mesh cache (PC2)</source>
        <translation>메시 캐시 (PC2)</translation>
    </message>
    <message>
        <source>Mesh cache (MDD)</source>
        <translation>메시 캐시 (MDD)</translation>
    </message>
    <message>
        <source>The models with their textures and the dance, for Blender, Godot and the web.</source>
        <translation>텍스처가 있는 모델과 춤. Blender, Godot, 웹용입니다.</translation>
    </message>
    <message>
        <source>The dance of one model without the model, for players of VRM avatars.</source>
        <translation>모델을 뺀, 모델 하나의 춤. VRM 아바타 플레이어용입니다.</translation>
    </message>
    <message>
        <source>The bones of one model and their dance, for Blender and tools that retarget motion.</source>
        <translation>모델 하나의 본과 그 움직임. Blender와 모션을 리타기팅하는 도구용입니다.</translation>
    </message>
    <message>
        <source>Every vertex of one model in every frame, for Blender&apos;s Mesh Cache: the exact shape. The rest mesh is written beside it as OBJ.</source>
        <translation>모델 하나의 모든 프레임의 모든 정점. Blender의 Mesh Cache용이며 모양이 정확합니다. 기본 메시는 옆에 OBJ로 저장됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>클립 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n프레임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>본 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>표정 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>정점 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 keys</source>
        <translation>키 %L1개 (전체 %L2개)</translation>
    </message>
    <message>
        <source>%1 saved: %2</source>
        <translation>%1 저장됨: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Neither the model nor its folder says what may be done with it.</source>
        <translation>모델에도 폴더에도 이용에 관한 설명이 없습니다.</translation>
    </message>
    <message>
        <source>%1, the comment in the model</source>
        <translation>%1 (모델의 설명)</translation>
    </message>
    <message>
        <source>%1, beside the model</source>
        <translation>%1 (모델 옆의 파일)</translation>
    </message>
    <message>
        <source>Web page that plays the dance (HTML)</source>
        <translation>춤을 재생하는 웹 페이지 (HTML)</translation>
    </message>
    <message>
        <source>One file that any browser plays, with the models, the dance, the song and a switch for IK. It asks no server for anything.</source>
        <translation>어떤 브라우저에서도 재생되는 파일 하나로, 모델, 춤, 노래, IK 스위치가 들어 있습니다. 서버에 아무것도 요청하지 않습니다.</translation>
    </message>
    <message>
        <source>%1, the English comment in the model</source>
        <translation>%1 (모델의 영어 설명)</translation>
    </message>
    <message>
        <source>%1, what is missing here</source>
        <translation>%1 (여기에 없는 내용)</translation>
    </message>
    <message>
        <source>the song</source>
        <translation>곡</translation>
    </message>
</context>
<context>
    <name>app::FileLoader</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>파일 %n개 여는 중…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileReading</name>
    <message numerus="yes">
        <source>Decoding %n textures…</source>
        <translation>
            <numerusform>텍스처 %n개 디코딩 중…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
</context>
<context>
    <name>app::FilmDialog</name>
    <message>
        <source>Image (PNG)</source>
        <translation>정지 이미지 (PNG)</translation>
    </message>
    <message>
        <source>Image (JPEG)</source>
        <translation>정지 이미지 (JPEG)</translation>
    </message>
    <message>
        <source>Image (WebP)</source>
        <translation>정지 이미지 (WebP)</translation>
    </message>
    <message>
        <source>Image sequence (PNG)</source>
        <translation>연속 이미지 (PNG)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>동영상 (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>동영상 (WebM)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>움직이는 이미지 (GIF)</translation>
    </message>
    <message>
        <source>Export Image or Video</source>
        <translation>이미지 또는 동영상 만들기</translation>
    </message>
    <message>
        <source>##### stands for the number of each image of a sequence</source>
        <translation>##### 자리에는 연속 이미지 각 장의 번호가 들어갑니다</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Renders at this many times the width and height, then scales down: smoother, but slower</source>
        <translation>가로세로를 이 배수만큼 크게 그린 뒤 평균을 냅니다. 더 매끄럽지만 느려집니다</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>배경을 투명하게</translation>
    </message>
    <message>
        <source>Keep existing images and resume</source>
        <translation>이미 있는 이미지 유지</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>형식(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>파일(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>크기(&amp;S):</translation>
    </message>
    <message>
        <source>Su&amp;persampling:</source>
        <translation>슈퍼샘플링(&amp;P):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>프레임(&amp;R):</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Frame r&amp;ate:</source>
        <translation>프레임 레이트(&amp;A):</translation>
    </message>
    <message>
        <source>Audi&amp;o:</source>
        <translation>오디오(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>중지(&amp;T)</translation>
    </message>
    <message>
        <source>The file keeps what was exported so far</source>
        <translation>지금까지 만든 부분은 파일에 남습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Image or Video</source>
        <translation>이미지 또는 동영상</translation>
    </message>
    <message>
        <source>Audio</source>
        <translation>오디오</translation>
    </message>
    <message>
        <source>Audio (%1);;All files (*)</source>
        <translation>오디오 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The first frame comes after the last</source>
        <translation>첫 프레임이 마지막 프레임보다 뒤에 있습니다</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>The export continues</source>
        <translation>동영상 만들기는 계속됩니다</translation>
    </message>
    <message>
        <source>%1: %2 of %3 frames exported</source>
        <translation>%1에 이미지 %3장 중 %2장이 저장되었습니다</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>중지됨: %1</translation>
    </message>
    <message>
        <source>%1 exported</source>
        <translation>완료: %1</translation>
    </message>
    <message>
        <source>An export is running. Stop it and close? The file keeps what was exported so far.</source>
        <translation>동영상을 만드는 중입니다. 중지하고 닫으시겠습니까? 지금까지 만든 부분은 파일에 남습니다.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>높이(픽셀)</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <translation>슈퍼샘플링</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>마지막 프레임</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>프레임 레이트</translation>
    </message>
    <message>
        <source>Choose the audio file</source>
        <translation>오디오 선택</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>내보내기 진행률</translation>
    </message>
    <message>
        <source>Sho&amp;w in Folder</source>
        <translation>폴더에서 보기(&amp;W)</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>재생(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Audio file</source>
        <translation>오디오 파일</translation>
    </message>
    <message>
        <source>The window shows several views; a picture for two eyes, or of all directions, has one</source>
        <translation>창에 보기가 여러 개 있습니다. 양안용 또는 전방향 이미지에는 보기가 하나여야 합니다</translation>
    </message>
    <message>
        <source>A flat picture is behind everything; it can&apos;t be behind all directions</source>
        <translation>배경에 평면 그림이 있어 모든 방향의 배경이 될 수 없습니다</translation>
    </message>
</context>
<context>
    <name>app::FilmMaker</name>
    <message>
        <source>Stopped before the first frame</source>
        <translation>첫 이미지를 만들기 전에 중지되었습니다</translation>
    </message>
</context>
<context>
    <name>app::FoldingRow</name>
    <message>
        <source>More controls</source>
        <translation>더 많은 항목</translation>
    </message>
    <message>
        <source>Controls that don&apos;t fit here</source>
        <translation>여기에 자리가 없는 항목</translation>
    </message>
</context>
<context>
    <name>app::FreedomsPanel</name>
    <message>
        <source>Add Joint</source>
        <translation>조인트 추가</translation>
    </message>
    <message>
        <source>Say how the selected bone may turn and slide</source>
        <translation>선택한 본이 어떻게 회전하고 미끄러질 수 있는지 정합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>The bone moves as the model&apos;s file says again (Delete)</source>
        <translation>본이 다시 모델 파일대로 움직입니다 (Delete)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>슬라이더</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>A joint says how a bone turns or slides while goals and chains are solved: as a hinge, within a cone, along an axis. Hinges and slides have a slider here. Select a bone, and add one.</source>
        <translation>조인트는 목표와 체인을 풀 때 본이 어떻게 회전하거나 미끄러지는지 정합니다. 경첩으로, 원뿔 안에서, 또는 축을 따라서입니다. 경첩과 미끄럼에는 여기에 슬라이더가 있습니다. 본을 선택하고 추가하세요.</translation>
    </message>
    <message>
        <source>Move Joint</source>
        <translation>조인트 움직이기</translation>
    </message>
    <message>
        <source>Remove Joint</source>
        <translation>조인트 제거</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>조인트 제한</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>파일대로</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>자유롭게</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>회전 안 함</translation>
    </message>
    <message>
        <source>As a hinge</source>
        <translation>경첩</translation>
    </message>
    <message>
        <source>Within angles</source>
        <translation>각도 범위 안</translation>
    </message>
    <message>
        <source>Within a cone</source>
        <translation>원뿔 안</translation>
    </message>
    <message>
        <source>Within an ellipse</source>
        <translation>타원 안</translation>
    </message>
    <message>
        <source>How the bone turns</source>
        <translation>본의 회전 방식</translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation>회전:</translation>
    </message>
    <message>
        <source>The hinge&apos;s axis, or the middle of the cone, at rest</source>
        <translation>정지 자세에서의 경첩 축 또는 원뿔의 중심</translation>
    </message>
    <message>
        <source>Axis:</source>
        <translation>축:</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>최소 각도</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>최대 각도</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>범위:</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>제한</translation>
    </message>
    <message>
        <source>How far the bone may turn to each side; 0 locks it</source>
        <translation>각 방향으로 회전할 수 있는 각도. 0이면 고정</translation>
    </message>
    <message>
        <source>Limit:</source>
        <translation>제한:</translation>
    </message>
    <message>
        <source>Slides along the axis</source>
        <translation>축을 따라 미끄러짐</translation>
    </message>
    <message>
        <source>Axis of the slide</source>
        <translation>미끄럼 축</translation>
    </message>
    <message>
        <source>Slide from, units</source>
        <translation>미끄럼 시작 (단위)</translation>
    </message>
    <message>
        <source>Slide to, units</source>
        <translation>미끄럼 끝 (단위)</translation>
    </message>
    <message>
        <source>Way, units:</source>
        <translation>이동 범위 (단위):</translation>
    </message>
</context>
<context>
    <name>app::GhostController</name>
    <message>
        <source>Ghost</source>
        <translation>고스트</translation>
    </message>
</context>
<context>
    <name>app::GoalCommands</name>
    <message>
        <source>a missing model</source>
        <translation>없는 모델</translation>
    </message>
    <message>
        <source>Feet planted on the ground</source>
        <translation>발을 아래에 있는 것에 고정</translation>
    </message>
    <message>
        <source>Feet planted on %1</source>
        <translation>발을 %1에 고정</translation>
    </message>
    <message>
        <source>%1 looks at the camera</source>
        <translation>%1이(가) 카메라를 봅니다</translation>
    </message>
    <message>
        <source>%1 pinned to the camera</source>
        <translation>%1이(가) 카메라 위치로 갑니다</translation>
    </message>
    <message>
        <source>%1 looks at a point</source>
        <translation>%1이(가) 한 곳을 봅니다</translation>
    </message>
    <message>
        <source>%1 pinned to a point</source>
        <translation>%1이(가) 한 곳으로 갑니다</translation>
    </message>
    <message>
        <source>%1 looks at %2 of %3</source>
        <translation>%1이(가) %3의 %2을(를) 봅니다</translation>
    </message>
    <message>
        <source>%1 holds %2 of %3</source>
        <translation>%1이(가) %3의 %2을(를) 잡습니다</translation>
    </message>
    <message>
        <source>Pin Bone</source>
        <translation>본 고정</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>잡기</translation>
    </message>
    <message>
        <source>Look at the Camera</source>
        <translation>카메라 보기</translation>
    </message>
    <message>
        <source>Look at a Point</source>
        <translation>한 곳 보기</translation>
    </message>
    <message>
        <source>Look at Another Model</source>
        <translation>다른 모델 보기</translation>
    </message>
    <message>
        <source>Plant Feet</source>
        <translation>발 고정</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>선택한 본을 한 곳에 고정(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hold with the Selected Bone</source>
        <translation>선택한 본으로 잡기(&amp;H)</translation>
    </message>
    <message>
        <source>Look at the &amp;Camera</source>
        <translation>카메라 보기(&amp;C)</translation>
    </message>
    <message>
        <source>Look at a &amp;Point</source>
        <translation>한 곳 보기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look at</source>
        <translation>볼 대상(&amp;L)</translation>
    </message>
    <message>
        <source>Plant &amp;Feet on Ground</source>
        <translation>발을 지면에 고정(&amp;F)</translation>
    </message>
    <message>
        <source>Plant Feet &amp;on</source>
        <translation>발을 고정할 대상(&amp;O)</translation>
    </message>
    <message>
        <source>Select a bone first, then click another one of its model with Shift</source>
        <translation>먼저 본을 선택한 다음, 같은 모델의 다른 본을 Shift와 함께 클릭하세요</translation>
    </message>
    <message>
        <source>%1 and %2 aren&apos;t in one chain</source>
        <translation>%1과(와) %2은(는) 한 체인에 있지 않습니다</translation>
    </message>
    <message>
        <source>Root of Goal</source>
        <translation>목표의 뿌리</translation>
    </message>
    <message>
        <source>Reach between Bones</source>
        <translation>본 사이로 닿기</translation>
    </message>
</context>
<context>
    <name>app::GoalsPanel</name>
    <message>
        <source>Goal</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Frames from which it is on (◆) or off (◇)</source>
        <translation>적용되기 시작하는(◆), 적용되지 않기 시작하는(◇) 프레임</translation>
    </message>
    <message>
        <source>Its influence in the current frame, and the remaining error</source>
        <translation>화면에 보이는 그림에서 적용되는 정도와 못 미친 거리</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>목표 목록</translation>
    </message>
    <message>
        <source>Goals add what the motion doesn&apos;t have: a hand pinned to a point, a look at the camera, feet planted on a slope.</source>
        <translation>모션에 없는 동작: 손을 한 곳에 두기, 카메라 보기, 비탈에 발 딛기.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Add a goal to the selected model</source>
        <translation>선택한 모델에 목표 추가</translation>
    </message>
    <message>
        <source>◆ On from Here</source>
        <translation>◆ 여기부터 적용</translation>
    </message>
    <message>
        <source>The goal is on from the current frame</source>
        <translation>화면의 프레임부터 목표가 적용됩니다</translation>
    </message>
    <message>
        <source>◇ Off from Here</source>
        <translation>◇ 여기부터 해제</translation>
    </message>
    <message>
        <source>The goal is off from the current frame</source>
        <translation>화면의 프레임부터 목표가 적용되지 않습니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the goal (Delete)</source>
        <translation>목표 제거(Delete)</translation>
    </message>
    <message>
        <source>Root bone of the chain</source>
        <translation>처음 회전하는 본</translation>
    </message>
    <message>
        <source>The first bone that rotates for the goal; the bones from it to the goal&apos;s bone rotate, too</source>
        <translation>목표를 위해 처음 회전하는 본. 목표 본까지의 사이에 있는 본도 함께 움직입니다</translation>
    </message>
    <message>
        <source>Chain root:</source>
        <translation>시작 본:</translation>
    </message>
    <message>
        <source>Goal position X</source>
        <translation>목표 위치 X</translation>
    </message>
    <message>
        <source>Goal position Y</source>
        <translation>목표 위치 Y</translation>
    </message>
    <message>
        <source>Goal position Z</source>
        <translation>목표 위치 Z</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>위치:</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> 프레임</translation>
    </message>
    <message>
        <source>Blend time in frames</source>
        <translation>전환에 걸리는 프레임 수</translation>
    </message>
    <message>
        <source>How long the goal blends in or out at the key before the current frame, and at new keys</source>
        <translation>화면 프레임 바로 앞의 키와 새로 찍는 키에서 목표가 전환되는 데 걸리는 길이</translation>
    </message>
    <message>
        <source>Clear Keys</source>
        <translation>키 지우기</translation>
    </message>
    <message>
        <source>The goal is always on</source>
        <translation>목표가 항상 적용됩니다</translation>
    </message>
    <message>
        <source>Blend time:</source>
        <translation>전환:</translation>
    </message>
    <message>
        <source>Switch Goal</source>
        <translation>목표 켜기/끄기</translation>
    </message>
    <message>
        <source>Goal Bones</source>
        <translation>목표의 본</translation>
    </message>
    <message>
        <source>Goal Position</source>
        <translation>목표의 위치</translation>
    </message>
    <message>
        <source>Goal Blend Time</source>
        <translation>목표의 전환</translation>
    </message>
    <message>
        <source>Goal On from Here</source>
        <translation>여기부터 목표 적용</translation>
    </message>
    <message>
        <source>Goal Off from Here</source>
        <translation>여기부터 목표 해제</translation>
    </message>
    <message>
        <source>Remove Goal</source>
        <translation>목표 제거</translation>
    </message>
    <message>
        <source>always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>%1 itself, moved</source>
        <translation>%1 자체를 이동</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>불가</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>대상 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <translation>%1 본은 물리 연산으로 움직입니다. 물리 연산을 끄면 수동으로 움직일 수 있습니다 (%2)</translation>
    </message>
    <message>
        <source>Drag to move %1</source>
        <translation>드래그하여 %1 이동</translation>
    </message>
    <message>
        <source>Drag to move %1 along %2</source>
        <translation>드래그하여 %1 이동 (%2축 방향)</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about its axis</source>
        <translation>드래그하여 %1 회전 (고정 축)</translation>
    </message>
    <message>
        <source>Drag to rotate %1 about %2</source>
        <translation>드래그하여 %1 회전 (%2축)</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1; Ctrl: 세밀하게</translation>
    </message>
    <message>
        <source>Drag to move the target of %1</source>
        <translation>드래그하여 %1의 목표 이동</translation>
    </message>
</context>
<context>
    <name>app::HelpWords</name>
    <message>
        <source>no OpenGL 3.3</source>
        <translation>OpenGL 3.3 없음</translation>
    </message>
    <message>
        <source>About Odori</source>
        <translation>Odori 정보</translation>
    </message>
    <message>
        <source>A viewer for MikuMikuDance models and dances.</source>
        <translation>MikuMikuDance 모델과 댄스를 보는 뷰어입니다.</translation>
    </message>
    <message>
        <source>© 2026 The Odori developers. MIT licence.</source>
        <translation>© 2026 The Odori developers. MIT 라이선스.</translation>
    </message>
    <message>
        <source>Models and motions belong to their authors; their terms of use are in the Comment panel and in the texts that came with them.</source>
        <translation>모델과 모션의 권리는 각 제작자에게 있습니다. 이용 조건은 코멘트 패널과 함께 배포된 텍스트를 확인하세요.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Licences of Odori and of the code of others in it</source>
        <translation>Odori와 포함된 타사 코드의 라이선스</translation>
    </message>
    <message>
        <source>User&apos;s manual</source>
        <translation>사용 설명서</translation>
    </message>
</context>
<context>
    <name>app::IkController</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>IK as before: %1</source>
        <translation>IK를 이전대로: %1</translation>
    </message>
    <message>
        <source>IK on: %1</source>
        <translation>IK 켬: %1</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 끔: %1</translation>
    </message>
    <message>
        <source>IK on</source>
        <translation>IK 켬</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 끔</translation>
    </message>
    <message>
        <source>IK: as the motion</source>
        <translation>IK: 모션대로</translation>
    </message>
    <message>
        <source>IK: mixed</source>
        <translation>IK: 섞임</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Inverse kinematics keeps feet where the motion puts them. Switch it off and back, for all models</source>
        <translation>IK(역운동학)는 발을 모션이 둔 자리에 머물게 합니다. 모든 모델에서 끄고 되돌립니다</translation>
    </message>
    <message>
        <source>Switch IK off and back, for the selected model alone</source>
        <translation>선택한 모델만 IK를 끄고 되돌립니다</translation>
    </message>
    <message>
        <source>IK as the motion: %1</source>
        <translation>IK 모션대로: %1</translation>
    </message>
    <message>
        <source>IK as the motion, off here: %1</source>
        <translation>IK 모션대로, 여기서는 끔: %1</translation>
    </message>
</context>
<context>
    <name>app::IkFigures</name>
    <message>
        <source>Solver</source>
        <translation>솔버</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Error (units)</source>
        <translation>오차 (단위)</translation>
    </message>
    <message>
        <source>Largest distance between a joint of the ghost and the model&apos;s, in units of 8 cm</source>
        <translation>고스트의 관절 중 모델에서 가장 먼 것까지의 거리(1단위는 8cm)</translation>
    </message>
    <message>
        <source>The solver of the chain; its context menu has others</source>
        <translation>체인을 푸는 솔버. 오른쪽 클릭 메뉴에서 다른 것을 고를 수 있습니다</translation>
    </message>
    <message>
        <source>Iterations in the current frame</source>
        <translation>화면에 보이는 그림에서 몇 번 반복했는지</translation>
    </message>
    <message>
        <source>Distance of the effector from its target, in units of 8 cm</source>
        <translation>체인 끝에서 목표까지 남은 거리(1단위는 8cm)</translation>
    </message>
    <message>
        <source>This solver doesn&apos;t support this chain</source>
        <translation>이 솔버는 이 체인에 맞지 않습니다</translation>
    </message>
    <message>
        <source>Largest violation of a link&apos;s limits</source>
        <translation>제한을 가장 많이 벗어난 링크가 벗어난 정도</translation>
    </message>
    <message>
        <source>Time to solve, in microseconds</source>
        <translation>푸는 데 걸린 시간(백만분의 1초)</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Maximum over the motion: %1, at frame %2</source>
        <translation>모션 전체에서 최대 %1(프레임 %2)</translation>
    </message>
    <message>
        <source>Ghost (units)</source>
        <translation>고스트 (단위)</translation>
    </message>
    <message>
        <source>Limits (°)</source>
        <translation>제한 (°)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>시간 (µs)</translation>
    </message>
</context>
<context>
    <name>app::IkPanel</name>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>● on</source>
        <translation>● 켜짐</translation>
    </message>
    <message>
        <source>○ off</source>
        <translation>○ 꺼짐</translation>
    </message>
    <message>
        <source>All:</source>
        <translation>전체:</translation>
    </message>
    <message>
        <source>Every chain as the motion&apos;s IK keys say; on where there are none</source>
        <translation>모든 체인이 모션의 IK 키를 따릅니다. 키가 없으면 켜집니다</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켜기</translation>
    </message>
    <message>
        <source>Every chain on, whatever the motion says</source>
        <translation>모션과 관계없이 모든 체인을 켭니다</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Every chain off: the legs move by their own keys alone (I switches off and back)</source>
        <translation>모든 체인을 끕니다. 다리는 자체 키로만 움직입니다 (I 키로 끄고 되돌립니다)</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>스위치</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Whether the chain is solved in the picture on the screen</source>
        <translation>지금 화면에서 이 체인의 IK가 계산되는지 여부</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 체인</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>No IK chains</source>
        <translation>IK 체인 없음</translation>
    </message>
    <message>
        <source>%1 of %2 chains are solved in this picture</source>
        <translation>이 화면에서 체인 %2개 중 %1개가 계산됩니다</translation>
    </message>
    <message>
        <source>Always &amp;On</source>
        <translation>항상 켬(&amp;O)</translation>
    </message>
    <message>
        <source>Always O&amp;ff</source>
        <translation>항상 끔(&amp;F)</translation>
    </message>
    <message>
        <source>All Chains Always On</source>
        <translation>모든 체인 항상 켬</translation>
    </message>
    <message>
        <source>All Chains Always Off</source>
        <translation>모든 체인 항상 끔</translation>
    </message>
    <message>
        <source>%1: always on</source>
        <translation>%1: 항상 켬</translation>
    </message>
    <message>
        <source>%1: always off</source>
        <translation>%1: 항상 끔</translation>
    </message>
    <message>
        <source>&amp;Solver</source>
        <translation>솔버(&amp;S)</translation>
    </message>
    <message>
        <source>Solver of All &amp;Chains</source>
        <translation>모든 체인의 솔버(&amp;C)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Show each chain&apos;s solver, and its statistics over the motion</source>
        <translation>각 체인의 솔버와 모션 전체의 결과를 표시</translation>
    </message>
    <message>
        <source>Models with IK chains have their switches here.</source>
        <translation>IK 체인이 있는 모델의 스위치가 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>As the Motion</source>
        <translation>모션대로</translation>
    </message>
    <message>
        <source>All Chains as the Motion</source>
        <translation>모든 체인 모션대로</translation>
    </message>
    <message>
        <source>Half a tick: as the motion; a tick: always on; none: always off. A click here switches to the opposite of what the picture shows, and back</source>
        <translation>반 체크: 모션대로, 체크: 항상 켬, 없음: 항상 끔. 여기를 누르면 화면 상태의 반대로 바뀌고, 다시 누르면 되돌아갑니다</translation>
    </message>
    <message>
        <source>As the &amp;Motion</source>
        <translation>모션대로(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;All Chains as the Motion</source>
        <translation>모든 체인 모션대로(&amp;A)</translation>
    </message>
    <message>
        <source>as the motion</source>
        <translation>모션대로</translation>
    </message>
    <message>
        <source>%1: as the motion</source>
        <translation>%1: 모션대로</translation>
    </message>
</context>
<context>
    <name>app::InspectController</name>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
</context>
<context>
    <name>app::InspectPanel</name>
    <message>
        <source>Details: %1</source>
        <translation>상세 정보: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1개</translation>
    </message>
    <message>
        <source>A–Z</source>
        <comment>puts rows in the order of their names; the first and the last letter</comment>
        <translation>가–하</translation>
    </message>
    <message>
        <source>Sort by name: %1</source>
        <translation>이름순: %1</translation>
    </message>
    <message>
        <source>Sort by name in the order of the window&apos;s language; again: in the model&apos;s order</source>
        <translation>표시 언어의 순서에 따라 이름순으로 정렬합니다. 다시 누르면 모델의 순서로 돌아갑니다</translation>
    </message>
</context>
<context>
    <name>app::IssueRows</name>
    <message>
        <source>1 issue</source>
        <translation>문제 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::IssueTexts</name>
    <message>
        <source>Textures</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>texture %1</source>
        <translation>텍스처 %1</translation>
    </message>
    <message>
        <source>Toon textures</source>
        <translation>툰 텍스처</translation>
    </message>
    <message>
        <source>toon texture %1</source>
        <translation>툰 텍스처 %1</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>재질 %1</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>정점 %1</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>삼각형</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>삼각형 %1</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>본 %1</translation>
    </message>
    <message>
        <source>English names of bones</source>
        <translation>본의 영어 이름</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 체인</translation>
    </message>
    <message>
        <source>IK chain %1</source>
        <translation>IK 체인 %1</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>강체</translation>
    </message>
    <message>
        <source>rigid body %1</source>
        <translation>강체 %1</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>조인트 %1</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>소프트 바디</translation>
    </message>
    <message>
        <source>soft body %1</source>
        <translation>소프트 바디 %1</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>morph %1</source>
        <translation>모프 %1</translation>
    </message>
    <message>
        <source>English names of morphs</source>
        <translation>모프의 영어 이름</translation>
    </message>
    <message>
        <source>Bone keys</source>
        <translation>본의 키</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>키 %1</translation>
    </message>
    <message>
        <source>Morph keys</source>
        <translation>모프의 키</translation>
    </message>
    <message>
        <source>Camera keys</source>
        <translation>카메라의 키</translation>
    </message>
    <message>
        <source>Light keys</source>
        <translation>조명의 키</translation>
    </message>
    <message>
        <source>Shadow keys</source>
        <translation>그림자의 키</translation>
    </message>
    <message>
        <source>IK keys</source>
        <translation>IK 체인의 키</translation>
    </message>
    <message>
        <source>The motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 프레임</translation>
    </message>
    <message>
        <source>display frame %1</source>
        <translation>표시 프레임 %1</translation>
    </message>
    <message>
        <source>English names of display frames</source>
        <translation>표시 프레임의 영어 이름</translation>
    </message>
    <message>
        <source>The list of morphs</source>
        <translation>모프 목록</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>항목 %1</translation>
    </message>
    <message>
        <source>The list of bones</source>
        <translation>본 목록</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>The start of the file</source>
        <translation>파일의 시작 부분</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>형태</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>재생 중</translation>
    </message>
    <message>
        <source>Hair and clothes</source>
        <translation>머리카락과 옷</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>표정</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Parts of the image may be missing or untextured</source>
        <translation>화면의 일부가 빠지거나 무늬가 없을 수 있습니다</translation>
    </message>
    <message>
        <source>Colours may differ from the author&apos;s</source>
        <translation>색이 제작자의 의도와 다를 수 있습니다</translation>
    </message>
    <message>
        <source>The body may have holes or stray vertices</source>
        <translation>몸에 구멍이나 어긋난 점이 있을 수 있습니다</translation>
    </message>
    <message>
        <source>Found while playing so far</source>
        <translation>지금까지의 재생에서 발견되었습니다</translation>
    </message>
    <message>
        <source>Parts of the body may have a wrong position or rotation</source>
        <translation>몸 일부의 위치나 방향이 잘못될 수 있습니다</translation>
    </message>
    <message>
        <source>They may hang or swing differently</source>
        <translation>늘어지거나 흔들리는 모습이 다를 수 있습니다</translation>
    </message>
    <message>
        <source>Faces may change less than they should</source>
        <translation>표정 변화가 부족할 수 있습니다</translation>
    </message>
    <message>
        <source>A part of the dance may be missing</source>
        <translation>댄스의 일부가 빠질 수 있습니다</translation>
    </message>
    <message>
        <source>It has no visible effect</source>
        <translation>화면에는 나타나지 않습니다</translation>
    </message>
    <message>
        <source>It probably has no visible effect</source>
        <translation>아마 화면에는 나타나지 않습니다</translation>
    </message>
    <message>
        <source>byte 0x%1</source>
        <translation>바이트 0x%1</translation>
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
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>모두 복사(&amp;A)</translation>
    </message>
</context>
<context>
    <name>app::IssuesPanel</name>
    <message>
        <source>These files have no issues.</source>
        <translation>파일에 이상한 점이 없습니다.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search: Issues</source>
        <translation>검색: 문제</translation>
    </message>
    <message>
        <source>Japanese or English, in any width or case; all words must match</source>
        <translation>일본어 또는 영어로, 전각·반각과 대소문자를 가리지 않고 찾습니다. 여러 단어는 모두 들어 있어야 합니다</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>The selected issue</source>
        <translation>선택한 문제</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>열린 파일이 없습니다.</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>문제 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1개</translation>
    </message>
    <message>
        <source>English name: %1</source>
        <translation>영어 이름: %1</translation>
    </message>
    <message>
        <source>Material: %1</source>
        <translation>재질: %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>파일: %1</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
</context>
<context>
    <name>app::KeyField</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Press the new shortcut</source>
        <translation>새 키를 누르세요</translation>
    </message>
</context>
<context>
    <name>app::KeyRows</name>
    <message>
        <source>All bones</source>
        <translation>모든 본</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>IK switches</source>
        <translation>IK 스위치</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
</context>
<context>
    <name>app::KeysDialog</name>
    <message>
        <source>Reset the shortcuts of all commands to their defaults?</source>
        <translation>모든 명령의 키를 처음 상태로 되돌릴까요?</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>모두 되돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>키보드와 마우스</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>명령과 키 검색</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Alternate shortcut</source>
        <translation>다른 키</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>No alternate shortcut</source>
        <translation>다른 키 없음</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>되돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>The default shortcuts of the command</source>
        <translation>이 명령의 처음 키</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>모두 되돌리기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>In the view and in lists (fixed)</source>
        <translation>뷰와 목록에서 (바꿀 수 없음)</translation>
    </message>
    <message>
        <source>Cancel a drag; leave full screen; from a list to the view</source>
        <translation>드래그 취소, 전체 화면 끝내기, 목록에서 뷰로</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>칸에서 칸으로</translation>
    </message>
    <message>
        <source>In a list: switch, or go there</source>
        <translation>목록에서: 전환하거나 이동</translation>
    </message>
    <message>
        <source>In a list: remove, or reset</source>
        <translation>목록에서: 제거하거나 되돌리기</translation>
    </message>
    <message>
        <source>In a list: copy</source>
        <translation>목록에서: 복사</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>In a list: from row to row</source>
        <translation>목록에서: 행 이동</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>마우스</translation>
    </message>
    <message>
        <source>Right drag, left drag</source>
        <translation>오른쪽 드래그, 왼쪽 드래그</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>카메라 회전</translation>
    </message>
    <message>
        <source>Middle drag, Shift+right drag</source>
        <translation>가운데 드래그, Shift+오른쪽 드래그</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>카메라 이동</translation>
    </message>
    <message>
        <source>Wheel, Ctrl+right drag</source>
        <translation>휠, Ctrl+오른쪽 드래그</translation>
    </message>
    <message>
        <source>Zoom; with Shift ten times faster, with Ctrl ten times finer</source>
        <translation>확대/축소. Shift를 누르면 10배 빠르게, Ctrl을 누르면 10배 세밀하게</translation>
    </message>
    <message>
        <source>Left click</source>
        <translation>왼쪽 클릭</translation>
    </message>
    <message>
        <source>On a bone&apos;s mark: select the bone</source>
        <translation>본 표시에서: 본 선택</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>왼쪽 드래그</translation>
    </message>
    <message>
        <source>Press, drag</source>
        <translation>누르기, 드래그</translation>
    </message>
    <message>
        <source>In the timeline: go there; on its ruler: set the loop range</source>
        <translation>타임라인에서: 그곳으로 이동, 눈금자에서: 반복 재생할 구간</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>휠, 가운데 드래그</translation>
    </message>
    <message>
        <source>In the timeline: zoom; scroll (with the wheel: Shift)</source>
        <translation>타임라인에서: 확대/축소, 앞뒤로 이동 (휠은 Shift와 함께)</translation>
    </message>
    <message>
        <source>Drop files</source>
        <translation>파일 끌어다 놓기</translation>
    </message>
    <message>
        <source>Open a model, motions, a camera, or a folder with a model</source>
        <translation>모델, 모션, 카메라 또는 모델이 든 폴더 열기</translation>
    </message>
    <message>
        <source>Changed; default: none</source>
        <translation>변경됨, 처음에는 없음</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>변경됨, 처음: %1</translation>
    </message>
    <message>
        <source>Choose a command to change its shortcuts.</source>
        <translation>키를 바꿀 명령을 고르세요.</translation>
    </message>
    <message>
        <source>Shortcuts of “%1”: press them in a field.</source>
        <translation>“%1”의 키: 칸에서 누르세요.</translation>
    </message>
    <message>
        <source>%1 is already the shortcut of “%2”.</source>
        <translation>%1 키는 “%2”의 키입니다.</translation>
    </message>
    <message>
        <source>Reassign Shor&amp;tcut</source>
        <translation>이 명령에 지정(&amp;T)</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>Shift+left click</source>
        <translation>Shift+왼쪽 클릭</translation>
    </message>
    <message>
        <source>On another bone&apos;s mark: the chain between it and the selected bone gets a target</source>
        <translation>다른 본의 표시에서: 선택한 본과의 사이 체인에 목표를 만듦</translation>
    </message>
    <message>
        <source>On a target, on an IK bone&apos;s square, on the selected bone&apos;s mark, arrows and rings: move and rotate it; with Ctrl ten times finer; Escape cancels</source>
        <translation>목표, IK 컨트롤러의 사각형, 선택한 본의 표시·화살표·고리에서: 손으로 이동하고 회전 (Ctrl로 10배 세밀하게, Escape로 취소)</translation>
    </message>
</context>
<context>
    <name>app::LabDialog</name>
    <message>
        <source>IK Lab Scenes</source>
        <translation>IK 실험실 장면</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>자세히: %1</translation>
    </message>
</context>
<context>
    <name>app::LimitController</name>
    <message>
        <source>Joint Limit</source>
        <translation>조인트 제한</translation>
    </message>
    <message>
        <source>Drag to change how far %1 slides</source>
        <translation>드래그하여 %1의 이동 범위 변경</translation>
    </message>
    <message>
        <source>Drag to change how far %1 turns</source>
        <translation>드래그하여 %1의 회전 범위 변경</translation>
    </message>
    <message>
        <source>%1; Ctrl: finer</source>
        <translation>%1; Ctrl: 세밀하게</translation>
    </message>
    <message>
        <source>%1: turns by up to %2°</source>
        <translation>%1: 최대 %2° 회전</translation>
    </message>
    <message>
        <source>%1: turns from %2° to %3°</source>
        <translation>%1: %2°에서 %3°까지 회전</translation>
    </message>
    <message>
        <source>%1: slides from %2 to %3</source>
        <translation>%1: %2에서 %3까지 이동</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>조인트 잠금</translation>
    </message>
    <message>
        <source>%1: locked</source>
        <translation>%1: 잠김</translation>
    </message>
    <message>
        <source>Unlock Joint</source>
        <translation>조인트 잠금 해제</translation>
    </message>
    <message>
        <source>%1: not locked any more</source>
        <translation>%1: 잠금 해제됨</translation>
    </message>
</context>
<context>
    <name>app::LookController</name>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>좌표축</translation>
    </message>
    <message>
        <source>shadows</source>
        <translation>그림자</translation>
    </message>
    <message>
        <source>Show what is on the ground: nothing now; grid, axes and shadows are in the panel Look</source>
        <translation>지면 위의 것 표시: 지금은 없음. 그리드, 좌표축, 그림자는 &quot;화면 설정&quot; 패널에 있습니다</translation>
    </message>
    <message>
        <source>Show what is on the ground: %1</source>
        <translation>지면 위의 것 표시: %1</translation>
    </message>
</context>
<context>
    <name>app::LossWords</name>
    <message numerus="yes">
        <source>The toon shading of %n material(s) is left out</source>
        <translation>
            <numerusform>재질 %n개의 툰 셰이딩이 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out</source>
        <translation>
            <numerusform>재질 %n개의 스피어 맵이 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outlines of %n material(s) are left out</source>
        <translation>
            <numerusform>재질 %n개의 윤곽선이 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highlights of %n material(s) are left out</source>
        <translation>
            <numerusform>재질 %n개의 하이라이트가 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere maps of %n material(s) are left out: MToon has only those that are added</source>
        <translation>
            <numerusform>재질 %n개의 스피어 맵이 제외됩니다. MToon에는 더하기 방식만 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toon of %n material(s) has more colours than MToon&apos;s two</source>
        <translation>
            <numerusform>재질 %n개의 툰은 MToon의 두 가지 색보다 색이 많습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are darker in programs without MToon, by up to %1 of 255: their toon isn&apos;t white on the lit side</source>
        <translation>
            <numerusform>MToon을 지원하지 않는 프로그램에서는 재질 %n개가 255단계 중 최대 %1만큼 어두워집니다. 툰의 밝은 쪽이 흰색이 아니기 때문입니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are brighter in MMD on the side away from the light</source>
        <translation>
            <numerusform>재질 %n개는 MMD에서 빛을 받지 않는 쪽이 더 밝습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The translucent outline of %n material(s) is as opaque as the surface</source>
        <translation>
            <numerusform>재질 %n개의 반투명 윤곽선은 표면과 같은 불투명도가 됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outline of %n material(s) is equally wide everywhere</source>
        <translation>
            <numerusform>재질 %n개의 윤곽선은 어디서나 같은 굵기가 됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texture of %n material(s) is tinted otherwise than in MMD: there are too many large ones</source>
        <translation>
            <numerusform>큰 텍스처가 너무 많아 재질 %n개의 텍스처 색이 MMD와 다르게 입혀집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sphere map of %n material(s) is left out: there are too many large ones</source>
        <translation>
            <numerusform>큰 이미지가 너무 많아 재질 %n개의 스피어 맵이 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with SDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>SDEF 정점 %n개는 본을 더 단순하게 따라갑니다. 관절이 가늘어집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with QDEF follow their bones more simply: joints get thinner</source>
        <translation>
            <numerusform>QDEF 정점 %n개는 본을 더 단순하게 따라갑니다. 관절이 가늘어집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are left out</source>
        <translation>
            <numerusform>UV 모프 %n개가 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are left out</source>
        <translation>
            <numerusform>재질 모프 %n개가 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are left out</source>
        <translation>
            <numerusform>정점 모프 %n개가 제외됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft bodies don&apos;t move</source>
        <translation>
            <numerusform>소프트 바디 %n개는 움직이지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shape is left out, with %n vertices: the file has only bones</source>
        <translation>
            <numerusform>정점 %n개의 형상이 제외됩니다. 파일에는 본만 들어갑니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are left out: the file has what they do to the shape</source>
        <translation>
            <numerusform>본 %n개가 제외됩니다. 파일에는 본이 형상을 바꾼 결과가 들어갑니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) have a name twice, and get a number</source>
        <translation>
            <numerusform>이름이 중복된 본 %n개에 번호가 붙습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The model doesn&apos;t have these bones of VRM: %1</source>
        <translation>모델에 VRM의 다음 본이 없습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moving bone(s) are left out, which VRM doesn&apos;t have: %1</source>
        <translation>
            <numerusform>VRM에 없는 움직이는 본 %n개가 제외됩니다: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) only turn, where they also move away in the model: %1</source>
        <translation>
            <numerusform>본 %n개는 회전만 합니다. 모델에서는 이동도 합니다: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first colour, which changes in %n frame(s)</source>
        <translation>
            <numerusform>조명의 색은 처음 그대로입니다. %n개 프레임에서는 다릅니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The light keeps its first direction, which changes in %n frame(s)</source>
        <translation>
            <numerusform>조명의 방향은 처음 그대로입니다. %n개 프레임에서는 다릅니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera&apos;s field of view stays %1°, which is another one in %n frame(s)</source>
        <translation>
            <numerusform>카메라 시야각은 %1°로 유지됩니다. %n개 프레임에서는 다릅니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The camera doesn&apos;t change between perspective and parallel views, as it does in %n frame(s)</source>
        <translation>
            <numerusform>카메라는 원근과 평행 투영 사이를 전환하지 않습니다. %n개 프레임에서는 전환됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) with a parallel view are seen in perspective</source>
        <translation>
            <numerusform>평행 투영인 %n개 프레임이 원근으로 표시됩니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is left out, since no frame shows it</source>
        <translation>어느 프레임에도 표시되지 않아 모델이 제외됩니다</translation>
    </message>
    <message>
        <source>The textures lie in an archive; unpack them beside the OBJ</source>
        <translation>텍스처가 압축 파일 안에 있습니다. OBJ 옆에 풀어 주십시오</translation>
    </message>
    <message>
        <source>The song is left out: %1</source>
        <translation>곡이 제외됩니다: %1</translation>
    </message>
    <message>
        <source>Only the beginning of the comment is taken along</source>
        <translation>설명은 앞부분만 들어갑니다</translation>
    </message>
    <message>
        <source>%1: only its beginning is taken along</source>
        <translation>%1: 앞부분만 들어갑니다</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1을(를) 읽을 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Transport</source>
        <translation>재생 컨트롤</translation>
    </message>
    <message>
        <source>OpenGL has too little memory for these settings at this window size. Drawn instead with samples: %1, resolution: %2 %.</source>
        <translation>이 창 크기에서 그렇게 그리기에는 OpenGL 메모리가 부족합니다. 대신 픽셀당 샘플 %1개, 해상도 %2 %로 그립니다.</translation>
    </message>
    <message>
        <source>OpenGL 3.3 isn&apos;t available, so nothing can be drawn; a newer graphics driver may help</source>
        <translation>OpenGL 3.3을 사용할 수 없어 아무것도 그릴 수 없습니다. 그래픽 드라이버를 업데이트해 보세요</translation>
    </message>
    <message>
        <source>Opening files</source>
        <translation>파일 여는 중</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>버튼 더 보기</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: 켬</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: 끔</translation>
    </message>
    <message>
        <source>Side by side: IK on, IK off</source>
        <translation>나란히: IK 켬, IK 끔</translation>
    </message>
    <message>
        <source>One view</source>
        <translation>뷰 하나</translation>
    </message>
</context>
<context>
    <name>app::MaterialRows</name>
    <message>
        <source>Material</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>삼각형 수</translation>
    </message>
    <message>
        <source>Ticked: the material is visible (Space)</source>
        <translation>체크하면 그려집니다 (Space)</translation>
    </message>
    <message>
        <source>Status of its texture</source>
        <translation>텍스처를 읽은 결과</translation>
    </message>
</context>
<context>
    <name>app::MaterialWords</name>
    <message>
        <source>double-sided</source>
        <translation>양면</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>윤곽선</translation>
    </message>
    <message>
        <source>ground shadow</source>
        <translation>지면 그림자</translation>
    </message>
    <message>
        <source>casts self shadow</source>
        <translation>셀프 섀도 드리움</translation>
    </message>
    <message>
        <source>receives self shadow</source>
        <translation>셀프 섀도 받음</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>정점 색</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점 그리기</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>선 그리기</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>곱셈</translation>
    </message>
    <message>
        <source>add</source>
        <translation>가산</translation>
    </message>
    <message>
        <source>sub-texture</source>
        <translation>서브 텍스처</translation>
    </message>
    <message>
        <source>off</source>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>재질 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>텍스처</translation>
    </message>
    <message>
        <source>Texture status</source>
        <translation>텍스처 상태</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>스피어 맵</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sphere map status</source>
        <translation>스피어 맵 상태</translation>
    </message>
    <message>
        <source>Toon</source>
        <translation>툰</translation>
    </message>
    <message>
        <source>shared toon %1</source>
        <translation>공유 툰 %1</translation>
    </message>
    <message>
        <source>Toon status</source>
        <translation>툰 상태</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>확산색</translation>
    </message>
    <message>
        <source>%1, opacity %2</source>
        <translation>%1, 불투명도 %2</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>환경색</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>반사색</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1, 반사 강도 %2</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>윤곽선</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation>%1, 크기 %2</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>플래그</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>삼각형 수</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>app::MaterialsPanel</name>
    <message>
        <source>Materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Make all materials visible</source>
        <translation>모든 재질을 다시 그립니다</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>이것만</translation>
    </message>
    <message>
        <source>Show the selected material only</source>
        <translation>모델에서 선택한 재질만 그립니다</translation>
    </message>
    <message>
        <source>Show all materials</source>
        <translation>모든 재질 표시</translation>
    </message>
    <message>
        <source>Isolate material</source>
        <translation>재질 하나만 표시</translation>
    </message>
    <message>
        <source>Show material</source>
        <translation>재질 표시</translation>
    </message>
    <message>
        <source>Hide material</source>
        <translation>재질 숨기기</translation>
    </message>
    <message>
        <source>1 material</source>
        <translation>재질 1개</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>재질 %1개</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>The model has no materials</source>
        <translation>모델에 재질이 없습니다</translation>
    </message>
</context>
<context>
    <name>app::MessageBar</name>
    <message>
        <source>In the same folder: %1</source>
        <translation>같은 폴더: %1</translation>
    </message>
    <message>
        <source>In the same folder: %1 and %2</source>
        <translation>같은 폴더: %1, %2</translation>
    </message>
</context>
<context>
    <name>app::MessageRow</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>메시지 닫기</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (외 %n건)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more message(s)</source>
        <translation>
            <numerusform>메시지 %n개 더 있음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MissingController</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>저장되지 않은 변경 사항</translation>
    </message>
    <message>
        <source>The show is reopened, and unsaved changes are lost. Continue?</source>
        <translation>프로젝트를 다시 엽니다. 저장 후 변경한 내용은 사라집니다. 계속하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>app::MissingDialog</name>
    <message>
        <source>Missing Files</source>
        <translation>누락된 파일</translation>
    </message>
    <message>
        <source>Not all of %1 can be read: %2</source>
        <translation>%1의 일부를 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Replacement File</source>
        <translation>대신 사용할 파일</translation>
    </message>
    <message>
        <source>Folder to Search</source>
        <translation>찾아볼 폴더</translation>
    </message>
    <message>
        <source>These files of the show can&apos;t be found. Choose where they are now; the others are then searched for beside the chosen file.</source>
        <translation>프로젝트에 적힌 다음 파일이 제자리에 없습니다. 지금 있는 위치를 선택하세요. 나머지 파일은 선택한 파일 주변에서 찾습니다.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>누락</translation>
    </message>
    <message>
        <source>New location</source>
        <translation>현재 위치</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>파일 선택(&amp;C)…</translation>
    </message>
    <message>
        <source>Search Fo&amp;lder…</source>
        <translation>폴더에서 찾기(&amp;L)…</translation>
    </message>
    <message>
        <source>Re&amp;open Show</source>
        <translation>프로젝트 다시 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>%1에서 찾는 중…</translation>
    </message>
    <message>
        <source>All files are found.</source>
        <translation>모두 찾았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n개가 아직 누락되어 있습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ModelBadge</name>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing name(s)</source>
        <translation>
            <numerusform>없는 이름 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>What there is to know about the model: its issues, bones and morphs of its motions that it lacks, its maker&apos;s comment</source>
        <translation>모델 정보: 문제, 모션에는 있고 모델에 없는 본과 모프, 제작자의 설명</translation>
    </message>
    <message>
        <source>About the model: %1</source>
        <translation>모델 정보: %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>설명</translation>
    </message>
</context>
<context>
    <name>app::ModelMenu</name>
    <message>
        <source>Selected: %1</source>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>Show Alone</source>
        <translation>이것만 표시</translation>
    </message>
    <message>
        <source>Show &amp;Alone</source>
        <translation>이것만 표시(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Physics of This Model</source>
        <translation>이 모델의 물리(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
</context>
<context>
    <name>app::ModelsPanel</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델 목록</translation>
    </message>
    <message>
        <source>Ticked: physics moves hair and clothes of this model, while physics is on</source>
        <translation>체크하면 물리 연산이 켜져 있을 때 이 모델의 머리카락과 옷이 움직입니다</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Add models, motions, a song</source>
        <translation>모델, 모션, 음악을 추가합니다</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Draw earlier</source>
        <translation>더 먼저 그립니다</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Draw later</source>
        <translation>더 나중에 그립니다</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>No models yet. Add… opens one, or drop it on the window.</source>
        <translation>모델이 아직 없습니다. &quot;추가…&quot;로 열거나 창에 놓으세요.</translation>
    </message>
    <message>
        <source>Drawing order: put what is behind glass above the glass. The box or Enter hides and shows a model</source>
        <translation>그리는 순서입니다. 유리 뒤에 있는 것은 목록에서 유리보다 위에 있어야 합니다. 체크 상자나 Enter로 모델을 숨기거나 표시합니다</translation>
    </message>
    <message>
        <source>The box or Enter hides and shows the model</source>
        <translation>체크 상자나 Enter로 모델을 숨기거나 표시합니다</translation>
    </message>
</context>
<context>
    <name>app::MorphRows</name>
    <message>
        <source>Morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>강도</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Drag to override the motion (Left and Right; Delete resets it). The mark shows the motion&apos;s value</source>
        <translation>드래그하면 모션 위에 수동으로 조절합니다 (왼쪽·오른쪽 화살표 키, Delete로 되돌리기). 표시된 곳이 모션의 값입니다</translation>
    </message>
    <message>
        <source>Current value; bold: set by hand</source>
        <translation>이 화면에서의 값. 굵은 글씨는 수동 조절</translation>
    </message>
    <message>
        <source>%1 set by hand; %2 in the motion</source>
        <translation>수동 %1, 모션 %2</translation>
    </message>
    <message>
        <source>%1, from the motion</source>
        <translation>%1 (모션대로)</translation>
    </message>
</context>
<context>
    <name>app::MorphWords</name>
    <message>
        <source>morph %1</source>
        <translation>모프 %1</translation>
    </message>
    <message>
        <source>Eyebrow</source>
        <translation>눈썹</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>눈</translation>
    </message>
    <message>
        <source>Lip</source>
        <translation>입</translation>
    </message>
    <message>
        <source>Reserved (hidden in MMD)</source>
        <translation>MMD 패널에 없음</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>재질</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>플립</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>임펄스</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경 대상</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Value in the motion</source>
        <translation>모션 값</translation>
    </message>
    <message>
        <source>Value set by hand</source>
        <translation>수동 값</translation>
    </message>
    <message>
        <source>Value with groups</source>
        <translation>그룹 모프 포함</translation>
    </message>
</context>
<context>
    <name>app::MorphsPanel</name>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Weight of the selected morph</source>
        <translation>선택한 모프의 강도</translation>
    </message>
    <message>
        <source>The weight of the selected morph, set by hand; usually 0 to 1</source>
        <translation>선택한 모프의 수동 강도. 보통 0~1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset the selected morph to the motion&apos;s value (Delete)</source>
        <translation>선택한 모프를 모션 값으로 되돌립니다 (Delete)</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Reset all morphs to the motion&apos;s values</source>
        <translation>모든 모프를 모션 값으로 되돌립니다</translation>
    </message>
    <message>
        <source>Morph %1</source>
        <translation>모프 %1</translation>
    </message>
    <message>
        <source>Reset morph</source>
        <translation>모프 초기화</translation>
    </message>
    <message>
        <source>Reset all morphs</source>
        <translation>모든 모프 초기화</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>모프 1개</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>모프 %1개</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>The model has no morphs</source>
        <translation>모델에 모프가 없습니다</translation>
    </message>
</context>
<context>
    <name>app::OffersController</name>
    <message>
        <source>%1 can dance along with %2</source>
        <translation>%1은(는) %2와(과) 함께 춤출 수 있습니다</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Dance along</source>
        <translation>함께 춤추기</translation>
    </message>
    <message>
        <source>Open Model…</source>
        <translation>모델 열기…</translation>
    </message>
    <message>
        <source>This is the demo. Open your own model, or drop its files here</source>
        <translation>이것은 데모입니다. 가지고 있는 모델을 열거나 여기에 파일을 끌어다 놓으세요</translation>
    </message>
    <message>
        <source>the camera %1</source>
        <comment>part of a sentence</comment>
        <translation>카메라 %1</translation>
    </message>
</context>
<context>
    <name>app::OpenPlaylist</name>
    <message numerus="yes">
        <source>Add %n dances</source>
        <translation>
            <numerusform>댄스 %n개 추가</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n dances</source>
        <translation>
            <numerusform>댄스 %n개 제거</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dances</source>
        <translation>댄스 이동</translation>
    </message>
    <message>
        <source>Title of a dance</source>
        <translation>댄스의 제목</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>Files of a dance</source>
        <translation>댄스의 파일</translation>
    </message>
    <message>
        <source>Dancer of all</source>
        <translation>전체의 댄서</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>셔플</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>페이드</translation>
    </message>
    <message>
        <source>Reload playlist</source>
        <translation>재생 목록 다시 읽기</translation>
    </message>
</context>
<context>
    <name>app::OpeningController</name>
    <message>
        <source>Models, accessories, motions, poses, songs, shows, archives (%1);;All files (*)</source>
        <translation>모델, 액세서리, 모션, 포즈, 음악, 프로젝트, 압축 파일 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Add to show</source>
        <translation>프로젝트에 추가</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Remove motions</source>
        <translation>모션 제거</translation>
    </message>
    <message>
        <source>%1 replaces %2</source>
        <translation>%2 대신 %1 재생</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>텍스처 1개가 누락되었습니다</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>텍스처 %1개가 누락되었습니다</translation>
    </message>
    <message>
        <source>There is no model for %1 yet: open one</source>
        <translation>%1: 움직일 모델이 없습니다. 모델을 여세요</translation>
    </message>
    <message>
        <source>%1 moves nothing of this model; see the panel Missing Bones and Morphs</source>
        <translation>%1에는 이 모델을 움직이는 것이 없습니다. &apos;없는 본과 모프&apos; 패널을 확인하세요</translation>
    </message>
    <message>
        <source>One texture can&apos;t be read; see View → Panels → About the Model</source>
        <translation>읽을 수 없는 텍스처가 하나 있습니다. 보기 → 패널 → 모델 정보</translation>
    </message>
    <message>
        <source>%1 textures can&apos;t be read; see View → Panels → About the Model</source>
        <translation>읽을 수 없는 텍스처가 %1개 있습니다. 보기 → 패널 → 모델 정보</translation>
    </message>
</context>
<context>
    <name>app::OverlayLegend</name>
    <message>
        <source>Too many: some are shown as dots or not at all</source>
        <translation>너무 많음: 일부는 점만 있거나 표시되지 않음</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Moved by IK</source>
        <translation>IK로 움직임</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK 본</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>수동 조작</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>Body: follow bone</source>
        <translation>본 추종 강체</translation>
    </message>
    <message>
        <source>Body: physics</source>
        <translation>물리 연산 강체</translation>
    </message>
    <message>
        <source>Body: physics + bone</source>
        <translation>물리 + 본 위치 맞춤</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>What the colours mean: %1</source>
        <translation>색의 의미: %1</translation>
    </message>
    <message>
        <source>Joint limit</source>
        <translation>조인트 제한</translation>
    </message>
    <message>
        <source>Joint at its limit</source>
        <translation>제한에 도달한 조인트</translation>
    </message>
</context>
<context>
    <name>app::PanelDocks</name>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>화면 설정</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Missing Bones and Morphs</source>
        <translation>없는 본과 모프</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>코멘트</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>About the Model</source>
        <translation>모델 정보</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>조인트</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>수치 표시</translation>
    </message>
</context>
<context>
    <name>app::PhysicsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>물리 연산 설정</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>X 방향</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>Y 방향</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>Z 방향</translation>
    </message>
    <message>
        <source>Gravity &amp;strength</source>
        <translation>중력 세기(&amp;S)</translation>
    </message>
    <message>
        <source>Direction &amp;X</source>
        <translation>X 방향(&amp;X)</translation>
    </message>
    <message>
        <source>Direction &amp;Y</source>
        <translation>Y 방향(&amp;Y)</translation>
    </message>
    <message>
        <source>Direction &amp;Z</source>
        <translation>Z 방향(&amp;Z)</translation>
    </message>
    <message>
        <source>Pre-roll after a seek</source>
        <translation>이동 후 사전 연산</translation>
    </message>
    <message>
        <source> frames</source>
        <translation> 프레임</translation>
    </message>
    <message>
        <source>Frames of physics that are simulated before the frame that you go to: more is more accurate, but slower</source>
        <translation>이동할 프레임 이전의 댄스를 화면에 보이지 않게 먼저 재생하여 머리카락과 옷을 안정시킵니다. 클수록 정확하지만 느립니다</translation>
    </message>
    <message>
        <source>Pre-roll after a see&amp;k</source>
        <translation>이동 후 사전 연산(&amp;K)</translation>
    </message>
</context>
<context>
    <name>app::PictureController</name>
    <message>
        <source>Screenshot copied</source>
        <translation>이미지를 복사했습니다</translation>
    </message>
    <message>
        <source>Screenshot saved: %1</source>
        <translation>이미지를 저장했습니다: %1</translation>
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
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>Screenshot cancelled</source>
        <translation>스크린샷을 취소했습니다</translation>
    </message>
    <message>
        <source>Drawing the screenshot</source>
        <translation>스크린샷을 그리는 중</translation>
    </message>
    <message>
        <source>Screenshot: %p %</source>
        <translation>스크린샷: %p %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel the screenshot</source>
        <translation>스크린샷 취소</translation>
    </message>
    <message>
        <source>Cancel the screenshot that is being drawn (Escape)</source>
        <translation>그리고 있는 스크린샷을 취소합니다 (Esc)</translation>
    </message>
    <message>
        <source>A screenshot is still being drawn</source>
        <translation>아직 스크린샷을 그리고 있습니다</translation>
    </message>
    <message>
        <source>Drawing the screenshot…</source>
        <translation>스크린샷을 그리는 중…</translation>
    </message>
    <message>
        <source>Drawing the screenshot; Escape cancels</source>
        <translation>스크린샷을 그리는 중입니다. Esc를 누르면 취소합니다</translation>
    </message>
</context>
<context>
    <name>app::PicturePanel</name>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>그림자</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>As in MMD</source>
        <translation>MMD 기본값</translation>
    </message>
    <message>
        <source>Use the motion&apos;s light, if it has one</source>
        <translation>모션에 조명이 있으면 사용</translation>
    </message>
    <message>
        <source>Direction in which the light shines: X right, Y up, Z away</source>
        <translation>빛이 향하는 방향: X는 오른쪽, Y는 위, Z는 안쪽</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>불투명</translation>
    </message>
    <message>
        <source>Translucent</source>
        <translation>반투명</translation>
    </message>
    <message>
        <source>Ground shadow</source>
        <translation>지면 그림자</translation>
    </message>
    <message>
        <source>From motion</source>
        <translation>모션대로</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>모드 1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>모드 2</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>셀프 섀도</translation>
    </message>
    <message>
        <source>How far from the camera the self shadow reaches; shorter is finer (MMD&apos;s number)</source>
        <translation>카메라에서 셀프 섀도가 닿는 거리입니다. 가까울수록 세밀합니다 (MMD의 값)</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>배경색</translation>
    </message>
    <message>
        <source>The colour behind everything</source>
        <translation>모든 것 뒤에 보이는 색입니다</translation>
    </message>
    <message>
        <source>Show axes</source>
        <translation>지면에 좌표축 표시</translation>
    </message>
    <message>
        <source>Image…</source>
        <translation>이미지…</translation>
    </message>
    <message>
        <source>Background image</source>
        <translation>배경 이미지</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>픽셀당 샘플 %1개</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>안티앨리어싱</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentage of the screen&apos;s resolution: less is faster, more is finer</source>
        <translation>화면 픽셀에 대한 비율입니다. 작을수록 빠르고 클수록 세밀합니다</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Choose Background Image</source>
        <translation>배경 이미지 선택</translation>
    </message>
    <message>
        <source>Direction of the light along X</source>
        <translation>조명 방향 X</translation>
    </message>
    <message>
        <source>Direction of the light along Y</source>
        <translation>조명 방향 Y</translation>
    </message>
    <message>
        <source>Direction of the light along Z</source>
        <translation>조명 방향 Z</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>조명 색</translation>
    </message>
    <message>
        <source>Choose background image</source>
        <translation>배경 그림 선택</translation>
    </message>
    <message>
        <source>No background image</source>
        <translation>배경 그림 없음</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Automatic: where no graphics card draws, the picture may be softer while it moves, so that it moves smoothly</source>
        <translation>자동: 그래픽 카드로 그리지 않는 환경에서는 매끄럽게 움직이도록 움직이는 동안 화면이 흐려질 수 있습니다</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>재생 중</translation>
    </message>
    <message>
        <source>Reset everything in this panel to what MMD has</source>
        <translation>이 패널의 모든 설정을 MMD의 값으로 되돌립니다</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>그라데이션</translation>
    </message>
    <message>
        <source>White, as in MMD</source>
        <translation>흰색(MMD와 같음)</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>색…</translation>
    </message>
    <message>
        <source>The gradient is dark in a dark window</source>
        <translation>창이 어두우면 그라데이션도 어둡습니다</translation>
    </message>
</context>
<context>
    <name>app::PlayController</name>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>Speed: %1×</source>
        <translation>속도: %1×</translation>
    </message>
</context>
<context>
    <name>app::Playback</name>
    <message>
        <source>Weights of %1</source>
        <translation>%1 본의 웨이트</translation>
    </message>
    <message>
        <source>Weights: select a bone</source>
        <translation>웨이트: 본을 선택하세요</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈 계산</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>오버레이</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>그리기</translation>
    </message>
</context>
<context>
    <name>app::PlayingPanel</name>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Ticked: it plays. If two rows have keys of a bone on one frame, the lower row takes priority</source>
        <translation>체크하면 재생됩니다. 한 프레임에 같은 본의 키가 둘이면 아래 행의 키가 적용됩니다</translation>
    </message>
    <message>
        <source>Delay in frames; double-click to change</source>
        <translation>늦게 시작할 프레임 수. 더블 클릭하여 변경합니다</translation>
    </message>
    <message>
        <source>Removes it</source>
        <translation>제거합니다</translation>
    </message>
    <message>
        <source>Camera, light</source>
        <translation>카메라, 조명</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Add a motion, a pose, a camera or a song</source>
        <translation>모션, 포즈, 카메라, 음악을 재생 목록에 추가합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the current row (Delete)</source>
        <translation>현재 행을 제거합니다 (Delete)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Lower priority of its keys</source>
        <translation>우선순위를 낮춥니다. 더 많은 모션의 키가 이 모션보다 우선합니다</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Higher priority of its keys</source>
        <translation>우선순위를 높입니다. 더 많은 모션보다 이 모션의 키가 우선합니다</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>Nothing to play: open a dance (VMD), a pose or a song</source>
        <translation>재생할 것이 없습니다. 댄스(VMD), 포즈 또는 음악을 여세요</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>수동 조작</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Switch motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Change delay</source>
        <translation>시작 지연</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>여러 본 초기화</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>음악 제거</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation>모션 제거</translation>
    </message>
    <message>
        <source>Motion order</source>
        <translation>모션 순서</translation>
    </message>
    <message>
        <source>Switch &amp;Off</source>
        <translation>끄기(&amp;O)</translation>
    </message>
    <message>
        <source>Switch &amp;On</source>
        <translation>켜기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>De&amp;lay…</source>
        <translation>시작 지연(&amp;L)…</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>None</source>
        <translation>대상 없음</translation>
    </message>
    <message>
        <source>%1 (pose)</source>
        <translation>%1 (포즈)</translation>
    </message>
    <message>
        <source>It overrides the motions at every frame, until it is unticked or removed</source>
        <translation>체크를 해제하거나 제거할 때까지 모든 프레임에서 모션보다 우선합니다</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Moved by hand (%1)</source>
        <translation>수동 조작 (%1)</translation>
    </message>
    <message>
        <source>It is added to motions and poses at every frame, until it is unticked or removed: %1</source>
        <translation>체크를 해제하거나 제거할 때까지 모든 프레임에서 모션과 포즈 위에 적용됩니다: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistController</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>Changes that aren&apos;t saved are kept; the next start offers them</source>
        <translation>저장하지 않은 변경은 보관되어 다음에 시작할 때 제안됩니다</translation>
    </message>
    <message>
        <source>It has no model: choose a dancer for the playlist</source>
        <translation>모델이 없습니다. 재생 목록의 댄서를 선택하세요</translation>
    </message>
    <message>
        <source>%1 is passed over: %2</source>
        <translation>%1 건너뜀: %2</translation>
    </message>
    <message>
        <source>Nothing more of the playlist can be played: %1</source>
        <translation>재생 목록에서 더 재생할 수 있는 것이 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistDock</name>
    <message>
        <source>New playlist</source>
        <translation>새 재생 목록</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>재생 목록</translation>
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
        <translation>폴더를 재생 목록에 추가</translation>
    </message>
    <message>
        <source>Dances, archives, shows, playlists (%1);;All files (*)</source>
        <translation>댄스, 압축 파일, 프로젝트, 재생 목록 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Add Files to Playlist</source>
        <translation>파일을 재생 목록에 추가</translation>
    </message>
    <message>
        <source>Open Playlist</source>
        <translation>재생 목록 열기</translation>
    </message>
    <message>
        <source>Playlists (%1);;All files (*)</source>
        <translation>재생 목록 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Dancer of All Dances</source>
        <translation>모든 댄스의 댄서</translation>
    </message>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>모델 (%1);;모든 파일 (*)</translation>
    </message>
    <message numerus="yes">
        <source>A playlist has at most %1 dances, so %n were left out</source>
        <translation>
            <numerusform>재생 목록은 최대 %1개이므로 %n개는 추가되지 않았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>No dance was found: a dance is a show, or a motion that moves a model. Models, cameras and songs alone are none</source>
        <translation>댄스를 찾지 못했습니다. 댄스는 프로젝트 또는 모델을 움직이는 모션입니다. 모델, 카메라, 노래만으로는 댄스가 아닙니다</translation>
    </message>
    <message>
        <source>Playlist saved: %1</source>
        <translation>재생 목록을 저장했습니다: %1</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>재생 목록</translation>
    </message>
    <message>
        <source>Save Playlist</source>
        <translation>재생 목록 저장</translation>
    </message>
    <message>
        <source>Playlists (%1)</source>
        <translation>재생 목록 (%1)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The playlist was never saved. Save it?</source>
        <translation>재생 목록을 저장한 적이 없습니다. 저장할까요?</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 프로젝트가 변경되었습니다. 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Unsaved Playlist</source>
        <translation>저장하지 않은 재생 목록</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>A song alone is no dance: drop it on the dance that it belongs to, or add it by Files of the Dance… in the dance&apos;s menu</source>
        <translation>노래만으로는 댄스가 아닙니다. 노래가 속한 댄스 위에 놓거나 댄스 메뉴의 ‘댄스의 파일…’에서 추가하세요</translation>
    </message>
    <message>
        <source>%1 is the song of %2 now</source>
        <translation>%1을(를) %2의 노래로 정했습니다</translation>
    </message>
    <message>
        <source>%1 is the camera of %2 now</source>
        <translation>%1을(를) %2의 카메라로 정했습니다</translation>
    </message>
    <message>
        <source>One model dances them all: choose &quot;Each dance&apos;s own&quot; as the dancer first</source>
        <translation>한 모델이 모두 춥니다. 먼저 춤추는 모델을 ‘댄스마다 다름’으로 선택하세요</translation>
    </message>
    <message>
        <source>%1 dances %2 now</source>
        <translation>이제 %1이(가) %2을(를) 춥니다</translation>
    </message>
    <message>
        <source>%1 is a show, which has its own song, camera and models</source>
        <translation>%1은(는) 프로젝트이므로 자체 노래, 카메라, 모델이 있습니다</translation>
    </message>
    <message>
        <source>%1 dances what has no model of its own</source>
        <translation>모델이 없는 댄스는 %1이(가) 춥니다</translation>
    </message>
</context>
<context>
    <name>app::PlaylistModel</name>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Dance</source>
        <translation>댄스</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>즐겨찾기</translation>
    </message>
    <message>
        <source>%1, plays now</source>
        <translation>%1, 재생 중</translation>
    </message>
    <message>
        <source>%1, not playable</source>
        <translation>%1, 재생할 수 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a dance&apos;s title, and its dancer and song</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not a favourite</source>
        <translation>즐겨찾기 아님</translation>
    </message>
    <message>
        <source>A favourite; a click or * takes the star away</source>
        <translation>즐겨찾기입니다. 클릭하거나 *를 누르면 별이 없어집니다</translation>
    </message>
    <message>
        <source>A click or * makes it a favourite</source>
        <translation>클릭하거나 *를 누르면 즐겨찾기가 됩니다</translation>
    </message>
</context>
<context>
    <name>app::PlaylistPanel</name>
    <message>
        <source>Repeat: off</source>
        <translation>반복: 끔</translation>
    </message>
    <message>
        <source>Repeat: all dances</source>
        <translation>반복: 모든 댄스</translation>
    </message>
    <message>
        <source>Repeat: this dance</source>
        <translation>반복: 이 댄스</translation>
    </message>
    <message>
        <source>Each dance&apos;s own</source>
        <translation>댄스마다 다름</translation>
    </message>
    <message>
        <source>%1, from the view</source>
        <translation>%1 (표시 중)</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>모델 선택…</translation>
    </message>
    <message numerus="yes">
        <source>%n dances</source>
        <translation>
            <numerusform>댄스 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 so far</source>
        <comment>the number of dances, and their length</comment>
        <translation>%1, 현재까지 %2</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>재생 목록</translation>
    </message>
    <message>
        <source>★</source>
        <translation>★</translation>
    </message>
    <message>
        <source>Show favourites only</source>
        <translation>즐겨찾기만 표시</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>즐겨찾기만</translation>
    </message>
    <message>
        <source>A playlist is a list of dances that are played one after another.

Drop a folder of dances, archives or files here, or choose them.</source>
        <translation>재생 목록은 차례로 재생되는 댄스의 목록입니다.

댄스 폴더, 압축 파일, 파일을 여기에 놓거나 선택하세요.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the selected dances from the list (Delete)</source>
        <translation>선택한 댄스를 목록에서 제거 (Delete)</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>셔플</translation>
    </message>
    <message>
        <source>Shuffle: dances come in random order, each once in a round</source>
        <translation>셔플: 댄스를 무작위 순서로, 한 바퀴에 한 번씩 재생</translation>
    </message>
    <message>
        <source>More of the playlist</source>
        <translation>재생 목록의 다른 작업</translation>
    </message>
    <message>
        <source>&amp;Fade between Dances</source>
        <translation>댄스 사이의 페이드(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>없음(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>Dancer:</source>
        <translation>댄서:</translation>
    </message>
    <message>
        <source>Model that dances them all</source>
        <translation>모두를 추는 모델</translation>
    </message>
    <message>
        <source>One model dances all dances, in place of the first model of each</source>
        <translation>한 모델이 각 댄스의 첫 번째 모델 대신 모든 댄스를 춥니다</translation>
    </message>
    <message>
        <source>Looking for dances…</source>
        <translation>댄스를 찾는 중…</translation>
    </message>
    <message>
        <source>Looking for dances</source>
        <translation>댄스 찾기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Stop looking; what was found is added</source>
        <translation>찾기를 멈춥니다. 찾은 것은 추가됩니다</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>즐겨찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>이름 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>F&amp;iles of the Dance…</source>
        <translation>댄스의 파일(&amp;I)…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>위로 이동(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>아래로 이동(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show What Plays</source>
        <translation>재생 중인 것 표시(&amp;S)</translation>
    </message>
    <message>
        <source>No dance matches.</source>
        <translation>일치하는 댄스가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dances</source>
        <comment>how many match</comment>
        <translation>
            <numerusform>댄스 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>New, open, add, save, fade</source>
        <translation>새로 만들기, 열기, 추가, 저장, 페이드</translation>
    </message>
</context>
<context>
    <name>app::PlaylistReload</name>
    <message>
        <source>Reload Playlist</source>
        <translation>재생 목록 다시 읽기</translation>
    </message>
    <message>
        <source>Another program has changed %1; your changes of the playlist aren&apos;t in it</source>
        <translation>다른 프로그램이 %1 파일을 변경했습니다. 재생 목록에서 변경한 내용은 그 파일에 없습니다</translation>
    </message>
    <message>
        <source>Another program has changed %1</source>
        <translation>다른 프로그램이 %1 파일을 변경했습니다</translation>
    </message>
    <message>
        <source>Playlist read again: %1</source>
        <translation>재생 목록을 다시 읽었습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::PlaylistRescue</name>
    <message>
        <source>When Odori ended at %1, a playlist had unsaved changes. They can be recovered.</source>
        <translation>%1에 Odori가 종료될 때 재생 목록에 저장되지 않은 변경 사항이 있었습니다. 변경 사항은 그대로 남아 있습니다.</translation>
    </message>
</context>
<context>
    <name>app::PointerController</name>
    <message>
        <source>Bone %1</source>
        <translation>본 %1</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>강체 %1</translation>
    </message>
    <message>
        <source>on the bone %1</source>
        <translation>연결된 본: %1</translation>
    </message>
</context>
<context>
    <name>app::PoseController</name>
    <message>
        <source>Play without Pose</source>
        <translation>포즈 없이 춤추기</translation>
    </message>
    <message>
        <source>Switch pose off</source>
        <translation>포즈 끄기</translation>
    </message>
    <message>
        <source>Save Pose</source>
        <translation>포즈 저장</translation>
    </message>
    <message>
        <source>Poses (*.vpd)</source>
        <translation>포즈 (*.vpd)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The pose overrides the motion: untick or remove it in the panel Playing</source>
        <translation>포즈가 모션보다 우선합니다. &apos;재생 목록&apos; 패널에서 체크를 해제하거나 제거하세요</translation>
    </message>
    <message>
        <source>The model lacks %1 of the pose&apos;s bones and morphs: see the panel Missing Bones and Morphs</source>
        <translation>포즈의 본과 모프 중 %1개가 모델에 없습니다. &apos;없는 본과 모프&apos; 패널을 확인하세요</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>포즈를 저장했습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::PropertyList</name>
    <message>
        <source>Details</source>
        <translation>상세 정보</translation>
    </message>
</context>
<context>
    <name>app::ReadoutCommands</name>
    <message>
        <source>Angle at %1</source>
        <translation>%1의 각도</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>%1의 회전</translation>
    </message>
    <message>
        <source>Length from %1 to %2</source>
        <translation>%1에서 %2까지의 길이</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>%1의 축</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation>%1의 위치</translation>
    </message>
    <message>
        <source>Matrices of vertex %1</source>
        <translation>정점 %1의 행렬</translation>
    </message>
    <message>
        <source>Matrices of %1</source>
        <translation>%1의 행렬</translation>
    </message>
    <message>
        <source>Solve of %1</source>
        <translation>%1의 풀이</translation>
    </message>
    <message>
        <source>Pose vector of %1</source>
        <translation>%1의 자세 벡터</translation>
    </message>
    <message>
        <source>Add Readout</source>
        <translation>수치 표시 추가</translation>
    </message>
    <message>
        <source>&amp;Angle between Parent and Child</source>
        <translation>부모와 자식 사이의 각도(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Turn in Its Parent&apos;s Space</source>
        <translation>부모 공간에서의 회전(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Length to Its Child</source>
        <translation>자식까지의 길이(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>축(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>위치(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Matrices</source>
        <translation>행렬(&amp;M)</translation>
    </message>
    <message>
        <source>Matrices of a &amp;Vertex It Moves</source>
        <translation>움직이는 정점의 행렬(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Solve of Its Chain or Goal</source>
        <translation>체인 또는 목표의 풀이(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;ose Vector of Its Chain or Goal</source>
        <translation>체인 또는 목표의 자세 벡터(&amp;O)</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>모델 이름</translation>
    </message>
    <message>
        <source>&amp;Name of the Model</source>
        <translation>모델 이름(&amp;N)</translation>
    </message>
</context>
<context>
    <name>app::ReadoutTexts</name>
    <message>
        <source>solver</source>
        <translation>솔버</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>shake</source>
        <translation>떨림</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>풀지 않음</translation>
    </message>
    <message>
        <source>ends no chain and no goal</source>
        <translation>체인이나 목표의 끝이 아님</translation>
    </message>
    <message>
        <source>world</source>
        <translation>월드</translation>
    </message>
    <message>
        <source>bone now</source>
        <translation>현재 본</translation>
    </message>
    <message>
        <source>inverse bind</source>
        <translation>바인드 역행렬</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>팔레트</translation>
    </message>
    <message>
        <source>vertex</source>
        <translation>정점</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>초기 위치</translation>
    </message>
    <message>
        <source>in the bone&apos;s space</source>
        <translation>본 공간</translation>
    </message>
    <message>
        <source>by this bone</source>
        <translation>이 본만으로</translation>
    </message>
    <message>
        <source>weighted sum</source>
        <translation>가중합</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>그려진 위치</translation>
    </message>
    <message>
        <source>not by the sum</source>
        <translation>합과 다른 방식</translation>
    </message>
    <message>
        <source>placed by physics</source>
        <translation>물리로 배치</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>도달</translation>
    </message>
    <message>
        <source>iterations used up</source>
        <translation>반복 한도</translation>
    </message>
    <message>
        <source>no progress</source>
        <translation>진전 없음</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>닿지 않음</translation>
    </message>
    <message>
        <source>not fit</source>
        <translation>맞지 않음</translation>
    </message>
</context>
<context>
    <name>app::ReadoutsPanel</name>
    <message>
        <source>Readout</source>
        <translation>수치 표시</translation>
    </message>
    <message>
        <source>Readouts</source>
        <translation>수치 표시</translation>
    </message>
    <message>
        <source>Readouts write angles, lengths and matrices beside bones, in the view and in films. Select a bone, then choose Add.</source>
        <translation>수치 표시는 각도, 길이, 행렬을 본 옆에 씁니다. 뷰와 동영상에 모두 나타납니다. 본을 선택한 다음 추가를 고르세요.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Add a readout of the selected bone</source>
        <translation>선택한 본의 수치 표시를 추가합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the readout (Delete)</source>
        <translation>수치 표시 제거 (Delete)</translation>
    </message>
    <message>
        <source>Use Selected</source>
        <translation>선택한 것 사용</translation>
    </message>
    <message>
        <source>Take the bone that is selected now</source>
        <translation>지금 선택한 본으로 바꿉니다</translation>
    </message>
    <message>
        <source>%1: use the selected bone</source>
        <translation>%1: 선택한 본 사용</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>시작:</translation>
    </message>
    <message>
        <source>First side of the angle</source>
        <translation>각의 한 변</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>끝:</translation>
    </message>
    <message>
        <source>Other bone of the readout</source>
        <translation>수치 표시의 다른 본</translation>
    </message>
    <message>
        <source>Number of the vertex</source>
        <translation>정점 번호</translation>
    </message>
    <message>
        <source>Vertex:</source>
        <translation>정점:</translation>
    </message>
    <message>
        <source>Space of the position</source>
        <translation>위치의 좌표계</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>World</source>
        <translation>월드</translation>
    </message>
    <message>
        <source>Corner of the view</source>
        <translation>뷰의 모서리</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>오른쪽 아래</translation>
    </message>
    <message>
        <source>Space:</source>
        <translation>좌표계:</translation>
    </message>
    <message>
        <source>Corner:</source>
        <translation>모서리:</translation>
    </message>
    <message>
        <source>Time of the solve</source>
        <translation>풀이에 걸린 시간</translation>
    </message>
    <message>
        <source>It differs from run to run. Without it, films are the same each time</source>
        <translation>매번 달라집니다. 끄면 동영상이 매번 같습니다</translation>
    </message>
    <message>
        <source>Switch Readout</source>
        <translation>수치 표시 전환</translation>
    </message>
    <message>
        <source>Bone of Readout</source>
        <translation>수치 표시의 본</translation>
    </message>
    <message>
        <source>Vertex of Readout</source>
        <translation>수치 표시의 정점</translation>
    </message>
    <message>
        <source>Space of Readout</source>
        <translation>수치 표시의 좌표계</translation>
    </message>
    <message>
        <source>Corner of Readout</source>
        <translation>수치 표시의 모서리</translation>
    </message>
    <message>
        <source>Time of Readout</source>
        <translation>수치 표시의 시간</translation>
    </message>
    <message>
        <source>Remove Readout</source>
        <translation>수치 표시 제거</translation>
    </message>
    <message>
        <source>Below a bone</source>
        <translation>본 아래</translation>
    </message>
</context>
<context>
    <name>app::RecentController</name>
    <message>
        <source>Shows</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Motions and songs</source>
        <translation>모션과 음악</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>app::RecentList</name>
    <message>
        <source>Not found</source>
        <translation>더 이상 없음</translation>
    </message>
    <message>
        <source>%1 can&apos;t be found</source>
        <translation>%1이(가) 더 이상 없습니다</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from This List</source>
        <translation>이 목록에서 제거(&amp;R)</translation>
    </message>
</context>
<context>
    <name>app::ReloadController</name>
    <message>
        <source>Folder with the Missing Textures</source>
        <translation>누락된 텍스처가 있는 폴더</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>One texture is still missing</source>
        <translation>텍스처 1개가 아직 누락되어 있습니다</translation>
    </message>
    <message>
        <source>%1 textures are still missing</source>
        <translation>텍스처 %1개가 아직 누락되어 있습니다</translation>
    </message>
    <message>
        <source>%1: not found in %2 and its subfolders</source>
        <translation>%1: %2 폴더와 그 하위 폴더에 없습니다</translation>
    </message>
    <message>
        <source>One texture is missing</source>
        <translation>텍스처 1개가 누락되었습니다</translation>
    </message>
    <message>
        <source>%1 textures are missing</source>
        <translation>텍스처 %1개가 누락되었습니다</translation>
    </message>
</context>
<context>
    <name>app::ReplacedMotions</name>
    <message>
        <source>Play both</source>
        <translation>둘 다 재생</translation>
    </message>
</context>
<context>
    <name>app::RescueController</name>
    <message>
        <source>When Odori ended at %1, a show had unsaved changes. They can be recovered.</source>
        <translation>%1에 Odori가 종료될 때 프로젝트에 저장되지 않은 변경 사항이 있었습니다. 변경 사항은 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>저장되지 않은 변경 사항</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>나중에(&amp;L)</translation>
    </message>
</context>
<context>
    <name>app::SaveController</name>
    <message>
        <source>Save Show</source>
        <translation>프로젝트 저장</translation>
    </message>
    <message>
        <source>Shows (*.odori)</source>
        <translation>프로젝트 (*.odori)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>%1 was changed. Save it?</source>
        <translation>%1 프로젝트가 변경되었습니다. 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>These models were never saved as a show. Save them?</source>
        <translation>이 모델들은 아직 프로젝트로 저장되지 않았습니다. 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Your edits were never saved as a show. Save them?</source>
        <translation>수동으로 변경한 내용이 아직 프로젝트로 저장되지 않았습니다. 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>저장되지 않은 변경 사항</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here. Saving now overwrites those changes.</source>
        <translation>%1 파일을 여기서 열거나 저장한 뒤 다른 프로그램이 변경했습니다. 지금 저장하면 그 변경 사항을 잃게 됩니다.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Show saved: %1</source>
        <translation>프로젝트를 저장했습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::ScreenKeeper</name>
    <message>
        <source>A dance plays in full screen</source>
        <translation>댄스를 전체 화면으로 재생 중</translation>
    </message>
</context>
<context>
    <name>app::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>검색: %1</translation>
    </message>
    <message>
        <source>Japanese, English or romaji, in any width or case; all words must match</source>
        <translation>일본어, 영어 또는 로마자 읽기로, 전각·반각과 대소문자를 가리지 않고 찾습니다. 여러 단어는 모두 들어 있어야 합니다</translation>
    </message>
</context>
<context>
    <name>app::SeekSlider</name>
    <message>
        <source>Frame %1 — %2</source>
        <translation>프레임 %1 — %2</translation>
    </message>
</context>
<context>
    <name>app::SelectedModel</name>
    <message>
        <source>Selected model: %1</source>
        <translation>선택한 모델: %1</translation>
    </message>
    <message>
        <source>A click opens the model&apos;s menu</source>
        <translation>클릭하면 모델 메뉴가 열립니다</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>모델: %1</translation>
    </message>
</context>
<context>
    <name>app::SettingsController</name>
    <message>
        <source>The settings aren&apos;t kept: %1</source>
        <translation>설정이 저장되지 않습니다: %1</translation>
    </message>
</context>
<context>
    <name>app::SettingsDialog</name>
    <message>
        <source>Screenshot Folder</source>
        <translation>이미지 폴더</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>일반(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Playing</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;isplay</source>
        <translation>화면(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Screenshot folder:</source>
        <translation>이미지 저장 위치(&amp;S):</translation>
    </message>
    <message>
        <source>Screenshot folder</source>
        <translation>이미지 저장 폴더</translation>
    </message>
    <message>
        <source>Where Save Screenshot saves; empty: your Pictures folder</source>
        <translation>“이미지 저장”으로 저장할 곳. 비우면 내 사진 폴더</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>선택(&amp;C)…</translation>
    </message>
    <message>
        <source>Keyboard S&amp;hortcuts…</source>
        <translation>키 바꾸기(&amp;H)…</translation>
    </message>
    <message>
        <source>A&amp;nti-aliasing</source>
        <translation>안티앨리어싱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>해상도(&amp;R)</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>안티앨리어싱</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>언어(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>모양(&amp;A):</translation>
    </message>
    <message>
        <source>Categories of settings</source>
        <translation>설정 종류</translation>
    </message>
    <message>
        <source>Screenshot si&amp;ze:</source>
        <translation>스크린샷 크기(&amp;Z):</translation>
    </message>
    <message>
        <source>Screenshot size</source>
        <translation>스크린샷 크기</translation>
    </message>
    <message>
        <source>As large as the view</source>
        <translation>뷰와 같음</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>사용자 지정</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>높이(픽셀)</translation>
    </message>
</context>
<context>
    <name>app::SongController</name>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Remove song</source>
        <translation>음악 제거</translation>
    </message>
    <message>
        <source>Song offset</source>
        <translation>음악 오프셋</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>소리 끔</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>소리 켬</translation>
    </message>
    <message>
        <source>Volume: %1 %</source>
        <translation>음량: %1 %</translation>
    </message>
    <message>
        <source>The demo has a song</source>
        <translation>데모에 노래가 있습니다</translation>
    </message>
</context>
<context>
    <name>app::SongDialog</name>
    <message>
        <source>Song Offset</source>
        <translation>음악 오프셋</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Time from frame 0 to the start of the song; negative values skip the start of the song</source>
        <translation>음악이 프레임 0보다 늦게 시작하는 시간입니다. 0보다 작으면 음악 앞부분이 들리지 않습니다</translation>
    </message>
    <message>
        <source>The same in frames, 30 a second</source>
        <translation>같은 값을 프레임으로 나타냅니다 (초당 30)</translation>
    </message>
    <message>
        <source>Delay the song by</source>
        <translation>음악 시작 지연</translation>
    </message>
    <message>
        <source>or in frames</source>
        <translation>또는 프레임으로</translation>
    </message>
</context>
<context>
    <name>app::Stage</name>
    <message>
        <source>Opening…</source>
        <translation>여는 중…</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>무대 화면</translation>
    </message>
</context>
<context>
    <name>app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>시작 페이지</translation>
    </message>
    <message>
        <source>Open a model, or drop files here</source>
        <translation>모델을 열거나 여기에 파일을 끌어다 놓으세요</translation>
    </message>
    <message>
        <source>Models (PMX, PMD, .x), motions and poses (VMD, VPD), songs, shows, archives and folders may be dropped; several together, in any order.</source>
        <translation>모델(PMX, PMD, .x), 모션과 포즈(VMD, VPD), 음악, 프로젝트, 압축 파일, 폴더를 끌어다 놓을 수 있습니다. 여러 개를 한꺼번에, 순서에 상관없이 놓아도 됩니다.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <source>A folder with a model and its motions, as it was unpacked</source>
        <translation>압축을 푼 그대로의, 모델과 모션이 든 폴더</translation>
    </message>
    <message>
        <source>Show the demo</source>
        <translation>데모 보기</translation>
    </message>
    <message>
        <source>Recent shows</source>
        <translation>최근 프로젝트</translation>
    </message>
    <message>
        <source>Recent models</source>
        <translation>최근 모델</translation>
    </message>
    <message>
        <source>Recent motions and songs</source>
        <translation>최근 모션과 음악</translation>
    </message>
    <message>
        <source>IK Lab…</source>
        <translation>IK 실험실…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works</source>
        <translation>역운동학이 어떻게 작동하는지 보여 주는 장면</translation>
    </message>
</context>
<context>
    <name>app::StatusController</name>
    <message>
        <source>Frames per second, milliseconds per frame, and of them those of physics</source>
        <translation>초당 화면 수, 화면 하나에 걸리는 밀리초, 그중 물리 연산에 걸리는 밀리초</translation>
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
        <translation>%1, 물리 %2 ms</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>삼각형 %L1개</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>No graphics card draws here, so the picture is softer while it moves: see Look, While playing</source>
        <translation>그래픽 카드로 그리지 않으므로 움직이는 동안 화면이 흐려집니다: ‘화면 설정’의 ‘재생 중’ 참조</translation>
    </message>
    <message>
        <source>%1, resolution %2 %</source>
        <translation>%1, 해상도 %2 %</translation>
    </message>
</context>
<context>
    <name>app::StepWords</name>
    <message>
        <source>Iteration %1: %2 needs no rotation; error %3 units</source>
        <translation>반복 %1: %2은(는) 돌 것이 없습니다. 남은 거리 %3단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 should rotate %3°, and its limit rotates it %4° the other way; error %5 units</source>
        <translation>반복 %1: %2은(는) %3° 돌려고 했지만 제한 때문에 반대로 %4° 돌았습니다. 남은 거리 %5단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: a step may rotate %5° at most, and its limit takes %6°; error %7 units</source>
        <translation>반복 %1: %2은(는) 원하던 %4° 중 %3° 돕니다. 한 번에 %5°까지 돌 수 있고 제한이 %6°를 줄였습니다. 남은 거리 %7단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°, the maximum of a step; error %5 units</source>
        <translation>반복 %1: %2은(는) 원하던 %4° 중 한 번에 돌 수 있는 최대인 %3° 돕니다. 남은 거리 %5단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3° of %4°: its limit takes %5°; error %6 units</source>
        <translation>반복 %1: %2은(는) 원하던 %4° 중 %3° 돕니다. 제한이 %5°를 줄였습니다. 남은 거리 %6단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, to the angle at which the chain is as long as the distance to the target; error %4 units</source>
        <translation>반복 %1: %2은(는) 체인의 길이가 목표까지의 거리와 같아지도록 %3° 돕니다. 남은 거리 %4단위</translation>
    </message>
    <message>
        <source>Iteration %1: %2 rotates %3°, its whole angle; error %4 units</source>
        <translation>반복 %1: %2은(는) 원하던 만큼 %3° 돕니다. 남은 거리 %4단위</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target reached, error %1 units</source>
        <translation>
            <numerusform>%n번 반복 후 끝: 목표에 닿았습니다. 남은 거리 %1단위</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s), the maximum: error %1 units</source>
        <translation>
            <numerusform>%n번 반복(최대) 후 끝: 남은 거리 %1단위</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): no further improvement, error %1 units</source>
        <translation>
            <numerusform>%n번 반복 후 끝: 더 가까워지지 않습니다. 남은 거리 %1단위</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n iteration(s): target out of reach, error %1 units</source>
        <translation>
            <numerusform>%n번 반복 후 끝: 목표가 닿지 않는 곳에 있습니다. 남은 거리 %1단위</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished: this solver doesn&apos;t support this chain, and only applied its limits; error %1 units</source>
        <translation>끝: 이 솔버는 이 체인에 쓸 수 없어 제한 안에 두기만 했습니다. 남은 거리 %1단위</translation>
    </message>
    <message>
        <source>Start: the joints as in the motion, the effector %1 units from its target</source>
        <translation>시작: 관절은 모션 그대로이고 체인의 끝은 목표에서 %1단위 떨어져 있습니다</translation>
    </message>
    <message>
        <source>Straight joints are bent in the direction that their limits allow; error %1 units</source>
        <translation>곧게 펴진 관절을 제한에 맞게 굽힙니다. 남은 거리 %1단위</translation>
    </message>
    <message>
        <source>Iteration %1, from the target to the root: %2 moves %3 units to where the next bone needs it</source>
        <translation>반복 %1, 목표에서 안쪽으로: %2이(가) 다음 본이 원하는 곳으로 %3단위 움직입니다</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it</source>
        <translation>반복 %1, 뿌리에서 바깥으로: %2이(가) 앞 관절에서 본의 길이만큼 떨어진 곳으로 %3단위 움직입니다</translation>
    </message>
    <message>
        <source>Iteration %1, from the root to the effector: %2 moves %3 units, to the length of the bone from the joint before it; error %4 units</source>
        <translation>반복 %1, 뿌리에서 바깥으로: %2이(가) 앞 관절에서 본의 길이만큼 떨어진 곳으로 %3단위 움직입니다. 남은 거리 %4단위</translation>
    </message>
    <message>
        <source>Iteration %1: all joints rotate at once, damped by %2; %3 moves farthest, %4 units; error %5 units</source>
        <translation>반복 %1: 모든 관절이 한꺼번에 돕니다(감쇠 %2). 가장 멀리 가는 것은 %3, %4단위. 남은 거리 %5단위</translation>
    </message>
    <message>
        <source>before</source>
        <translation>적용 전</translation>
    </message>
    <message>
        <source>to the effector</source>
        <translation>체인의 끝으로</translation>
    </message>
    <message>
        <source>to the target</source>
        <translation>목표로</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>돈 만큼</translation>
    </message>
    <message>
        <source>taken by the limit</source>
        <translation>제한으로 줄어든 만큼</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>닿는 범위</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>움직인 만큼</translation>
    </message>
    <message>
        <source>Iteration %1: the limit of %2 makes it rotate %3° instead of %4°; error %5 units</source>
        <translation>반복 %1: %2은(는) 제한 때문에 %4°가 아니라 %3° 돌았습니다. 남은 거리 %5단위</translation>
    </message>
    <message>
        <source>Joints beyond their limits are clamped to them; error %1 units</source>
        <translation>제한을 벗어난 관절을 제한 안으로 옮깁니다. 남은 거리 %1단위</translation>
    </message>
    <message>
        <source>after</source>
        <translation>적용 후</translation>
    </message>
    <message>
        <source>reach of the chain</source>
        <translation>체인 전체가 닿는 범위</translation>
    </message>
</context>
<context>
    <name>app::StepsController</name>
    <message>
        <source>Solver Steps</source>
        <translation>솔버의 단계</translation>
    </message>
</context>
<context>
    <name>app::StepsPanel</name>
    <message>
        <source>Solver step</source>
        <translation>솔버의 단계</translation>
    </message>
    <message>
        <source>Arrow keys go from step to step, Home and End to the first and the last</source>
        <translation>화살표 키로 단계를 오가고 Home과 End로 처음과 끝으로</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>단계 재생</translation>
    </message>
    <message>
        <source>Play the steps in sequence</source>
        <translation>단계를 차례로 재생</translation>
    </message>
    <message>
        <source>Description of the step</source>
        <translation>이 단계의 내용</translation>
    </message>
    <message>
        <source>The selected model has no IK chains</source>
        <translation>선택한 모델에 IK 체인이 없습니다</translation>
    </message>
    <message>
        <source>Select a chain in the panel IK, to see how it is solved in this frame</source>
        <translation>IK 패널에서 체인을 고르면 이 프레임에서 어떻게 푸는지 볼 수 있습니다</translation>
    </message>
    <message>
        <source>The dance is playing: pause it to step through the solve of a frame</source>
        <translation>재생 중입니다. 일시 정지하면 단계를 따라갈 수 있습니다</translation>
    </message>
    <message>
        <source>Physics moves all joints of %1: nothing is solved while it is on</source>
        <translation>%1의 관절은 모두 물리로 움직입니다. 켜져 있는 동안은 풀지 않습니다</translation>
    </message>
    <message>
        <source>%1 is switched off in this frame: nothing is solved</source>
        <translation>%1은(는) 이 프레임에서 꺼져 있어 아무것도 풀지 않습니다</translation>
    </message>
    <message>
        <source>%1 has nothing to solve</source>
        <translation>%1에는 풀 것이 없습니다</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (there were more steps than can be shown)</source>
        <translation>%1(표시할 수 있는 것보다 단계가 많았습니다)</translation>
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
        <translation>단일 보기</translation>
    </message>
    <message>
        <source>3D, side by side</source>
        <translation>3D, 좌우(Side by Side)</translation>
    </message>
    <message>
        <source>VR180 (3D)</source>
        <translation>VR180(3D)</translation>
    </message>
    <message>
        <source>360°</source>
        <translation>360°</translation>
    </message>
    <message>
        <source>360° (3D, top-bottom)</source>
        <translation>360°(3D, 상하)</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>보기(&amp;V):</translation>
    </message>
    <message>
        <source>E&amp;ye distance:</source>
        <translation>양안 간격(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Convergence:</source>
        <translation>컨버전스(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Dolly zoom:</source>
        <translation>돌리 줌(&amp;D):</translation>
    </message>
    <message>
        <source>For headsets and 3D screens: a view for each eye, or all directions around the camera. MP4 and WebM tell players which it is</source>
        <translation>헤드셋과 3D 화면용: 양쪽 눈 각각의 보기 또는 카메라 주위의 모든 방향입니다. MP4와 WebM은 어느 것인지 플레이어에 알려 줍니다</translation>
    </message>
    <message>
        <source>Less makes the scene look larger, more makes it look smaller</source>
        <translation>줄이면 장면이 더 커 보이고, 늘리면 더 작아 보입니다</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>What is at this distance from the camera appears at the screen; what is nearer stands out of it</source>
        <translation>카메라에서 이 거리에 있는 것이 화면 위치에 보이고, 더 가까운 것은 화면 앞으로 튀어나와 보입니다</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Moves the camera nearer to its target, which then looks as large as in an image with this field of view: dancers whom a long lens shows from afar</source>
        <translation>카메라를 대상에 가까이 옮겨 이 시야각의 이미지에서와 같은 크기로 보이게 합니다. 망원으로 멀리서 비춘 댄서에게 알맞습니다</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Eye distance</source>
        <translation>양안 간격</translation>
    </message>
    <message>
        <source>Eye distance in centimetres</source>
        <translation>양안 간격(센티미터)</translation>
    </message>
    <message>
        <source>Convergence in metres</source>
        <translation>컨버전스(미터)</translation>
    </message>
    <message>
        <source>Dolly zoom in degrees</source>
        <translation>돌리 줌(도)</translation>
    </message>
</context>
<context>
    <name>app::TextWords</name>
    <message>
        <source>, </source>
        <comment>between things in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between two sentences; the last has no full stop</comment>
        <translation>. </translation>
    </message>
</context>
<context>
    <name>app::TextureFateWords</name>
    <message>
        <source>as written</source>
        <translation>적힌 그대로</translation>
    </message>
    <message>
        <source>with different spelling</source>
        <translation>글자 표기가 다름</translation>
    </message>
    <message>
        <source>a folder up or down</source>
        <translation>상위·하위 폴더</translation>
    </message>
    <message>
        <source>by file name only</source>
        <translation>파일 이름만으로</translation>
    </message>
    <message>
        <source>in another folder</source>
        <translation>다른 폴더</translation>
    </message>
    <message>
        <source>converted from %1 (unlike its extension), %2</source>
        <translation>%1에서 변환 (확장자와 다른 형식), %2</translation>
    </message>
    <message>
        <source>converted from %1, %2</source>
        <translation>%1에서 변환, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>텍스처 없음</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>Not beside the model: the shared toon of that name is used</source>
        <translation>모델과 함께 있지 않아 같은 이름의 공유 툰을 대신 사용합니다</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>누락</translation>
    </message>
    <message>
        <source>Missing: no such file beside the model, nor in the folders around it</source>
        <translation>누락: 모델 폴더와 주변 폴더에 이 파일이 없습니다</translation>
    </message>
    <message>
        <source>%1 (found %2)</source>
        <translation>%1 (찾음: %2)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>미사용</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>잘림</translation>
    </message>
    <message>
        <source>%1: %2; the file ends too early, and its last rows are grey</source>
        <translation>%1: %2. 파일이 중간에 끝나 마지막 줄들이 회색입니다</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>변환됨</translation>
    </message>
    <message>
        <source>found</source>
        <translation>찾음</translation>
    </message>
</context>
<context>
    <name>app::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys</source>
        <translation>
            <numerusform>%1: 키 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Frame %1 — %2</source>
        <translation>프레임 %1 — %2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>음악</translation>
    </message>
    <message>
        <source>Frame %1 — %2: %3</source>
        <translation>프레임 %1 — %2: %3</translation>
    </message>
</context>
<context>
    <name>app::TimelineDock</name>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Close the timeline</source>
        <translation>타임라인 닫기</translation>
    </message>
</context>
<context>
    <name>app::TimelinePanel</name>
    <message>
        <source>Key of %1: frame %2</source>
        <translation>%1의 키: 프레임 %2</translation>
    </message>
    <message>
        <source>%1: no keys</source>
        <translation>%1: 키가 없습니다</translation>
    </message>
    <message>
        <source>%1: no key after this frame</source>
        <translation>%1: 이 프레임 뒤에 키가 없습니다</translation>
    </message>
    <message>
        <source>%1: no key before this frame</source>
        <translation>%1: 이 프레임 앞에 키가 없습니다</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>고스트</translation>
    </message>
</context>
<context>
    <name>app::TitleController</name>
    <message>
        <source>Demo</source>
        <translation>데모</translation>
    </message>
    <message>
        <source>IK Lab: %1</source>
        <translation>IK 실험실: %1</translation>
    </message>
</context>
<context>
    <name>app::TrackRows</name>
    <message>
        <source>bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (꺼짐)</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키 수</translation>
    </message>
    <message>
        <source>First</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>적용 대상</translation>
    </message>
    <message>
        <source>Name in the motion; Enter or a double-click goes to its first key</source>
        <translation>모션에 적힌 이름입니다. Enter 또는 더블 클릭으로 첫 키로 이동합니다</translation>
    </message>
    <message>
        <source>Frame of the first key</source>
        <translation>첫 키의 프레임</translation>
    </message>
    <message>
        <source>Frame of the last key</source>
        <translation>마지막 키의 프레임</translation>
    </message>
    <message>
        <source>What it affects in the model</source>
        <translation>이 트랙이 움직이는 모델의 부분</translation>
    </message>
    <message>
        <source>nothing; perhaps %1</source>
        <translation>없음. %1일 수 있음</translation>
    </message>
    <message>
        <source>nothing: the model has none</source>
        <translation>없음. 모델에 해당하는 것이 없음</translation>
    </message>
    <message>
        <source>nothing (no movement)</source>
        <translation>없음. 움직이지 않는 키뿐임</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>첫 키</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>Last key</source>
        <translation>마지막 키</translation>
    </message>
</context>
<context>
    <name>app::TracksPanel</name>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>1 track</source>
        <translation>트랙 1개</translation>
    </message>
    <message>
        <source>%1 tracks</source>
        <translation>트랙 %1개</translation>
    </message>
    <message>
        <source>%1, %2 of them affect nothing</source>
        <translation>%1, 그중 %2개는 적용 대상 없음</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>No motion moves the model</source>
        <translation>모델을 움직이는 모션이 없습니다</translation>
    </message>
</context>
<context>
    <name>app::TransportBar</name>
    <message>
        <source>Frame (30 per second); type one to go there, 12.5 is between two</source>
        <translation>프레임 (초당 30). 번호를 입력하면 그 위치로 이동합니다. 12.5는 두 프레임의 중간입니다</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Volume of the song</source>
        <translation>음악의 음량</translation>
    </message>
    <message>
        <source>Unmute the song</source>
        <translation>음악 소리를 다시 켭니다</translation>
    </message>
    <message>
        <source>Mute the song</source>
        <translation>음악을 음소거합니다</translation>
    </message>
    <message>
        <source>Speed of dance and song, 0.1 to 10 times</source>
        <translation>댄스와 음악의 속도, 0.1~10배</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Waveform of the song</source>
        <translation>곡의 파형</translation>
    </message>
</context>
<context>
    <name>app::UndoController</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
</context>
<context>
    <name>app::UnmatchedPanel</name>
    <message>
        <source>Ticked: %1 takes the motion of %2</source>
        <translation>체크하면 %1 본이 모션의 %2 키대로 움직입니다</translation>
    </message>
    <message>
        <source>Tick All Suggestions</source>
        <translation>제안 모두 체크</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키 수</translation>
    </message>
    <message>
        <source>Substitute bone</source>
        <translation>대신할 본</translation>
    </message>
    <message>
        <source>A bone of the model that may match. Ticked, it takes the motion of that name (Enter, or a click)</source>
        <translation>대신 움직일 수 있는 모델의 본입니다. 체크하면 모션에서 그 이름에 지정된 대로 움직입니다 (Enter 또는 클릭)</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>1 bone</source>
        <translation>본 1개</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>본 %1개</translation>
    </message>
    <message>
        <source>1 morph</source>
        <translation>모프 1개</translation>
    </message>
    <message>
        <source>%1 morphs</source>
        <translation>모프 %1개</translation>
    </message>
    <message>
        <source>1 IK chain</source>
        <translation>IK 체인 1개</translation>
    </message>
    <message>
        <source>%1 IK chains</source>
        <translation>IK 체인 %1개</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1와 %2</translation>
    </message>
    <message>
        <source>No motion on a model.</source>
        <translation>모델에 모션이 없습니다.</translation>
    </message>
    <message>
        <source>The model has everything that its motions and poses move.</source>
        <translation>모션과 포즈가 사용하는 항목이 모델에 모두 있습니다.</translation>
    </message>
    <message>
        <source>The model doesn&apos;t have %1 that its motions and poses use.</source>
        <translation>모션과 포즈가 사용하는 항목이 모델에 없습니다: %1</translation>
    </message>
    <message>
        <source>Tick the bones to use instead.</source>
        <translation>대신 움직일 본을 체크하세요.</translation>
    </message>
    <message>
        <source>Use substitute bone</source>
        <translation>본 대체</translation>
    </message>
    <message>
        <source>Remove substitute bone</source>
        <translation>본 대체 해제</translation>
    </message>
    <message>
        <source>Use substitute bones</source>
        <translation>여러 본 대체</translation>
    </message>
    <message>
        <source>Missing bones and morphs</source>
        <translation>없는 본과 모프</translation>
    </message>
    <message>
        <source>The model has all bones and morphs that its motions move.</source>
        <translation>모션이 움직이는 본과 모프가 모델에 모두 있습니다.</translation>
    </message>
</context>
<context>
    <name>app::ViewPictures</name>
    <message>
        <source>Screenshots can&apos;t be saved in %1</source>
        <translation>%1에 이미지를 저장할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>app::VmcController</name>
    <message>
        <source>Nothing is sent by VMC any more: the model is gone</source>
        <translation>VMC 전송을 끝냈습니다: 모델이 없어졌습니다</translation>
    </message>
    <message>
        <source>Nothing is sent by VMC any more: %1</source>
        <translation>VMC 전송을 끝냈습니다: %1</translation>
    </message>
    <message>
        <source>Sending to %1:%2 — %3/s</source>
        <translation>%1:%2(으)로 전송 중 — 초당 %3회</translation>
    </message>
    <message>
        <source>Sending by VMC to %1, port %2, %3 poses per second</source>
        <translation>VMC로 %1, 포트 %2에 초당 포즈 %3개 전송 중</translation>
    </message>
    <message>
        <source>Poses and expressions are sent by the VMC protocol; a click ends it</source>
        <translation>포즈와 표정을 VMC 프로토콜로 보내고 있습니다. 클릭하면 끝납니다</translation>
    </message>
</context>
<context>
    <name>app::VmcDialog</name>
    <message>
        <source>Send by VMC</source>
        <translation>VMC로 보내기</translation>
    </message>
    <message>
        <source>Sends the pose and the expressions of a model, as the view shows them, to a program that moves an avatar. Switch on its VMC receiver first: nobody answers, so Odori can&apos;t tell whether it listens.</source>
        <translation>모델의 포즈와 표정을 화면에 보이는 그대로, 아바타를 움직이는 프로그램에 보냅니다. 먼저 그 프로그램의 VMC 수신을 켜 주세요. 응답이 없으므로 수신되는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>This is another machine: the bones and expressions go there unencrypted, and whoever can listen on the way gets them, too. The model itself isn&apos;t sent.</source>
        <translation>다른 컴퓨터입니다. 본과 표정이 암호화되지 않고 전송되며, 도중에 엿들을 수 있는 사람에게도 전해집니다. 모델 자체는 보내지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>보내기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>127.0.0.1 is this machine; another is four numbers, too, such as 192.168.1.5</source>
        <translation>127.0.0.1은 이 컴퓨터입니다. 다른 컴퓨터도 192.168.1.5처럼 숫자 네 개로 씁니다</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> 회/초</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>모델(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>주소(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>포트(&amp;P):</translation>
    </message>
    <message>
        <source>P&amp;oses:</source>
        <translation>포즈(&amp;O):</translation>
    </message>
    <message>
        <source>%1 is no address: type four numbers, such as 127.0.0.1</source>
        <translation>%1은(는) 주소가 아닙니다. 127.0.0.1처럼 숫자 네 개를 입력하세요</translation>
    </message>
    <message>
        <source>Type an address: four numbers, such as 127.0.0.1</source>
        <translation>127.0.0.1처럼 숫자 네 개로 된 주소를 입력하세요</translation>
    </message>
    <message>
        <source>%1 is no port: type a number from 1 to 65535</source>
        <translation>%1은(는) 포트가 아닙니다. 1부터 65535까지의 수를 입력하세요</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open models, motions, a pose, a camera, a song or a show</source>
        <translation>모델, 모션, 포즈, 카메라, 음악 또는 프로젝트를 엽니다</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Add models and motions to the current show</source>
        <translation>지금 있는 것에 모델과 모션을 추가합니다</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 항목 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;Demo</source>
        <translation>데모 보기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save Show</source>
        <translation>프로젝트 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Show As…</source>
        <translation>다른 이름으로 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Find Missing Files…</source>
        <translation>누락된 파일 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Locate files of the show that can&apos;t be found</source>
        <translation>프로젝트에서 누락된 파일이 어디에 있는지 지정합니다</translation>
    </message>
    <message>
        <source>Save &amp;Pose</source>
        <translation>포즈 저장(&amp;P)</translation>
    </message>
    <message>
        <source>Before IK and Physics (&amp;Keyed)…</source>
        <translation>본의 키 값대로(&amp;K)…</translation>
    </message>
    <message>
        <source>The selected model&apos;s bones before IK and physics, which move them again when the pose is loaded</source>
        <translation>선택한 모델의 본을 모션과 포즈의 값대로 저장합니다. 열면 IK와 물리 연산이 다시 적용됩니다</translation>
    </message>
    <message>
        <source>After IK and Physics (as &amp;Shown)…</source>
        <translation>IK·물리 연산 적용 결과로(&amp;S)…</translation>
    </message>
    <message>
        <source>IK and physics are baked into rotations: the same pose with IK and physics off</source>
        <translation>IK와 물리 연산을 회전값으로 바꾸어 저장합니다. IK와 물리 연산을 꺼도 같은 화면이 됩니다</translation>
    </message>
    <message>
        <source>Find Missing &amp;Textures…</source>
        <translation>누락된 텍스처 찾기(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose the folder with the missing textures</source>
        <translation>모델에 누락된 텍스처가 있는 폴더를 지정합니다</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>다시 읽기(&amp;L)</translation>
    </message>
    <message>
        <source>Reload all files; frame, camera and settings stay</source>
        <translation>모든 파일을 다시 읽습니다. 시간, 카메라, 스위치는 유지됩니다</translation>
    </message>
    <message>
        <source>Reload Files &amp;when They Change</source>
        <translation>파일이 바뀌면 다시 읽기(&amp;W)</translation>
    </message>
    <message>
        <source>Export I&amp;mage or Video…</source>
        <translation>이미지 또는 동영상 만들기(&amp;M)…</translation>
    </message>
    <message>
        <source>Screens&amp;hot</source>
        <translation>스크린샷(&amp;H)</translation>
    </message>
    <message>
        <source>Remov&amp;e Motions</source>
        <translation>모션 제거(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Save Screenshot</source>
        <translation>이미지 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save what the view shows in the screenshot folder</source>
        <translation>화면에 보이는 것을 사진 폴더에 저장합니다</translation>
    </message>
    <message>
        <source>Save Screenshot &amp;As…</source>
        <translation>다른 이름으로 이미지 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save what the view shows as PNG, JPEG or WebP</source>
        <translation>화면에 보이는 것을 PNG, JPEG 또는 WebP로 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Copy Screenshot</source>
        <translation>이미지 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what the view shows to the clipboard</source>
        <translation>화면에 보이는 것을 복사하여 다른 곳에 붙여 넣을 수 있게 합니다</translation>
    </message>
    <message>
        <source>Transparent &amp;Background</source>
        <translation>배경 없는 이미지(&amp;B)</translation>
    </message>
    <message>
        <source>Screenshots show the models alone, with a transparent background; not as JPEG</source>
        <translation>저장하거나 복사한 이미지에 모델만 남기고 주위를 투명하게 합니다. JPEG에는 적용되지 않습니다</translation>
    </message>
    <message>
        <source>Open the folder that the screenshot was saved in</source>
        <translation>이미지를 저장한 폴더를 엽니다</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Model</source>
        <translation>모델 복제(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move Model</source>
        <translation>모델 제거(&amp;M)</translation>
    </message>
    <message>
        <source>Play &amp;Both</source>
        <translation>둘 다 재생(&amp;B)</translation>
    </message>
    <message>
        <source>Play what was opened last together with what it replaced</source>
        <translation>마지막에 연 모션과 그 이전 모션을 함께 재생합니다</translation>
    </message>
    <message>
        <source>Move B&amp;one</source>
        <translation>본 이동(&amp;O)</translation>
    </message>
    <message>
        <source>Rese&amp;t Bone</source>
        <translation>본 초기화(&amp;T)</translation>
    </message>
    <message>
        <source>Reset the selected bone to its motions and poses, without edits</source>
        <translation>선택한 본을 모션과 포즈대로 되돌립니다. 수동으로 움직인 것은 취소됩니다</translation>
    </message>
    <message>
        <source>Reset &amp;All Bones</source>
        <translation>모든 본 초기화(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all bones of the selected model to its motions and poses</source>
        <translation>선택한 모델의 모든 본을 모션과 포즈대로 되돌립니다</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone along %1</source>
        <translation>본을 %1축으로 이동 또는 회전</translation>
    </message>
    <message>
        <source>Move (or Rotate) Bone Back along %1</source>
        <translation>본을 %1축 반대로 이동 또는 회전</translation>
    </message>
    <message>
        <source>Rotate Bone about %1</source>
        <translation>본을 %1축으로 회전</translation>
    </message>
    <message>
        <source>Rotate Bone Back about %1</source>
        <translation>본을 %1축 반대로 회전</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>처음으로(&amp;S)</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Go to &amp;End</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Back</source>
        <translation>이전 프레임(&amp;B)</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>이전 프레임</translation>
    </message>
    <message>
        <source>One Frame &amp;Forward</source>
        <translation>다음 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>One frame forward</source>
        <translation>다음 프레임</translation>
    </message>
    <message>
        <source>Previous &amp;Keyframe</source>
        <translation>이전 키로(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next Keyframe</source>
        <translation>다음 키로(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>프레임으로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>반복 재생(&amp;L)</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>끝나면 처음부터 다시 재생합니다</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>느리게(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>빠르게(&amp;A)</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>보통 속도(&amp;M)</translation>
    </message>
    <message>
        <source>Set Loop Start &amp;Here</source>
        <translation>여기부터 구간 반복(&amp;H)</translation>
    </message>
    <message>
        <source>Set Loop End Here</source>
        <translation>여기까지 구간 반복</translation>
    </message>
    <message>
        <source>&amp;Clear Loop Range</source>
        <translation>루프 구간 해제(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>타임라인(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;In</source>
        <translation>타임라인 확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom Timeline &amp;Out</source>
        <translation>타임라인 축소(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;Whole Dance in Timeline</source>
        <translation>타임라인에 댄스 전체 표시(&amp;W)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Back</source>
        <translation>타임라인 이전 부분(&amp;B)</translation>
    </message>
    <message>
        <source>Scroll Timeline &amp;Forward</source>
        <translation>타임라인 다음 부분(&amp;F)</translation>
    </message>
    <message>
        <source>Song Offset…</source>
        <translation>음악 오프셋…</translation>
    </message>
    <message>
        <source>&amp;Remove Song</source>
        <translation>음악 제거(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;when a Motion Is Opened</source>
        <translation>모션을 열면 재생(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;IK</source>
        <translation>IK(&amp;I)</translation>
    </message>
    <message>
        <source>All Chains Always &amp;On</source>
        <translation>모든 체인 항상 켬(&amp;O)</translation>
    </message>
    <message>
        <source>All Chains Always O&amp;ff</source>
        <translation>모든 체인 항상 끔(&amp;F)</translation>
    </message>
    <message>
        <source>Phy&amp;sics</source>
        <translation>물리 연산(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Physics On</source>
        <translation>물리 연산 켜기(&amp;P)</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Simulate hair and clothes</source>
        <translation>머리카락과 옷을 움직입니다</translation>
    </message>
    <message>
        <source>&amp;Models Collide</source>
        <translation>모델 간 충돌(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;set Physics</source>
        <translation>머리카락과 옷 안정화(&amp;S)</translation>
    </message>
    <message>
        <source>Restart physics at this frame</source>
        <translation>이 프레임에서 물리 연산을 새로 시작합니다</translation>
    </message>
    <message>
        <source>Physics S&amp;ettings…</source>
        <translation>물리 연산 설정(&amp;E)…</translation>
    </message>
    <message>
        <source>Show &amp;Bodies and Joints</source>
        <translation>강체와 조인트 표시(&amp;B)</translation>
    </message>
    <message>
        <source>Rigid bodies: green follow bones, red are moved by physics, violet are physics + bone; dimmed ones are at rest</source>
        <translation>강체: 초록은 본 추종, 빨강은 물리 연산, 보라는 물리 + 본 위치 맞춤이며, 흐린 것은 멈춰 있습니다</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>본(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bones; point at one for its name</source>
        <translation>본을 표시합니다. 마우스로 가리키면 이름이 나옵니다</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>지면(&amp;G)</translation>
    </message>
    <message>
        <source>Background &amp;Colour…</source>
        <translation>배경색(&amp;C)…</translation>
    </message>
    <message>
        <source>M&amp;otion Camera</source>
        <translation>모션 카메라(&amp;O)</translation>
    </message>
    <message>
        <source>Use the motion&apos;s camera; the mouse takes over</source>
        <translation>모션의 카메라를 따릅니다. 마우스로 움직이면 마우스 조작이 우선합니다</translation>
    </message>
    <message>
        <source>&amp;Reset Camera</source>
        <translation>카메라 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Reset to MMD&apos;s default view</source>
        <translation>MMD의 처음 시점으로 되돌립니다</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>앞(&amp;F)</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>뒤(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>왼쪽(&amp;L)</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>오른쪽(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>위(&amp;T)</translation>
    </message>
    <message>
        <source>View &amp;from</source>
        <translation>시점(&amp;F)</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>카메라(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>인스펙터(&amp;I)</translation>
    </message>
    <message>
        <source>Show the panels with bones, morphs, materials, bodies and tracks; again: hide them</source>
        <translation>모델의 구성을 보여 주는 패널을 엽니다. 다시 누르면 닫습니다</translation>
    </message>
    <message>
        <source>Focus Ne&amp;xt Panel</source>
        <translation>다음 패널로 포커스 이동(&amp;X)</translation>
    </message>
    <message>
        <source>Focus Previous Panel</source>
        <translation>이전 패널로 포커스 이동</translation>
    </message>
    <message>
        <source>Moves the keyboard focus between the view and the open panels; Tab moves on in a panel, Escape back to the view</source>
        <translation>뷰와 열린 패널 사이를 옮겨 다닙니다. 패널 안에서는 Tab으로 이동하고 Escape로 뷰로 돌아갑니다</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>전체 화면 끝내기</translation>
    </message>
    <message>
        <source>Bone &amp;Names</source>
        <translation>본 이름(&amp;N)</translation>
    </message>
    <message>
        <source>Show names of bones, where there is room for them</source>
        <translation>자리가 있으면 본의 이름을 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>와이어프레임(&amp;W)</translation>
    </message>
    <message>
        <source>Show the edges of the models&apos; triangles</source>
        <translation>모델 삼각형의 변을 표시합니다</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>법선(&amp;O)</translation>
    </message>
    <message>
        <source>Show the normal of each vertex as a line</source>
        <translation>정점마다 표면이 향하는 방향을 선으로 표시합니다</translation>
    </message>
    <message>
        <source>W&amp;eights of Selected Bone</source>
        <translation>선택한 본의 웨이트(&amp;E)</translation>
    </message>
    <message>
        <source>How much the surface follows the selected bone: blue little, red fully</source>
        <translation>표면이 선택한 본을 따르는 정도입니다. 파랑은 거의 따르지 않고, 빨강은 완전히 따릅니다</translation>
    </message>
    <message>
        <source>Frame &amp;Times</source>
        <translation>화면 그리기 시간(&amp;T)</translation>
    </message>
    <message>
        <source>How long the last frames took to draw, by task</source>
        <translation>최근 화면들을 그리는 데 걸린 시간을 작업별로 표시합니다</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>전체 맞춤(&amp;A)</translation>
    </message>
    <message>
        <source>Show all models in the view</source>
        <translation>무대에 있는 모든 것이 보이게 합니다</translation>
    </message>
    <message>
        <source>Frame &amp;Selected Model</source>
        <translation>선택한 모델에 맞춤(&amp;S)</translation>
    </message>
    <message>
        <source>Show the whole selected model in the view</source>
        <translation>선택한 모델 전체가 보이게 합니다</translation>
    </message>
    <message>
        <source>&amp;Follow Bone</source>
        <translation>본 따라가기(&amp;F)</translation>
    </message>
    <message>
        <source>Keep the selected bone, or the model&apos;s centre, in the middle of the view; the mouse still moves the camera</source>
        <translation>선택한 본 또는 모델의 중심을 화면 가운데에 둡니다. 마우스로 카메라를 계속 움직일 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Turntable</source>
        <translation>턴테이블(&amp;T)</translation>
    </message>
    <message>
        <source>Orbit slowly, also while paused; orbiting with the mouse ends it</source>
        <translation>댄스가 멈춰 있어도 카메라가 천천히 돕니다. 마우스로 카메라를 돌리면 끝납니다</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>원근 투영(&amp;P)</translation>
    </message>
    <message>
        <source>Distant things look smaller; off: orthographic projection</source>
        <translation>먼 것이 작게 보입니다. 끄면 평행선이 평행하게 유지됩니다</translation>
    </message>
    <message>
        <source>Camera Bookmark &amp;%1</source>
        <translation>카메라 북마크 &amp;%1</translation>
    </message>
    <message>
        <source>Set &amp;Bookmark</source>
        <translation>북마크 저장(&amp;B)</translation>
    </message>
    <message>
        <source>Set Camera Bookmark &amp;%1</source>
        <translation>카메라 북마크 &amp;%1에 저장</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>키보드와 마우스(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>Odori 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System Default</source>
        <translation>시스템 설정대로(&amp;S)</translation>
    </message>
    <message>
        <source>Ope&amp;n Folder…</source>
        <translation>폴더 열기(&amp;N)…</translation>
    </message>
    <message>
        <source>Open a folder with a model and its motions, as it was unpacked</source>
        <translation>압축을 푼 그대로의, 모델과 모션이 든 폴더를 엽니다</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>오버레이(&amp;V)</translation>
    </message>
    <message>
        <source>Switch IK off and back</source>
        <translation>IK 끄기/되돌리기</translation>
    </message>
    <message>
        <source>&amp;Open Folder</source>
        <translation>저장 폴더 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Appeara&amp;nce</source>
        <translation>모양(&amp;N)</translation>
    </message>
    <message>
        <source>System &amp;Default</source>
        <translation>데스크톱 설정대로(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>어둡게(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>고스트(&amp;G)</translation>
    </message>
    <message>
        <source>Show a translucent copy of the selected model with another IK setting, to see what IK does</source>
        <translation>선택한 모델을 다른 방식으로 풀어 반투명하게 하나 더 보여 줍니다. IK가 하는 일이 보입니다</translation>
    </message>
    <message>
        <source>Gho&amp;st IK</source>
        <translation>고스트의 IK(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Without IK</source>
        <translation>IK 없이(&amp;W)</translation>
    </message>
    <message>
        <source>All &amp;Chains On</source>
        <translation>모든 체인 켜기(&amp;C)</translation>
    </message>
    <message>
        <source>Ghost &amp;Position</source>
        <translation>고스트의 위치(&amp;P)</translation>
    </message>
    <message>
        <source>At the &amp;Model</source>
        <translation>모델과 같은 자리(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Beside the Model</source>
        <translation>모델 옆(&amp;B)</translation>
    </message>
    <message>
        <source>Be&amp;hind the Model</source>
        <translation>모델 뒤(&amp;H)</translation>
    </message>
    <message>
        <source>Ghost: %1</source>
        <translation>고스트: %1</translation>
    </message>
    <message>
        <source>Ba&amp;ke Motion…</source>
        <translation>모션 굽기(&amp;K)…</translation>
    </message>
    <message>
        <source>Bake IK, physics and edits of the selected model into a motion of plain keys</source>
        <translation>선택한 모델의 IK, 물리 연산, 수동 조작 결과를 본의 키만으로 된 모션으로 저장합니다</translation>
    </message>
    <message>
        <source>Frame Selected B&amp;one</source>
        <translation>선택한 본에 맞춤(&amp;O)</translation>
    </message>
    <message>
        <source>Show the selected bone and its children from near</source>
        <translation>선택한 본과 그 자식을 가까이에서 봅니다</translation>
    </message>
    <message>
        <source>Other Solvers</source>
        <translation>다른 솔버</translation>
    </message>
    <message>
        <source>Pin Selected &amp;Bone</source>
        <translation>선택한 본을 한 곳에 고정(&amp;B)</translation>
    </message>
    <message>
        <source>A goal: the selected bone is pinned to a point that can be dragged, and the limb follows</source>
        <translation>목표: 선택한 본이 끌 수 있는 곳에 머물고 팔다리가 따라갑니다</translation>
    </message>
    <message>
        <source>&amp;Look at the Camera</source>
        <translation>카메라 보기(&amp;L)</translation>
    </message>
    <message>
        <source>A goal: head and eyes of the selected model look at the camera</source>
        <translation>목표: 선택한 모델의 머리와 눈이 카메라를 봅니다</translation>
    </message>
    <message>
        <source>Plant Feet on G&amp;round</source>
        <translation>발을 지면에 고정(&amp;R)</translation>
    </message>
    <message>
        <source>A goal: the feet of the selected model are planted on the ground and the stage below it</source>
        <translation>목표: 선택한 모델의 발을 지면이나 아래 무대에 고정합니다</translation>
    </message>
    <message>
        <source>Solver S&amp;teps</source>
        <translation>솔버의 단계(&amp;T)</translation>
    </message>
    <message>
        <source>Step through the solve of the current frame, joint by joint, for the chain that is selected in the panel IK</source>
        <translation>이 프레임을 푸는 과정을 관절마다 따라갑니다(IK 패널에서 고른 체인)</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>한 화면(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>두 화면(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;hree Views</source>
        <translation>세 화면(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>네 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Show the models in views beside each other, each with their IK solved by another solver</source>
        <translation>모델을 나란히 보여 주며 보기마다 다른 솔버로 IK를 풉니다</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>나란히 보기: %1</translation>
    </message>
    <message>
        <source>View %1: %2</source>
        <translation>화면 %1: %2</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>화면 &amp;1</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>화면 &amp;2</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>화면 &amp;3</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>화면 &amp;4</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Add a copy of the selected model with its motions</source>
        <translation>같은 모델을 같은 모션과 함께 하나 더 추가합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the selected model</source>
        <translation>선택한 모델을 무대에서 제거합니다</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>이동(&amp;J)</translation>
    </message>
    <message>
        <source>%1 % of the Dance</source>
        <translation>춤의 %1 %</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>나란히</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>뷰(&amp;V)</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Switch IK off and back, of the selected model</source>
        <translation>선택한 모델의 IK를 끄고 되돌리기</translation>
    </message>
    <message>
        <source>Jump to %1</source>
        <translation>%1(으)로 이동</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>음소거(&amp;U)</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>음량 줄이기</translation>
    </message>
    <message>
        <source>IK of the S&amp;elected Model</source>
        <translation>선택한 모델의 IK(&amp;E)</translation>
    </message>
    <message>
        <source>IK On and Off, Side b&amp;y Side</source>
        <translation>IK 켬과 끔을 나란히(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the models twice: on the left with IK, on the right without</source>
        <translation>모델을 두 번 표시: 왼쪽은 IK 있음, 오른쪽은 없음</translation>
    </message>
    <message>
        <source>&amp;Scene Panels</source>
        <translation>장면 패널(&amp;S)</translation>
    </message>
    <message>
        <source>Models, what they dance, picture and camera</source>
        <translation>모델, 모션, 화면, 카메라</translation>
    </message>
    <message>
        <source>IK L&amp;ab</source>
        <translation>IK 실험실(&amp;A)</translation>
    </message>
    <message>
        <source>The picture on the whole screen; a double click does it, too</source>
        <translation>화면 전체에 표시합니다. 두 번 눌러도 됩니다</translation>
    </message>
    <message>
        <source>&amp;Volume Up</source>
        <translation>음량 키우기(&amp;V)</translation>
    </message>
    <message>
        <source>Play Song</source>
        <translation>노래 재생</translation>
    </message>
    <message>
        <source>As the &amp;View Shows It</source>
        <translation>뷰에 보이는 대로(&amp;V)</translation>
    </message>
    <message>
        <source>Screenshots have the view&apos;s size, and its grid, bones and marks as well</source>
        <translation>스크린샷을 뷰와 같은 크기로 하고 그리드, 본, 표식도 포함합니다</translation>
    </message>
    <message>
        <source>Load Camera</source>
        <translation>카메라 불러오기</translation>
    </message>
    <message>
        <source>Dance Alon&amp;g</source>
        <translation>함께 춤추기(&amp;G)</translation>
    </message>
    <message>
        <source>Give the model that was added the motions of the one that dances</source>
        <translation>추가한 모델에 춤추는 모델의 모션을 줍니다</translation>
    </message>
    <message>
        <source>Show what is on the ground: grid, axes, shadows</source>
        <translation>지면 위의 것 표시: 그리드, 좌표축, 그림자</translation>
    </message>
    <message>
        <source>Send b&amp;y VMC…</source>
        <translation>VMC로 보내기(&amp;Y)…</translation>
    </message>
    <message>
        <source>Send a model&apos;s pose and expressions to a program that moves an avatar; again: end it</source>
        <translation>모델의 포즈와 표정을 아바타를 움직이는 프로그램에 보냅니다. 다시 고르면 끝납니다</translation>
    </message>
    <message>
        <source>E&amp;xport Model and Motion…</source>
        <translation>모델과 모션 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Export models and their motion for other programs: GLB, VRMA, BVH, mesh caches</source>
        <translation>모델과 모션을 다른 프로그램용으로 내보냅니다 (GLB, VRMA, BVH, 메시 캐시)</translation>
    </message>
    <message>
        <source>Rea&amp;douts…</source>
        <translation>수치 표시(&amp;D)…</translation>
    </message>
    <message>
        <source>Angles, lengths, matrices and solves, written beside bones in the view and in films</source>
        <translation>각도, 길이, 행렬, 풀이를 뷰와 동영상의 본 옆에 씁니다</translation>
    </message>
    <message>
        <source>The chains of the selected model, their switches and solvers, goals and readouts</source>
        <translation>선택한 모델의 체인과 스위치, 솔버, 목표, 수치 표시</translation>
    </message>
    <message>
        <source>&amp;IK Lab Scenes…</source>
        <translation>IK 실험실 장면(&amp;I)…</translation>
    </message>
    <message>
        <source>Scenes that show how inverse kinematics works, to play and to change</source>
        <translation>재생하고 바꾸면서 역운동학의 작동을 보는 장면</translation>
    </message>
    <message>
        <source>Loc&amp;k Selected Joint</source>
        <translation>선택한 조인트 잠금(&amp;K)</translation>
    </message>
    <message>
        <source>The selected bone neither turns nor slides while it is solved; a click on a joint with Ctrl does it, too</source>
        <translation>풀이하는 동안 선택한 본은 회전하지도 이동하지도 않습니다. Ctrl을 누른 채 조인트를 클릭해도 됩니다</translation>
    </message>
    <message>
        <source>&amp;Joint Limits</source>
        <translation>조인트 제한(&amp;J)</translation>
    </message>
    <message>
        <source>Show how far joints may turn and slide; drag a rim or an end to change it</source>
        <translation>조인트의 회전·이동 범위를 표시합니다. 테두리나 끝을 드래그하면 바뀝니다</translation>
    </message>
    <message>
        <source>Pla&amp;ylist</source>
        <translation>재생 목록(&amp;Y)</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Add Folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>&amp;New Playlist</source>
        <translation>새 재생 목록(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty list of dances</source>
        <translation>빈 댄스 목록 시작</translation>
    </message>
    <message>
        <source>&amp;Open Playlist…</source>
        <translation>재생 목록 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a list of dances that was saved</source>
        <translation>저장한 댄스 목록 열기</translation>
    </message>
    <message>
        <source>&amp;Add Files to Playlist…</source>
        <translation>재생 목록에 파일 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Add archives, shows, or motions with their models, camera and song to the playlist</source>
        <translation>압축 파일, 프로젝트 또는 모션과 그 모델, 카메라, 노래를 재생 목록에 추가</translation>
    </message>
    <message>
        <source>Add &amp;Folder to Playlist…</source>
        <translation>재생 목록에 폴더 추가(&amp;F)…</translation>
    </message>
    <message>
        <source>Add all dances of a folder, and of the archives in it, to the playlist</source>
        <translation>폴더와 그 안의 압축 파일에 있는 모든 댄스를 재생 목록에 추가</translation>
    </message>
    <message>
        <source>&amp;Save Playlist</source>
        <translation>재생 목록 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Playlist As…</source>
        <translation>재생 목록을 다른 이름으로 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Dance</source>
        <translation>다음 댄스(&amp;X)</translation>
    </message>
    <message>
        <source>Next dance of the playlist</source>
        <translation>재생 목록의 다음 댄스</translation>
    </message>
    <message>
        <source>Previous Dance</source>
        <translation>이전 댄스</translation>
    </message>
    <message>
        <source>Previous dance of the playlist</source>
        <translation>재생 목록의 이전 댄스</translation>
    </message>
    <message>
        <source>Targets of &amp;Goals</source>
        <translation>목표의 위치(&amp;G)</translation>
    </message>
    <message>
        <source>Show what goals reach for and look at; drag a target to move it</source>
        <translation>목표가 닿으려 하거나 바라보는 곳을 표시합니다. 드래그하면 움직입니다</translation>
    </message>
    <message>
        <source>Targets of IK &amp;Chains</source>
        <translation>IK 체인의 목표(&amp;C)</translation>
    </message>
    <message>
        <source>Show the IK bones of chains that are solved as targets; drag one to move it</source>
        <translation>풀고 있는 체인의 IK 본을 목표로 표시합니다. 드래그하면 움직입니다</translation>
    </message>
    <message>
        <source>S&amp;tage</source>
        <translation>무대(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pictures a Second</source>
        <translation>초당 화면 수(&amp;P)</translation>
    </message>
    <message>
        <source>At Most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>On the desktop: pictures a second: %1</source>
        <translation>데스크톱에서 초당 화면 수: %1</translation>
    </message>
    <message>
        <source>On the &amp;Desktop</source>
        <translation>데스크톱에 표시(&amp;D)</translation>
    </message>
    <message>
        <source>The models stand on the desktop, without a window; Alt and the mouse move and scale them</source>
        <translation>모델이 창 없이 데스크톱에 섭니다. Alt를 누른 채 마우스로 옮기고 크기를 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>Always on &amp;Top</source>
        <translation>항상 위에 표시(&amp;T)</translation>
    </message>
    <message>
        <source>The models on the desktop stay above all windows</source>
        <translation>데스크톱의 모델이 모든 창 위에 머뭅니다</translation>
    </message>
    <message>
        <source>&amp;Clicks Go through beside Models</source>
        <translation>모델 밖의 클릭 통과(&amp;C)</translation>
    </message>
    <message>
        <source>Clicks beside the models on the desktop reach what is below; off: none does, in the whole rectangle of the view</source>
        <translation>데스크톱에서 모델 밖을 클릭하면 아래에 있는 것에 전달됩니다. 끄면 뷰의 사각형 전체에서 어떤 클릭도 전달되지 않습니다</translation>
    </message>
    <message>
        <source>With &amp;Scenery</source>
        <translation>배경 무대 포함(&amp;S)</translation>
    </message>
    <message>
        <source>Stages and halls stand on the desktop, too, not only the dancers</source>
        <translation>춤추는 모델뿐 아니라 무대와 홀도 데스크톱에 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Hide Models</source>
        <translation>모델 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>The models on the desktop are hidden, and nothing is drawn, until this is off</source>
        <translation>끌 때까지 데스크톱의 모델을 숨기고 아무것도 그리지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Leave Stage</source>
        <translation>무대에서 나가기(&amp;L)</translation>
    </message>
    <message>
        <source>The models go from the desktop back into the window</source>
        <translation>모델이 데스크톱에서 창으로 돌아갑니다</translation>
    </message>
    <message>
        <source>All Chains as the &amp;Motion</source>
        <translation>모든 체인 모션대로(&amp;M)</translation>
    </message>
    <message>
        <source>Load Song from the Same Fol&amp;der</source>
        <translation>같은 폴더의 노래 불러오기(&amp;D)</translation>
    </message>
    <message>
        <source>Load Camera from the Same Folder</source>
        <translation>같은 폴더의 카메라 불러오기</translation>
    </message>
</context>
</TS>
