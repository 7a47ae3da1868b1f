import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** Early light in the pit lane: a row of track machines before the garages, riders being briefed. */
export const trackDayLevel1: Scene = {
  draw(page, random) {
    const air = '#ffd9a6';
    sky(page, ['#7f9cc0', '#c5b6bd', '#f7cfa2', air], 460);
    sun(page, [430, 372], 46, '#fffbe4', '#ffd48a', { opacity: 1, reach: 8 });
    streaks(page, random, 7, 60, 300, '#fff0dc', 0.55);
    page.land(roll(random, range(random, 4, 440, 44, -40, 1000), 2), '#b99aa0', air, 480, {
      smooth: true,
      base: 480,
      fade: 0.6,
    });
    const ground = new Ground({ horizon: 460, centre: 470, eye: 2, focal: 1150 });
    page.rect(
      0,
      460,
      1600,
      540,
      page.vertical(460, 1000, [0, '#f3c592'], [0.2, '#bb9a8a'], [0.55, '#857a80'], [1, '#514c5a']),
    );
    page.fill(
      flat(ground, [
        [-9, 4],
        [-6, 4],
        [-6, 300],
        [-9, 300],
      ]),
      '#8f9a63',
      { opacity: 0.8 },
    );
    // The pit wall on the left and the row of garages on the right.
    page.fill(
      flat(ground, [
        [-4.6, 3],
        [-4.6, 200],
        [-4.6, 200, 0.9],
        [-4.6, 3, 0.9],
      ]),
      page.slanted(460, 0, -200, 0, [0, '#e6c6a4'], [1, '#8d7f88']),
    );
    const face = (from: number, to: number, low: number, high: number, right = 5.2) =>
      flat(ground, [
        [right, from, low],
        [right, to, low],
        [right, to, high],
        [right, from, high],
      ]);
    page.fill(
      face(3, 150, 0, 4.9),
      page.slanted(480, 0, 1700, 0, [0, '#f6dcb8'], [0.35, '#e9dccb'], [1, '#cfc5c2']),
    );
    for (let i = 0; i < 13; i++) {
      const from = 4.2 + i * 5;
      page.fill(face(from, from + 3.9, 0, 2.9), i % 4 === 1 ? '#3a3846' : '#57505c');
      page.fill(face(from, from + 3.9, i % 4 === 1 ? 2.3 : 0.0, 2.9), '#8f8791');
      let slats = '';
      for (let h = i % 4 === 1 ? 2.4 : 0.25; h < 2.9; h += 0.3)
        slats += face(from, from + 3.9, h, h + 0.05);
      if (i < 7) page.fill(slats, '#5d5662', { opacity: 0.5 });
      page.fill(face(from, from + 3.9, 3.2, 3.9), i % 2 ? '#d8433b' : '#FFD21F');
    }
    page.fill(face(3, 150, 4.5, 4.9), '#8a7a7c');
    page.fill(
      flat(ground, [
        [5.2, 3, 4.3],
        [5.2, 150, 4.3],
        [3.6, 150, 4.5],
        [3.6, 3, 4.5],
      ]),
      '#6c6068',
    );
    page.fill(
      flat(ground, [
        [3.6, 3, 4.5],
        [3.6, 150, 4.5],
        [3.6, 150, 4.72],
        [3.6, 3, 4.72],
      ]),
      '#fbe7c6',
    );
    let lines = '';
    for (let i = 0; i < 20; i++) {
      const z = 4.6 + i * 1.75;
      lines += flat(ground, [
        [1.1, z],
        [4.2, z + 1.1],
        [4.2, z + 1.22],
        [1.1, z + 0.12],
      ]);
    }
    lines += flat(ground, [
      [-1.9, 3],
      [-1.75, 3],
      [-1.75, 200],
      [-1.9, 200],
    ]);
    page.fill(lines, '#fff0d6', { opacity: 0.75 });
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffe9bf', shade: '#2c2440', depth: 0.28 },
      sun: [1.1, -0.5],
      shadow: '#2a2036',
      shadowOpacity: 0.34,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.15) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size });
    const paints = ['#d8433b', '#f4f1e6', '#2f6fb7', '#FFD21F', '#2f9a6b'];
    for (let i = 4; i >= 0; i--) {
      const paint = paints[i] ?? '#d8433b';
      if (i === 4)
        place(
          page,
          person('talk', { helmet: 'cap' }),
          at(-0.4, 12.2, 60),
          tones({ jacket: '#f4f1e6', accent: '#d8433b' }),
          staging,
        );
      if (i === 3) {
        place(
          page,
          person('stand', { helmet: 'none' }),
          at(0.9, 11.4, 250),
          tones({ jacket: '#2a2c34', stripe: '#d8433b' }),
          staging,
        );
        place(
          page,
          person('hips', { helmet: 'none', longHair: true }),
          at(0.2, 10.6, 320),
          tones({ jacket: '#a33a34', trousers: '#2c2a33' }),
          staging,
        );
      }
      place(
        page,
        sport({ parked: true, steer: 14 }).parts,
        at(2.35, 5.9 + i * 1.75, 236, 1.12),
        tones({ paint, accent: paint === '#f4f1e6' ? '#2f6fb7' : '#f4f1e6' }),
        staging,
      );
    }
    cone(page, [230, 800], 84, '#2a2036');
    cone(page, [338, 640], 44, '#2a2036');
  },
};
