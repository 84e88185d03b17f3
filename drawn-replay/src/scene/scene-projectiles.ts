import { held } from './held-number.js';
import type { RecordedFrame } from './raw-frames.js';
import type { SceneProjectile } from './replay-scene.js';

/** More at once are not drawn. */
const MOST = 24;

export function sceneProjectiles(frame: RecordedFrame | undefined): readonly SceneProjectile[] {
  return (frame?.items ?? []).slice(0, MOST).flatMap((item) => {
    const [x, y] = [held(item.positionX, -600, 600, Number.NaN), held(item.positionY, -600, 600, Number.NaN)];
    if (Number.isNaN(x) || Number.isNaN(y)) return [];
    return [
      {
        ...{ x, y },
        id: held(item.spawnId, 0, 2 ** 32, 0),
        type: held(item.typeId, 0, 1000, 0),
        vx: held(item.velocityX, -50, 50, 0),
        vy: held(item.velocityY, -50, 50, 0),
        facing: held(item.facingDirection, -1, 1, 1) < 0 ? -1 : 1,
      },
    ];
  });
}
