import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { van } from '../../parts/props/company.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { oak, tufts, wood } from '../../parts/trees.ts';

/** A clearing in the ghats: one map, a team around it, the support van behind. */
export const offerTeamBuilding: Scene = {
  draw(page, random) {
    const air = '#eef2d8';
    sky(page, ['#7fb6b4', '#b5d6c6', '#dfe8cc', air], 480);
    page.glow(1240, 220, 480, '#fdfbe0', 0.85);
    streaks(page, random, 5, 100, 260, '#fbfdee', 0.6);
    for (const [colour, y, height, peaks] of [
      ['#9cc0a8', 360, 90, 3],
      ['#74a685', 430, 80, 4],
      ['#4f8a66', 510, 60, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 180, { smooth: true, fade: 0.7 });
      if (y > 400) page.fill(wood(random, line, 40, 16, 40, oak), colour);
      page.mist(random.between(300, 1300), y + 100, 900, 46, '#f6f8e2', 0.7);
    }
    page.rect(
      0,
      606,
      1600,
      394,
      page.vertical(606, 1000, [0, '#9dbb5f'], [0.4, '#6f9444'], [1, '#38582c']),
    );
    page.fill('M-40 820C300 720 900 690 1640 730V860C1200 800 500 820-40 980z', '#c2a868', {
      opacity: 0.75,
    });
    const ground = new Ground({ horizon: 500, centre: 800, eye: 2, focal: 900 });
    patches(page, random, ground, 16, '#b8d07a', 0.4, { top: 640, bottom: 920, breadth: 1.2 });
    const staging = {
      light: { from: [0.7, -0.7], rim: '#fbffdc', shade: '#20402f' },
      sun: [-0.5, 0],
      shadow: '#1f3420',
    } as const;
    place(
      page,
      van(),
      Shot.on(ground, [470, 716], { heading: 106, size: 1.15 }),
      tones({ paint: '#f4eedb', accent: '#FFD21F', visor: '#2f4650' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, roll: true, steer: -12 }).parts,
      Shot.on(ground, [1330, 770], { heading: 236, lean: -6, size: 1.25 }),
      tones({ paint: '#c9452f' }),
      staging,
    );
    const team = (
      x: number,
      y: number,
      pose: Parameters<typeof person>[0],
      heading: number,
      jacket: string,
      skin: string,
      helmet: 'none' | 'cap' | 'hat' = 'none',
    ) =>
      place(
        page,
        person(pose, { helmet }),
        Shot.on(ground, [x, y], { heading, size: 1.22 }),
        tones({ jacket, skin, trousers: '#2f3a48', accent: '#FFD21F' }),
        staging,
      );
    team(780, 792, 'talk', 176, '#f2ead6', '#8a5638');
    team(940, 806, 'point', 236, '#2f6f9a', '#a06a48', 'cap');
    page.fill('M690 836L860 822L910 868L716 886z', '#1f3420', { opacity: 0.3 });
    page.fill('M690 826L776 830L856 812L906 858L812 870L716 876z', '#fdf8e4');
    page.stroke('M776 830L812 870M712 848q40-14 74 4t104-8', '#c98a3a', 4, { opacity: 0.8 });
    page.circle(862, 842, 7, '#d8412f');
    team(1030, 866, 'kneel', 266, '#FFD21F', '#7a4a30');
    team(590, 868, 'kneel', 92, '#d8532f', '#b07a54');
    page.fill(
      tufts(
        random,
        Array.from({ length: 40 }, (_, i) => [i * 41, 1004, random.between(26, 66)] as const),
      ),
      '#2a4522',
    );
  },
};
