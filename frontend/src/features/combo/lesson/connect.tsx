import { Keyboard, Pointer } from 'lucide-react';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import type { PadPresence } from '../../../shared/pad/pad-poll.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import { t } from '../texts.js';
import styles from './connect.module.css';

interface Props {
  readonly presence: PadPresence;
  readonly onKind: (kind: InputKind) => void;
  readonly onSetUp: () => void;
}

const WORDS: Readonly<Record<Exclude<PadPresence, 'ready'>, string>> = {
  none: t('connectASwitchProController'),
  lost: t('connectThePadAgainAnd'),
  off: t('pagesCanReadPadsAt'),
  unknown: t('thisPadDoesNotSay'),
};

/** How to get something to press. */
export function Connect({ presence, onKind, onSetUp }: Props) {
  const touches = useMediaQuery('(any-pointer: coarse)');
  const fingers = useMediaQuery('(pointer: coarse)');
  const first = presence === 'unknown' ? 'pad' : fingers ? 'touch' : 'keyboard';
  return (
    <div className={styles.connect}>
      <p>{WORDS[presence === 'ready' ? 'none' : presence]}</p>
      <div className={styles.ways}>
        {presence === 'unknown' && (
          <Button look="primary" data-first onClick={onSetUp}>
            {t('setUpThisPad')}
          </Button>
        )}
        {touches && (
          <Button
            look={first === 'touch' ? 'primary' : 'plain'}
            {...(first === 'touch' && { 'data-first': true })}
            onClick={() => {
              onKind('touch');
            }}
          >
            <Pointer className="icon" aria-hidden />
            {t('practiseByTouch')}
          </Button>
        )}
        <Button
          {...(first === 'keyboard' && { 'data-first': true })}
          onClick={() => {
            onKind('keyboard');
          }}
        >
          <Keyboard className="icon" aria-hidden />
          {t('practiseWithTheKeyboard')}
        </Button>
      </div>
    </div>
  );
}
