const PLACE = 'combolab.list';
/** Combos on each side of the one looked at that outlive a reload. */
const AROUND = 200;
const NONE: ComboList = { ids: [], address: '/results' };

/** Combos in the order in which they were listed, and where. */
export interface ComboList {
  readonly ids: readonly string[];
  /** Path and query of the page that listed them. */
  readonly address: string;
}

const isList = (value: unknown): value is ComboList => {
  const { ids, address } = (value ?? {}) as { readonly ids?: unknown; readonly address?: unknown };
  return (
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    typeof address === 'string' &&
    /^\/\w/.test(address)
  );
};

/** The list that this tab kept; an empty one when there is none or it cannot be read. */
export function readKeptList(): ComboList {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    return isList(kept) ? { ids: kept.ids, address: kept.address } : NONE;
  } catch {
    return NONE; // no storage
  }
}

/** Keeps a list for this tab, around the combo that is looked at. */
export function keepList({ ids, address }: ComboList, comboId: string): void {
  const at = ids.indexOf(comboId);
  if (at === -1) return;
  try {
    const near = ids.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    sessionStorage.setItem(PLACE, JSON.stringify({ ids: near, address }));
  } catch {
    return; // no storage, or none left
  }
}
