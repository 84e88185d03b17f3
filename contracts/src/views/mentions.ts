/** What stands behind an `@`. */
export const MENTION = /@([^\s@]+)/gu;
/** What may follow a name in a sentence. */
const TAIL = /[.,;:!?)\]'"…]+$/u;

/** The ways to read what stands behind an `@` as a display name: as written, and without what ends a sentence. */
export const mentionReadings = (written: string): readonly string[] => [
  ...new Set([written, written.replace(TAIL, '')].map((name) => name.toLowerCase())),
];

/** Every name that a comment may mention, lower-cased, each once. */
export const mentionedNames = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(MENTION)].flatMap(([, written = '']) => mentionReadings(written)).filter(Boolean)),
];
