import { Check, CircleHelp, X } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import styles from './before-you-share.module.css';
import type { Requirement } from './requirements.js';
import { t } from '../texts.js';

interface Props {
  readonly id: string;
  readonly requirements: readonly Requirement[];
  /** Leads to where something can be mended: a frame, or a field of the form. */
  readonly onGo: (requirement: Requirement) => void;
}

const stateOf = ({ met, doubt = false }: Requirement) => (met ? 'met' : doubt ? 'doubt' : 'missing');
const SAID = { met: 'stateDone', doubt: 'stateDoubtful', missing: 'stateMissing' } as const;
const ICONS = { met: Check, doubt: CircleHelp, missing: X };

/** What is there, what is missing and what is doubtful before the combo can be shared. */
export function BeforeYouShare({ id, requirements, onGo }: Props) {
  return (
    <section id={id} tabIndex={-1} className={styles.panel} aria-label={t('beforeYouShare')}>
      <h2>{t('beforeYouShare')}</h2>
      <ul>
        {requirements.map((each) => {
          const state = stateOf(each);
          const Icon = ICONS[state];
          return (
            <li key={each.key} data-state={state}>
              <Icon className="icon" aria-hidden />
              <span>{t.rich(SAID[state], { hidden: <span className="visuallyHidden" /> }, { text: each.text })}</span>
              {!each.met && (
                <Button
                  size="s"
                  aria-label={each.frame === undefined ? t('goToIt', { text: each.text }) : undefined}
                  onClick={() => {
                    onGo(each);
                  }}
                >
                  {each.frame === undefined ? t('goToItShort') : t('goToFrameShort', { frame: each.frame })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
