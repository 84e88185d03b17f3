import { Delete, Trash2 } from 'lucide-react';
import { useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { type Filters, MOST_INPUTS } from '@combolab/contracts/filters';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { LiveRegion } from '../../../shared/ui/live-region.js';
import { DrawnPad } from './drawn-pad.js';
import styles from './press-dialog.module.css';
import { PressedLine } from './pressed-line.js';
import { changePressed, type PressedList } from './pressed-list.js';
import { useFound, type Found } from './use-found.js';
import { usePresses } from './use-presses.js';
import { Ways } from './ways.js';
import { t } from '../texts.js';

/** Screen readers are told of presses at most so often, in ms. */
const TELL_MS = 1000;

interface Props {
  readonly filters: Filters;
  readonly onShow: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Asks for combos by doing their inputs: on a pad, on the keys, or on the drawn pad. */
export function PressDialog({ filters, onShow, onClose }: Props) {
  const mobile = useIsMobile();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      firstFocus={place}
      shape={mobile ? 'sheet' : 'dialog'}
      title={t('pressItToFindIt')}
      description={t('pressInputsAsTheyCome')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Presses place={place} filters={filters} onShow={onShow} />
    </Dialog>
  );
}

interface PressesProps extends Omit<Props, 'onClose'> {
  /** Has the focus while nothing in it has. */
  readonly place: RefObject<HTMLDivElement | null>;
}

function Presses({ place, filters, onShow }: PressesProps) {
  const start: PressedList = { inputs: filters.inputs, told: '' };
  const [{ inputs, told }, change] = useReducer(changePressed, start);
  const found = useFound(filters, inputs);
  const pads = usePresses((pressed) => {
    change({ kind: 'press', inputs: pressed });
  });
  const show = () => {
    onShow({ ...filters, inputs });
  };
  const onKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Backspace') change({ kind: 'back' });
    if (key === 'Enter' && target === currentTarget && inputs.length > 0) show();
  };
  const remove = (kind: 'back' | 'clear') => {
    // A button without anything to remove cannot keep the focus.
    if (kind === 'clear' || inputs.length === 1) place.current?.focus({ preventScroll: true });
    change({ kind });
  };
  const words = inputs.length === 0 ? '' : foundWords(found);
  return (
    <div ref={place} tabIndex={-1} className={styles.place} onKeyDown={onKey}>
      <PressedLine inputs={inputs} />
      {inputs.length === MOST_INPUTS && <p className={styles.full}>{t('inputsAreTheMost', { most: MOST_INPUTS })}</p>}
      <div className={styles.row}>
        <p className={styles.found} data-stale={found.stale}>
          {words}
        </p>
        <Tools none={inputs.length === 0} onRemove={remove} />
      </div>
      <DrawnPad
        held={pads.held}
        onPress={(type) => {
          change({ kind: 'press', inputs: [type] });
        }}
      />
      <Ways pads={pads} />
      <div className={styles.foot}>
        <Button look="primary" disabled={inputs.length === 0 && filters.inputs.length === 0} onClick={show}>
          {t('showCombos')}
        </Button>
      </div>
      <LiveRegion everyMs={TELL_MS} text={found.stale || told === '' ? told : `${told}; ${words}`} />
    </div>
  );
}

interface ToolsProps {
  /** There is nothing to remove. */
  readonly none: boolean;
  readonly onRemove: (kind: 'back' | 'clear') => void;
}

function Tools({ none, onRemove }: ToolsProps) {
  return (
    <>
      <Button
        size="s"
        look="ghost"
        disabled={none}
        onClick={() => {
          onRemove('back');
        }}
      >
        <Delete className="icon" aria-hidden />
        {t('takeBack')}
      </Button>
      <Button
        size="s"
        look="ghost"
        disabled={none}
        onClick={() => {
          onRemove('clear');
        }}
      >
        <Trash2 className="icon" aria-hidden />
        {t('clear')}
      </Button>
    </>
  );
}

const foundWords = ({ total }: Found): string => (total === null ? '' : t('combosHaveThem', { total }));
