import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { inputsOfMove } from '../../../entities/frame-data/move-inputs.js';
import { PressCaps } from '../../../shared/ui/press-caps.js';
import { Bars } from './bars.js';
import { disputeOf } from './disputes.js';
import { DoubtMark } from './doubt-mark.js';
import type { Column, FrameRow, RowSide } from './frame-rows.js';
import styles from './frame-table.module.css';
import { MoveDetail } from './move-detail.js';
import { unknownReason } from './unknown-reason.js';
import { t } from '../texts.js';

interface Props {
  readonly row: FrameRow;
  readonly fighters: readonly [first: FighterFrames, second: FighterFrames | null];
  readonly isMarked: boolean;
  readonly open: boolean;
  /** Those there is room for. */
  readonly columns: readonly Column[];
  readonly onToggle: (slug: string, open: boolean) => void;
}

/** A move: its name, its bars and its numbers; all that is known of it once it is opened. */
export const MoveRow = memo(function MoveRow({ row, fighters, isMarked, open, columns, onToggle }: Props) {
  const [{ name: ours }, second] = fighters;
  const { slug, name, first } = row;
  const move = (first ?? row.second)?.move;
  return (
    <>
      <tr
        id={slug}
        className={styles.row}
        aria-current={isMarked ? 'location' : undefined}
        data-open={open || undefined}
      >
        <th scope="row">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => {
              onToggle(slug, !open);
            }}
          >
            <ChevronRight size={14} className={styles.chevron} aria-hidden />
            <span className={styles.caps}>
              {move !== undefined && <PressCaps inputs={inputsOfMove(move)} most={2} />}
            </span>
            <span className={styles.name}>
              {name}
              {move !== undefined && <DoubtMark move={move} />}
            </span>
          </button>
        </th>
        <td className={styles.barCell}>
          <Bars
            bars={
              second === null
                ? [[null, first?.bar ?? null]]
                : [
                    [ours, first?.bar ?? null],
                    [second.name, row.second?.bar ?? null],
                  ]
            }
          />
        </td>
        {columns.map((column) => (
          <td key={column} className="mono">
            <Cell first={first} second={row.second} column={column} names={[ours, second?.name ?? null]} />
          </td>
        ))}
      </tr>
      {open && (
        <tr className={styles.detail}>
          <td colSpan={columns.length + 2}>
            <MoveDetail row={row} fighters={fighters} />
          </td>
        </tr>
      )}
    </>
  );
});

interface CellProps {
  readonly first: RowSide | null;
  readonly second: RowSide | null;
  readonly column: Column;
  readonly names: readonly [first: string, second: string | null];
}

/** One number, or both fighters' under each other. */
function Cell({ first, second, column, names: [ours, theirs] }: CellProps) {
  if (theirs === null) return <NumberOf side={first} column={column} />;
  return (
    <>
      <span className={styles.upper}>
        <span className="visuallyHidden">{ours} </span>
        <NumberOf side={first} column={column} />
      </span>
      <span className={styles.lower}>
        <span className="visuallyHidden">, {theirs} </span>
        <NumberOf side={second} column={column} />
      </span>
    </>
  );
}

/** What a move has not, or what nobody knows, with the reason. */
function Missing({ reason }: { readonly reason: string | null }) {
  if (reason === null) return <span className={styles.unknown}>–</span>;
  return (
    <span className={styles.unknown} title={t('unknownBecauseTip', { reason })}>
      <span aria-hidden>?</span>
      <span className="visuallyHidden">{t('unknownBecause', { reason })}</span>
    </span>
  );
}

function NumberOf({ side, column }: { readonly side: RowSide | null; readonly column: Column }) {
  const frames = side?.numbers[column] ?? null;
  if (frames === null) return <Missing reason={side === null ? null : unknownReason(side.move, column)} />;
  const written = frames < 0 ? `−${String(-frames)}` : String(frames);
  const dispute = side === null ? null : disputeOf(side.move, column);
  const data = column === 'onShield' && frames >= -3 ? { 'data-safe': true } : {};
  if (dispute === null) return <span {...data}>{written}</span>;
  return (
    <span className={styles.doubted} title={dispute}>
      {written}
      <span className="visuallyHidden"> ({dispute})</span>
    </span>
  );
}
