import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { featherFlag } from '../../parts/props/company.ts';
import { person, tones } from '../../parts/riders.ts';
import { birds, cloud, sky, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { ripples } from '../../parts/terrain.ts';
import { palm } from '../../parts/trees.ts';

/** Three new machines of one make on a promenade by the sea, flags behind, a photographer on one knee. */
export const offerBrandRides: Scene = {
  draw(page, random) {
    const air = '#fdf2dc';
    sky(page, ['#2f9cc0', '#86cdd6', '#dcefe2', air], 480);
    sun(page, [260, 180], 42, '#fffef2', '#fff3c0', { opacity: 0.9 });
    cloud(page, random, [820, 300], 460, 70, '#fff', '#e2f0ec', 0.95);
    cloud(page, random, [1240, 400], 420, 50, '#fff', '#e2f0ec', 0.8);
    page.rect(
      0,
      470,
      1600,
      180,
      page.vertical(470, 650, [0, '#a6dfdc'], [0.3, '#3fb0bc'], [1, '#16809a']),
    );
    ripples(page, random, 50, 476, 640, '#f0fffa', { opacity: 0.5 });
    page.fill('M1180 474l40-60 6 60zM1230 474v-74l44 74zM1170 480h116l-14 18h-90z', '#fbf6ea');
    page
      .rect(0, 626, 1600, 46, '#efe6d2')
      .rect(0, 626, 1600, 10, '#fffaf0')
      .rect(0, 672, 1600, 12, '#a99a84');
    page.rect(
      0,
      684,
      1600,
      316,
      page.vertical(684, 1000, [0, '#d9c4a0'], [0.5, '#bfa27c'], [1, '#8d6f58']),
    );
    const ground = new Ground({ horizon: 480, centre: 800, eye: 2, focal: 900 });
    let tiles = '';
    for (let right = -14; right <= 14; right += 1.4) {
      const [a, b] = [ground.screen(right, 8.6), ground.screen(right, 3.3)];
      tiles += `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    }
    for (const ahead of [7.4, 6, 4.8, 4])
      tiles += `M0 ${Math.round(ground.screen(0, ahead)[1])}H1600`;
    page.stroke(tiles, '#8a6c50', 2.4, { opacity: 0.35 });
    let palms = '';
    for (const [x, h, l] of [
      [90, 560, 0.1],
      [1500, 620, -0.1],
    ] as const)
      palms += palm(random, x, 700, h, l);
    page.fill(palms, '#2c7a5e');
    for (const [x, colour, band] of [
      [330, '#FFD21F', '#17191c'],
      [560, '#f7f1e2', '#d8412f'],
      [800, '#FFD21F', '#17191c'],
      [1040, '#f7f1e2', '#d8412f'],
      [1270, '#FFD21F', '#17191c'],
    ] as const)
      featherFlag(page, [x, 716], 430, colour, band);
    const staging = {
      light: { from: [-0.7, -0.8], rim: '#fffbe6', shade: '#23405a' },
      sun: [0.5, 0.05],
      shadow: '#3a2c2c',
    } as const;
    for (const [x, y, paint] of [
      [1020, 744, '#d8412f'],
      [790, 782, '#d8412f'],
      [530, 830, '#d8412f'],
    ] as const)
      place(
        page,
        classic({ parked: true, steer: -14 }).parts,
        Shot.on(ground, [x, y], { heading: 124, lean: -6, size: 1.3 }),
        tones({ paint, bright: '#d3d8da' }),
        staging,
      );
    place(
      page,
      person('kneel', { helmet: 'cap' }),
      Shot.on(ground, [1230, 896], { heading: 284, size: 1.2 }),
      tones({ jacket: '#2f4a5c', trousers: '#4a4238', accent: '#f4f1e8', skin: '#9a6444' }),
      staging,
    );
    birds(page, random, [640, 160], 5, 13, '#3a7f92');
  },
};
