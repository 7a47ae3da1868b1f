import { Ground } from '../../kit/ground.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { kerb, raceTrack, tyreWall } from '../../parts/props/circuit.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';
import { oak, wood } from '../../parts/trees.ts';

/** A young racer on a small race bike, deep in a bend on a clear morning. */
export const lineTalentHunt: Scene = {
  draw(page, random) {
    const air = '#f6ead0';
    sky(page, ['#3f7fb8', '#8fc0d8', '#dbe8dc', air], 430);
    sun(page, [1190, 170], 40, '#fffdf0', '#fff2c4', { opacity: 0.9 });
    cloud(page, random, [240, 260], 420, 56, '#fff', '#e4eee6', 0.9);
    cloud(page, random, [880, 210], 300, 40, '#fff', '#e4eee6', 0.75);
    page.land(roll(random, range(random, 3, 400, 70), 2), '#8fb0b4', air, 440, {
      smooth: true,
      fade: 0.7,
    });
    const hill = roll(random, range(random, 3, 420, 30), 1);
    page.land(hill, '#6d9c7c', '#cfdcb4', 450, { smooth: true, fade: 0.6 });
    page.fill(wood(random, hill, 60, 16, 34, oak), '#5b8a6c');
    plain(page, '#a9c482', '#4f7d3c', 436);
    const ground = new Ground({ horizon: 428, centre: 620, eye: 1.35, focal: 900 });
    const road = ground.road(
      [
        [1000, 1500],
        [930, 1000],
        [800, 740],
        [690, 590],
        [640, 512],
        [720, 470],
        [900, 450],
        [1180, 440],
      ],
      4.4,
      18,
    );
    page.fill(road.strip(-11, 11), '#c9b487', { opacity: 0.55 });
    tyreWall(page, road, -10, { from: 10, to: road.length * 0.8 });
    raceTrack(page, road, '#3b3e45', '#9a9c98');
    kerb(page, road, -1, { width: 1, step: 1 });
    kerb(page, road, 1, { width: 0.8, step: 1 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#fff6d6', shade: '#1b2f4a' },
      sun: [-0.5, -0.35],
      shadow: '#15202c',
    } as const;
    const rider = (s: number, offset: number, paint: string, jacket: string, size: number) =>
      place(
        page,
        ridden(sport({ number: true, steer: 5 }), {
          hold: 'leaning',
          side: 1,
          dress: { stripe: false },
        }),
        onRoad(road, s, offset, { coming: true, lean: 38, size, turn: 6 }),
        tones({ paint, jacket, trousers: jacket, accent: '#f5efe2', helmet: paint }),
        staging,
      );
    rider(13, -1.6, '#2f6fb7', '#e8e2d2', 0.95);
    rider(2.75, 0.42, '#FFD21F', '#20242c', 1.12);
  },
};
