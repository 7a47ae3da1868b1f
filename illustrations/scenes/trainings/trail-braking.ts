import { Ground } from '../../kit/ground.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { block, flat } from '../../kit/solids.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { flag } from '../../parts/props/festive.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { bush, wood } from '../../parts/trees.ts';

/** A rider leans into a race track's corner over the painted kerb. */
export const trailBraking: Scene = {
  draw(page, random) {
    const air = '#dff0f2';
    sky(page, ['#2b6fb3', '#6fb0dc', '#bfe0ea', air], 400);
    cloud(page, random, [90, 210], 520, 110, '#ffffff', '#b9d8e6', 0.95);
    cloud(page, random, [760, 150], 420, 80, '#ffffff', '#b9d8e6', 0.85);
    cloud(page, random, [1230, 250], 460, 90, '#ffffff', '#b9d8e6', 0.9);
    page.land(roll(random, range(random, 4, 380, 60), 2), '#7fa9b3', air, 450, {
      smooth: true,
      fade: 0.6,
    });
    const trees = roll(random, range(random, 3, 412, 20), 2);
    page.land(trees, '#3f7f5c', '#8fbf8a', 460, { smooth: true });
    page.fill(wood(random, trees, 46, 30, 66, bush, { width: 0.7, sink: 0.2 }), '#2f6b50');
    const ground = new Ground({ horizon: 396, centre: 800, eye: 2, focal: 1500 });
    plain(page, '#86bf6a', '#2e7a45', 424);
    for (let i = 0; i < 9; i++) {
      const ahead = 70 / (1 + i * 0.9);
      page.fill(
        flat(ground, [
          [-60, ahead],
          [60, ahead],
          [60, ahead / 1.28],
          [-60, ahead / 1.28],
        ]),
        '#5ca653',
        { opacity: 0.45 },
      );
    }
    const wall = { lit: '#f2f5f2', shade: '#8aa0a8', top: '#ffffff' };
    for (let i = 0; i < 22; i++)
      block(
        page,
        ground,
        { right: -42 + i * 4.1, ahead: 58, width: 4, depth: 1, height: 1.2 },
        i % 2 ? { ...wall, lit: '#d8433b', shade: '#9c2c2a' } : wall,
      );
    const track = ground.road(
      [
        [-120, 1150],
        [120, 900],
        [380, 740],
        [690, 640],
        [1080, 570],
        [1500, 530],
        [1900, 506],
      ],
      4.6,
    );
    page.fill(track.strip(-6.2, 6.4), '#cdb78a');
    page.fill(
      track.strip(-4.6, 4.6),
      page.vertical(480, 1000, [0, '#8f9aa2'], [0.4, '#626d77'], [1, '#3f4852']),
    );
    page.fill(track.strip(-1.5, -0.7) + track.strip(0.2, 1.1), '#2a323b', { opacity: 0.3 });
    page.fill(track.strip(-4.5, -4.3) + track.strip(4.2, 4.4), '#f4f4ee', { opacity: 0.85 });
    const kerb = (inner: number, outer: number, step: number) => {
      page.fill(track.strip(inner, outer), '#f6f3ea');
      let d = '';
      for (let s = 0; s < track.length - step; s += step * 2)
        d += track.strip(inner, outer, s, s + step);
      page.fill(d, '#d5382f');
    };
    kerb(4.6, 5.6, 0.9);
    kerb(-5.5, -4.6, 1.1);
    for (const [i, s] of [22, 27, 32].entries()) {
      const [x, y] = track.beside(track.at(s), -7.4);
      const k = ground.scale(track.at(s).ahead);
      page.rect(x - 2, y - k * 1.5, 4, k * 1.5, '#6d7780');
      page.rect(x - k * 0.4, y - k * 1.9, k * 0.8, k * 0.8, '#f6f3ea');
      for (let b = 0; b <= i; b++)
        page.rect(x - k * 0.28, y - k * (1.76 - b * 0.2), k * 0.56, k * 0.1, '#d5382f');
    }
    page.rect(1307, 330, 6, 176, '#5d6872').ellipse(1310, 508, 26, 5, '#23402f', { opacity: 0.3 });
    flag(page, [1312, 332], ['#FFD21F'], { size: 92, phase: 0.2, fold: '#8a5a00' });
    const shadow = '#161d26';
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fffbe8', shade: '#1c2440' },
      sun: [0.5, 0.2],
      shadow,
    } as const;
    place(
      page,
      ridden(sport({ steer: -6 }), { hold: 'leaning', side: -1 }),
      onRoad(track, 19, 2.1, { coming: true, lean: -38, size: 0.9 }),
      tones({ paint: '#2f6fd0', accent: '#f4f1e6', jacket: '#1f3f86', helmet: '#f4f1e8' }),
      { ...staging, shadowOpacity: 0.3 },
    );
    const shot = onRoad(track, 8.3, 1.7, { coming: true, lean: -43, size: 1.95 });
    place(
      page,
      ridden(sport({ steer: -8 }), { hold: 'leaning', side: -1 }),
      shot,
      tones({ jacket: '#24262d', trousers: '#24262d', accent: '#17191c', stripe: '#FFD21F' }),
      { ...staging, shadowOpacity: 0.4 },
    );
  },
};
