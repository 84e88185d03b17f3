import { useNavigate } from 'react-router-dom';
import { useIsMobile } from '../lib/use-media-query.js';
import { t } from './texts.js';

/** Where combos are made; on a phone, where a clip is sent to one's desktop. Visitors sign in on the way. */
export const CREATE_ADDRESS = '/test/test';

/** Leads to a new combo. A phone is told first that it needs a desktop. */
export function useCreate(): () => void {
  const mobile = useIsMobile();
  const navigate = useNavigate();
  return () => {
    if (mobile) alert(t('onADesktop'));
    void navigate(CREATE_ADDRESS);
  };
}
