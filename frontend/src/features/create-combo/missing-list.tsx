import { Check, X } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import styles from './missing-list.module.css';
import type { Requirement } from './missing.js';

interface Props {
  readonly id: string;
  readonly requirements: readonly Requirement[];
  readonly onGo: (frame: number) => void;
}

/** What is there and what is missing before the combo can be shared. */
export function MissingList({ id, requirements, onGo }: Props) {
  return (
    <section id={id} tabIndex={-1} className={styles.panel} aria-label="Before you share">
      <h2>Before you share</h2>
      <ul>
        {requirements.map(({ key, met, text, frame }) => (
          <li key={key} className={met ? styles.met : undefined}>
            {met ? <Check className="icon" aria-hidden /> : <X className="icon" aria-hidden />}
            <span>
              <span className="visuallyHidden">{met ? 'Done: ' : 'Missing: '}</span>
              {text}
            </span>
            {frame !== undefined && (
              <Button
                size="s"
                onClick={() => {
                  onGo(frame);
                }}
              >
                Go to {frame}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
