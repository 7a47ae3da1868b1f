import { Ground } from '../../kit/ground.ts';
import { castShadow, drawModel, Shot } from '../../kit/model.ts';
import { below, heightAt } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { bandage, carer, casualty, firstAidKit } from '../../parts/props/first-aid.ts';
import { looseHelmet } from '../../parts/props/helmet.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { scatter, stones } from '../../parts/terrain.ts';
import { banyan, bush, oak, tufts, wood } from '../../parts/trees.ts';

/** First aid on a training yard: a trainer turns a rider into the recovery position while three others watch. */
export const firstAid: Scene = {
  draw(page, random) {
    const air = '#fff0c9';
    sky(page, ['#7cc3cf', '#b9dccf', '#f3e6bd', air], 376);
    page.glow(180, 226, 620, '#fff6d6', 0.75);
    cloud(page, random, [980, 140], 380, 66, '#fffaf0', '#e6e6d0', 0.9);
    const hills = roll(random, range(random, 4, 336, 80), 2);
    page.land(hills, '#8fbfae', air, 406, { smooth: true, fade: 0.7 });
    const line = roll(random, range(random, 2, 376, 10), 1);
    page.fill(
      wood(random, line, 13, 90, 175, oak, { from: 650, width: 0.8, sink: 0.1 }),
      page.vertical(226, 376, [0, '#b9cf8d'], [1, '#79a878']),
    );
    page.fill(
      wood(random, line, 24, 34, 66, bush, { from: 640, width: 0.65, sink: 0.2 }),
      '#6c9f6c',
    );

    const ground = new Ground({ horizon: 306, centre: 800, eye: 2.3, focal: 1800 });
    const quad = (x0: number, x1: number, z0: number, z1: number, up0 = 0, up1 = up0) =>
      flat(ground, [
        [x0, z0, up0],
        [x1, z0, up0],
        [x1, z1, up1],
        [x0, z1, up1],
      ]);
    page.rect(0, 371, 1600, 130, page.vertical(371, 501, [0, '#cddc94'], [1, '#8fb565']));

    // The training hall: an open bay, a shutter, a roof of sheets.
    const front = (x0: number, x1: number, up0: number, up1: number) =>
      quad(x0, x1, 30, 30, up0, up1);
    page.fill(front(-15, -2.2, 0, 3.6), page.slanted(0, 0, 660, 0, [0, '#fbe6b8'], [1, '#e6c795']));
    page.fill(front(-15, -2.2, 0, 0.7), '#c98a5f');
    page.fill(front(-12.6, -8.8, 0, 2.9), page.vertical(266, 446, [0, '#3e4a4c'], [1, '#6d6a5c']));
    page.fill(
      front(-12.2, -11.9, 0, 2) +
        front(-9.5, -9.2, 0, 2) +
        front(-12.2, -9.2, 0.9, 1.05) +
        front(-12.2, -9.2, 1.9, 2.05) +
        front(-11.5, -10.9, 1.05, 1.5) +
        front(-10.5, -9.8, 2.05, 2.4) +
        front(-11.3, -10.2, 0, 0.5),
      '#2f3638',
    );
    page.fill(front(-8, -4.2, 0, 2.9), '#3b8187');
    let slats = '';
    for (let up = 0.3; up < 2.9; up += 0.32) slats += front(-8, -4.2, up, up + 0.06);
    page.fill(slats, '#2b666d');
    page
      .fill(front(-3.75, -2.55, 1.2, 2.6), '#fff3d6')
      .fill(front(-3.6, -3.2, 1.3, 2.5) + front(-3.1, -2.7, 1.3, 2.5), '#7fb3b8');
    page.fill(
      flat(ground, [
        [-15.6, 29, 3.4],
        [-1.6, 29, 3.4],
        [-2.6, 34, 5.1],
        [-15.6, 34, 5.1],
      ]),
      page.vertical(166, 266, [0, '#cf7a54'], [1, '#b05a40']),
    );
    let sheets = '';
    for (let x = -15; x < -2.4; x += 0.9)
      sheets += flat(ground, [
        [x, 29, 3.4],
        [x + 0.12, 29, 3.4],
        [x * 0.985 - 0.1, 34, 5.1],
        [x * 0.985 - 0.2, 34, 5.1],
      ]);
    page.fill(sheets, '#8f4333', { opacity: 0.5 });
    page.fill(front(-15.6, -1.8, 3.25, 3.5), '#8f4333');
    page.fill(front(-15, -2.2, 2.95, 3.25), '#7a4a3a', { opacity: 0.35 });

    page.mist(420, 462, 460, 22, '#4f6f3c', 0.5);
    page.ellipse(1560, 476, 330, 15, '#5f9455', { opacity: 0.7 });
    banyan(page, random, 1500, 476, 380, ['#3f6e4c', '#5f9455', '#9bbd64']);

    // The yard: slabs of concrete, their joints, a painted box.
    page.fill(
      quad(-40, 40, 5.4, 22),
      page.vertical(494, 1000, [0, '#f0dcb6'], [0.4, '#d9b98f'], [1, '#a27d60']),
    );
    page.fill(quad(-40, 40, 22, 22.5), '#fff3d2');
    let pale = '';
    let dark = '';
    for (let i = -6; i < 6; i++)
      for (let k = 0; k < 6; k++) {
        const tile = quad(i * 2.6 + 0.6, i * 2.6 + 3.2, 5.2 + k * 2.6, 7.8 + k * 2.6);
        const dice = random();
        if (dice < 0.24) pale += tile;
        else if (dice > 0.8) dark += tile;
      }
    page.fill(pale, '#fff0cf', { opacity: 0.28 }).fill(dark, '#8a6246', { opacity: 0.16 });
    let joints = '';
    for (let i = -6; i < 7; i++) joints += quad(i * 2.6 + 0.58, i * 2.6 + 0.62, 5.2, 22);
    for (let k = 0; k < 7; k++) joints += quad(-40, 40, 5.2 + k * 2.6, 5.25 + k * 2.6);
    page.fill(joints, '#8a6a50', { opacity: 0.55 });
    page.mist(330, 640, 620, 170, '#fff6d2', 0.4);
    page.fill(quad(-12, 12, 15.2, 15.4), '#fff8e4', { opacity: 0.8 });

    const shadow = '#4a3040';
    // Near at hand: cracks, grit, the shade of a tree that stands behind us.
    page.stroke('M-10 885l70-14 48 16 90-8 40 14M1600 808l-86 12-40-9-74 16', '#7d5a44', 2.4, {
      opacity: 0.7,
    });
    stones(
      page,
      random,
      scatter(random, ground, 10, 820, 940, 3, (x) => Math.abs(x - 800) > 420),
      '#8a6750',
      '#fbe3b6',
    );
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff3cc', shade: '#40304e', depth: 0.2 },
      sun: [0.75, 0.12],
      shadow,
      shadowOpacity: 0.3,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.4, lean = 0) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size, lean });
    for (const [right, ahead] of [
      [0.5, 18],
      [6.6, 17],
    ] as const)
      cone(page, ground.screen(right, ahead), ground.scale(ahead) * 0.7, shadow);
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: 12 }).parts,
      at(-2.5, 12.6, 142, 1.45),
      tones(),
      staging,
    );

    // The riders who watch.
    place(
      page,
      person('crossed', { helmet: 'none', gear: true }),
      at(1.15, 12.7, 212),
      tones({ jacket: '#4c5f86', trousers: '#2f3644', accent: '#e9e2d2' }),
      staging,
    );
    place(
      page,
      person('stoop', { helmet: 'none', longHair: true, gear: true }),
      at(2.08, 12.5, 236),
      tones({ jacket: '#8a4a72', trousers: '#363148', accent: '#f0c4a0', skin: '#a86f4b' }),
      staging,
    );
    place(
      page,
      [...person('carry', { helmet: 'none', gear: true }), ...looseHelmet([12, 104, -36], 30)],
      at(2.95, 12.9, 246),
      tones({
        jacket: '#5d6b4a',
        trousers: '#3b3a38',
        accent: '#d8c79a',
        helmet: '#d8452f',
        skin: '#7f5238',
      }),
      staging,
    );

    // The mat, the trainer, the rider on the side, the trainer's hands in front.
    page.fill(quad(-2.3, 1.5, 8.25, 9.9), '#2b5f73');
    page.fill(quad(-2.25, 1.45, 8.34, 9.86), '#4f93a3');
    const trainer = carer({ helmet: 'none', shortSleeves: true, stripe: false });
    const green = tones({
      jacket: '#1f8f62',
      trousers: '#39424c',
      accent: '#14694a',
      skin: '#8f5c3e',
    });
    const kneeling = at(-0.5, 9.75, 194);
    place(page, trainer.body, kneeling, green, staging);
    place(
      page,
      casualty({ helmet: 'none', stripe: false, gear: true }),
      at(-0.25, 8.95, 186, 1.4, 90),
      tones({ jacket: '#e2673c', trousers: '#3a3f4c', accent: '#fbe7c6', skin: '#a06a47' }),
      { ...staging, sun: [0.5, 0.05] },
    );
    drawModel(page, trainer.arms, kneeling, green, staging.light);
    const helmet = looseHelmet([0, 15, 0]);
    const lying = at(-1.85, 8.35, 150);
    castShadow(page, helmet, lying, staging.sun, shadow, 0.4);
    drawModel(page, helmet, lying, tones(), staging.light);
    firstAidKit(page, ground, { right: 1.72, ahead: 8.3, turn: -16, size: 1.1 }, shadow);
    bandage(page, ground, [0.95, 7.75]);
    // The edge of the lawn on which we stand.
    const verge = roll(random, range(random, 5, 968, 14), 2);
    page.fill(below(verge, 1000), page.vertical(950, 1000, [0, '#8fae5a'], [1, '#4f7a45']));
    const blades = Array.from({ length: 13 }, (_, i) => {
      const x = i * 132 + random.signed() * 50;
      return [x, heightAt(verge, x) + 14, random.between(22, 46)] as const;
    });
    page.fill(tufts(random, blades), '#6f9a4e');
  },
};
