import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { heightAt, short } from '../../kit/path.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { cloud, rain, sky, streaks } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { patches, plain, waterfall } from '../../parts/terrain.ts';
import { banyan, bush, wood } from '../../parts/trees.ts';

/** Rain over an avenue of rain trees: falls on the ghats behind, a headlight on the wet road. */
export const agumbeMonsoon: Scene = {
  draw(page, random) {
    const air = '#c9d8d6';
    sky(page, ['#3a5058', '#64828a', '#a3bdba', air], 560);
    page.glow(800, 440, 620, '#f4f3d8', 0.7, 280);
    for (let i = 0; i < 5; i++)
      cloud(
        page,
        random,
        [-160 + i * 380, 190 + random.signed() * 30],
        560,
        130,
        '#5d757d',
        '#8aa3a6',
        0.75,
      );
    streaks(page, random, 6, 90, 330, '#4a626b', 0.5);
    const cliffs = crag(
      random,
      [
        [-40, 300],
        [120, 280],
        [300, 300],
        [420, 390],
        [560, 480],
        [720, 540],
        [860, 520],
        [960, 440],
        [1080, 380],
        [1180, 330],
        [1360, 300],
        [1640, 280],
      ],
      0.12,
    );
    page.land(cliffs, '#5c7f7e', air, 640, { fade: 0.85, lit: '#86a89c', light: -1, random });
    for (const [x, foot, width] of [
      [250, 560, 14],
      [346, 540, 8],
      [1040, 570, 13],
      [1130, 560, 8],
    ] as const) {
      waterfall(page, x, heightAt(cliffs, x) + 4, foot, width, 0.9);
    }
    for (const [i, [colour, y, height, peaks]] of (
      [
        ['#648682', 540, 40, 4],
        ['#466c66', 596, 36, 3],
      ] as const
    ).entries()) {
      const line = roll(random, range(random, peaks, y, height), 2);
      page.land(line, colour, '#cfdcd6', y + 120, { smooth: true, fade: 0.85 });
      page.fill(wood(random, line, 34, 20 + i * 8, 34 + i * 12, bush, { width: 0.62 }), colour);
      page.mist(random.between(400, 1200), y + 66, 900, 46, '#e6eeea', 0.7);
    }
    const ground = new Ground({ horizon: 590, centre: 800, eye: 3 });
    plain(page, '#8fb09a', '#173a33', 622);
    patches(page, random, ground, 14, '#a9c7a0', 0.3, { bottom: 850 });
    patches(page, random, ground, 14, '#0f2f2a', 0.4);
    const road = ground.road(
      [
        [880, 1120],
        [850, 930],
        [780, 790],
        [760, 710],
        [810, 665],
        [838, 640],
        [812, 622],
        [802, 612],
      ],
      2.8,
    );
    surface(page, road, {
      base: '#1e2a30',
      far: '#a9bcbc',
      shoulder: '#5f8068',
      middle: '#ffe27a',
    });
    page.fill(
      road.strip(-2.2, 2.2),
      page.vertical(610, 900, [0, '#f1f4e0', 0.8], [0.4, '#b9cfd0', 0.35], [1, '#b9cfd0', 0]),
    );
    let puddles = '';
    for (let i = 0; i < 24; i++) {
      const station = road.at(random.between(2, road.length * 0.6));
      const [x, y] = road.beside(station, random.signed() * 2.2);
      const k = ground.scale(station.ahead);
      puddles += `M${short(x - k * 0.5)} ${short(y)}q${short(k * 0.5)} ${short(-k * 0.05)} ${short(k)} 0q${short(-k * 0.5)} ${short(k * 0.05)} ${short(-k)} 0z`;
    }
    page.fill(puddles, '#dfeae6', { opacity: 0.4 });
    for (const side of [-1, 1]) {
      road.along(
        side * 6.8,
        14,
        (x, y, s) => {
          if (s < 7 || s > (side < 0 ? 44 : 90) || x < -300 || x > 1900) return;
          const near = Math.min(1, s / 95);
          const [dark, leaf] = [mix('#8aa9a2', '#16362f', near), mix('#9cb8ae', '#2a5447', near)];
          banyan(page, random, x, y, s * 5.4, s > 34 ? [dark, leaf] : [dark], s > 34 ? 8 : 0);
        },
        6,
        road.length * 0.9,
      );
    }
    parapet(page, road, 3.4, {
      from: 3,
      to: road.length * 0.28,
      step: 2,
      length: 1.1,
      height: 0.55,
    });
    parapet(page, road, -3.4, {
      from: 3,
      to: road.length * 0.28,
      step: 2,
      length: 1.1,
      height: 0.55,
    });
    const shot = onRoad(road, 6.6, 1, { coming: true, size: 1.45 });
    const parts = ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'full' } });
    const { x, y, scale } = shot.see([0, 0, 0]);
    page.fill(road.strip(0, 2, 0.6, 5.6), '#fff3cf', { opacity: 0.16 });
    page.ellipse(
      x,
      y + scale * 120,
      scale * 26,
      scale * 130,
      page.radial([0, '#fff6d8', 0.75], [1, '#fff6d8', 0]),
    );
    place(
      page,
      parts,
      shot,
      tones({ paint: '#c23b2c', jacket: '#f0c01e', trousers: '#d9a814', cargo: '#4a5a58' }),
      {
        light: { from: [0, -1], rim: '#fdfde0', shade: '#1c3238', depth: 0.3 },
        shadow: '#0e2024',
        shadowOpacity: 0.5,
      },
    );
    headlight(page, shot, 99);
    rain(page, random, 100, '#f2f7f5', 0.42);
  },
};
