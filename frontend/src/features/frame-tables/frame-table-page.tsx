import { useId } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { fastestOutOfShield, MOVE_GROUPS, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { FighterChoice } from '../../shared/frame-data/fighter-choice.js';
import { slugOf } from '../../shared/frame-data/fighter-slug.js';
import { GROUP_NAMES } from '../../shared/frame-data/group-names.js';
import { useFrameDataQuery, type FrameData } from '../../shared/frame-data/frame-data-api.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { KeptOffline } from '../../shared/offline/kept-offline.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { TextField } from '../../shared/ui/text-field.js';
import { filteredRows, rowsOf, sortedRows } from './frame-rows.js';
import styles from './frame-table.module.css';
import { FrameTable } from './frame-table.js';
import { readTableView, writeTableView, type TableView } from './table-link.js';

/** The frames of a fighter's moves, alone or beside another's; what is shown stands in the address. */
export function FrameTablePage() {
  const { fighter = '' } = useParams();
  const { data, error, isLoading, refetch } = useFrameDataQuery(undefined);
  const late = useDelayed(isLoading);
  const shown = data?.fighters.find((each) => slugOf(each) === fighter) ?? null;
  useTitle(shown === null ? 'Frame data' : `Frame data of ${shown.name}`);
  return (
    <main className={styles.page}>
      {error !== undefined && (
        <ErrorNotice title="The frame data could not be fetched" error={error} onRetry={() => void refetch()} />
      )}
      {isLoading && late && <Skeleton height="30rem" />}
      {data !== undefined && shown === null && <Missing data={data} asked={fighter} />}
      {data !== undefined && shown !== null && <Table data={data} fighter={shown} />}
    </main>
  );
}

function Missing({ data, asked }: { readonly data: FrameData; readonly asked: string }) {
  return (
    <Notice
      title={asked === '' ? 'Frame data' : `There is no frame data of ${asked}`}
      actions={data.fighters.map((each) => (
        <Link key={each.fighterId} to={`/frames/${slugOf(each)}`}>
          {each.name}
        </Link>
      ))}
    >
      There is of these fighters:
    </Notice>
  );
}

function Table({ data, fighter }: { readonly data: FrameData; readonly fighter: FighterFrames }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const view = readTableView(search);
  const change = (changes: Partial<TableView>) => {
    setSearch(writeTableView({ ...view, ...changes }), { replace: true });
  };
  const others = data.fighters.filter((each) => each !== fighter);
  const second = others.find((each) => slugOf(each) === view.compared) ?? null;
  const rows = sortedRows(filteredRows(rowsOf(fighter, second), view.text, view.group), view.sorting);
  return (
    <>
      <header className={styles.head}>
        <h1>Frame data of {fighter.name}</h1>
        <p>
          {data.about.patch}, 60 frames a second. On shield as the attacker sees it: negative when the other acts first.{' '}
          <Link to={`/what-can-i-do?attacker=${slugOf(fighter)}`}>What punishes {fighter.name}?</Link>
        </p>
        <p>
          Fastest out of shield:{' '}
          {fastestOutOfShield(fighter, 3)
            .map(({ move, cost }) => `${move.name} ${String(cost)}`)
            .join(', ')}
          . <Link to={`/what-can-i-do?defender=${slugOf(fighter)}`}>What can {fighter.name} do?</Link>
        </p>
      </header>
      <div className={styles.filters}>
        <FighterChoice
          className={styles.field}
          label="Fighter"
          fighters={data.fighters}
          chosen={fighter}
          onChoose={(slug) => {
            if (slug !== null) void navigate(`/frames/${slug}?${writeTableView({ ...view, compared: null })}`);
          }}
        />
        <FighterChoice
          className={styles.field}
          label="Beside"
          placeholder="Nobody"
          clearable
          fighters={others}
          chosen={second}
          onChoose={(slug) => {
            change({ compared: slug });
          }}
        />
        <GroupChoice
          group={view.group}
          onChoose={(group) => {
            change({ group });
          }}
        />
        <TextField
          label="Move"
          type="search"
          autoComplete="off"
          placeholder="up air"
          value={view.text}
          onChange={({ currentTarget }) => {
            change({ text: currentTarget.value });
          }}
        />
      </div>
      <FrameTable
        rows={rows}
        first={fighter}
        second={second}
        sorting={view.sorting}
        onSort={(sorting) => {
          change({ sorting });
        }}
      />
      <Sources data={data} />
      <KeptOffline />
    </>
  );
}

interface GroupProps {
  readonly group: FrameMove['group'] | null;
  readonly onChoose: (group: FrameMove['group'] | null) => void;
}

function GroupChoice({ group, onChoose }: GroupProps) {
  const id = useId();
  const options = MOVE_GROUPS.map((each): Option => ({ value: each, label: GROUP_NAMES[each] }));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Kind</label>
      <Select
        inputId={id}
        options={options}
        isClearable
        placeholder="All"
        value={options.find(({ value }) => value === group) ?? null}
        onChange={(option) => {
          onChoose(MOVE_GROUPS.find((each) => each === option?.value) ?? null);
        }}
      />
    </div>
  );
}

function Sources({ data: { about } }: { readonly data: FrameData }) {
  return (
    <details className={styles.sources}>
      <summary>Where the numbers come from</summary>
      <dl>
        {Object.entries(about.sources).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
