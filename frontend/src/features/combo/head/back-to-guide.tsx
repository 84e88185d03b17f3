import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { guideAddress } from '../../../entities/guides/guide-words.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { t } from '../texts.js';

const ID = /^[\w-]{1,64}$/;
const SECTION = /^\d{1,7}$/;

/** The way back to the guide whose lesson led here. */
export function BackToGuide() {
  const [search] = useSearchParams();
  const guideId = search.get('guide') ?? '';
  const section = search.get('section') ?? '';
  if (!ID.test(guideId)) return null;
  const hash = SECTION.test(section) ? `#section-${section}` : '';
  return (
    <nav aria-label={t('guide')} data-guide>
      <Link to={`${guideAddress(guideId)}${hash}`} className={buttonClass({ size: 's' })}>
        <ArrowLeft className="icon" aria-hidden />
        {t('backToTheGuide')}
      </Link>
    </nav>
  );
}
