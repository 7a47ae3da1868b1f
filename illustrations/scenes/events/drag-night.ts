import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { flat } from '../../kit/solids.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { crowd } from '../../parts/props/crowd.ts';
import { dust } from '../../parts/props/spray.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { sky, stars } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** Green at the quarter mile: two machines leave the line before the stand, smoke behind them. */
export const dragNight: Scene = {
  draw(page, random) {
    sky(page, ['#04080f', '#0a1c26', '#15404a', '#2f6f6c'], 560);
    stars(page, random, 90, 250, { colour: '#d8f4ff' });
    // Floodlights over the stand.
    for (const x of [150, 620, 1090, 1500]) {
      page.rect(x - 4, 130, 8, 330, '#08131a').rect(x - 52, 112, 104, 34, '#0d1e26', { rx: 4 });
      for (const dx of [-36, -12, 12, 36]) page.circle(x + dx, 129, 9, '#f4fff6');
      page.glow(x, 130, 260, '#c8fff0', 0.5);
      page.fill(
        `M${x - 50} 146L${x - 300} 640H${x + 300}L${x + 50} 146z`,
        page.vertical(140, 640, [0, '#d8fff2', 0.16], [1, '#d8fff2', 0]),
      );
    }
    // The stand and its people.
    page.fill('M-20 330H1620V600H-20z', page.vertical(330, 600, [0, '#0f2c36'], [1, '#1c4a52']));
    page.rect(-20, 306, 1640, 30, '#0a1a22').rect(-20, 334, 1640, 4, '#4fa89c');
    const shirts = ['#25616a', '#1d4f5a', '#347a78', '#8a4a3c', '#b08a3c'] as const;
    for (const [y, k] of [
      [452, 40],
      [512, 48],
      [580, 58],
    ] as const)
      crowd(page, random, shirts, {
        from: -20,
        to: 1620,
        foot: y,
        metre: k,
        step: 0.84,
        cheer: 0.22,
      });
    page.rect(0, 560, 1600, 50, '#0c1d26').rect(0, 556, 1600, 6, '#6fc4b4');
    for (let x = 0; x < 1600; x += 200)
      page.rect(x + 8, 570, 184, 30, (x / 200) % 2 ? '#c9382c' : '#e8e4d6');
    const ground = new Ground({ horizon: 500, centre: 800, eye: 1.5, focal: 1500 });
    page.rect(
      0,
      606,
      1600,
      394,
      page.vertical(606, 1000, [0, '#4f6a70'], [0.4, '#2f434c'], [1, '#141f28']),
    );
    const strip = (near: number, far: number, paint: string, opacity = 1) =>
      page.fill(
        flat(ground, [
          [-20, near],
          [20, near],
          [20, far],
          [-20, far],
        ]),
        paint,
        { opacity },
      );
    strip(8.2, 8.45, '#f4f6ee', 0.9);
    strip(11.6, 12.2, '#0c171e', 0.35);
    strip(6.4, 6.9, '#0a131a', 0.45);
    strip(4.15, 4.3, '#FFD21F', 0.9);
    page.fill(
      flat(ground, [
        [-1.5, 4.3],
        [-1.2, 4.3],
        [-2.2, 14],
        [-2.6, 14],
      ]),
      '#f4f6ee',
      { opacity: 0.85 },
    );
    for (const x of [150, 620, 1090, 1500])
      page.ellipse(x, 760, 230, 60, page.radial([0, '#c8fff0', 0.2], [1, '#c8fff0', 0]));
    const staging = {
      light: { from: [0.1, -1], rim: '#d8fff0', shade: '#0c2030', depth: 0.3 },
      shadow: '#03080c',
      shadowOpacity: 0.6,
    } as const;
    // Far lane, then the tree of lamps, then the near lane.
    const far = Shot.on(ground, [960, 700], { heading: 92, pitch: 5, size: 1.35 });
    const rear = far.see([-70, 0, 0]);
    dust(page, random, [rear.x, rear.y + 6], [rear.x - 430, rear.y - 10], '#b8d8d4', {
      count: 16,
      size: 110,
      opacity: 0.26,
    });
    place(
      page,
      ridden(sport(), { hold: 'tucked' }),
      far,
      tones({ paint: '#2f9ad0', accent: '#f4f1e6', jacket: '#1c4a72', helmet: '#f4f1e8' }),
      staging,
    );
    const [tx, ty] = ground.screen(3.3, 8.6);
    const k = ground.scale(8.6);
    page.ellipse(tx, ty, k * 0.4, k * 0.05, '#03080c', { opacity: 0.6 });
    page
      .rect(tx - k * 0.05, ty - k * 2.6, k * 0.1, k * 2.6, '#0a141a')
      .rect(tx - k * 0.34, ty - k * 0.08, k * 0.68, k * 0.08, '#0a141a');
    page.rect(tx - k * 0.3, ty - k * 2.75, k * 0.6, k * 2.2, '#101d24', { rx: k * 0.06 });
    page.rect(tx - k * 0.3, ty - k * 2.75, k * 0.6, k * 2.2, 'none', {
      rx: k * 0.06,
      stroke: '#5f8f8c',
      'stroke-width': 3,
    });
    for (const [i, colour] of [
      '#f4f6ee',
      '#f4f6ee',
      '#7a4f12',
      '#7a4f12',
      '#7a4f12',
      '#4aff8a',
      '#5a1712',
    ].entries()) {
      const y = ty - k * (2.55 - i * 0.3);
      const r = k * (i < 2 ? 0.07 : 0.115);
      for (const side of [-0.14, 0.14]) {
        page.circle(tx + side * k, y, r, colour);
        if (i < 2) page.glow(tx + side * k, y, r * 3, colour, 0.5);
        if (i === 5)
          page
            .glow(tx + side * k, y, r * 6, '#4aff8a', 0.95)
            .circle(tx + side * k, y, r * 0.6, '#e8fff0');
      }
    }
    page.ellipse(tx, ty + 20, 260, 46, page.radial([0, '#4aff8a', 0.3], [1, '#4aff8a', 0]));
    const near = Shot.on(ground, [540, 838], { heading: 92, pitch: 7, size: 1.34 });
    const wheel = near.see([-70, 0, 0]);
    dust(page, random, [wheel.x - 6, wheel.y + 10], [wheel.x - 560, wheel.y - 20], '#d4e8e2', {
      count: 22,
      size: 160,
      opacity: 0.3,
    });
    place(
      page,
      ridden(sport(), { hold: 'tucked' }),
      near,
      tones({ jacket: '#c9382c', trousers: '#22262d', accent: '#17191c', helmet: '#f4f1e8' }),
      staging,
    );
    dust(page, random, [wheel.x + 20, wheel.y + 14], [wheel.x - 150, wheel.y + 10], '#eef8f4', {
      count: 9,
      size: 60,
      opacity: 0.4,
    });
    const tail = near.see([-96, 94, 0]);
    page.glow(tail.x, tail.y, 60, '#ff5a44', 0.8);
    page.fill(
      `M${tail.x} ${tail.y - 4}L${tail.x - 340} ${tail.y + 6}L${tail.x} ${tail.y + 5}z`,
      page.slanted(tail.x, 0, tail.x - 340, 0, [0, '#ff6a50', 0.8], [1, '#ff6a50', 0]),
    );
  },
};
