import { Button } from '../../../shared/ui/button.js';
import styles from './discussion.module.css';
import { mentionBegun } from './mentions.js';
import { t } from '../texts.js';

const MOST = 5;

interface Props {
  readonly text: string;
  /** Display names of those who take part. */
  readonly names: readonly string[];
  readonly onChoose: (text: string) => void;
}

/** Who may be meant while a name is being written behind an `@`. */
export function MentionOffers({ text, names, onChoose }: Props) {
  const begun = mentionBegun(text);
  if (begun === null) return null;
  const offers = names.filter((name) => name.startsWith(begun.toLowerCase()) && name !== begun).slice(0, MOST);
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers} role="group" aria-label={t('mention')}>
      {offers.map((name) => (
        <Button
          key={name}
          size="s"
          look="ghost"
          onClick={() => {
            onChoose(`${text.slice(0, text.length - begun.length)}${name} `);
          }}
        >
          @{name}
        </Button>
      ))}
    </div>
  );
}
