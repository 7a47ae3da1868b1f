import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { classic } from '../../motorcycles/classic.ts';
import { person, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import type { Scene } from '../../scene.ts';
import { sky } from '../../sky.ts';
import { place } from '../../stage.ts';
import { patches } from '../../terrain.ts';
import { bush, oak, wood } from '../../trees.ts';

/** A team day on a coffee estate: four colleagues on the lawn before the bungalow, mist in the silver oaks. */
export const corporateGallery3: Scene = {
  draw(page, random) {
    const air = '#e6eee0';
    sky(page, ['#8fb5ae', '#bcd3c6', '#dde8d8', air], 460);
    page.glow(380, 240, 460, '#fbfcec', 0.8);
    for (const [colour, y, height, peaks] of [
      ['#a3c0b0', 330, 80, 3],
      ['#7fa890', 410, 70, 4],
      ['#5d8f72', 490, 50, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 170, { smooth: true, fade: 0.75 });
      if (y > 400) page.fill(wood(random, line, 34, 60, 130, oak, { width: 0.24 }), colour);
      page.mist(random.between(300, 1300), y + 100, 1000, 50, '#eef4ea', 0.8);
    }
    page.rect(
      0,
      590,
      1600,
      410,
      page.vertical(590, 1000, [0, '#8fb264'], [0.4, '#5f8a44'], [1, '#2f5030']),
    );
    for (const [y, size, colour] of [
      [640, 70, '#4f7f50'],
      [680, 86, '#447449'],
    ] as const) {
      let rows = '';
      for (let x = -20; x < 620; x += size * 0.8)
        rows += bush(random, x + random.signed() * 8, y, size, 0.5);
      page.fill(rows, colour);
      let berries = '';
      for (let i = 0; i < 40; i++)
        berries += `M${random.whole(0, 600)} ${random.whole(y - 34, y - 6)}h0`;
      page.stroke(berries, '#c9452f', 6, { 'stroke-linecap': 'round', opacity: 0.85 });
    }
    page.rect(820, 430, 640, 250, page.slanted(820, 0, 1460, 0, [0, '#f6efdc'], [1, '#cfcbb4']));
    page.fill('M760 452L880 310H1400L1520 452z', '#a8523c');
    page.fill('M760 452H1520V470H760z', '#6d3428');
    page.stroke('M850 350H1430M812 396H1470', '#843c2c', 4, { opacity: 0.5 });
    for (const x of [870, 1000, 1300])
      page.rect(x, 520, 76, 100, '#5a6f5c').rect(x + 8, 528, 60, 84, '#ffe6aa');
    page.rect(1150, 510, 90, 170, '#5a4438').rect(1160, 520, 70, 160, '#ffd98a');
    page.rect(790, 672, 700, 18, '#b7a98c').rect(770, 690, 740, 20, '#9a8c72');
    let posts = '';
    for (let x = 800; x <= 1480; x += 136) posts += `M${x} 470V672`;
    page.stroke(posts, '#f9f4e4', 14).stroke('M800 630H1120M1270 630H1480', '#f9f4e4', 7);
    const ground = new Ground({ horizon: 490, centre: 800, eye: 2, focal: 900 });
    patches(page, random, ground, 16, '#a9c874', 0.4, { top: 740, bottom: 940, breadth: 1.2 });
    const staging = {
      light: { from: [-0.5, -0.8], rim: '#f6fbe6', shade: '#24402f' },
      shadow: '#1d3320',
      shadowOpacity: 0.4,
    } as const;
    place(
      page,
      classic({ parked: true, roll: true, steer: -12 }).parts,
      Shot.on(ground, [1290, 806], { heading: 240, lean: -6, size: 1.25 }),
      tones({ paint: '#8f2f24' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: -12 }).parts,
      Shot.on(ground, [260, 818], { heading: 116, lean: -6, size: 1.25 }),
      tones(),
      staging,
    );
    for (const [x, y, pose, heading, jacket, skin, helmet] of [
      [560, 824, 'talk', 92, '#c9452f', '#9a6444', 'none'],
      [690, 806, 'hold', 150, '#f2ead6', '#7a4a30', 'none'],
      [830, 810, 'cheer', 206, '#2f6f9a', '#b07a54', 'cap'],
      [990, 828, 'talk', 262, '#e8b83a', '#8a5638', 'none'],
    ] as const)
      place(
        page,
        person(pose, { helmet }),
        Shot.on(ground, [x, y], { heading, size: 1.24 }),
        tones({ jacket, skin, trousers: '#2b3a3a', accent: '#f4f1e8' }),
        staging,
      );
    let front = '';
    for (let i = 0; i < 5; i++)
      front +=
        bush(random, -10 + i * 60, 1010, 140, 0.5 - i * 0.05) +
        bush(random, 1380 + i * 60, 1010, 140, 0.3 + i * 0.06);
    page.fill(front, '#1f3d28');
  },
};
