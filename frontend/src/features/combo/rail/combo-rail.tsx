import { useDeferredValue, useMemo } from 'react';
import { Tabs } from 'radix-ui';
import { findGame, type Combo } from '@combolab/contracts';
import type { DrawCard } from '../../../shared/combos/card-shelf.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { ComboAbout } from '../about/combo-about.js';
import { Discussion } from '../discussion/discussion.js';
import { ControllerPicker } from '../inputs/controller-picker.js';
import { InputList } from '../inputs/input-list.js';
import { Notes } from '../inputs/notes.js';
import { useInstrument, usePinnedController } from '../instrument.js';
import { openingMove } from '../opening/opening-move.js';
import { askedCombo } from '../truth/asked-combo.js';
import styles from './combo-rail.module.css';
import { RailHead, type Pull } from './rail-head.js';
import { RAIL_TABS, type RailTab } from './rail-tabs.js';

const OnShield = lazyPart(() => import('../opening/on-shield.js'), 'OnShield');
const SimilarCombos = lazyPart(() => import('../similar/similar-combos.js'), 'SimilarCombos');
const TrueCombo = lazyPart(() => import('../../../entities/true-combo/true-combo.js'), 'TrueCombo');

interface Props {
  readonly combo: Combo;
  readonly card: LiveCard;
  readonly Card: DrawCard;
  /** null = nobody has chosen. */
  readonly tab: RailTab | null;
  readonly onTab: (tab: RailTab) => void;
  readonly pull: Pull | null;
}

/** Beside the clip, or below it: the controller, the inputs, what is known and said of the combo, and others like it. */
export function ComboRail({ combo, card, Card, tab, onTab, pull }: Props) {
  const viewer = useViewerController(combo.gameId);
  const roomy = useInstrument();
  const pinned = usePinnedController();
  const controller = (
    <>
      <ControllerView actions={combo.actions} sticks={combo.sticks} viewer={viewer} spoken className={styles.drawing} />
      <ControllerPicker gameId={combo.gameId} viewer={viewer} />
    </>
  );
  // Narrow, the controller lies on the picture.
  const first = roomy && !pinned ? 'controller' : 'inputs';
  const now = tab === null || (pinned && tab === 'controller') ? first : tab;
  // the tab answers at once, what it shows is drawn after that
  const drawn = useDeferredValue(now);
  const list = (drawn === 'inputs' || drawn === 'controller') && <InputList combo={combo} viewer={viewer} />;
  return (
    <Tabs.Root
      className={styles.rail}
      value={now}
      onValueChange={(value) => {
        onTab(value as RailTab);
        // what has more to read than a few lines has more room at once
        if (value !== 'inputs') pull?.onUp(true);
      }}
    >
      {pinned && <div className={styles.pinned}>{controller}</div>}
      <RailHead
        tabs={pinned ? RAIL_TABS.filter((name) => name !== 'controller') : RAIL_TABS}
        comments={card.numComments}
        pull={pull}
      />
      {!pinned && (
        <Tabs.Content value="controller" className={styles.study}>
          {drawn === 'controller' && controller}
          {roomy && list}
        </Tabs.Content>
      )}
      <Tabs.Content value="inputs" className={styles.body}>
        {list}
      </Tabs.Content>
      <Tabs.Content value="notes" className={styles.body}>
        {drawn === 'notes' && <AboutIt combo={combo} card={card} />}
      </Tabs.Content>
      <Tabs.Content value="discussion" className={styles.body} forceMount>
        <Discussion comboId={combo._id} authors={card.authorData} count={card.numComments} />
      </Tabs.Content>
      <Tabs.Content value="similar" className={styles.body}>
        {drawn === 'similar' && <SimilarCombos comboId={combo._id} author={card.authorData[0]} Card={Card} />}
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
        {opening !== null && <OnShield combo={combo} move={opening} />}
      </ComboAbout>
      {asked !== null && <TrueCombo combo={asked} defenders={card.characterIds} claim={card.percentRange} />}
    </div>
  );
}
