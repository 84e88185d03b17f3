import { LIMITS, type StoredSection } from '@combolab/contracts';
import { freshId, type Edit, type Sections, type Selected } from './sections.js';

const ELEMENTS =
  'a abbr address article aside b blockquote body br button caption center cite code col dd del details dfn div dl dt em ' +
  'embed fieldset figcaption figure font footer form frame h[1-6] head header hr html i iframe img input ins kbd label ' +
  'legend li link main mark math meta nav noscript object ol option p picture pre q s samp script section select small ' +
  'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt ' +
  'u ul var video audio canvas';
/** Only what is the name of an element: `a < b` and `<3` are words. */
const TAG = new RegExp(`</?(?:${ELEMENTS.replaceAll(' ', '|')})(?=[\\s/>])[^<>]*>|<!--[\\s\\S]*?-->`, 'giu');

/** Text without its HTML tags and without what cannot be stored; its words stay. */
export const withoutTags = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(TAG, '').replaceAll('\0', '').toWellFormed();

/** Pieces of at most so many UTF-16 units, none ending inside a character. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LIMITS.sectionLength) {
    const cut = /[\uD800-\uDBFF]/u.test(rest.charAt(LIMITS.sectionLength - 1)) ? 1 : 0;
    pieces.push(rest.slice(0, LIMITS.sectionLength - cut));
    rest = rest.slice(LIMITS.sectionLength - cut);
  }
  return [...pieces, rest];
}

/**
 * Pastes into a section, over what is selected. A blank line begins another section; a title or header ends with its
 * line. Where a guide can hold no more sections, all of it stays in one.
 */
export function paste(sections: Sections, { id, start, end }: Selected, pasted: string, random?: () => number): Edit {
  const at = sections.findIndex((each) => each.id === id);
  const section = sections[at];
  if (section === undefined || section.type === 'COMBO_SELECTOR') return { sections, caret: null };
  const before = section.value.slice(0, start);
  const tail = section.value.slice(end);
  const text = withoutTags(pasted);
  const parts = text.split(section.type === 'TEXT' ? /\n[^\S\n]*\n\s*/u : /\s*\n\s*/u);
  const whole = parts.map((part, i) => (i === 0 ? before : '') + part + (i === parts.length - 1 ? tail : ''));
  let pieces = whole.flatMap(inPieces);
  if (sections.length + pieces.length - 1 > LIMITS.sectionsOfGuide) pieces = [before + text + tail];
  const made: StoredSection[] = [];
  for (const [i, value] of pieces.entries())
    made.push(
      i === 0
        ? { id, type: section.type, value }
        : { id: freshId([...sections, ...made], random), type: 'TEXT', value },
    );
  const last = made.at(-1) ?? section;
  return {
    sections: [...sections.slice(0, at), ...made, ...sections.slice(at + 1)],
    caret: { id: last.id, offset: Math.max(0, last.value.length - tail.length) },
  };
}
