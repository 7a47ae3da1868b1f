import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { polygon, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { sky, stars } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { palm } from '../../parts/trees.ts';

/** A film under the stars: a rider crosses the dunes on the big screen, friends on rugs, machines parked beside. */
export const filmNight: Scene = {
  draw(page, random) {
    sky(page, ['#050b20', '#0d1f45', '#1f4272', '#3f6a96'], 600);
    stars(page, random, 220, 480, {
      colour: '#e4eeff',
      band: [
        [100, 40],
        [1500, 330],
      ],
    });
    page.land(roll(random, range(random, 4, 560, 70), 2), '#16305a', '#2f5684', 660, {
      smooth: true,
      fade: 0.6,
    });
    page.fill(
      [
        [150, 640, 330, 0.1],
        [1470, 640, 340, -0.1],
      ]
        .map(([x = 0, y = 0, h = 0, l = 0]) => palm(random, x, y, h, l))
        .join(''),
      '#0c1d3c',
    );
    const ground = new Ground({ horizon: 560, centre: 800, eye: 1.9, focal: 1300 });
    page.rect(
      0,
      632,
      1600,
      368,
      page.vertical(632, 1000, [0, '#2a5a62'], [0.4, '#163c4a'], [1, '#081a2a']),
    );
    page.glow(800, 640, 760, '#ffd9a0', 0.4, 220);
    // The screen on its frame.
    const [left, top, wide, tall] = [430, 180, 740, 400];
    page.glow(800, 380, 640, '#ffcf96', 0.4, 420);
    page.fill(
      `M${left - 30} 660l50-480h14l-40 480zM${left + wide + 30} 660l-50-480h-14l40 480z`,
      '#0a1428',
    );
    page.rect(left - 16, top - 16, wide + 32, tall + 32, '#0a1428', { rx: 6 });
    page.clipped(`M${left} ${top}h${wide}v${tall}h${-wide}z`, () => {
      page.rect(
        left,
        top,
        wide,
        tall,
        page.vertical(top, top + tall, [0, '#f2875c'], [0.4, '#fbb76a'], [0.66, '#ffe3a4']),
      );
      page.circle(960, 390, 62, '#fff6d8').glow(960, 390, 240, '#fff0c0', 0.7);
      page.fill(`M420 430Q560 350 700 420T960 420T1190 400V600H420z`, '#d9824e');
      page.fill(`M420 470Q600 400 800 470T1190 440V600H420z`, '#b8623c');
      page.fill(`M420 520Q640 470 860 520T1190 500V600H420z`, '#8a4430');
      const film = Shot.at([770, 520], 1.02, { heading: 84, above: 3, pitch: -3 });
      place(
        page,
        ridden(adventure({ roll: true }), { hold: 'standing', dress: { helmet: 'peak' } }),
        film,
        tones({
          paint: '#f4e6c8',
          jacket: '#5a2a28',
          trousers: '#4a2a2a',
          helmet: '#fff0d8',
          cargo: '#6a3a2a',
        }),
        {
          light: { from: [0.8, -0.5], rim: '#fff0c4', shade: '#6a2f28', depth: 0.4 },
          shadow: '#4a2018',
          shadowOpacity: 0.4,
        },
      );
      page.fill(
        polygon([
          [690, 524],
          [560, 498],
          [540, 512],
          [600, 530],
        ]),
        '#f0b070',
        { opacity: 0.6 },
      );
    });
    page
      .rect(left, top, wide, 18, '#0a1428', { opacity: 0.85 })
      .rect(left, top + tall - 18, wide, 18, '#0a1428', { opacity: 0.85 });
    // Strings of lamps.
    for (const [x0, y0, x1, y1] of [
      [-20, 190, 400, 250],
      [1200, 250, 1620, 190],
    ] as const) {
      const mid = [(x0 + x1) / 2, (y0 + y1) / 2 + 90] as const;
      page.stroke(`M${x0} ${y0}Q${mid[0]} ${mid[1]} ${x1} ${y1}`, '#0a1428', 3);
      for (let i = 1; i < 9; i++) {
        const t = i / 9;
        const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mid[0] + t * t * x1;
        const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * mid[1] + t * t * y1;
        page.circle(x, y + 7, 6, '#ffe9b0').glow(x, y + 7, 36, '#ffc870', 0.7);
      }
    }
    page.rect(396, 246, 8, 420, '#0a1428').rect(1196, 246, 8, 420, '#0a1428');
    const staging = {
      light: { from: [0, -1], rim: '#ffd9a0', shade: '#0c1f3c', depth: 0.42 },
      shadow: '#040c18',
      shadowOpacity: 0.5,
    } as const;
    const side = (x: number) => ({
      ...staging,
      light: { ...staging.light, from: [x, -0.5] as const },
    });
    const on = (x: number, y: number, heading: number, size = 1.2) =>
      Shot.on(ground, [x, y], { heading, size });
    place(
      page,
      classic({ parked: true, steer: -12 }).parts,
      on(300, 720, 128, 1.2),
      tones({ paint: '#b5382c' }),
      side(0.8),
    );
    // Rugs and people on them, seen from behind; the screen edges them with light.
    const rug = (x: number, ahead: number, half: number, colour: string) => {
      page.fill(
        flat(ground, [
          [x - half, ahead - 0.5],
          [x + half, ahead - 0.5],
          [x + half * 0.95, ahead + 0.7],
          [x - half * 0.95, ahead + 0.7],
        ]),
        colour,
      );
      page.fill(
        flat(ground, [
          [x - half, ahead - 0.5],
          [x + half, ahead - 0.5],
          [x + half, ahead - 0.38],
          [x - half, ahead - 0.38],
        ]),
        mix(colour, '#fff0d0', 0.3),
      );
    };
    const people = [
      [-1.5, 11.4, 4, 'none', '#7a3a4a'],
      [-0.7, 11.3, -6, 'cap', '#2f5a7a'],
      [1.2, 11.2, -4, 'none', '#8a6a2f'],
      [2, 11.4, -8, 'none', '#4a3a6a'],
      [-2, 7.9, 12, 'none', '#2f6a6a'],
      [-1.2, 7.8, 4, 'none', '#a34a32'],
      [0.7, 8, -2, 'cap', '#33406a'],
      [1.55, 7.9, -10, 'none', '#7a2f52'],
    ] as const;
    rug(-1.1, 11.3, 1.1, '#5a2f4a');
    rug(1.6, 11.3, 1.1, '#2f4a6a');
    for (const [i, [x, z, heading, helmet, jacket]] of people.entries()) {
      if (i === 4) {
        rug(-1.6, 7.8, 1.15, '#6a3a2f');
        rug(1.1, 7.9, 1.15, '#234a5a');
      }
      place(
        page,
        person('sit', { helmet, longHair: i % 3 === 1 && helmet === 'none' }),
        Shot.on(ground, ground.screen(x, z), { heading, size: 1.22 }),
        tones({ jacket, trousers: '#1c2a44', accent: '#d8a03f' }),
        staging,
      );
    }
    place(
      page,
      adventure({ cases: true, parked: true, steer: 12 }).parts,
      on(1290, 806, 318, 1.16),
      tones(),
      side(-0.7),
    );
    let grass = '';
    for (let i = 0; i < 60; i++)
      grass += `M${random.whole(0, 1600)} ${random.whole(700, 990)}l${short(random.signed() * 5, 0)} -${random.whole(6, 14)}`;
    page.stroke(grass, '#3f7a78', 2, { opacity: 0.4 });
  },
};
