import { FolderOpen, MonitorUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/button.js';
import { t } from './texts.js';
import { CREATE_ADDRESS } from './use-create.js';

/** To the list of combos in one's replays, which a phone reads too. */
export const ReplaysLink = () => (
  <Link to="/replays" className={buttonClass()}>
    <FolderOpen className="icon" aria-hidden />
    {t('replays')}
  </Link>
);

/** To where a clip is sent on to the desktop that combos are made on. */
export const ToDesktopLink = () => (
  <Link to={CREATE_ADDRESS} className={buttonClass()}>
    <MonitorUp className="icon" aria-hidden />
    {t('sendAClipToMyDesktop')}
  </Link>
);

/** What a phone can do for a combo that is made on a desktop. */
export const FromPhone = () => (
  <>
    <ToDesktopLink />
    <ReplaysLink />
  </>
);
