import { ArrowDown, ArrowUp } from 'lucide-react';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import type { Column, FrameRow, MoveNumbers, Sorting } from './frame-rows.js';
import { COLUMNS } from './frame-rows.js';
import styles from './frame-table.module.css';

const NAMES: Readonly<Record<Column, string>> = {
  startup: 'Startup',
  total: 'Total',
  landingLag: 'Landing lag',
  stun: 'Shield stun',
  onShield: 'On shield',
  outOfShield: 'Out of shield',
};

interface Props {
  readonly rows: readonly FrameRow[];
  readonly first: FighterFrames;
  readonly second: FighterFrames | null;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

const written = (frames: number | null | undefined): string =>
  frames == null ? '–' : frames < 0 ? `−${String(-frames)}` : String(frames);

/** Up, down, and back to the fighter's own order. */
const next = ({ column, descending }: Sorting, pressed: Column): Sorting => {
  if (column !== pressed) return { column: pressed, descending: false };
  return descending ? { column: null, descending: false } : { column: pressed, descending: true };
};

/** Moves in rows, frames in columns; each column sorts. */
export function FrameTable({ rows, first, second, sorting, onSort }: Props) {
  if (rows.length === 0) return <p className={styles.none}>No move is called that.</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Frames of all moves">
      <table>
        <thead>
          <tr>
            <th scope="col">Move</th>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {second === null && <th scope="col">Active</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row" title={row.notes ?? undefined}>
                {row.name}
                {row.confidence !== 'high' && (
                  <small> ({row.confidence === 'low' ? 'doubtful' : 'not quite sure'})</small>
                )}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="mono">
                  <Cell
                    first={row.first}
                    second={row.second}
                    column={column}
                    names={[first.name, second?.name ?? null]}
                  />
                </td>
              ))}
              {second === null && <td className="mono">{row.first?.active}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly first: MoveNumbers | null;
  readonly second: MoveNumbers | null;
  readonly column: Column;
  readonly names: readonly [first: string, second: string | null];
}

/** One number, or both fighters'. */
function Cell({ first, second, column, names: [ours, theirs] }: CellProps) {
  if (theirs === null) return written(first?.[column]);
  return (
    <>
      <span className="visuallyHidden">{ours} </span>
      {written(first?.[column])}
      <span className={styles.other}>
        <span className="visuallyHidden">, {theirs} </span>
        {written(second?.[column])}
      </span>
    </>
  );
}

function Head({ column, sorting, onSort }: { readonly column: Column } & Pick<Props, 'sorting' | 'onSort'>) {
  const active = sorting.column === column;
  return (
    <th scope="col" aria-sort={active ? (sorting.descending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        onClick={() => {
          onSort(next(sorting, column));
        }}
      >
        {NAMES[column]}
        {active && (sorting.descending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
      </button>
    </th>
  );
}
