import { findGame } from '@combolab/contracts';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideFilters } from '../../entities/guides/guides-api.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Notice } from '../../shared/ui/notice.js';
import { isFiltered } from './discover-address.js';
import styles from './no-guides.module.css';
import { t } from './texts.js';

interface Props {
  readonly filters: GuideFilters;
  readonly onChange: (filters: GuideFilters) => void;
}

/** Stands where no guide is: a picture as a guide would have, and the way to the first one, or back to all. */
export function NoGuides({ filters, onChange }: Props) {
  const { status } = useAuth();
  // guides are written on a computer
  const mobile = useIsMobile();
  const fighters =
    findGame(filters.game)
      ?.fighters.slice(0, 2)
      .map(({ id }) => id) ?? [];
  if (isFiltered(filters))
    return (
      <Notice
        title={t('noGuideMatches')}
        icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
        actions={
          <Button
            look="primary"
            onClick={() => {
              onChange({ game: filters.game, q: '', fighter: [], level: [] });
            }}
          >
            {t('showAllGuides')}
          </Button>
        }
      >
        {t('tryFewerWordsAnotherFighter')}
      </Notice>
    );
  return (
    <Notice
      title={t('noPublishedGuides')}
      icon={
        <div className={styles.cover}>
          <MatchupTile fighters={fighters} otherwise={{ id: filters.game, sign: null }} />
        </div>
      }
      actions={
        mobile ? (
          <Link to={`/results/${filters.game}`} className={buttonClass()}>
            {t('browseCombos')}
          </Link>
        ) : (
          <Link to="/guide/default" className={buttonClass({ look: 'primary' })}>
            {t('writeAGuide')}
          </Link>
        )
      }
    >
      {status === 'user' ? t('yoursCouldBeTheFirst') : t('nobodyHasPublishedAGuide')}
    </Notice>
  );
}
