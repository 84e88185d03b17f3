import type { Action, Combo } from '@combolab/contracts';
import type { WrittenCombo } from '@combolab/standalone/testing/drawn-clips/published-combo';

/** A combo as the page finds it in a replay. Frames are those of the replay. */
export interface FoundCombo {
  readonly pair: { readonly attacker: number; readonly defender: number };
  readonly start: number;
}

interface Draft {
  readonly form: Pick<Combo, 'percentRange'> &
    Pick<WrittenCombo, 'moves'> & { readonly source: Combo['source'] | null };
  readonly track: Pick<WrittenCombo, 'sticks'>;
}
type Answer = { readonly answer: unknown } | { readonly refused: { readonly reason: string } };

/** What the page reads replays with and begins drafts with, which no other room may import: it is loaded from what was compiled. */
interface PageCode {
  answerTo(question: { readonly file: Blob; readonly asked: object }): Promise<Answer>;
  contentOf(made: {
    readonly combo: FoundCombo;
    readonly drawn: { readonly from: number; readonly frames: number; readonly file: { readonly name: string } };
  }): Draft;
  actionsOfTrack(track: object): Action[];
}

const PATHS = [
  'entities/replay/replay-question',
  'features/create-combo/replay/content-of-combo',
  'features/create-combo/track/actions-of-track',
];

export interface PageReader {
  /** @throws Error with the page's reason where it refuses the file */
  found(replay: Buffer): Promise<readonly FoundCombo[]>;
  /** What a combo of a replay fills in, as it is published. */
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
      type Both = { combo: FoundCombo; scene: { from: number; to: number } };
      const { combo, scene } = await ask<Both>(replay, { about: 'combo and scene', combo: chosen });
      const frames = scene.to - scene.from + 1;
      const { form, track } = page.contentOf({
        combo,
        drawn: { from: scene.from, frames, file: { name: 'clip.mp4' } },
      });
      return {
        ...{ frames, percentRange: form.percentRange, moves: form.moves },
        ...(form.source != null && { source: form.source }),
        ...(track.sticks !== undefined && { sticks: track.sticks }),
        actions: page.actionsOfTrack(track),
      };
    },
  };
}
