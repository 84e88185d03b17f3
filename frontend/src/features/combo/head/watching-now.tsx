import { rooms } from '@combolab/contracts';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { followRoom } from '../../../shared/live/live-socket.js';
import { t } from '../texts.js';
import styles from './combo-line.module.css';

/** How many watch a combo at this moment; nothing while one is alone. */
export function WatchingNow({ comboId }: { readonly comboId: string }) {
  const [count, setCount] = useState(1);
  useEffect(
    () =>
      followRoom(rooms.watching(comboId), {
        versions: () => ({}),
        onWatching: (message) => {
          setCount(message.count);
        },
      }),
    [comboId],
  );
  if (count < 2) return null;
  return (
    <span className={styles.watching}>
      <Eye size={16} aria-hidden />
      {t.rich('watchingNow', { number: <span className="mono" />, words: <span /> }, { count })}
    </span>
  );
}
