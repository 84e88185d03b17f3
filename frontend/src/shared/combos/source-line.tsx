import type { ComboSource } from '@combolab/contracts';
import { dayWords, gameWords } from './source-words.js';
import { t } from './texts.js';

/** Where a combo was taken from, in the words of `sourceWords`; its day is one that programs can read. */
export function SourceLine({ source }: { readonly source: ComboSource }) {
  const { version, playedOn } = source;
  return (
    <>
      {playedOn === undefined
        ? t('fromASlippiReplay', { version })
        : t.rich('fromASlippiReplayOn', { time: <time dateTime={playedOn} /> }, { day: dayWords(playedOn), version })}
      {gameWords(source)}
    </>
  );
}
