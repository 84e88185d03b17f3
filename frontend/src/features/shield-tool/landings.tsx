import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { Pick } from './pick.js';
import { t } from './texts.js';

interface Props {
  readonly attacker: FighterFrames;
  readonly move: FrameMove;
  readonly choice: ToolChoice;
  /** The game cancels the lag of a landing by a shield just before it. */
  readonly hasLCancel: boolean;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

type Way = 'lCancel' | 'lag' | 'autoCancel';

const frames = (count: number | null | undefined): string => (count == null ? '?' : String(count));

/** How the attacker came down, with the frames of each way; nothing where there is but one. */
export function Landings({ attacker, move, choice, hasLCancel, onChange }: Props) {
  const { autoCancel, group, landingLag, lCancelledLag } = move;
  const canAutoCancel = group === 'aerial' && autoCancel !== null && autoCancel.length > 0;
  if (!canAutoCancel && !hasLCancel) return null;
  const chosen: Way =
    choice.landing === 'autoCancel' ? 'autoCancel' : hasLCancel && choice.state.lCancel ? 'lCancel' : 'lag';
  const ways: (readonly [Way, string])[] = [
    ...(hasLCancel ? [['lCancel', t('lCancelled', { frames: frames(lCancelledLag) })] as const] : []),
    ['lag', t('landingLag', { frames: frames(landingLag) })],
    ...(canAutoCancel ? [['autoCancel', t('autoCancelled', { frames: frames(attacker.landing?.hard) })] as const] : []),
  ];
  return (
    <Pick
      label={t('howTheyLanded')}
      choices={ways}
      value={chosen}
      onChange={(way) => {
        onChange({
          landing: way === 'autoCancel' ? 'autoCancel' : 'lag',
          ...(hasLCancel && way !== 'autoCancel' && { state: { ...choice.state, lCancel: way === 'lCancel' } }),
        });
      }}
    />
  );
}
