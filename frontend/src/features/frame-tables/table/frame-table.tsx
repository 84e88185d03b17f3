import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { GROUP_NAMES } from '../../../entities/frame-data/group-names.js';
import { Ruler } from './bars.js';
import { groupedRows, type Column, type FrameRow, type Sorting } from './frame-rows.js';
import styles from './frame-table.module.css';
import { MoveRow } from './move-row.js';
import { useColumns } from './use-columns.js';
import { t } from '../texts.js';

const NAMES: Readonly<Record<Column, string>> = {
  startup: t('columnStartup'),
  total: t('total'),
  landingLag: t('columnLandingLag'),
  stun: t('columnShieldStun'),
  onShield: t('onShield'),
  outOfShield: t('columnOutOfShield'),
};

interface Props {
  readonly rows: readonly FrameRow[];
  readonly first: FighterFrames;
  readonly second: FighterFrames | null;
  readonly sorting: Sorting;
  /** The move that the address names: marked, and told of at length. */
  readonly marked: string | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** Up, down, and back to the fighter's own order. */
const next = ({ column, descending }: Sorting, pressed: Column): Sorting => {
  if (column !== pressed) return { column: pressed, descending: false };
  return descending ? { column: null, descending: false } : { column: pressed, descending: true };
};

/** Moves in rows with bars on one ruler, numbers in columns; each column sorts, each row opens. */
export function FrameTable({ rows, first, second, sorting, marked, onSort }: Props) {
  /** Moves that were opened and closed by hand; the marked one is open until it is closed. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = useCallback((slug: string, open: boolean) => {
    setToggled((before) => new Map(before).set(slug, open));
  }, []);
  const columns = useColumns();
  const fighters = useMemo(() => [first, second] as const, [first, second]);
  if (rows.length === 0) return <p className={styles.none}>{t('noMoveIsCalledThat')}</p>;
  return (
    <div role="region" aria-label={t('framesOfAllMoves')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.move}>
              {t('move')}
            </th>
            <th scope="col" className={styles.ruler}>
              <span className="visuallyHidden">{t('phases')}</span>
              <Ruler />
            </th>
            {columns.map((column) => (
              <Head key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {groupedRows(rows, sorting).map(({ group, rows: its }) => (
          <tbody key={group}>
            {group !== null && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 2} className={styles.group}>
                  {GROUP_NAMES[group]}
                </th>
              </tr>
            )}
            {its.map((row) => (
              <MoveRow
                key={row.slug}
                row={row}
                columns={columns}
                fighters={fighters}
                isMarked={row.slug === marked}
                open={toggled.get(row.slug) ?? row.slug === marked}
                onToggle={toggle}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
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
