import { findGame, slugOf } from '@combolab/contracts';
import type { AboutFrames, FighterFrames } from '@combolab/contracts/frame-data';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFighterFramesQuery } from '../../entities/frame-data/frame-data-api.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { FighterHead } from './fighter-head.js';
import { MissingMove } from './missing-move.js';
import styles from './page.module.css';
import { StatsPanel } from './stats/stats-panel.js';
import { Legend } from './table/bars.js';
import { filteredRows, rowsOf, sortedRows, type FrameRow } from './table/frame-rows.js';
import { FrameTable } from './table/frame-table.js';
import { readTableView, writeTableView, type TableView } from './table/table-link.js';
import { TableGhost } from './table-ghost.js';
import { TableTools } from './table-tools.js';
import { useNamedMove } from './use-named-move.js';
import { useTyped } from './use-typed.js';
import { t } from './texts.js';

interface Props {
  readonly about: AboutFrames;
  readonly fighter: FighterFrames;
  /** What stands below the table. */
  readonly children: ReactNode;
}

const NO_ROWS: readonly FrameRow[] = [];

/** A fighter's moves, alone or beside another's; what is shown stands in the address. */
export function FighterView({ about, fighter, children }: Props) {
  const { fighterId, moves } = fighter;
  const [search, setSearch] = useSearchParams();
  const inAddress = readTableView(search);
  const [text, type] = useTyped(inAddress.text);
  const view = { ...inAddress, text };
  const change = (changes: Partial<TableView>) => {
    if (changes.text !== undefined) type(changes.text);
    setSearch(writeTableView({ ...view, ...changes }), { replace: true });
  };
  const others = (findGame(about.game)?.fighters ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== fighterId && about.fighters.includes(slugOf(id)));
  const compared = others.find((id) => slugOf(id) === view.compared) ?? null;
  const {
    currentData: second = null,
    error,
    isLoading,
    refetch,
  } = useFighterFramesQuery(compared ?? '', {
    skip: compared === null,
  });
  // an address of two fighters shows both at once
  const [begun, setBegun] = useState(compared === null);
  if (!begun && !isLoading) setBegun(true);
  const late = useDelayed(!begun);
  const all = useMemo(() => rowsOf(fighter, second), [fighter, second]);
  const rows = sortedRows(filteredRows(all, view.text, view.group), view.sorting);
  const named = useNamedMove(begun ? rows : NO_ROWS);
  const lCancels = moves.some(({ lCancelledLag }) => lCancelledLag !== undefined);
  if (!begun) return late ? <TableGhost /> : null;
  return (
    <>
      <FighterHead about={about} fighter={fighter} />
      {named !== null && !moves.some(({ slug }) => slug === named) && <MissingMove fighter={fighter} asked={named} />}
      <StatsPanel gameId={about.game} fighter={fighter} second={second} />
      <TableTools
        rows={all}
        gameId={about.game}
        others={others}
        compared={compared}
        view={view}
        onChange={change}
        onCompare={(id) => {
          change({ compared: id === null ? null : slugOf(id) });
        }}
      />
      {compared !== null && error !== undefined && (
        <ErrorNotice title={t('theSecondFighterCouldNot')} error={error} onRetry={() => void refetch()} />
      )}
      <div className={styles.legend}>
        <Legend />
        <p>
          {second !== null && `${t('aboveBelow', { above: fighter.name, below: second.name })} `}
          {lCancels ? t('onShieldLCancelled') : t('onShieldNegative')}
        </p>
      </div>
      <FrameTable
        rows={rows}
        first={fighter}
        second={second}
        sorting={view.sorting}
        marked={named}
        onSort={(sorting) => {
          change({ sorting });
        }}
      />
      {children}
    </>
  );
}
