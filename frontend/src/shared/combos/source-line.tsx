import type { ComboSource } from '@combolab/contracts';
import { dayWords } from './source-words.js';

/** Where a combo was taken from, in the words of `sourceWords`; its day is one that programs can read. */
export function SourceLine({ source: { version, playedOn } }: { readonly source: ComboSource }) {
  return (
    <>
      From a Slippi replay
      {playedOn !== undefined && (
        <>
          {' '}
          of <time dateTime={playedOn}>{dayWords(playedOn)}</time>
        </>
      )}
      , format {version}
    </>
  );
}
