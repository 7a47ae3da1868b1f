import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { curve, heightAt, shifted, short, spline } from '../../kit/path.ts';
import { roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, tones } from '../../parts/riders.ts';
import { rays, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { boulders, ripples, waterfall } from '../../parts/terrain.ts';
import { crown, tufts } from '../../parts/trees.ts';

/** A living root bridge over a green gorge; the machine waits, its rider walks across. */
export const meghalayaRoots: Scene = {
  draw(page, random) {
    const air = '#e6f1ea';
    sky(page, ['#b9d8cf', '#d6e8da', '#eef4e2', air], 700);
    page.glow(840, 300, 700, '#fffde8', 0.95);
    for (const [i, colour] of ['#b2d2c2', '#8dbba6', '#649c86'].entries()) {
      let d = '';
      for (let k = 0; k < 9 - i; k++) {
        const x = random.between(-60, 1660);
        const w = 10 + i * 12;
        if (Math.abs(x - 840) < 170 + i * 70) continue;
        d += `M${short(x, 0)} -20C${short(x + random.signed() * 30, 0)} 300 ${short(x + random.signed() * 30, 0)} 500 ${short(x - w, 0)} 900H${short(x + w * 1.6, 0)}C${short(x + w, 0)} 560 ${short(x + w * 1.2, 0)} 300 ${short(x + w * 0.8, 0)} -20z`;
      }
      page.fill(d, colour);
      d = '';
      for (let k = 0; k < 8; k++) {
        const x = -40 + k * 240 + random.signed() * 50;
        d += crown(
          random,
          x,
          10 + i * 6 - (Math.abs(x - 840) < 300 ? 70 : 0),
          random.between(280, 380),
          random.between(150, 250),
          5,
        );
      }
      page.fill(d, colour, { opacity: 0.9 });
      page.land(
        roll(
          random,
          [
            [-40, 520 + i * 20],
            [300, 590 + i * 30],
            [840, 690 + i * 36],
            [1340, 590 + i * 30],
            [1640, 520 + i * 20],
          ],
          6,
        ),
        colour,
        air,
        860,
        { smooth: true, fade: 0.6 },
      );
      page.mist(840, 610 + i * 60, 900, 90, '#fafdf2', 0.6);
    }
    rays(page, random, [840, -200], 9, 0.9, 2.25, 1000, '#fffff0', 0.45);
    waterfall(page, 850, 520, 800, 20);
    page.fill(
      'M430 1000C600 900 740 860 800 796L890 796C950 870 1080 910 1240 1000z',
      page.vertical(780, 1000, [0, '#e9f6ee'], [0.4, '#8cc2b4'], [1, '#3b8377']),
    );
    ripples(page, random, 34, 806, 990, '#f7fffb', { opacity: 0.6, centre: 850, spread: 300 });

    const [dark, mid] = ['#1d4a3e', '#2f6453'];
    const deck = spline(
      [
        [120, 560],
        [300, 624],
        [560, 668],
        [860, 682],
        [1160, 660],
        [1420, 604],
        [1660, 540],
      ],
      10,
    );
    page.band(deck, shifted(deck, 0, 26), dark);
    let roots = '';
    for (let i = 0; i < 11; i++) {
      const [o, k] = [random.between(-12, 40), random.signed() * 24];
      roots += curve(
        spline(
          [
            [100, 560 + o],
            [340, 640 + o + k],
            [620, 676 + o - k * 0.6],
            [880, 684 + o * 0.6],
            [1140, 664 + o + k * 0.6],
            [1400, 614 + o - k],
            [1660, 540 + o],
          ],
          3,
        ),
        0,
      );
    }
    page.stroke(roots, dark, 6, { 'stroke-linecap': 'round' });
    page.stroke(curve(shifted(deck, 0, -2), 0), '#9fce8a', 4, { opacity: 0.7 });
    place(
      page,
      person('walk', { helmet: 'none', pack: true }),
      Shot.at([830, 684], 0.9, { heading: 80, above: 2 }),
      tones({ jacket: '#c2452f', trousers: '#24352f', cargo: '#caa23a' }),
      {
        light: { from: [0.1, -1], rim: '#fbffe6', shade: '#1c3a32' },
        shadowOpacity: 0,
      },
    );
    const railing = spline(
      [
        [120, 420],
        [320, 520],
        [600, 592],
        [880, 610],
        [1160, 586],
        [1420, 510],
        [1660, 400],
      ],
      8,
    );
    page.stroke(curve(railing, 0), mid, 8);
    roots = '';
    for (let x = 170; x < 1600; x += 52) {
      const [top, foot] = [heightAt(railing, x), heightAt(deck, x)];
      roots += `M${short(x + random.signed() * 10, 0)} ${short(top, 0)}Q${short(x + random.signed() * 24, 0)} ${short((top + foot) / 2, 0)} ${short(x + random.signed() * 26, 0)} ${short(foot + 8, 0)}`;
    }
    page.stroke(roots, mid, 4, { 'stroke-linecap': 'round' });

    const bank = roll(
      random,
      [
        [-40, 770],
        [180, 782],
        [360, 800],
        [500, 846],
        [600, 920],
        [640, 1010],
      ],
      3,
    );
    page.land(bank, '#4f8a62', '#1c4a3c', 980, { smooth: true, fade: 1 });
    page.stroke(curve(bank, 0), '#a8d48c', 4, { opacity: 0.7 });
    const opposite = roll(
      random,
      [
        [1060, 1010],
        [1140, 920],
        [1260, 860],
        [1420, 830],
        [1640, 810],
      ],
      3,
    );
    page.land(opposite, '#3f7a58', '#1a4438', 980, { smooth: true, fade: 1 });
    boulders(
      page,
      random,
      [
        [700, 950, 44],
        [1010, 930, 52],
        [620, 900, 30],
        [1120, 970, 60],
        [780, 990, 40],
      ],
      '#5d7f74',
      '#a9c9b0',
      '#24483f',
      -1,
    );
    const ground = new Ground({ horizon: 600, centre: 800, eye: 2.2 });
    place(
      page,
      classic({ cases: true, roll: true, parked: true, steer: -16 }).parts,
      Shot.on(ground, [320, 836], { heading: 60, lean: -8 }),
      tones({ cargo: '#8a5a3a' }),
      {
        light: { from: [0.5, -0.85], rim: '#fbffe0', shade: '#153a30', depth: 0.3 },
        shadow: '#0c2a22',
        shadowOpacity: 0.5,
      },
    );
    let frame = '';
    for (const [k, x] of [
      [1, -40],
      [-1, 1640],
    ] as const) {
      frame += `M${x} -20V${k > 0 ? 760 : 1000}L${x + k * 90} 800C${x + k * 130} 700 ${x + k * 140} 600 ${x + k * 150} 420C${x + k * 160} 240 ${x + k * 200} 120 ${x + k * 300} -20z`;
      for (let i = 0; i < 6; i++)
        frame += crown(random, x + k * (70 + i * 78), 24 - i * 12, 220, 190 - i * 12, 5);
      for (let i = 0; i < 4; i++)
        frame += crown(random, x + k * (30 + i * 50), 1000 + i * 12, 170, 170 - i * 30, 5);
    }
    page.fill(frame, '#123a30');
    let hanging = '';
    for (let i = 0; i < 26; i++) {
      const x = i % 2 ? random.between(0, 330) : random.between(1270, 1600);
      hanging += `M${short(x, 0)} ${random.whole(60, 130)}q${short(random.signed() * 16, 0)} 60 ${short(random.signed() * 10, 0)} ${random.whole(90, 300)}`;
    }
    page.stroke(hanging, '#123a30', 3);
    const grass: [number, number, number][] = Array.from({ length: 26 }, () => [
      random.between(60, 560),
      random.between(850, 980),
      random.between(20, 44),
    ]);
    page.fill(tufts(random, grass), '#2f6b4c');
  },
};
