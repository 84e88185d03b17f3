import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { t } from './texts.js';

const PICTURE = <Clapperboard size={28} strokeWidth={1.5} aria-hidden />;

/** Stands where nothing is shared yet. Its owner is asked to create, on a desktop; others are led on. */
export function NoCombos({ own }: { readonly own: boolean }) {
  const mobile = useIsMobile();
  if (!own)
    return (
      <Notice
        title={t('thisPlayerHasNotShared')}
        icon={PICTURE}
        actions={
          <Link to="/results" className={buttonClass()}>
            {t('browseCombos')}
          </Link>
        }
      >
        {t('followThemAndYouAreTold')}
      </Notice>
    );
  return (
    <Notice
      title={t('noCombosYetCreateOne')}
      icon={PICTURE}
      actions={
        mobile ? (
          <Link to="/results" className={buttonClass()}>
            {t('browseCombos')}
          </Link>
        ) : (
          <Link to="/test/test" className={buttonClass({ look: 'primary' })}>
            {t('createACombo')}
          </Link>
        )
      }
    >
      {mobile ? t('combosAreMadeOnAComputer') : t('aClipAndItsInputsAre')}
    </Notice>
  );
}
