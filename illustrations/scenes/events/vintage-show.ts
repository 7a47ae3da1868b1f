import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { short } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { bunting } from '../../parts/props/festive.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { bush, oak } from '../../parts/trees.ts';

/** Battlements along the top of a wall. */
const merlons = (x: number, w: number, y: number, k: number) => {
  let d = '';
  for (let u = x; u < x + w - k * 0.6; u += k)
    d += `M${short(u)} ${y + 2}v${short(-k * 0.6)}h${short(k * 0.6)}v${short(k * 0.6)}z`;
  return d;
};

/** An onion dome on a drum, with its finial. */
const dome = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${short(x - r * 1.25)} ${short(y - r * 0.9)} ${short(x - r * 0.5)} ${short(y - r * 1.1)} ${x} ${short(y - r * 1.7)}C${short(x + r * 0.5)} ${short(y - r * 1.1)} ${short(x + r * 1.25)} ${short(y - r * 0.9)} ${x + r} ${y}z`;

/** Polished classics on a palace lawn in the long light of an afternoon, an owner and two guests among them. */
export const vintageShow: Scene = {
  draw(page, random) {
    const air = '#ffe6b4';
    sky(page, ['#79abc0', '#bfd0c2', '#f6e2b4', air], 480);
    page.glow(250, 300, 520, '#fff4cf', 0.9, 360);
    cloud(page, random, [930, 120], 460, 60, '#fff6e0', '#f2e2c0', 0.9);
    // The palace: domes, arcades and a gate, its left sides in the sun.
    const stone = page.slanted(360, 0, 1240, 0, [0, '#f8e4bc'], [1, '#d8b48c']);
    page.fill(
      `M400 372H1200V530H400z${merlons(400, 800, 372, 22)}M690 292H910V530H690z${merlons(690, 220, 292, 22)}`,
      stone,
    );
    for (const x of [352, 1128]) {
      page.fill(`M${x} 300h120v230h-120z${merlons(x, 120, 300, 20)}`, stone);
      page.rect(x + 84, 300, 36, 230, '#a9826c', { opacity: 0.5 });
    }
    page.rect(852, 292, 58, 238, '#a9826c', { opacity: 0.45 });
    const caps: string[] = [];
    for (const [x, y, r] of [
      [412, 290, 40],
      [1188, 290, 40],
      [800, 250, 62],
      [704, 282, 22],
      [896, 282, 22],
    ] as const) {
      caps.push(dome(x, y, r));
      page
        .rect(x - r, y, r * 2, 18, '#e4c596')
        .stroke(`M${x} ${short(y - r * 1.6)}v${short(-r * 0.5)}`, '#b8894f', 4);
    }
    page
      .rect(738, 250, 124, 44, '#e4c596')
      .fill(
        'M752 294v-26q10-10 20 0v26zM790 294v-26q10-10 20 0v26zM828 294v-26q10-10 20 0v26z',
        '#8a6a68',
      );
    page.fill(caps.join(''), page.slanted(380, 0, 1220, 0, [0, '#d9694a'], [1, '#b04a3c']));
    let panes =
      'M752 530v-120q48-56 96 0v120zM716 372v-34q9-14 18 0v34zM772 372v-34q9-14 18 0v34zM812 372v-34q9-14 18 0v34z';
    for (let x = 490; x < 1110; x += 46)
      if (x < 670 || x > 910)
        panes += `M${x} 500v-62q13-20 26 0v62zM${x + 4} 412v-18q9-12 18 0v18z`;
    for (const x of [376, 414, 1152, 1190])
      panes += `M${x} 380v-36q10-16 20 0v36zM${x} 480v-44q10-16 20 0v44z`;
    page.fill(panes, '#7d5f66');
    page.fill(
      [300, 1290].map((x) => bush(random, x, 536, 280, 0.42)).join('') +
        [486, 590, 1010, 1110].map((x) => oak(random, x, 540, 110, 0.4)).join(''),
      '#7a9a62',
    );
    const ground = new Ground({ horizon: 430, centre: 800, eye: 1.8, focal: 1500 });
    page.rect(
      0,
      522,
      1600,
      478,
      page.vertical(522, 1000, [0, '#d9cf7c'], [0.35, '#9fae54'], [1, '#4d7038']),
    );
    page.mist(800, 524, 800, 24, '#fff0c4', 0.8);
    // A gravel drive to the gate, roses along it.
    page.fill(
      'M770 526H832L1010 640L1330 1000H520L690 640z',
      page.vertical(526, 1000, [0, '#f8e6bd'], [0.4, '#e2c592'], [1, '#a98a62']),
    );
    let roses = '';
    let leaves = '';
    for (const [x, y, w] of [
      [470, 566, 250],
      [1130, 566, 250],
      [250, 604, 330],
      [1370, 604, 330],
    ] as const) {
      leaves += bush(random, x, y, w, 0.18);
      for (let i = 0; i < 8; i++)
        roses += `M${random.whole(x - w * 0.42, x + w * 0.42)} ${random.whole(y - w * 0.12, y - 8)}h0`;
    }
    page.fill(leaves, '#5c8446').stroke(roses, '#e0604c', 9, { 'stroke-linecap': 'round' });
    floweringTree(page, random, [60, 650], 560, ['#5f4434', '#4a7446', '#6f9c50', '#a4c068']);
    page.ellipse(300, 672, 520, 30, '#33502c', { opacity: 0.3 });
    bunting(page, [160, 250], [1640, 120], 110, ['#c2452f', '#fbf0d4', '#2f6f78', '#e8b030'], {
      count: 30,
    });
    const staging = {
      light: { from: [-0.8, -0.6], rim: '#fff0c0', shade: '#33323f', depth: 0.22 },
      sun: [1.2, 0.1],
      shadow: '#2f4426',
      shadowOpacity: 0.36,
    } as const;
    const on = (x: number, y: number, heading: number, size = 1.2) =>
      Shot.on(ground, [x, y], { heading, size });
    for (const [x, y, pose, heading, jacket, trousers, skin, dress] of [
      [976, 648, 'hips', 228, '#3d6f8f', '#d9c6a4', '#8a5638', { helmet: 'none' }],
      [1070, 656, 'point', 244, '#a8344f', '#f0e0c4', '#a86d48', { longHair: true, kurta: true }],
      [486, 654, 'hips', 116, '#f2e8d4', '#7d6048', '#7a4a30', { helmet: 'hat' }],
    ] as const)
      place(
        page,
        person(pose, { helmet: 'none', ...dress }),
        on(x, y, heading, 1.1),
        tones({ jacket, trousers, skin, cargo: '#dcb474', boots: '#3a2a24' }),
        staging,
      );
    place(
      page,
      classic({ parked: true, steer: 14 }).parts,
      on(1300, 724, 232, 1.16),
      tones({ paint: '#1f5a50', seat: '#6a3f2a', bright: '#e6e4d8', dark: '#2c2a2a' }),
      staging,
    );
    place(
      page,
      scooter({ parked: true, steer: 14 }).parts,
      on(262, 748, 128, 1.16),
      tones({ paint: '#f2dfb8', accent: '#c2452f', seat: '#7a3a2c' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: 14 }).parts,
      on(780, 838, 238, 1.5),
      tones({ paint: '#a3261f', seat: '#4a2a1c', bright: '#efe9d8', dark: '#2c2626' }),
      staging,
    );
    // Its card in the grass.
    page
      .stroke('M1064 868v-66', '#6a4a30', 6)
      .fill('M1016 772l92-6l4 52l-92 6z', '#fff6dc')
      .stroke('M1030 787l44-3', '#c2452f', 7)
      .stroke('M1031 801l60-4M1032 813l40-3', '#b9a58a', 4);
  },
};
