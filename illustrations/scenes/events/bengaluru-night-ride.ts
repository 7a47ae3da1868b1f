import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { short } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { skyline } from '../../parts/props/city.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { moon, sky, stars } from '../../parts/sky.ts';
import { headlight, place } from '../../parts/stage.ts';
import { crown } from '../../parts/trees.ts';

/** Three friends cruise a wide avenue at night: towers, the metro on its viaduct, lamps on wet asphalt. */
export const bengaluruNightRide: Scene = {
  draw(page, random) {
    sky(page, ['#0f0b2c', '#2a1a5c', '#5c2f86', '#a3508f'], 560);
    stars(page, random, 90, 260, { colour: '#e9dcff' });
    moon(page, [1270, 150], 30, '#fff3dc', '#b08fe0', 0.35);
    skyline(page, random, {
      foot: 590,
      low: 170,
      high: 400,
      colour: '#4a2f7c',
      haze: '#8a4a8f',
      windows: '#ffd9a0',
      lit: 0.22,
      cell: 9,
      narrow: 36,
      wide: 80,
    });
    skyline(page, random, {
      foot: 600,
      low: 110,
      high: 270,
      colour: '#2f1f5c',
      haze: '#5f3478',
      windows: '#ffc46a',
      lit: 0.36,
      cell: 12,
      narrow: 60,
      wide: 130,
      gap: 20,
    });
    page.mist(800, 580, 1100, 60, '#c46aa0', 0.5);
    // The viaduct and a train on it.
    page.rect(-10, 470, 1620, 26, '#271a4a').rect(-10, 466, 1620, 6, '#7d5aa8');
    for (let x = 60; x < 1600; x += 300)
      page
        .fill(`M${x - 12} 496h54l-14 24v106h-26v-106z`, '#21163f')
        .rect(x + 2, 520, 6, 104, '#4a3378');
    page
      .fill('M386 398H1090q52 2 74 68H386z', '#d9d3e6')
      .fill('M386 440H1157l9 26H386z', '#8a4fb0');
    let panes = '';
    for (let x = 404; x < 1080; x += 46) panes += `M${x} 410h34v22h-34z`;
    page.fill(panes, '#ffe6a8').fill('M1090 408q30 4 46 28h-50z', '#2a2050');
    page
      .rect(620, 398, 3, 68, '#7a6a98')
      .rect(856, 398, 3, 68, '#7a6a98')
      .glow(1160, 456, 60, '#fff3cf', 0.9);
    for (const [x, y, w, h] of [
      [150, 560, 330, 150],
      [560, 580, 240, 110],
      [980, 574, 280, 120],
      [1430, 556, 360, 160],
    ] as const) {
      page.fill(`M${x - 12} 640q4-40-6-70h36q-10 30-6 70z`, '#150f2c');
      page
        .fill(crown(random, x, y, w, h), '#1f1a48')
        .fill(crown(random, x - w * 0.1, y - h * 0.16, w * 0.62, h * 0.5, 6), '#33296a');
    }
    const ground = new Ground({ horizon: 560, centre: 800, eye: 1.75, focal: 1500 });
    page.rect(0, 622, 1600, 18, '#5a3f7c').rect(0, 634, 1600, 10, '#2a1d48');
    page.rect(
      0,
      642,
      1600,
      358,
      page.vertical(642, 1000, [0, '#4a3468'], [0.35, '#30254f'], [1, '#171230']),
    );
    for (const x of [250, 800, 1350]) {
      page.ellipse(x, 760, 130, 190, page.radial([0, '#ffcf8a', 0.4], [1, '#ffcf8a', 0]));
      page.rect(x - 4, 300, 8, 340, '#150f2c');
      page.stroke(`M${x} 306Q${x} 276 ${x + 50} 274M${x} 306Q${x} 276 ${x - 50} 274`, '#150f2c', 6);
      for (const side of [-58, 58]) {
        page.ellipse(x + side, 278, 24, 6, '#fff1c4').glow(x + side, 284, 120, '#ffd08a', 0.75);
      }
    }
    let dashes = '';
    for (let x = -12; x < 12; x += 2.6)
      dashes += flat(ground, [
        [x, 8.3],
        [x + 1.4, 8.3],
        [x + 1.4, 8.46],
        [x, 8.46],
      ]);
    page.fill(dashes, '#f2e6d0', { opacity: 0.8 });
    page.fill(
      flat(ground, [
        [-20, 4.5],
        [20, 4.5],
        [20, 4.6],
        [-20, 4.6],
      ]),
      '#FFD21F',
      { opacity: 0.85 },
    );
    let glints = '';
    for (let i = 0; i < 60; i++) {
      const x = random.pick([250, 800, 1350]) + random.signed() * 120;
      glints += `M${short(x, 0)} ${random.whole(660, 980)}h${random.whole(10, 60)}`;
    }
    page.stroke(glints, '#ffd9a0', 2, { opacity: 0.35, 'stroke-linecap': 'round' });
    const staging = {
      light: { from: [0.2, -1], rim: '#ffdca0', shade: '#1a1240', depth: 0.3 },
      shadow: '#080518',
      shadowOpacity: 0.55,
    } as const;
    for (const [x, y, heading, size, bike, up, colours, riding] of [
      [
        1190,
        740,
        246,
        1.25,
        scooter(),
        88,
        tones({ paint: '#3fb0a8', jacket: '#e8dcc4', helmet: '#e8573d', trousers: '#3a3358' }),
        { dress: { helmet: 'open' } },
      ],
      [
        440,
        760,
        248,
        1.25,
        cruiser(),
        88,
        tones({ paint: '#8f2f6a', jacket: '#2b2748', helmet: '#17181f' }),
        { dress: { helmet: 'open' } },
      ],
      [
        830,
        842,
        244,
        1.36,
        classic(),
        94,
        tones({ paint: '#FFD21F', jacket: '#6a2f3a', trousers: '#2f3358' }),
        { passenger: { helmet: 'open', longHair: true }, dress: { helmet: 'full' } },
      ],
    ] as const) {
      const shot = Shot.on(ground, [x, y], { heading, size });
      const lamp = shot.see([80, up, 0]);
      const [fx, fy] = [lamp.x - 230 * shot.scale, y + 50 * shot.scale];
      page.ellipse(
        fx,
        fy,
        210 * shot.scale,
        30 * shot.scale,
        page.radial([0, '#fff0c0', 0.55], [1, '#fff0c0', 0]),
      );
      place(page, ridden(bike, riding), shot, colours, staging);
      headlight(page, shot, up, '#fff0c4', 0.95);
    }
  },
};
