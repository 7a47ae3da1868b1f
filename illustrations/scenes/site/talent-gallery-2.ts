import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { sky, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches, plain } from '../../parts/terrain.ts';
import { oak, wood } from '../../parts/trees.ts';

/** Open trials on a dusty yard below flat-topped hills: a boy turns between cones, the coach counts. */
export const talentGallery2: Scene = {
  draw(page, random) {
    const air = '#f6e9d2';
    sky(page, ['#8fb4c4', '#c3d3cc', '#ece2cb', air], 470);
    page.glow(1180, 180, 420, '#fffbe6', 0.85);
    streaks(page, random, 5, 110, 280, '#fdf8ea', 0.6);
    const mesa = roll(
      random,
      [
        [-40, 440],
        [160, 428],
        [260, 330],
        [330, 318],
        [560, 314],
        [640, 330],
        [760, 420],
        [1000, 436],
        [1120, 372],
        [1180, 362],
        [1380, 360],
        [1450, 380],
        [1640, 440],
      ],
      2,
      6,
    );
    page.land(mesa, '#b7a394', air, 500, { smooth: true, fade: 0.7 });
    page.fill(
      wood(
        random,
        [
          [-40, 500],
          [1640, 496],
        ],
        44,
        24,
        58,
        oak,
      ),
      '#9aa584',
    );
    page.rect(150, 420, 420, 92, '#d9c4a2').fill('M120 424L180 380H540L600 424z', '#8a4a3a');
    page
      .rect(190, 448, 70, 64, '#5a4a48')
      .rect(300, 448, 60, 36, '#6d8790')
      .rect(400, 448, 60, 36, '#6d8790');
    plain(page, '#dbc096', '#a3754a', 504);
    const ground = new Ground({ horizon: 478, centre: 800, eye: 1.9, focal: 900 });
    patches(page, random, ground, 28, '#ecd7b0', 0.5, { top: 520 });
    patches(page, random, ground, 18, '#8a5f3e', 0.3, { top: 600 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#fff4d8', shade: '#3a2c38' },
      sun: [-0.6, 0.05],
      shadow: '#4a2f22',
    } as const;
    for (const [x, y] of [
      [300, 600],
      [560, 572],
      [880, 566],
      [1230, 590],
    ] as const)
      cone(page, [x, y], (y - 478) * 0.28, '#4a2f22');
    for (const [x, paint] of [
      [1240, '#3f6b86'],
      [1370, '#5d6b3a'],
    ] as const)
      place(
        page,
        classic({ parked: true, steer: -12 }).parts,
        Shot.on(ground, [x, 566], { heading: 128, lean: -8, size: 1.2 }),
        tones({ paint }),
        staging,
      );
    page.fill(
      'M1010 852C900 838 640 800 470 812C360 826 520 862 700 868C820 874 960 872 1010 852z',
      '#8a5f3e',
      { opacity: 0.35 },
    );
    for (const [x, y, rx, ry] of [
      [520, 812, 150, 46],
      [430, 800, 110, 36],
      [620, 836, 120, 34],
    ] as const)
      page.mist(x, y, rx, ry, '#f6e4c2', 0.75);
    place(
      page,
      ridden(adventure({ number: true, steer: 10 }), {
        hold: 'seated',
        dress: { helmet: 'peak', stripe: false },
        look: [24, 6],
      }),
      Shot.on(ground, [760, 840], { heading: 116, lean: 20, size: 1.15 }),
      tones({ paint: '#e8622a', accent: '#f4efe2', jacket: '#f2ead6', trousers: '#2f4a6a' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'cap' }),
      Shot.on(ground, [1130, 776], { heading: 256, size: 1.25 }),
      tones({ jacket: '#FFD21F', trousers: '#4a4038', accent: '#33414f' }),
      staging,
    );
    const [bx, by] = ground.screen(
      ((1130 - 800) / 900) * ((1.9 * 900) / 298),
      (1.9 * 900) / 298,
      1.42,
    );
    page.rect(bx - 54, by - 8, 34, 44, '#fbf7ec', {
      rx: 3,
      transform: `rotate(-12 ${bx - 36} ${by + 14})`,
    });
    cone(page, [470, 790], 92, '#4a2f22');
    cone(page, [1010, 872], 112, '#4a2f22');
  },
};
