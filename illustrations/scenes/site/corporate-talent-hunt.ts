import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { featherFlag } from '../../parts/props/company.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';

/** The start grid: a young racer waits on the front row while the sponsor's people cheer at the wall. */
export const corporateTalentHunt: Scene = {
  draw(page, random) {
    const air = '#f7efd6';
    sky(page, ['#2f86b0', '#84bfcf', '#d9e6d6', air], 440);
    page.glow(1300, 120, 460, '#fffbe2', 0.8);
    cloud(page, random, [120, 270], 460, 60, '#fff', '#e2eee8', 0.9);
    cloud(page, random, [980, 220], 360, 46, '#fff', '#e2eee8', 0.8);
    page.land(roll(random, range(random, 3, 430, 50), 2), '#8fb4a4', air, 500, { smooth: true });
    page.rect(0, 472, 1600, 130, '#9fb26a');
    const ground = new Ground({ horizon: 440, centre: 700, eye: 1.6, focal: 900 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#fff8de', shade: '#1e3350' },
      sun: [-0.5, 0.1],
      shadow: '#15202c',
    } as const;
    for (const [x, h] of [
      [150, 330],
      [330, 330],
      [1290, 330],
      [1460, 330],
    ] as const)
      featherFlag(page, [x, 600], h, x % 20 ? '#f6f0e0' : '#1f5a6a', '#d8412f');
    for (const [x, pose, jacket, helmet, skin] of [
      [430, 'wave', '#d8412f', 'none', '#8a5638'],
      [560, 'cheer', '#d8412f', 'cap', '#a06a48'],
      [690, 'point', '#f2ead6', 'none', '#b07a54'],
      [930, 'cheer', '#d8412f', 'none', '#9a6444'],
      [1060, 'wave', '#f2ead6', 'cap', '#7a4a30'],
      [1180, 'stand', '#d8412f', 'none', '#a06a48'],
    ] as const)
      place(
        page,
        person(pose, { helmet }),
        Shot.on(ground, [x, 634], { heading: 180, size: 1.05 }),
        tones({ jacket, skin, accent: '#f6f0e0', trousers: '#2d3a4a' }),
        staging,
      );
    page
      .rect(0, 560, 1600, 92, '#e6dfcb')
      .rect(0, 560, 1600, 14, '#fffaf0')
      .rect(0, 606, 1600, 20, '#d8412f');
    let seams = '';
    for (let x = 40; x < 1600; x += 190) seams += `M${x} 562V652`;
    page.stroke(seams, '#8f8a7c', 3, { opacity: 0.6 });
    page.rect(
      0,
      652,
      1600,
      348,
      page.vertical(652, 1000, [0, '#8b8d8e'], [0.4, '#5a5d63'], [1, '#3a3c43']),
    );
    patches(page, random, ground, 14, '#2b2d33', 0.2, { top: 680, breadth: 1.4 });
    const box = (right: number, ahead: number) => {
      const at = (dx: number, dz: number) =>
        ground
          .screen(right + dx, ahead + dz)
          .map(Math.round)
          .join(' ');
      return `M${at(-0.75, -2.2)}L${at(-0.75, 0)}L${at(0.75, 0)}L${at(0.75, -2.2)}`;
    };
    page.stroke(box(0.7, 5.4) + box(3.4, 6.4) + box(-2.4, 6.4), '#f6f0e0', 8, { opacity: 0.85 });
    place(
      page,
      ridden(sport({ number: true }), { hold: 'tucked', dress: { stripe: false } }),
      Shot.on(ground, [1200, 700], { heading: 196, size: 1 }),
      tones({ paint: '#2f6fb7', jacket: '#20242e', accent: '#f6f0e0' }),
      staging,
    );
    place(
      page,
      ridden(sport({ number: true, steer: -6 }), {
        halted: true,
        dress: { stripe: false },
        look: [-10, 4],
      }),
      Shot.on(ground, [810, 842], { heading: 208, size: 1.05 }),
      tones({
        paint: '#d8412f',
        accent: '#f6f0e0',
        jacket: '#f2ead6',
        trousers: '#d8412f',
        helmet: '#FFD21F',
      }),
      staging,
    );
  },
};
