import { usualHit, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { Button } from '../../shared/ui/button.js';
import styles from './shield-tool.module.css';
import type { ToolChoice } from '../../shared/frame-data/tool-link.js';

interface Props {
  readonly attacker: FighterFrames;
  readonly move: FrameMove;
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** Which part of the move it was, and how the attacker came down. */
export function HitChoice({ attacker, move, choice, onChange }: Props) {
  const { hits, autoCancel, group } = move;
  const chosen = choice.hit ?? usualHit(move);
  const landings = group === 'aerial' && autoCancel !== null && autoCancel.length > 0;
  if (hits.length < 2 && !landings) return null;
  return (
    <div className={styles.hits}>
      {hits.length > 1 && (
        <div role="group" aria-label="Which hit">
          {hits.map(({ label }, place) => (
            <Button
              key={place}
              size="s"
              aria-pressed={chosen === place}
              onClick={() => {
                onChange({ hit: place });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {landings && (
        <div role="group" aria-label="How they landed">
          <Button
            size="s"
            aria-pressed={choice.landing === 'lag'}
            onClick={() => {
              onChange({ landing: 'lag' });
            }}
          >
            landing lag {move.landingLag ?? '?'}
          </Button>
          <Button
            size="s"
            aria-pressed={choice.landing === 'autoCancel'}
            title="They landed on a frame that cancels the lag"
            onClick={() => {
              onChange({ landing: 'autoCancel' });
            }}
          >
            auto-cancelled {attacker.landing.hard}
          </Button>
        </div>
      )}
    </div>
  );
}
