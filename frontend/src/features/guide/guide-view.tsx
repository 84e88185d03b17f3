import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Guide, GuideSection as GuideSectionData } from '@combolab/contracts';
import { guideTitle, minutesWords, numWordsOf } from '../../entities/guides/guide-words.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { useLastGame } from '../../shared/games/last-game.js';
import { wantedScroll } from '../../shared/lib/wanted-scroll.js';
import { contentsOf, isHeading } from './contents.js';
import { ContentsList } from './contents-list.js';
import { gateOf, passedLessons, shownSections } from './gamebook.js';
import { GuideHead } from './guide-head.js';
import styles from './guide-page.module.css';
import type { GuideParts } from './guide-parts.js';
import { GuideSection } from './guide-section.js';
import { LessonGate } from './lesson-gate.js';
import { useReadingPlace } from './use-reading-place.js';
import { t } from './texts.js';

/** Characters. */
const LONG_HEADING = 80;

/** A guide to be read. */
export function GuideView({ guide, parts }: { readonly guide: Guide; readonly parts: GuideParts }) {
  const { _id, sections } = guide;
  const passed = useChoice(passedLessons)[_id];
  const gate = useMemo(() => gateOf(sections, new Set(passed)), [sections, passed]);
  const shown = useMemo(() => shownSections(sections, gate), [sections, gate]);
  const lines = useMemo(() => contentsOf(shown), [shown]);
  const title = headingOf(guide);
  const titled = shown.findIndex(({ type }, place) => place > 0 && type === 'TITLE');
  const article = useRef<HTMLElement>(null);
  useTitle(title);
  useLastGame(guide.metaData.gameTags[0] ?? null);
  useReadingPlace(article, sections);
  useNamedSection();
  return (
    <main className="frame-read">
      <article ref={article} className={styles.article}>
        <GuideHead guide={guide} title={title} length={lengthOf(guide)} />
        <div className={styles.contents}>
          <ContentsList lines={lines} />
        </div>
        <div className={styles.body}>
          {shown.map((section, place) => (
            <GuideSection
              key={section.id}
              section={section}
              first={place === 0}
              under={titled !== -1 && place > titled}
              gated={section.id === gate?.sectionId}
              parts={parts}
              guideId={_id}
            />
          ))}
          {shown.every(isEmpty) && <p className={styles.gone}>{t('nothingIsWrittenHereYet')}</p>}
          {gate !== null && <LessonGate key={gate.sectionId} guideId={_id} gate={gate} />}
        </div>
      </article>
    </main>
  );
}

const isEmpty = (section: GuideSectionData, place: number): boolean =>
  section.type !== 'COMBO_SELECTOR' && (section.value.trim() === '' || (place === 0 && isHeading(section)));

/** A guide that begins with text or a combo is headed by what it is called among guides, cut where that is long. */
function headingOf(guide: Guide): string {
  const [first] = guide.sections;
  const title = guideTitle(guide);
  if (first !== undefined && isHeading(first)) return title;
  const { previewTitle } = guide.metaData;
  if (previewTitle !== '') return previewTitle;
  return title.length > LONG_HEADING ? `${title.slice(0, LONG_HEADING).trimEnd()}…` : title;
}

/** `6 minutes, 3 combos`. */
function lengthOf(guide: Guide): string {
  const combos = guide.sections.filter(({ type, value }) => type === 'COMBO_SELECTOR' && value !== null).length;
  const length = minutesWords(numWordsOf(guide));
  return combos === 0 ? length : t('lengthWithCombos', { length, combos });
}

/** The address may name a section, which comes later than the page. */
function useNamedSection(): void {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    if (first.current !== '' && scrollY === 0 && wantedScroll() === null)
      document.getElementById(decodeURIComponent(first.current.slice(1)))?.scrollIntoView();
    first.current = '';
  }, []);
}
