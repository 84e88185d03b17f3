const WORDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/^(?:ground|air)_/, ''],
  [/^(?:unknown|ground|air)$/, ''],
  [/^(?:back|front)_(?=hit)/, ''],
  [/hit\d?_(?:side|up|down)(?:_(?=\D|$)|$)/, ''],
  [/^hit\d_down_(?=\d)/, 'hits'],
  [/^lvl_(\d+)(?:_charge)?/, 'charge $1'],
  [/^charge_(\d+)x3(?:_death)?$/, 'charge $1'],
  [/^(?:no_charge|uncharged)/, 'uncharged'],
  [/^(?:fully_charged?|fullcharge|charged)/, 'full charge'],
  [/^number_(\d)$/, 'number $1'],
  [/hits?_?(\d+)_(?:and_)?(\d+)/, 'hits $1–$2'],
  [/hit(\d+)/, 'hit $1'],
  [/_/g, ' '],
];

/** What players call a hit that the source calls `ground_hits2_4`; empty where the name says nothing. */
export const labelOf = (name = ''): string =>
  WORDS.reduce((label, [from, to]) => label.replace(from, to), name)
    .trim()
    .toLowerCase();

/** Whether hits of such names are one hit in several strengths rather than one after another. */
export const isChoice = (label: string): boolean => /charge|^number|^(?:sausage|pan|fast|slow)\b/.test(label);
