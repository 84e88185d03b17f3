import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { toast } from '../../../shared/ui/toast.js';
import part from '../part.module.css';
import styles from './tokens-section.module.css';
import { t } from '../texts.js';

/** A token that was just made, with its text. */
export interface Fresh {
  readonly tokenId: string;
  readonly name: string;
  readonly text: string;
}

interface Props {
  readonly fresh: Fresh;
  readonly onDone: () => void;
}

/** The one time that a token is shown. */
export function FreshToken({ fresh: { name, text }, onDone }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) {
      field.current?.select();
      toast.error(t('itCouldNotBeCopied'));
    }
  };
  return (
    <div className={styles.fresh} role="group" aria-labelledby={id}>
      <p id={id} className={part.name}>
        {t('yourNewToken', { name })}
      </p>
      <input
        ref={field}
        className={styles.text}
        aria-label={t('token')}
        aria-describedby={`${id}-once`}
        readOnly
        spellCheck={false}
        value={text}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <p id={`${id}-once`} className={styles.said}>
        {t('copyItNowItIs')}
      </p>
      <div className={part.line}>
        <Button size="s" look="primary" onClick={() => void copy()}>
          {copied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
          {copied ? t('copied') : t('copyToken')}
        </Button>
        <Button size="s" onClick={onDone}>
          {t('done')}
        </Button>
        <span role="status" className="visuallyHidden">
          {copied ? t('theTokenIsInYour') : ''}
        </span>
      </div>
    </div>
  );
}
