import type { SlippiGame } from '@slippi/slippi-js';
import { held } from './held-number.js';
import type { StageMoment } from './replay-scene.js';

const FIRST = -123;
/** Numbers of the replay format: a platform's side, the ground that Pokémon Stadium begins with, and the steps of a change from where the old ground sinks. */
const [RIGHT, NORMAL, SINKING, FINISHED] = [0, 5, 4, 6];
/** Numbers of where the wind of Dream Land blows to; any other is none. */
const WINDS: Readonly<Record<number, StageMoment['wind']>> = { 1: 'left', 2: 'right' };

/** How the stage's moving parts stand by place; what happened before `start` is followed from the first frame on. */
export function stageMoments(
  frames: ReturnType<SlippiGame['getFrames']>,
  { start, count }: { readonly start: number; readonly count: number },
): readonly StageMoment[] {
  const moments: StageMoment[] = [];
  let now: StageMoment = { left: 20, right: 28, transformed: false };
  for (let frame = FIRST; frame < start + count; frame += 1) {
    for (const event of frames[frame]?.stageEvents ?? []) {
      if ('height' in event) {
        const side = Number(event.platform) === RIGHT ? 'right' : 'left';
        now = { ...now, [side]: held(event.height, -20, 60, now[side]) };
      }
      if ('transformation' in event && Number(event.event) >= SINKING)
        now = { ...now, transformed: !(Number(event.transformation) === NORMAL && Number(event.event) === FINISHED) };
      if ('direction' in event) now = { ...now, wind: WINDS[Number(event.direction)] };
    }
    if (frame >= start) moments.push(now);
  }
  return moments;
}
