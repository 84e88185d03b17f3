import type { Filters } from '@combolab/contracts/filters';
import type { Correction, Offer } from '@combolab/contracts/query';
import styles from './reading-notes.module.css';
import { leadWords } from '../../shared/terms/choices.js';
import { focusBox } from './search-head.js';
import type { Place, Typist } from './typist.js';
import { useReading } from './use-typist.js';
import { t } from './texts.js';

const MOST_OFFERS = 3;
/** A click that no pointer made. */
const BY_KEY = 0;

const leadOf = (kind: Offer['kind']): string => (kind === 'percent' ? t('percentLead') : leadWords(kind));

function offerWords({ kind, values, label }: Offer): string {
  const lead = kind === 'defender' && values.length > 1 ? t('defendersLead') : leadOf(kind);
  const words = values.length > 1 ? label.toLowerCase() : label;
  if (kind === 'author') return t('byAuthor', { name: label });
  return lead === '' ? words : `${lead}: ${words}`;
}

/** A correction of the server, which has no places in the query. */
export type Corrected = Pick<Correction, 'from' | 'to' | 'label'>;

/** Where a word stands in what was typed, quotes aside; null when it does not. */
function placeOf(raw: string, word: string): Place | null {
  const plain = raw.replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  // words are letters and digits once they are folded: none of them means anything in a pattern
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`, 'iu').exec(
    plain,
  );
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

interface Props {
  readonly typist: Typist;
  readonly filters: Filters;
  /** Words of the text that the server put right. */
  readonly corrected: readonly Corrected[];
}

/** How the words were taken, and how else they can be. */
export function ReadingNotes({ typist, filters, corrected }: Props) {
  const { understood, raw } = useReading(typist, filters);
  const mended = understood?.corrections ?? [];
  const others = corrected.filter(({ from }) => mended.every((each) => each.from !== from));
  const offers = understood?.offers.slice(0, MOST_OFFERS) ?? [];
  return (
    <>
      <p role="status" className="visuallyHidden">
        {[...mended, ...others].map(({ label }) => t('showingResultsFor', { words: label })).join(' ')}
      </p>
      {mended.map((correction) => (
        <CorrectionLine
          key={`${correction.from} ${String(correction.start)}`}
          typist={typist}
          correction={correction}
          place={correction}
        />
      ))}
      {others.map((correction) => (
        <CorrectionLine
          key={correction.from}
          typist={typist}
          correction={correction}
          place={placeOf(raw, correction.from)}
        />
      ))}
      {understood?.implied.map((told) => (
        <p key={told.label} className={styles.line}>
          {t.rich('aloneMeans', { b: <b /> }, { word: raw.slice(told.start, told.end), meaning: told.label })}{' '}
          <AsText typist={typist} place={told} word={raw.slice(told.start, told.end)} />
        </p>
      ))}
      {offers.length > 0 && (
        <p className={styles.offers}>
          <span>{t('didYouMean')}</span>
          {offers.map((offer) => (
            <button
              key={`${offer.kind} ${offer.values.join(' ')}`}
              type="button"
              className={styles.offer}
              onClick={({ detail }) => {
                if (detail === BY_KEY) focusBox();
                typist.accept(offer);
              }}
            >
              {offerWords(offer)}
              <span aria-hidden>?</span>
            </button>
          ))}
        </p>
      )}
    </>
  );
}

interface LineProps {
  readonly typist: Typist;
  readonly correction: Corrected;
  /** Where the word stands; null when it cannot be put in quotes. */
  readonly place: Place | null;
}

function CorrectionLine({ typist, correction: { from, label }, place }: LineProps) {
  return (
    <p className={styles.line}>
      {t.rich('showingResults', { b: <b /> }, { words: label })}{' '}
      {place !== null && <AsText typist={typist} place={place} word={from} />}
    </p>
  );
}

function AsText({ typist, place, word }: { readonly typist: Typist; readonly place: Place; readonly word: string }) {
  return (
    <button
      type="button"
      onClick={({ detail }) => {
        if (detail === BY_KEY) focusBox();
        typist.quote(place);
      }}
    >
      {t('searchAsTextInstead', { word })}
    </button>
  );
}
