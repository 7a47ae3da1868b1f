import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { polygon, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { crowd } from '../../parts/props/crowd.ts';
import { flag } from '../../parts/props/festive.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, stars } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** The festival's main stage at night: a band, two machines in the lights, a sea of hands. */
export const bikeFestival: Scene = {
  draw(page, random) {
    sky(page, ['#14082e', '#3a1058', '#7d1f74', '#d8487a'], 640);
    stars(page, random, 100, 330, { colour: '#ffdcf0' });
    page.land(roll(random, range(random, 3, 560, 60), 2), '#5c1d66', '#c2407a', 680, {
      smooth: true,
      fade: 0.5,
    });
    // Light beams from the truss, behind the stage's frame.
    const beam = (x: number, angle: number, colour: string, opacity = 0.5) => {
      const a = (angle * Math.PI) / 180;
      const end = (k: number) => [x + Math.cos(a + k) * 900, 250 - Math.sin(a + k) * 900] as const;
      page.fill(
        polygon([[x, 250], end(-0.05), end(0.05)], 0),
        page.radialAt(
          x,
          250,
          700,
          [0, colour, opacity],
          [0.5, colour, opacity * 0.4],
          [1, colour, 0],
        ),
      );
    };
    for (const [x, angle, colour] of [
      [420, 128, '#6ad0ff'],
      [560, 104, '#ff8ad0'],
      [720, 96, '#ffe08a'],
      [880, 84, '#ffe08a'],
      [1040, 76, '#ff8ad0'],
      [1180, 52, '#6ad0ff'],
    ] as const)
      beam(x, angle, colour);
    // The stage: back wall, roof, towers of loudspeakers.
    page.rect(
      380,
      250,
      840,
      420,
      page.vertical(250, 670, [0, '#24104a'], [0.6, '#8f1f7c'], [1, '#ff6a6a']),
    );
    const rise = page.radialAt(
      800,
      560,
      420,
      [0, '#ffe9a8'],
      [0.35, '#ffb04a', 0.85],
      [0.75, '#f0406a', 0.35],
      [1, '#f0406a', 0],
    );
    page.rect(380, 250, 840, 420, rise);
    page.circle(800, 500, 118, '#FFD21F').circle(800, 500, 96, '#24104a');
    page.stroke(
      'M742 520a26 26 0 1 0 52 0a26 26 0 1 0-52 0M812 520a26 26 0 1 0 52 0a26 26 0 1 0-52 0M768 520l22-40h40l10 40M784 468h-22M830 480l-8-22h18',
      '#FFD21F',
      8,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    );
    page.fill('M330 200H1270L1240 262H360z', '#120a26').fill('M330 196H1270v8H330z', '#6a3f98');
    let truss = '';
    for (let x = 360; x < 1240; x += 40) truss += `M${x} 258l20-50l20 50`;
    page.stroke(truss, '#4a2f7c', 4);
    for (const x of [420, 560, 720, 880, 1040, 1180])
      page
        .fill(`M${x - 14} 256h28l6 22h-40z`, '#120a26')
        .ellipse(x, 280, 19, 6, '#fff6d8')
        .glow(x, 282, 60, '#ffe9b8', 0.8);
    for (const x of [300, 1216]) {
      page.rect(x, 262, 84, 408, '#120a26').rect(x + 6, 268, 72, 396, '#1f123c');
      for (let y = 290; y < 640; y += 74)
        page
          .circle(x + 42, y + 26, 27, '#0c061c')
          .circle(x + 42, y + 26, 19, '#33205c')
          .circle(x + 42, y + 26, 7, '#0c061c');
    }
    page.rect(300, 648, 1000, 14, '#ffb04a').rect(300, 660, 1000, 90, '#160a2c');
    const ground = new Ground({ horizon: 520, centre: 800, eye: 1.6, focal: 1500 });
    const staging = {
      light: { from: [0, -1], rim: '#ffe0a0', shade: '#2a0f48', depth: 0.34 },
      shadow: '#160628',
      shadowOpacity: 0.5,
    } as const;
    const on = (x: number, heading: number, size: number, y = 652) =>
      Shot.on(ground, [x, y], { heading, size });
    place(
      page,
      sport({ parked: true, steer: 10 }).parts,
      on(490, 132, 1.3),
      tones({ paint: '#d8433b', accent: '#f4f1e6' }),
      staging,
    );
    place(
      page,
      cruiser({ parked: true, steer: -10 }).parts,
      on(1110, 228, 1.3),
      tones({ paint: '#2f9ab0' }),
      staging,
    );
    place(
      page,
      person('cheer', { helmet: 'none', longHair: true }),
      on(800, 180, 1.55),
      tones({ jacket: '#f4f1e6', trousers: '#1d1230', stripe: '#d8433b' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'cap' }),
      on(664, 150, 1.5),
      tones({ jacket: '#2f6fd0', trousers: '#1d1230', accent: '#FFD21F' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'none' }),
      on(936, 206, 1.5),
      tones({ jacket: '#d8433b', trousers: '#1d1230' }),
      staging,
    );
    // Guitars across the two players.
    for (const [x, side] of [
      [664, 1],
      [936, -1],
    ] as const) {
      page.stroke(`M${x - side * 10} 546L${x + side * 92} 506`, '#3a1a12', 7, {
        'stroke-linecap': 'round',
      });
      page.fill(
        `M${x - side * 44} 560q${side * 4}-24 ${side * 28}-22t${side * 26} 8q${side * 4} 18-${side > 0 ? '' : '-'}16 28t-34 10t-${side > 0 ? '' : '-'}14-24z`.replaceAll(
          '--',
          '',
        ),
        '#f0a030',
      );
    }
    for (const [x, y, phase, colour] of [
      [120, 240, 0.1, '#FFD21F'],
      [210, 300, 0.5, '#ff5a7a'],
      [1400, 300, 0.3, '#3fc0d8'],
      [1490, 240, 0.7, '#FFD21F'],
    ] as const) {
      page.rect(x - 3, y, 6, 760 - y, '#1d1038');
      flag(page, [x, y + 4], [colour, mix(colour, '#2a0f48', 0.3)], {
        size: 86,
        phase,
        wind: x < 800 ? 1 : -1,
      });
    }
    page.rect(
      0,
      780,
      1600,
      220,
      page.vertical(780, 1000, [0, '#8f2f7c', 0], [0.3, '#5a1d66'], [1, '#14061f']),
    );
    page.mist(800, 690, 900, 90, '#ff8a9a', 0.45);
    crowd(page, random, ['#6a2470', '#5a1d66', '#7d2f7a'], {
      from: -30,
      to: 1640,
      foot: 830,
      metre: 66,
      step: 0.46,
      cheer: 0.45,
    });
    crowd(page, random, ['#4a165a', '#3f1252', '#571c62'], {
      from: -40,
      to: 1650,
      foot: 920,
      metre: 96,
      step: 0.48,
      cheer: 0.45,
    });
    page.mist(800, 880, 900, 60, '#c2407a', 0.25);
    crowd(page, random, ['#2c0c40', '#240a38', '#340f48'], {
      from: -40,
      to: 1660,
      foot: 1066,
      metre: 146,
      step: 0.5,
      cheer: 0.5,
    });
    crowd(page, random, ['#14061f'], {
      from: -60,
      to: 1700,
      foot: 1230,
      metre: 200,
      step: 0.66,
      cheer: 0.3,
    });
    const bits = ['', '', ''];
    for (let i = 0; i < 90; i++)
      bits[i % 3] +=
        `M${random.whole(200, 1400)} ${random.whole(120, 760)}l${short(random.signed() * 8, 0)} ${short(random.between(3, 9), 0)}`;
    for (const [i, colour] of ['#FFD21F', '#ff9ac4', '#8ae4ff'].entries())
      page.stroke(bits[i] ?? '', colour, 5, { opacity: 0.85 });
  },
};
