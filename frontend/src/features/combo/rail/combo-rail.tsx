import { lazy, Suspense, useMemo, useRef } from 'react';
import { Tabs } from 'radix-ui';
import { findGame, type Combo } from '@combolab/contracts';
import type { DrawCard } from '../../../shared/combos/card-shelf.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { LiveCount } from '../../../shared/ui/live-count.js';
import { ComboAbout } from '../about/combo-about.js';
import { Discussion } from '../discussion/discussion.js';
import { ControllerPicker } from '../inputs/controller-picker.js';
import { InputList } from '../inputs/input-list.js';
import { Notes } from '../inputs/notes.js';
import { useInstrument } from '../instrument.js';
import { openingMove } from '../opening/opening-move.js';
import { askedCombo } from '../truth/asked-combo.js';
import styles from './combo-rail.module.css';
import { RAIL_TABS, type RailTab } from './rail-tabs.js';
import { t } from '../texts.js';

const OnShield = lazy(async () => ({ default: (await import('../opening/on-shield.js')).OnShield }));
const SimilarCombos = lazy(async () => ({ default: (await import('../similar/similar-combos.js')).SimilarCombos }));
const TrueCombo = lazy(async () => ({
  default: (await import('../../../entities/true-combo/true-combo.js')).TrueCombo,
}));

const TAB_WORDS: Readonly<Record<RailTab, string>> = {
  controller: t('controllerTab'),
  inputs: t('inputsTab'),
  notes: t('notesTab'),
  discussion: t('discussionTab'),
  similar: t('similarTab'),
};

interface Props {
  readonly combo: Combo;
  readonly card: LiveCard;
  readonly Card: DrawCard;
  /** null = nobody has chosen. */
  readonly tab: RailTab | null;
  readonly onTab: (tab: RailTab) => void;
}

/** Beside the clip, or below it: the controller, the inputs, what is known and said of the combo, and others like it. */
export function ComboRail({ combo, card, Card, tab, onTab }: Props) {
  const viewer = useViewerController(combo.gameId);
  const roomy = useInstrument();
  const tabs = useRef<HTMLDivElement>(null);
  const list = <InputList combo={combo} viewer={viewer} />;
  return (
    <Tabs.Root
      className={styles.rail}
      // Narrow, the controller lies on the picture.
      value={tab ?? (roomy ? 'controller' : 'inputs')}
      onValueChange={(value) => {
        onTab(value as RailTab);
        // below the lanes it would not be seen what was chosen
        if (!roomy) requestAnimationFrame(() => tabs.current?.scrollIntoView({ block: 'start' }));
      }}
    >
      <Tabs.List ref={tabs} className={styles.tabs} aria-label={t('aboutTheCombo')}>
        {RAIL_TABS.map((name) => (
          <Tabs.Trigger key={name} value={name} className={styles.tab}>
            <span className={styles.word}>{TAB_WORDS[name]}</span>{' '}
            {name === 'discussion' && <LiveCount value={card.numComments} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="controller" className={styles.study}>
        <ControllerView
          actions={combo.actions}
          sticks={combo.sticks}
          viewer={viewer}
          spoken
          className={styles.drawing}
        />
        <ControllerPicker gameId={combo.gameId} viewer={viewer} />
        {roomy && list}
      </Tabs.Content>
      <Tabs.Content value="inputs" className={styles.body}>
        {list}
      </Tabs.Content>
      <Tabs.Content value="notes" className={styles.body}>
        <AboutIt combo={combo} card={card} />
      </Tabs.Content>
      <Tabs.Content value="discussion" className={styles.body} forceMount>
        <Discussion comboId={combo._id} authors={card.authorData} count={card.numComments} />
      </Tabs.Content>
      <Tabs.Content value="similar" className={styles.body}>
        <Suspense>
          <SimilarCombos comboId={combo._id} author={card.authorData[0]} Card={Card} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}

function AboutIt({ combo, card }: Pick<Props, 'combo' | 'card'>) {
  const opening = useMemo(() => (findGame(combo.gameId)?.frameData == null ? null : openingMove(combo)), [combo]);
  const asked = useMemo(() => askedCombo(combo), [combo]);
  return (
    <div className={styles.notes}>
      <Notes card={card} combo={combo} />
      <ComboAbout card={card} source={combo.source}>
        {opening !== null && (
          <Suspense>
            <OnShield combo={combo} move={opening} />
          </Suspense>
        )}
      </ComboAbout>
      {asked !== null && (
        <Suspense>
          <TrueCombo combo={asked} defenders={card.characterIds} claim={card.percentRange} />
        </Suspense>
      )}
    </div>
  );
}
