import type { ReplayScene } from '@combolab/drawn-replay';
import { readScene } from '@combolab/drawn-replay/read';
import { withInputs } from './combo-of-replay.js';
import { openedGame, type OpenedGame } from './read-replay.js';
import {
  ReplayRefused,
  type FoundCombo,
  type FoundReplay,
  type Refusal,
  type Replay,
  type ReplayCombo,
} from './replay.js';

/** What the worker is asked of a replay. */
export type Asked =
  /** All of it, presses included. */
  | { readonly about: 'replay' }
  /** What was played and the combos in it, without presses. */
  | { readonly about: 'combos' }
  /** One combo with its presses. */
  | { readonly about: 'combo'; readonly combo: FoundCombo }
  /** What is needed to draw one combo. */
  | { readonly about: 'scene'; readonly combo: FoundCombo }
  /** Both of them: what a combo is made of whose clip is drawn. */
  | { readonly about: 'combo and scene'; readonly combo: FoundCombo };

/** What is answered to each question. */
export interface Answers {
  readonly replay: Replay;
  readonly combos: FoundReplay;
  readonly combo: ReplayCombo;
  readonly scene: ReplayScene;
  readonly 'combo and scene': { readonly combo: ReplayCombo; readonly scene: ReplayScene };
}

/** A file and what is asked of it. */
export interface ReplayQuestion {
  readonly file: Blob;
  readonly asked: Asked;
}

/** What the worker answers. */
export type ReplayAnswer = { readonly answer: Answers[keyof Answers] } | { readonly refused: Refusal };

/** Reads what is asked of a replay; what it refuses, it names. */
export async function answerTo({ file, asked }: ReplayQuestion): Promise<ReplayAnswer> {
  try {
    return { answer: openedGame(new Uint8Array(await bytesOf(file)), (opened) => look(opened, asked)) };
  } catch (error) {
    return { refused: error instanceof ReplayRefused ? error.refusal : { reason: 'unreadable' } };
  }
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    throw new ReplayRefused({ reason: 'fileGone' }, { cause: error });
  }
}

/** Frames that are drawn before the first hit and after the last one. */
const [BEFORE, AFTER] = [45, 60];

function look({ found, played, game }: OpenedGame, asked: Asked): Answers[keyof Answers] {
  if (asked.about === 'combos') return found;
  if (asked.about === 'replay')
    return { ...found, combos: found.combos.map((combo) => withInputs(combo, played)) } satisfies Replay;
  const combo = sameIn(found, asked.combo);
  if (asked.about === 'combo') return withInputs(combo, played);
  const scene = readScene(game, { from: combo.start - BEFORE, to: combo.end + AFTER, ...combo.pair });
  return asked.about === 'scene' ? scene : { combo: withInputs(combo, played), scene };
}

/** @throws ReplayRefused when the file is not what it was when the combo was found */
function sameIn({ combos }: FoundReplay, { pair, onPartner, start }: FoundCombo): FoundCombo {
  const same = combos.find(
    (each) =>
      each.start === start &&
      each.onPartner === onPartner &&
      each.pair.attacker === pair.attacker &&
      each.pair.defender === pair.defender,
  );
  if (same === undefined) throw new ReplayRefused({ reason: 'changed' });
  return same;
}
