import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './top-bar.module.css';

/** Leads to a new combo; visitors sign in on the way (the page asks for it). */
export function CreateButton() {
  const mobile = useIsMobile();
  const navigate = useNavigate();
  return (
    <Button
      square={mobile}
      aria-label={t('create')}
      onClick={() => {
        if (mobile) alert(t('onADesktop'));
        else void navigate('/test/test');
      }}
    >
      <Plus className="icon" aria-hidden />
      <span className={styles.wide}>{t('create')}</span>
    </Button>
  );
}
