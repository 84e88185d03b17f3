import { FULL, NO_SAMPLE, type Action, type PressType } from '@combolab/contracts';
import { SlippiGame, stages, type FrameEntryType } from '@slippi/slippi-js';

/** A move that landed, as the game numbers it; the percent is that before it. */
export interface RecordedHit {
  readonly frame: number;
  readonly moveId: number;
  readonly damage: number;
  readonly percent: number;
}

/** A combo as slippi-js alone reads it out of a replay. Frames are those of the replay. */
export interface RecordedCombo {
  /** Name or code of who hits; empty for nobody's. */
  readonly player: string;
  readonly attacker: number;
  readonly defender: number;
  /** The first hit, and the last frame on which the combo hurts. */
  readonly start: number;
  readonly end: number;
  readonly hits: readonly RecordedHit[];
  /** The defender's percent before all of it. */
  readonly startPercent: number;
  /** The last frame of the game. */
  readonly lastFrame: number;
  /** Of the format of its file, as `3.16.0`. */
  readonly version: string;
  /** The day of its game, UTC, as ISO 8601; null where the file does not tell. */
  readonly day: string | null;
  /** As the game calls it. */
  readonly stage: string;
  /** The defender lost the stock by it. */
  readonly killed: boolean;
  /** A frame of the game. */
  readonly frame: (frame: number) => FrameEntryType | undefined;
}

const tenths = (percent: number): number => Math.round(percent * 10) / 10;
/** The game shows whole percents and leaves away what is below. */
const shown = (percent: number): number => Math.min(tenths(percent), Math.floor(percent) + 0.9);

/** The combos of two moves and more of a replay; none where slippi-js finds none. */
export function recordedCombos(replay: Buffer): readonly RecordedCombo[] {
  const game = new SlippiGame(replay);
  const frames = game.getFrames();
  const players = game.getSettings()?.players ?? [];
  const version = game.getSettings()?.slpVersion ?? '';
  const stage = stages.getStageName(game.getSettings()?.stageId ?? -1);
  const day = game.getMetadata()?.startAt?.slice(0, 10) ?? null;
  const lastFrame = Math.max(...Object.keys(frames).map(Number));
  const post = (player: number, frame: number) => frames[frame]?.players[player]?.post;
  return (game.getStats()?.combos ?? [])
    .filter(({ moves }) => moves.length > 1)
    .map(({ moves, endFrame, startPercent, didKill }) => {
      const attacker = moves[0]?.playerIndex ?? -1;
      const defender = players.find(({ playerIndex }) => playerIndex !== attacker)?.playerIndex ?? -1;
      const percent = (frame: number): number => post(defender, frame)?.percent ?? 0;
      const who = players.find(({ playerIndex }) => playerIndex === attacker);
      let end = moves.at(-1)?.frame ?? 0;
      for (let at = end + 1; at <= (endFrame ?? Infinity) && at in frames; at++)
        if (percent(at) > percent(at - 1)) end = at;
      return {
        player: who === undefined ? '' : who.displayName || who.nametag,
        ...{ attacker, defender, end, version, day, stage, killed: didKill },
        start: moves[0]?.frame ?? 0,
        ...{ startPercent, lastFrame },
        hits: moves.map(({ frame, moveId, damage }) => ({
          ...{ frame, moveId, damage: tenths(damage), percent: shown(percent(frame - 1)) },
        })),
        frame: (frame: number) => frames[frame],
      };
    });
}

const BUTTONS: readonly (readonly [bit: number, type: PressType])[] = [
  [0x100, 'A_BUTTON'],
  [0x200, 'B_BUTTON'],
  [0x400, 'X_BUTTON'],
  [0x800, 'Y_BUTTON'],
  [0x40, 'L_TRIGGER'],
  [0x20, 'R_TRIGGER'],
  [0x10, 'R_Z'],
];

/** An axis is pushed from beyond half of its way until below four tenths of it. */
function sides(values: readonly number[]): readonly number[] {
  let now = 0;
  return values.map((value) => {
    const side = Math.sign(value);
    const pushed = Math.abs(value) > 0.5 || (Math.abs(value) >= 0.4 && side === now);
    return (now = pushed ? side : 0);
  });
}

