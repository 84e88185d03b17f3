import { MOVE_GROUPS, type FrameMove } from '@combolab/contracts/frame-data';
import { COLUMNS, type Sorting } from './frame-rows.js';

/** What a table shows; its address says the same. */
export interface TableView {
  /** Name of the second fighter's file; null = none. */
  readonly compared: string | null;
  readonly text: string;
  readonly group: FrameMove['group'] | null;
  readonly sorting: Sorting;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TEXT_LENGTH = 40;

/** Reads `?with=ness&q=air&group=aerial&sort=-startup`; nonsense is left out. */
export function readTableView(search: URLSearchParams): TableView {
  const compared = search.get('with') ?? '';
  const sort = search.get('sort') ?? '';
  const column = COLUMNS.find((each) => each === sort.replace(/^-/, '')) ?? null;
  return {
    compared: SLUG.test(compared) ? compared : null,
    text: (search.get('q') ?? '').slice(0, TEXT_LENGTH),
    group: MOVE_GROUPS.find((each) => each === search.get('group')) ?? null,
    sorting: { column, descending: column !== null && sort.startsWith('-') },
  };
}

/** The query string of a view, without `?`. */
export function writeTableView({ compared, text, group, sorting }: TableView): string {
  const search = new URLSearchParams();
  if (compared !== null) search.set('with', compared);
  if (text.trim() !== '') search.set('q', text);
  if (group !== null) search.set('group', group);
  if (sorting.column !== null) search.set('sort', `${sorting.descending ? '-' : ''}${sorting.column}`);
  return search.toString();
}
