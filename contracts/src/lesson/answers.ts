import type { PressType } from '../track/press.js';
import type { PressEdge } from './edges.js';
import { startsHold, type LessonStep } from './lesson-steps.js';
import { matchInOrder } from './match-in-order.js';

/** A press, or the release of a hold, that a combo asks for. */
export interface Expected {
  /** Of the action. */
  readonly index: number;
  /** Where it belongs. */
  readonly frame: number;
  readonly type: PressType;
  readonly part: 'press' | 'release';
  /** A press whose end nobody judges. */
  readonly isPlain: boolean;
}

/** What the steps ask for. The release of a hold that began before them is not asked for. */
export function expectedOf(steps: readonly LessonStep[]): Expected[] {
  const older = new Set<PressType>(steps[0] ? [...steps[0].hold, ...steps[0].release] : []);
  return steps.flatMap(({ index, frame, begin, release }, place) => {
    const releases = release.filter((type) => !older.delete(type));
    for (const type of begin) older.delete(type);
    return [
      ...begin.map((type): Expected => {
        return { index, frame, type, part: 'press', isPlain: !startsHold(steps, place, type) };
      }),
      ...releases.map((type): Expected => ({ index, frame, type, part: 'release', isPlain: false })),
    ];
  });
}

/** By input, each by frame. */
function byInput<T extends { readonly type: PressType; readonly frame: number }>(items: readonly T[]) {
  const groups = new Map<PressType, T[]>();
  for (const item of [...items].sort((a, b) => a.frame - b.frame)) {
    const group = groups.get(item.type);
    if (group) group.push(item);
    else groups.set(item.type, [item]);
  }
  return groups;
}

/** Pairs of one part of one input; both lists by frame. */
function pairs(expected: readonly Expected[], edges: readonly PressEdge[], window: number): [Expected, PressEdge][] {
  const frames = (items: readonly { readonly frame: number }[]): number[] => items.map(({ frame }) => frame);
  return matchInOrder(frames(expected), frames(edges), window).flatMap((place, i): [Expected, PressEdge][] => {
    const [want, edge] = [expected[i], edges[place ?? -1]];
    return want !== undefined && edge !== undefined ? [[want, edge]] : [];
  });
}

/** Edges up that do not end one of these presses; `edges` of one input by frame. */
function freeReleases(edges: readonly PressEdge[], plain: ReadonlySet<PressEdge>): PressEdge[] {
  let isPlain = false;
  return edges.filter((edge) => {
    if (edge.down) isPlain = plain.has(edge);
    return !edge.down && !isPlain;
  });
}

/** Which edge answers what is expected: of each input the presses first, then releases among those left. */
export function answers(
  expected: readonly Expected[],
  edges: readonly PressEdge[],
  window: number,
): ReadonlyMap<Expected, PressEdge> {
  const given = byInput(edges);
  return new Map(
    [...byInput(expected)].flatMap(([type, wanted]) => {
      const own = given.get(type) ?? [];
      const part = (name: Expected['part']): Expected[] => wanted.filter((each) => each.part === name);
      const downs = own.filter(({ down }) => down);
      const pressed = pairs(part('press'), downs, window);
      const plain = new Set(pressed.flatMap(([want, edge]) => (want.isPlain ? [edge] : [])));
      return [...pressed, ...pairs(part('release'), freeReleases(own, plain), window)];
    }),
  );
}
