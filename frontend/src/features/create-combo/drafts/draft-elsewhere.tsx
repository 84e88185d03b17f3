import { Button } from '../../../shared/ui/button.js';
import { Notice } from '../../../shared/ui/notice.js';
import type { ClaimState } from './draft-claim.js';

interface Props {
  readonly state: Exclude<ClaimState, 'asking' | 'here'> | 'sharing';
  /** Goes on in this tab; the other one shows this notice then. */
  readonly onTakeOver: () => void;
}

/** Stands where the editor would while another tab works on the draft, or it is being shared. */
export function DraftElsewhere({ state, onTakeOver }: Props) {
  if (state === 'sharing')
    return (
      <Notice headline title="This combo is being shared">
        <p>Its draft cannot be changed meanwhile. Should sharing it fail, you go on with it here.</p>
      </Notice>
    );
  return (
    <Notice
      headline
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
