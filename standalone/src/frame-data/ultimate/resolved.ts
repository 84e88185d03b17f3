import { readNumbers, versionOf, type Value, type Version } from './cells.js';
import { NUMBER_COLUMNS, type MoveRow, type NumberColumn } from './rows.js';
import { readSpans, type ActiveSpan } from './spans.js';

/** A row with its cells read, for the version of the move that it is of. */
export interface ResolvedRow {
  readonly row: MoveRow;
  readonly startup: readonly Value[];
  /** Frames that entering a state takes before the startup. */
  readonly startupPlus: number | null;
  readonly active: readonly ActiveSpan[];
  readonly onShield: readonly Value[];
  readonly shieldLag: readonly Value[];
  readonly shieldStun: readonly Value[];
  readonly total: readonly Value[];
  readonly damage: readonly Value[];
}

/** A cell that nobody could read. */
export interface Unread {
  readonly character: string;
  readonly move: string;
  readonly column: NumberColumn;
  readonly cell: string;
}

const NOTHING: Version = { label: '', values: [], places: [], plus: null };
const TOOLS = ['punch', 'wood', 'stone', 'iron', 'diamond'];

/** The last value of a range counts for what is charged fully, the first for all else. */
const atCharge = (values: readonly Value[], full: boolean): Value[] =>
  values.map((value) => (value === null || typeof value === 'number' ? value : value[full ? 1 : 0]));

/** Steve's cells have a value for each tool in this order, and gold in brackets behind. */
function withTool([first, gold]: readonly Version[], tool: string): Version {
  const place = TOOLS.indexOf(tool);
  const value = first?.values[place];
  if (tool === 'gold') return gold ?? first ?? NOTHING;
  return value === undefined ? (first ?? NOTHING) : { ...NOTHING, values: [value], places: [value] };
}

/** What a cell says of the version that a row is of. Joker prints himself first and Arsene in brackets behind. */
function versionFor(versions: readonly Version[], { special_hitbox: hitbox }: MoveRow): Version {
  const [tool = ''] = hitbox.toLowerCase().split('/');
  const isTool = tool === 'gold' || TOOLS.includes(tool);
  if (isTool && versions[0]?.label === '' && versions[0].values.length === TOOLS.length)
    return withTool(versions, tool);
  return /arsene/i.test(hitbox) ? (versions[1] ?? versionOf(versions, hitbox)) : versionOf(versions, hitbox);
}

const MOST = 600;

/** Frames and damage are never less than 0, and never so many: the source slipped, or ran numbers together. */
const isImpossible = ({ values }: Version): boolean =>
  values.some((value) => [value].flat().some((each) => Number(each) < 0 || Number(each) > MOST));

/** @param unread gets the cells that are not understood; they count as empty */
export function resolveRow(row: MoveRow, unread: Unread[]): ResolvedRow {
  const full = /full|max|strong|heavy/i.test(row.special_hitbox) || /full(y)? charge/i.test(row.move_name);
  const refuse = (column: NumberColumn): void => {
    unread.push({ character: row.character, move: row.full_move_name, column, cell: row[column] });
  };
  const read = (column: NumberColumn): Version => {
    if (row[column] === '') return NOTHING;
    const versions = readNumbers(row[column]);
    if (versions === undefined || (column !== 'frame_onshield' && versions.some(isImpossible))) {
      refuse(column);
      return NOTHING;
    }
    return versionFor(versions, row);
  };
  const startup = read('frame_startup');
  const active = row.frame_active === '' ? [] : readSpans(row.frame_active);
  if (active === undefined) refuse('frame_active');
  const [shieldLag, shieldStun, damage] = [read('frame_shieldlag'), read('frame_shieldstun'), read('damage')];
  const parts = Math.max(shieldLag.places.length, shieldStun.places.length);
  const placed = ({ values, places }: Version): Value[] => atCharge(places.length === parts ? places : values, full);
  return {
    row,
    startup: atCharge(startup.values, full),
    startupPlus: startup.plus,
    active: active ?? [],
    onShield: placed(read('frame_onshield')),
    shieldLag: placed(shieldLag),
    shieldStun: placed(shieldStun),
    total: atCharge(read('frame_total').values, full),
    damage: placed(damage),
  };
}

const NO_NUMBERS = [...NUMBER_COLUMNS, 'frame_endlag'] as const;

/** Whether the source has pictures alone of what a row is of. */
export const isEmpty = (row: MoveRow): boolean =>
  NO_NUMBERS.every((column) => row[column] === '' || row[column] === '--');

/** Rows with the same key are one move: the source prints a row for each picture. */
export function sameMove({ row, ...read }: ResolvedRow): string {
  return JSON.stringify([row.input, row.move_name, row.notes, read]);
}
