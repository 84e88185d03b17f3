import type { ComboSource } from '@combolab/contracts';
import { dayWords } from './source-words.js';
import { t } from './texts.js';

/** Where a combo was taken from, in the words of `sourceWords`; its day is one that programs can read. */
export function SourceLine({ source: { version, playedOn } }: { readonly source: ComboSource }) {
  return playedOn === undefined
    ? t('fromASlippiReplay', { version })
    : t.rich('fromASlippiReplayOn', { time: <time dateTime={playedOn} /> }, { day: dayWords(playedOn), version });
}
