import { CheckCheck, Gavel } from 'lucide-react';
import { Notice } from '../../shared/ui/notice.js';
import { CaseCard } from './case-card.js';
import { useCasesInfiniteQuery, type CaseStage } from './moderation-api.js';
import styles from './moderation.module.css';
import { Pages } from './pages.js';
import { t } from './texts.js';

/** Reported things, those that wait longest first, or those decided last. */
export function CaseList({ stage }: { readonly stage: CaseStage }) {
  const query = useCasesInfiniteQuery(stage, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages ?? [];
  const cases = [...new Map(pages.flatMap((page) => page.cases.map((each) => [each._id, each]))).values()];
  return (
    <Pages query={query} failed={t('theReportsCouldNotBeLoaded')}>
      {cases.length === 0 ? (
        <Nothing stage={stage} />
      ) : (
        <ul className={styles.list}>
          {cases.map((each) => (
            <li key={each._id}>
              <CaseCard of={each} />
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}

const Nothing = ({ stage }: { readonly stage: CaseStage }) =>
  stage === 'open' ? (
    <Notice title={t('noOpenReports')} icon={<CheckCheck size={28} strokeWidth={1.5} aria-hidden />}>
      {t('newOnesAppearHereBy')}
    </Notice>
  ) : (
    <Notice title={t('nothingDecidedYet')} icon={<Gavel size={28} strokeWidth={1.5} aria-hidden />}>
      {t('whatYouDecideAboutReports')}
    </Notice>
  );
