import type { SectionType, StoredSection } from '@combolab/contracts';
import { freshId, type Sections } from './sections.js';

/** A section of another guide or program, which has no id here. */
export type UnnamedSection = Omit<StoredSection, 'id'>;

const MARKS: Partial<Record<SectionType, string>> = { TITLE: '#', HEADER: '##' };
const COMBO = /^\[.*\]\((?:https?:\/\/[^/\s()]+)?\/combo\/([\w-]*)\/?( "lesson")?\)$/su;
const HEADING = /^(#{1,6})(?: (.*))?$/su;

/** A line of text that would be read as something else begins with a backslash. */
const textLine = (line: string): string => (/^(?:[#[\\]|\s*$)/u.test(line) ? `\\${line}` : line);
const readTextLine = (line: string): string => (line.startsWith('\\') ? line.slice(1) : line);

/** A heading is one line. */
const headingLine = (value: string): string => value.replace(/&(?=amp;|#10;)/gu, '&amp;').replaceAll('\n', '&#10;');
const readHeadingLine = (line: string): string =>
  line.replace(/&(amp|#10);/gu, (_, name: string) => (name === 'amp' ? '&' : '\n'));

function printed({ type, value, lesson }: StoredSection, nameOf: (comboId: string) => string): string {
  if (type === 'COMBO_SELECTOR')
    return `[${nameOf(value).replace(/\s+/gu, ' ')}](/combo/${value}${lesson === true ? ' "lesson"' : ''})`;
  const mark = MARKS[type];
  if (mark !== undefined) return `${mark} ${headingLine(value)}`;
  return value.split('\n').map(textLine).join('\n');
}

/** A guide as Markdown: titles `#`, headers `##`, combos as links to their pages. */
export const toMarkdown = (sections: Sections, nameOf: (comboId: string) => string): string =>
  `${sections.map((section) => printed(section, nameOf)).join('\n\n')}\n`;

/** One line that is a section by itself; null for a line of text. */
function ofLine(line: string): UnnamedSection | null {
  const [, comboId, lesson] = COMBO.exec(line) ?? [];
  if (comboId !== undefined)
    return { type: 'COMBO_SELECTOR', value: comboId, ...(lesson !== undefined && { lesson: true }) };
  const [, mark, words = ''] = HEADING.exec(line) ?? [];
  return mark === undefined ? null : { type: mark === '#' ? 'TITLE' : 'HEADER', value: readHeadingLine(words) };
}

/** The sections that Markdown says. Headings below the second level are headers; all else is text. */
export function fromMarkdown(markdown: string): readonly UnnamedSection[] {
  const found: UnnamedSection[] = [];
  let lines: string[] = [];
  const endText = () => {
    if (lines.length > 0) found.push({ type: 'TEXT', value: lines.map(readTextLine).join('\n') });
    lines = [];
  };
  for (const line of markdown.replace(/\r\n?/gu, '\n').split('\n')) {
    const section = ofLine(line);
    if (section === null && line.trim() !== '') lines.push(line);
    else endText();
    if (section !== null) found.push(section);
  }
  endText();
  return found;
}

/** Puts what was read below all sections, or in the place of a guide that says nothing yet. */
export function withImported(sections: Sections, read: readonly UnnamedSection[], random?: () => number): Sections {
  if (read.length === 0) return sections;
  const isEmpty = sections.length === 1 && sections[0]?.value === '';
  const all: StoredSection[] = isEmpty ? [] : [...sections];
  for (const section of read) all.push({ ...section, id: freshId([...sections, ...all], random) });
  return all;
}
