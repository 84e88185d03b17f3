import { Button } from '../../../shared/ui/button.js';
import { Notice } from '../../../shared/ui/notice.js';
import type { ClaimState } from './draft-claim.js';

interface Props {
  readonly state: Exclude<ClaimState, 'asking' | 'here'>;
  /** Goes on in this tab; the other one shows this notice then. */
  readonly onTakeOver: () => void;
}

/** Stands where the editor would while another tab works on the draft. */
export function DraftElsewhere({ state, onTakeOver }: Props) {
  return (
    <Notice
      title={state === 'taken' ? 'This draft goes on in another tab' : 'You are working on this draft in another tab'}
      actions={
        <Button look="primary" onClick={onTakeOver}>
          work here instead
        </Button>
      }
    >
      <p>
        {state === 'taken' ? 'What you did here was saved first. ' : ''}Only one tab changes a draft at a time, so that
        none overwrites the other.
      </p>
    </Notice>
  );
}
