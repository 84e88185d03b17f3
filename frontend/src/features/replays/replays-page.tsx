import { useEffect, useRef } from 'react';
import { useStore } from '../../shared/store/use-store.js';
import { useSharedFiles } from '../../shared/offline/use-shared-files.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { KeptLine } from './kept/kept-line.js';
import { keptReplays } from './kept/kept-replays.js';
import { DropPlace } from './reading/drop-place.js';
import { ReadingLine } from './reading/reading-line.js';
import { shelf } from './reading/shelf.js';
import { FoundCombos } from './found-combos.js';
import { ExampleCombo } from './example-combo.js';
import styles from './replays-page.module.css';
import type { MakeCombos } from './row/use-making.js';
import { t } from './texts.js';

/** The combos in a player's own replays, best first, to watch and to make combos of. */
export function ReplaysPage({ onMake }: { readonly onMake: MakeCombos }) {
  useTitle(t('replays'));
  const state = useStore(shelf.state);
  const files = useRef<HTMLInputElement>(null);
  const { restored } = useStore(keptReplays.state);
  useEffect(() => {
    void keptReplays.restore();
  }, []);
  useSharedFiles((files) => {
    shelf.add([...files], []);
    return undefined;
  });
  const begun = state.replays.length + state.unread.length + state.waiting.length > 0;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{t('replays')}</h1>
          <p className={styles.lead}>{t('theBestCombosInYour')}</p>
        </div>
      </header>
      <DropPlace
        small={begun}
        files={files}
        onFiles={({ files, closed }) => {
          shelf.add(files, closed);
        }}
      />
      {begun ? <ReadingLine state={state} /> : restored && <ExampleCombo />}
      {begun && <KeptLine replays={state.replays.length} />}
      {begun && (
        <FoundCombos
          replays={state.replays}
          reading={state.reading}
          onMake={onMake}
          onChoose={() => files.current?.click()}
        />
      )}
    </main>
  );
}
