import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { bush, oak, wood } from '../../parts/trees.ts';

/** A team day on a coffee estate: four colleagues before the bungalow in the morning sun, mist in the silver oaks. */
export const corporateGallery3: Scene = {
  draw(page, random) {
    const air = '#fdeccb';
    sky(page, ['#86b4bf', '#bfd6c8', '#eee6c8', air], 460);
    sun(page, [330, 250], 40, '#fffbe4', '#ffe3a0', { opacity: 0.9 });
    for (const [colour, y, height, peaks] of [
      ['#a9c0a4', 340, 80, 3],
      ['#84a883', 420, 70, 4],
      ['#5f8c66', 500, 50, 3],
    ] as const) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, air, y + 170, { smooth: true, fade: 0.75 });
      if (y > 400) page.fill(wood(random, line, 28, 60, 130, oak, { width: 0.24 }), colour);
      page.mist(random.between(300, 1300), y + 100, 1000, 46, '#fff3d4', 0.8);
    }
    page.rect(
      0,
      596,
      1600,
      404,
      page.vertical(596, 1000, [0, '#b9c470'], [0.35, '#7f9f4c'], [1, '#3f6234']),
    );
    // Coffee in rows, red with cherries.
    for (const [y, size, colour] of [
      [640, 80, '#5c8a52'],
      [684, 98, '#4a7a49'],
    ] as const) {
      let rows = '';
      for (let x = -20; x < 640; x += size * 0.66)
        rows += bush(random, x + random.signed() * 8, y, size, 0.5);
      page.fill(rows, colour);
      let cherries = '';
      for (let i = 0; i < 32; i++)
        cherries += `M${random.whole(0, 620)} ${random.whole(y - 34, y - 6)}h0`;
      page.stroke(cherries, '#c9452f', 6, { 'stroke-linecap': 'round', opacity: 0.85 });
    }
    // The bungalow: deep veranda under a tiled roof, light in the rooms.
    page.fill(
      [1464, 1530, 1592].map((x, i) => oak(random, x, 650, 400 - i * 50, 0.26)).join(''),
      '#5f8a5c',
    );
    page.rect(820, 440, 640, 244, page.slanted(820, 0, 1460, 0, [0, '#e8d5b0'], [1, '#b9a88c']));
    page.rect(820, 440, 640, 244, page.vertical(450, 640, [0, '#4a3a34', 0.75], [1, '#4a3a34', 0]));
    for (const x of [872, 1004, 1316])
      page.rect(x, 526, 80, 104, '#4d6152').rect(x + 9, 535, 62, 86, '#ffdc96');
    page.stroke('M912 535v86M1044 535v86M1356 535v86', '#4d6152', 6);
    page.rect(1160, 514, 92, 170, '#5a4034').rect(1172, 526, 68, 158, '#ffd07a');
    page.fill(
      'M764 456Q840 392 892 310H1388Q1440 392 1516 456z',
      page.slanted(800, 320, 1480, 440, [0, '#d07a52'], [0.5, '#b05a40'], [1, '#8a4434']),
    );
    let tiles = '';
    for (let i = 1; i < 22; i++) {
      const [top, foot] = [892 + i * 22.5, 764 + i * 34.2];
      tiles += `M${short(top)} 312Q${short(top * 0.42 + foot * 0.58 + (top - foot) * 0.1)} 392 ${short(foot)} 454`;
    }
    page.stroke(tiles, '#7a3a2c', 2.4, { opacity: 0.35 });
    page.fill('M764 456H1516l-6 14H770z', '#6d3428').rect(884, 302, 512, 12, '#8a4434', { rx: 5 });
    let [posts, shaded] = ['', ''];
    for (let x = 800; x <= 1484; x += 136) {
      posts += `M${x} 470h14v206h-14z`;
      shaded += `M${x + 9} 470h5v206h-5z`;
    }
    page
      .fill(posts, '#fbf3de')
      .fill(shaded, '#b9a58a')
      .stroke('M806 632H1134M1278 632H1488M806 612H1134M1278 612H1488', '#fbf3de', 5);
    page.fill('M786 676H1502V694H786z', '#d9c29a').fill('M766 694H1522V716H766z', '#a88f70');
    page.fill('M1128 694h156l16 28h-188z', '#c9b28c').fill('M1112 722h188v10h-188z', '#8f785c');
    page.fill(
      bush(random, 842, 712, 120, 0.55) +
        bush(random, 1420, 712, 150, 0.6) +
        bush(random, 1030, 712, 90, 0.4),
      '#4a7a49',
    );
    let blooms = '';
    for (let i = 0; i < 22; i++) {
      const x = i % 2 ? random.whole(796, 886) : random.whole(1360, 1480);
      blooms += `M${x} ${random.whole(648, 700)}h0`;
    }
    page.stroke(blooms, '#e85a7a', 9, { 'stroke-linecap': 'round' });
    const ground = new Ground({ horizon: 500, centre: 800, eye: 2, focal: 1000 });
    // Light that lies between the shadows of the oaks.
    for (const [x, y, rx] of [
      [520, 770, 700],
      [1050, 860, 620],
    ] as const)
      page.ellipse(
        x,
        y,
        rx,
        26,
        page.radial([0, '#eadf88', 0.75], [0.6, '#d9d67c', 0.4], [1, '#d9d67c', 0]),
      );
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff0c2', shade: '#2c4036', depth: 0.22 },
      sun: [1.1, -0.35],
      shadow: '#2a4226',
      shadowOpacity: 0.36,
    } as const;
    place(
      page,
      classic({ parked: true, steer: -12 }).parts,
      Shot.on(ground, [1130, 812], { heading: 236, lean: -5, size: 1.34 }),
      tones({ paint: '#FFD21F', seat: '#4a2f22' }),
      staging,
    );
    for (const [x, y, pose, heading, jacket, trousers, skin, dress] of [
      [640, 800, 'hips', 168, '#2f7a86', '#33363f', '#7a4a30', { helmet: 'none' }],
      [806, 806, 'talk', 232, '#e8b83a', '#f0e6d0', '#9a6444', { longHair: true, kurta: true }],
      [500, 838, 'stand', 84, '#c9452f', '#2f3a4c', '#a86d48', { longHair: true }],
      [880, 846, 'talk', 262, '#f2ead6', '#3f4652', '#8a5638', { shortSleeves: true }],
    ] as const)
      place(
        page,
        person(pose, { helmet: 'none', ...dress }),
        Shot.on(ground, [x, y], { heading, size: 1.3 }),
        tones({ jacket, skin, trousers, boots: '#3a2a24' }),
        staging,
      );
    let front = '';
    for (let i = 0; i < 5; i++)
      front +=
        bush(random, -10 + i * 60, 1010, 140, 0.6 - i * 0.08) +
        bush(random, 1380 + i * 60, 1010, 140, 0.3 + i * 0.08);
    page.fill(front, '#2a4a2c');
  },
};
