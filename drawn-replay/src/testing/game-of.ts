import type { SlippiGame } from '@slippi/slippi-js';

type Frames = ReturnType<SlippiGame['getFrames']>;
type Settings = NonNullable<ReturnType<SlippiGame['getSettings']>>;
type Post = NonNullable<Frames[number]['players'][number]>['post'];

/** A body on one frame; what is left out is not in the file. */
export interface GivenBody extends Partial<Post> {
  readonly port: number;
  readonly follower?: boolean;
}

export interface GivenFrame {
  readonly frame: number;
  readonly bodies: readonly GivenBody[];
  readonly items?: Frames[number]['items'];
  readonly stageEvents?: Frames[number]['stageEvents'];
}

export interface GivenGame {
  readonly stage: number;
  /** Numbers in the select screen by port. */
  readonly players: readonly (readonly [port: number, selected: number])[];
  readonly frames: readonly GivenFrame[];
}

const postsOf = (bodies: readonly GivenBody[], follower: boolean) =>
  Object.fromEntries(
    bodies.filter((body) => (body.follower ?? false) === follower).map((body) => [body.port, { pre: {}, post: body }]),
  );

/** A game as the library gives it, of what scenes read. */
export function gameOf({ stage, players, frames }: GivenGame): SlippiGame {
  const settings = {
    stageId: stage,
    startingTimerSeconds: 480,
    players: players.map(([playerIndex, characterId]) => ({ playerIndex, characterId })),
  } as Partial<Settings>;
  const all = Object.fromEntries(
    frames.map(({ frame, bodies, items, stageEvents }) => [
      frame,
      {
        frame,
        start: undefined,
        players: postsOf(bodies, false),
        followers: postsOf(bodies, true),
        items,
        stageEvents,
      },
    ]),
  );
  return { getSettings: () => settings, getFrames: () => all } as unknown as SlippiGame;
}
