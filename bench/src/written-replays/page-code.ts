import type { Action, Combo } from '@combolab/contracts';

/** A combo as the page finds it in a replay. Frames are those of the replay. */
export interface FoundCombo {
  readonly pair: { readonly attacker: number; readonly defender: number };
  readonly start: number;
  readonly end: number;
  readonly moves: readonly unknown[];
}

type ReadCombo = FoundCombo & { readonly inputsFrom: number };
type Written = Pick<Combo, 'percentRange' | 'moves' | 'sticks' | 'source'> & {
  readonly breakpoints: readonly number[];
  readonly presses: readonly unknown[];
};
type Answer = { readonly answer: unknown } | { readonly refused: { readonly reason: string } };

/** What the page reads replays with and fills its form with, which no other room may import: it is loaded from what was compiled. */
interface PageCode {
  answerTo(question: { readonly file: Blob; readonly asked: object }): Promise<Answer>;
  importOf(combo: ReadCombo, placing: { leadIn: number; offset: number }, lastFrame: number): Written;
  leadInOf(combo: ReadCombo): number;
  actionsOfTrack(track: object): Action[];
  fittingIn(presses: readonly unknown[], lastFrame: number): readonly unknown[];
}

const PATHS = [
  'entities/replay/replay-question',
  'features/create-combo/replay/import-of',
  'features/create-combo/track/actions-of-track',
  'features/create-combo/track/edits',
];

/** What a combo of a replay fills in, as it is published. */
export type WrittenCombo = Pick<Combo, 'frames' | 'percentRange' | 'moves' | 'sticks' | 'source'> & {
  readonly actions: readonly Action[];
};

export interface PageReader {
  /** @throws Error with the page's reason where it refuses the file */
  found(replay: Buffer): Promise<readonly FoundCombo[]>;
  written(replay: Buffer, combo: FoundCombo): Promise<WrittenCombo>;
}

export async function openPageReader(): Promise<PageReader> {
  const modules = await Promise.all(
    PATHS.map((path) => import(new URL(`../../../frontend/dist/${path}.js`, import.meta.url).href) as Promise<object>),
  );
  const page = Object.assign({}, ...modules) as PageCode;
  const ask = async <A>(replay: Buffer, asked: object): Promise<A> => {
    const answer = await page.answerTo({ file: new Blob([new Uint8Array(replay)]), asked });
    if ('refused' in answer) throw new Error(answer.refused.reason);
    return answer.answer as A;
  };
  return {
    found: async (replay) => (await ask<{ combos: readonly FoundCombo[] }>(replay, { about: 'combos' })).combos,
    written: async (replay, chosen) => {
      type Both = { combo: ReadCombo; scene: { from: number; to: number } };
      const { combo, scene } = await ask<Both>(replay, { about: 'combo and scene', combo: chosen });
      const [before, lastFrame] = [combo.start - scene.from, scene.to - scene.from];
      const leadIn = Math.min(before, page.leadInOf(combo));
      const { presses, breakpoints, ...written } = page.importOf(combo, { leadIn, offset: before - leadIn }, lastFrame);
      const track = { presses: page.fittingIn(presses, lastFrame), breakpoints, notes: [] };
      return { ...written, frames: lastFrame + 1, actions: page.actionsOfTrack(track) };
    },
  };
}
