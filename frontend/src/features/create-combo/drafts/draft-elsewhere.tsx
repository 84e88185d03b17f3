import { AppWindow, CloudUpload } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { Notice } from '../../../shared/ui/notice.js';
import type { ClaimState } from './draft-claim.js';
import { t } from '../texts.js';

interface Props {
  readonly state: Exclude<ClaimState, 'asking' | 'here'> | 'sharing';
  /** Goes on in this tab; the other one shows this notice then. */
  readonly onTakeOver: () => void;
}

/** Stands where the editor would while another tab works on the draft, or it is being shared. */
export function DraftElsewhere({ state, onTakeOver }: Props) {
  if (state === 'sharing')
    return (
      <Notice
        headline
        title={t('thisComboIsBeingShared')}
        icon={<CloudUpload size={28} strokeWidth={1.5} aria-hidden />}
      >
        <p>{t('itsDraftCannotBeChanged')}</p>
      </Notice>
    );
  return (
    <Notice
      headline
      icon={<AppWindow size={28} strokeWidth={1.5} aria-hidden />}
      title={state === 'taken' ? t('thisDraftGoesOnIn') : t('youAreWorkingOnThis')}
      actions={
        <Button look="primary" onClick={onTakeOver}>
          {t('workHereInstead')}
        </Button>
      }
    >
      <p>
        {state === 'taken' && `${t('savedFirst')} `}
        {t('onlyOneTabChangesA')}
      </p>
    </Notice>
  );
}
