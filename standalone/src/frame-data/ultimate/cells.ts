/** One value of a cell: a number, the least and the most of a range, or null where the source has none. */
export type Value = number | readonly [from: number, to: number] | null;

/** What a cell says of one version of a move. */
export interface Version {
  /** What the version is called in the cell: `gold`; empty where it is not. */
  readonly label: string;
  /** Of each part of the move in turn. */
  readonly values: readonly Value[];
  /** The same with every place that a part can touch, where the cell tells them apart; else `values`. */
  readonly places: readonly Value[];
  /** Frames that come on top of the value before another state: `19(+7)`. */
  readonly plus: number | null;
}

const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`;
const ATOM = String.raw`(?:~?${NUMBER}[%*+]?(?:\s*~\s*(?:${NUMBER}%?|--|\.\.\.|shieldbreak))?|--|-|\*|\?\?|unblockable|shieldbreak|\.\.\.)`;
const LIST = String.raw`${ATOM}(?:\s*/\s*${ATOM})*(?:\s*/)?(?:\.\.\.(?:${NUMBER})?)?`;
const LABEL = String.raw`(?:\d:|[a-z#][a-z#/&' ]*?\d?\)?:?)`;
const VERSION = new RegExp(
  String.raw`^\[?(?:\(?(${LABEL})\s+:?\s*)?\(?(${LIST})\)?\]?((?:\s*[([][^)\]]*[)\]])*)\s*([a-z][a-z ]*)?$`,
);
const BARE = new RegExp(`^${LIST}$`);

/** Damage by tool as one version for each: the source writes wood, stone, iron, diamond, none and gold in this order. */
const asTools = (_: string, list: string): string => {
  const [wood = '', stone = '', iron = '', diamond = '', punch = '', gold = ''] = list.split('/');
  return `punch ${punch} | wood ${wood} | stone ${stone} | iron ${iron} | diamond ${diamond} | gold ${gold}`;
};

/** Dashes of ranges as one sign, which is none of a number's. */
const plainly = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('…', '...')
    .replaceAll(/\s*[—–]\s*/g, '~')
    .replaceAll(/\s+to\s+/g, '~')
    .replaceAll(/(\d)-(\d)/g, '$1~$2')
    .replaceAll(/~~+/g, '--')
    .replaceAll(/(?<![?\d])\?(?!\?)/g, '??')
    .replace(/^\(w\/s\/i\/d\/p\/g\) :\s*([^|]*)$/, asTools)
    .replaceAll('~(', '--(')
    .replaceAll(/(\d+\.\d)(?=\d+\.\d)/g, '$1 | ')
    .replaceAll(/(\d)(?=[a-z]{3,}:)/g, '$1 | ')
    .replaceAll(/\s\+\s(\d+)$/g, '(+$1)')
    .replaceAll(/\)\s+(?=\d)/g, ') | ')
    .replaceAll(/\[([^\]]*\([^\]]*)\]/g, '$1')
    .replaceAll('shield breaks', 'shieldbreak')
    .replaceAll(/(\d)\.\/|(\d)\.\.\.\//g, '$1$2/');

/**
 * Parts that differ by where they touch stand in brackets: `(16/17/14)/(12/11/10)`; the first of each is taken. A note in
 * brackets behind one part is left out: `7 (melee) / 6 (early)`; so is how much longer or shorter it is for who hits: `6(-2)`.
 */
const flat = (text: string): string =>
  text
    .replaceAll(/(?<![-\d.])(\d+)\(-\d+\)/g, '$1')
    .replaceAll(/(\d%?)\s*\([^()]*\)(?=\s*\/)/g, '$1')
    .replaceAll(/(?<=^|\/)\s*\(((?:-?[\d.]+|\?\?)%?)(?:\/[^()]*)?\)(?=\s*(?:\/|$))/g, '$1');

/** Cuts at the signs that stand between versions, but not inside brackets. */
function versionsIn(text: string): string[] {
  const versions: string[] = [];
  let version = '';
  let depth = 0;
  for (const piece of text.split(/(\|\||\/\/|[|,()[\]]|\s{2,})/)) {
    if (piece === '(' || piece === '[') depth++;
    if (piece === ')' || piece === ']') depth--;
    if (depth === 0 && /^(\|\||\/\/|[|,]|\s{2,})$/.test(piece)) {
      versions.push(version);
      version = '';
    } else version += piece;
  }
  return [...versions, version].map((each) => each.trim()).filter((each) => each !== '');
}

function valueOf(atom: string): Value {
  const [from, to] = atom
    .replace(/^~/, '')
    .replaceAll(/[%*+]$/g, '')
    .split('~')
    .map((text) => Number.parseFloat(text));
  if (from === undefined || Number.isNaN(from)) return null;
  return to === undefined || Number.isNaN(to) ? from : [from, to];
}

const valuesOf = (list: string): Value[] =>
  (list.match(new RegExp(ATOM, 'g')) ?? []).filter((atom) => atom !== '...').map(valueOf);

/**
 * Reads a cell of numbers: `5/14`, `3...`, `19(+7)`, `-33 to -19`, `16 (gold: 14)`, `24 | 30`.
 * @returns one version or more, the first being what the source prints first; undefined for what is not understood
 */
export function readNumbers(cell: string): readonly Version[] | undefined {
  const versions: Version[] = [];
  for (const text of versionsIn(plainly(cell))) {
    const [all, label = '', list, brackets = '', after = ''] = VERSION.exec(flat(text)) ?? [];
    if (all === undefined || list === undefined) return undefined;
    const everywhere =
      VERSION.exec(text.replaceAll(/(?<=^|\/)\s*\(([\d./%-]+)(?: [a-z ]+)?\)(?=\s*(?:\/|$))/g, '$1'))?.[2] ?? list;
    const also: Version[] = [];
    let plus: number | null = null;
    for (const [, inside = ''] of brackets.matchAll(/[([]([^)\]]*)[)\]]/g)) {
      if (/^\+\d+$/.test(inside)) plus = Number(inside);
      else if (BARE.test(inside))
        also.push({ label: '', values: valuesOf(inside), places: valuesOf(inside), plus: null });
      else also.push(...inside.split(',').flatMap((part) => readNumbers(part) ?? []));
    }
    versions.push(
      {
        label: (label + after).replaceAll(/[:()]/g, '').trim(),
        values: valuesOf(list),
        places: valuesOf(everywhere),
        plus,
      },
      ...also,
    );
  }
  return versions.length === 0 ? undefined : versions;
}

/** What a cell says of the version of a move that a row is of; of the first where it names none. */
export function versionOf(versions: readonly Version[], row: string): Version {
  const words = row.toLowerCase().split(/[/,]\s*/);
  const [first] = versions;
  const named = versions.find(({ label }) => label !== '' && words.includes(label));
  return named ?? first ?? { label: '', values: [], places: [], plus: null };
}
