import { Ground } from '../../kit/ground.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { kerb, raceTrack, tyreWall } from '../../parts/props/circuit.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { oak, wood } from '../../parts/trees.ts';

/** An empty race track in the first light; one young racer comes down the straight. Quiet above, for words. */
export const talentBand: Scene = {
  draw(page, random) {
    const air = '#ffcf9a';
    sky(page, ['#20233f', '#3d4066', '#8f6f8a', '#eea884', air], 560);
    sun(page, [1120, 452], 52, '#fff4d6', '#ffc07a', { opacity: 1 });
    streaks(page, random, 5, 300, 440, '#f0a890', 0.35);
    page.land(roll(random, range(random, 3, 500, 60), 2), '#7d6a8c', air, 580, {
      smooth: true,
      fade: 0.8,
    });
    const hill = roll(random, range(random, 3, 548, 26), 1);
    page.land(hill, '#4f4a6c', '#d99480', 610, { smooth: true, fade: 0.6 });
    page.fill(wood(random, hill, 46, 16, 36, oak), '#4a4566');
    page.mist(900, 574, 1100, 26, '#ffcf9e', 0.7);
    plain(page, '#a47f72', '#2a2c34', 566);
    const ground = new Ground({ horizon: 556, centre: 960, eye: 1.5, focal: 900 });
    const road = ground.road(
      [
        [510, 1400],
        [600, 1000],
        [706, 800],
        [806, 690],
        [880, 626],
        [980, 594],
        [1080, 578],
        [1220, 570],
      ],
      4.6,
      16,
    );
    page.fill(road.strip(-9, 9), '#6d5a5c', { opacity: 0.6 });
    tyreWall(page, road, 9, { from: 4, to: road.length * 0.5 });
    raceTrack(page, road, '#23252e', '#a08078', '#e9cfb4');
    kerb(page, road, 1, { from: 1, step: 1, red: '#a83a34', white: '#e9cdb4' });
    kerb(page, road, -1, { from: 1, step: 1, red: '#8a3338', white: '#c9aca4' });
    place(
      page,
      ridden(sport({ number: true }), { hold: 'tucked', dress: { stripe: false } }),
      onRoad(road, 4.9, 0, { coming: true, lean: 10, size: 1.15, turn: 8 }),
      tones({ jacket: '#2b3044', trousers: '#20232e', accent: '#f2e6d0', helmet: '#FFD21F' }),
      {
        light: { from: [0.8, -0.5], rim: '#ffd9a0', shade: '#1b1c34' },
        sun: [-0.7, -0.9],
        shadow: '#0d0e16',
        shadowOpacity: 0.45,
      },
    );
  },
};
