import { Plus } from 'lucide-react';
import { useCreate } from '../../shared/combos/use-create.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './top-bar.module.css';

/** Leads to a new combo. */
export function CreateButton() {
  const mobile = useIsMobile();
  const create = useCreate();
  return (
    <Button square={mobile} aria-label={t('create')} onClick={create}>
      <Plus className="icon" aria-hidden />
      <span className={styles.wide}>{t('create')}</span>
    </Button>
  );
}
