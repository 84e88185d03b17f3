/** Frames on which a part of a move hits; `to` null = as long as it goes on. */
export interface ActiveSpan {
  readonly from: number;
  readonly to: number | null;
  /** Printed in brackets: a later or weaker part of the one before. */
  readonly late: boolean;
}

const PIECE = /(\d+)(?:-(\d+|--|\.\.\.))?\+?|--|\.\.\.|[()[\]]/g;
const ASIDE =
  /[([]\s*(?:re-?hit(?: rate)?\s*:\s*[\d/]+|detector|counter|absorb|grab|attack|armor|pocket|landing|no hitbox|[a-z /]+)\s*[)\]]/g;

/**
 * Reads the frames on which a move hits: `3—5(6—27)`, `5—6/14`, `8—14 (rehit: 2)/15—16`, `21—--`.
 * Brackets that begin no later than what stands before them are of another version.
 * @returns of the first version where a cell tells of several; undefined for what is not understood
 */
export function readSpans(cell: string): readonly ActiveSpan[] | undefined {
  const text = cell
    .toLowerCase()
    .replaceAll(/[—–]/g, '-')
    .replaceAll(/\s*-\s*(?=\d)/g, '-')
    .replaceAll(ASIDE, ' ');
  const [version = ''] = text.split(/\s*(?:\|\||\/\/|\||purple:|air:|hit:|max:|,\s| first\b|: early| windboxes)\s*/);
  const said = version
    .replace(/^\s*[[(]?(?:ground|dash|weak|throw hit|early|normal|min|bolt 1):\s*/, '')
    .replaceAll(
      /\((?:or|full|can|judge|angled|windbox|small|gold|reverse|off|\d+-\d+ (?:from|after|on))[^)]*\)?/g,
      ' ',
    );
  if (said.replaceAll(PIECE, '').replaceAll(/[\s/,*]/g, '') !== '') return undefined;
  const spans: ActiveSpan[] = [];
  let depth = 0;
  for (const [piece, from, to] of said.matchAll(PIECE)) {
    if (piece === '(' || piece === '[') depth++;
    else if (piece === ')' || piece === ']') depth--;
    else if (from !== undefined && !(depth > 0 && Number(from) <= (spans.at(-1)?.from ?? -1)))
      spans.push({
        from: Number(from),
        to: to === undefined ? Number(from) : /^\d+$/.test(to) ? Number(to) : null,
        late: depth > 0 && spans.length > 0,
      });
  }
  return spans;
}
