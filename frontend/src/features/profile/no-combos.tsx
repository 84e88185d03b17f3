import { Link } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { t } from './texts.js';

/** Stands where nothing is shared yet. Its owner is asked to create, on a desktop; whoever visits can do nothing about it. */
export function NoCombos({ own }: { readonly own: boolean }) {
  const mobile = useIsMobile();
  if (!own)
    return (
      <Notice
        title={t('thisPlayerHasNotShared')}
        actions={
          <Link to="/results" className={buttonClass()}>
            {t('browseCombos')}
          </Link>
        }
      />
    );
  return (
    <Notice
      title={t('noCombosYetCreateOne')}
      {...(!mobile && {
        actions: (
          <Link to="/test/test" className={buttonClass({ look: 'primary' })}>
            {t('createACombo')}
          </Link>
        ),
      })}
    />
  );
}
