import type { Combo } from '@combolab/contracts';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { ControllerPicker } from './controller-picker.js';
import { InputList } from './input-list.js';
import styles from './inputs-panel.module.css';
import { Notes } from './notes.js';

interface Props {
  readonly combo: Combo;
  readonly card: LiveCard;
}

const TABS = ['controller', 'inputs', 'notes'] as const;

/** Beside the clip: controller, inputs and notes. Where there is room the inputs stay in view below the tabs. */
export function InputsPanel({ combo, card }: Props) {
  const viewer = useViewerController(combo.gameId);
  const roomy = useMediaQuery('(min-width: 56.3125em)');
  const [chosen, setChosen] = useState<string | null>(null);
  // Narrow, the controller lies on the picture.
  const tab = chosen ?? (roomy ? 'controller' : 'inputs');
  const list = <InputList combo={combo} viewer={viewer} />;
  return (
    <>
      <Tabs.Root className={styles.panel} value={tab} onValueChange={setChosen}>
        <Tabs.List className={styles.tabs} aria-label="About the inputs">
          {TABS.map((name) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="controller" className={styles.controller}>
          <ControllerView
            actions={combo.actions}
            sticks={combo.sticks}
            viewer={viewer}
            spoken
            className={styles.drawing}
          />
          <ControllerPicker gameId={combo.gameId} viewer={viewer} />
        </Tabs.Content>
        <Tabs.Content value="inputs">{list}</Tabs.Content>
        <Tabs.Content value="notes">
          <Notes card={card} combo={combo} />
        </Tabs.Content>
      </Tabs.Root>
      {roomy && tab !== 'inputs' && <div className={styles.panel}>{list}</div>}
    </>
  );
}
