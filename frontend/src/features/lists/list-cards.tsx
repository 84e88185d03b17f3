import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ComboCard } from '@combolab/contracts';
import { cx } from '../../shared/lib/cx.js';
import { focusNeighbour } from '../../shared/lib/focus-neighbour.js';
import { Button } from '../../shared/ui/button.js';
import { LiveRegion } from '../../shared/ui/live-region.js';
import styles from './list-cards.module.css';
import { useDrag } from './use-drag.js';
import { t } from './texts.js';

/** Draws one combo. */
export type CardComponent = ComponentType<{ readonly listed: ComboCard }>;

/** What the owner of a list does with it. */
export interface ListHands {
  readonly move: (comboId: string, to: number) => void;
  readonly remove: (card: ComboCard, place: number) => Promise<void>;
}

interface Props {
  readonly cards: readonly ComboCard[];
  /** How many the list has, shown or not. */
  readonly total: number;
  readonly Card: CardComponent;
  /** null for everybody but the owner. */
  readonly hands: ListHands | null;
}

/** The combos of a list in its order; its owner moves them by handle or buttons, and takes them out. */
export function ListCards({ cards, total, Card, hands }: Props) {
  const [told, setTold] = useState('');
  const grid = useRef<HTMLOListElement>(null);
  const pressed = useRef<Element | null>(null);
  const place = (id: string, to: number) => {
    const name = cards.find(({ _id }) => _id === id)?.name ?? '';
    pressed.current = document.activeElement;
    setTold(t('isNowOf', { name, place: to + 1, total }));
    hands?.move(id, to);
  };
  const { dragged, shown, begin } = useDrag(cards, place);
  useLayoutEffect(() => {
    // a button that was put elsewhere in the document has lost the focus
    if (pressed.current instanceof HTMLElement && grid.current?.contains(pressed.current) === true)
      pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [cards]);
  return (
    <>
      <ol ref={grid} data-rows className={cx(styles.grid, dragged !== null && styles.dragging)}>
        {shown.map((card, i) => (
          <li
            key={card._id}
            data-place={i}
            className={cx(card._id === dragged && styles.dragged)}
            aria-posinset={i + 1}
            aria-setsize={total}
          >
            <Card listed={card} />
            {hands !== null && (
              <div className={styles.tools} role="group" aria-label={t('placeOf', { name: card.name })}>
                <span
                  className={styles.handle}
                  data-tip={t('dragToAnotherPlace')}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    event.preventDefault();
                    begin(card._id);
                  }}
                >
                  <GripVertical size={18} aria-hidden />
                  <span className="mono">{i + 1}</span>
                </span>
                <Tool
                  label={t('moveUp', { name: card.name })}
                  off={i === 0}
                  Icon={ArrowUp}
                  onPress={() => {
                    place(card._id, i - 1);
                  }}
                />
                <Tool
                  label={t('moveDown', { name: card.name })}
                  off={i === total - 1}
                  Icon={ArrowDown}
                  onPress={() => {
                    place(card._id, i + 1);
                  }}
                />
                <Tool
                  label={t('takeOutOfTheList', { name: card.name })}
                  tool="remove"
                  off={false}
                  Icon={X}
                  onPress={(button) => {
                    focusNeighbour(button);
                    void hands.remove(card, i);
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <LiveRegion text={told} everyMs={0} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly tool?: string;
  /** Does nothing now, and keeps the focus. */
  readonly off: boolean;
  readonly Icon: typeof X;
  readonly onPress: (button: HTMLButtonElement) => void;
}

function Tool({ label, tool, off, Icon, onPress }: ToolProps) {
  return (
    <Button
      look="ghost"
      size="s"
      square
      aria-label={label}
      data-tip={label}
      aria-disabled={off}
      data-tool={tool}
      onClick={({ currentTarget }) => {
        if (!off) onPress(currentTarget);
      }}
    >
      <Icon className="icon" aria-hidden />
    </Button>
  );
}