/** Old files tell of one trigger alone; what stands in place of the other may be any number. */
const isPulled = (trigger: number | null | undefined): boolean => (trigger ?? 0) > 0.5 && (trigger ?? 0) <= 1;

/** What is held on each frame of a stretch. */
function heldOn(combo: RecordedCombo, since: number): readonly ReadonlySet<string>[] {
  const pads = Array.from(
    { length: combo.end - since + 1 },
    (_, i) => combo.frame(since + i)?.players[combo.attacker]?.pre,
  );
  const axis = (read: (pad: NonNullable<(typeof pads)[number]>) => number | null | undefined) =>
    sides(pads.map((pad) => (pad === undefined ? 0 : (read(pad) ?? 0))));
  const sticks = [
    ['CONTROL_STICK', axis((pad) => pad.joystickX), axis((pad) => pad.joystickY)],
    ['C_STICK', axis((pad) => pad.cStickX), axis((pad) => pad.cStickY)],
  ] as const;
  return pads.map((pad, i) => {
    const held = new Set<string>(
      BUTTONS.filter(([bit]) => ((pad?.physicalButtons ?? 0) & bit) !== 0).map(([, type]) => type),
    );
    if (isPulled(pad?.physicalLTrigger)) held.add('L_TRIGGER');
    if (isPulled(pad?.physicalRTrigger)) held.add('R_TRIGGER');
    for (const [stick, xs, ys] of sticks) {
      const words = [['DOWN', '', 'UP'][(ys[i] ?? 0) + 1], ['LEFT', '', 'RIGHT'][(xs[i] ?? 0) + 1]].filter(Boolean);
      if (words.length > 0) held.add(`${stick}_${words.join('_')}`);
    }
    return held;
  });
}

/** Frames that are drawn before the first hit, and those that the product looks back for what is held. */
const [DRAWN_BEFORE, LOOKED_BACK] = [45, 180];
/** The frame of the replay that the first picture of its clip shows. */
export const clipBegins = ({ start }: RecordedCombo): number => start - DRAWN_BEFORE;

/** Every press and release of a combo's attacker as `frame of the clip, input, hold`. */
export function recordedPresses(combo: RecordedCombo): readonly string[] {
  let since = combo.start;
  while (combo.start - since < LOOKED_BACK && combo.frame(since - 1) !== undefined) since -= 1;
  const held = heldOn(combo, since).slice(clipBegins(combo) - since);
  const last = held.length - 1;
  return held
    .flatMap((now, frame) =>
      [...now]
        .filter((type) => held[frame - 1]?.has(type) !== true)
        .flatMap((type) => {
          const away = held.findIndex((each, at) => at > frame && !each.has(type));
          const end = away < 0 ? Math.max(frame + 1, last) : away;
          return end === frame + 1
            ? [`${String(frame)} ${type} SELECT_NO_HOLD`]
            : [`${String(frame)} ${type} START_HOLD`, `${String(end)} ${type} END_HOLD`];
        }),
    )
    .toSorted();
}

/** The presses of a combo that was published, in the same words. */
export const publishedPresses = ({ actions }: { readonly actions: readonly Action[] }): readonly string[] =>
  actions
    .flatMap(({ frame, presses }) =>
      presses
        .filter(({ hold }) => hold !== 'MAINTAIN_HOLD')
        .map(({ type, hold }) => `${String(frame)} ${type} ${hold}`),
    )
    .toSorted();

/** What stands in place of a trigger that an old file has not may be any number. */
const byteOf = (way: number | null | undefined, least: number): number =>
  (way ?? 0) >= least && (way ?? 0) <= 1 ? Math.round((way ?? 0) * FULL) : NO_SAMPLE;

/** Both sticks and both triggers on each frame from the first of the clip to the last hit, as bytes of the full way. */
export const recordedSticks = (combo: RecordedCombo): readonly number[] =>
  Array.from({ length: combo.end - clipBegins(combo) + 1 }, (_, i) => {
    const pad = combo.frame(clipBegins(combo) + i)?.players[combo.attacker]?.pre;
    const ways = [pad?.joystickX, pad?.joystickY, pad?.cStickX, pad?.cStickY];
    return [
      ...ways.map((way) => byteOf(way, -1)),
      ...[pad?.physicalLTrigger, pad?.physicalRTrigger].map((way) => byteOf(way, 0)),
    ];
  }).flat();
