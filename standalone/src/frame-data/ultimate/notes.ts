/** What the source says of a move in words, read as facts. */
export interface NoteFacts {
  /** Frames on which nothing hits the fighter. */
  readonly intangible: readonly [number, number] | null;
  readonly autoCancel: readonly (readonly [number, number | null])[] | null;
  /** Frames after a hit until the fighter can act. */
  readonly endlagAfterHit: number | null;
  /** The other facts that were understood, in our words. */
  readonly words: readonly string[];
}

type Reader = readonly [pattern: RegExp, words: (...found: string[]) => string];

const RANGE = String.raw`frames? (\d+)(?:[-—](\d+))?`;
const span = (from = '', to = ''): string => (to === '' ? `on ${from}` : `${from}–${to}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const READERS: readonly Reader[] = [
  [
    /transitions to (jab \d|rapid jab|next hit|next slash)(?: as early as| on)? frame (\d+)/i,
    (to = '', frame = '') => `Goes to ${to.replace(/^j/, 'J').replace(/^r/, 'R')} from frame ${frame}.`,
  ],
  [/charge hold(?: frame)?(?: is| on)? (?:frame )?(\d+)/i, (frame = '') => `Charge holds on frame ${frame}.`],
  [
    new RegExp(
      String.raw`\b(head|arm|leg|wing|body|tail|horn|belly|upper body|lower body)s? (?:intangib(?:le|ility)|invulnerab(?:le|ility)) on ${RANGE}`,
      'i',
    ),
    (part = '', from, to) => `${capital(part.toLowerCase())} intangible ${span(from, to)}.`,
  ],
  [new RegExp(String.raw`^super armor on ${RANGE}`, 'i'), (from, to) => `Super armour ${span(from, to)}.`],
  [new RegExp(String.raw`^reflects on ${RANGE}`, 'i'), (from, to) => `Reflects ${span(from, to)}.`],
  [new RegExp(String.raw`^counters on ${RANGE}`, 'i'), (from, to) => `Counters ${span(from, to)}.`],
  [new RegExp(String.raw`^absorbs on ${RANGE}`, 'i'), (from, to) => `Absorbs ${span(from, to)}.`],
  [/takes (\d+) frames to reach full charge/i, (frames = '') => `${frames} frames to full charge.`],
  [/^(\d+) frames to (?:reach )?full charge/i, (frames = '') => `${frames} frames to full charge.`],
  [/total frames includes? (\d+) frames of hitlag/i, (frames = '') => `Total with ${frames} frames of hitlag.`],
  [/^tethers on frame (\d+)/i, (frame = '') => `Tethers on frame ${frame}.`],
  [
    /^landing hit(?:box)? on frame (\d+(?:[-—]\d+)?)/i,
    (frames = '') => `Landing hit on frame ${frames.replace(/[-—]/, '–')} of the landing.`,
  ],
  [/^disappears on frame (\d+)/i, (frame = '') => `Gone on frame ${frame}.`],
  [/rehit rate of (\d+)/i, (frames = '') => `Hits again every ${frames} frames.`],
  [/deals (\d+(?:\.\d+)?) more damage when angled\b(?! up)/i, (damage = '') => `Angled: ${damage} % more.`],
];

const AUTO_CANCEL = /auto ?cancels on frames? (\d+)(?:[-—](\d+))? and (?:frame )?(\d+) onward/i;
const AUTO_CANCEL_LATE = /auto ?cancels on frames? (\d+) onward/i;
const AFTER_HIT =
  /(\d+) (?:frames (?:of )?)?endlag (?:on|upon|after) (?:a )?hit|(?:endlag (?:on|upon) hit|on hit endlag)(?: is)? (\d+)/i;
const WHOLE = new RegExp(String.raw`^(?:intangible|invulnerable|invincible) on ${RANGE}`, 'i');

function autoCancelIn(notes: string): NoteFacts['autoCancel'] {
  const both = AUTO_CANCEL.exec(notes);
  if (both !== null)
    return [
      [Number(both[1]), Number(both[2] ?? both[1])],
      [Number(both[3]), null],
    ];
  const late = AUTO_CANCEL_LATE.exec(notes);
  return late === null ? null : [[Number(late[1]), null]];
}

/** Reads what is understood of a column of notes; the rest is left out. */
export function readNotes(notes: string): NoteFacts {
  const sentences = notes.split(/(?<=[.!?])\s+|\.(?=[A-Z])/).map((sentence) => sentence.trim());
  const words: string[] = [];
  let intangible: NoteFacts['intangible'] = null;
  for (const sentence of sentences) {
    const whole = WHOLE.exec(sentence);
    if (whole !== null) {
      intangible ??= [Number(whole[1]), Number(whole[2] ?? whole[1])];
      continue;
    }
    for (const [pattern, say] of READERS) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      words.push(say(...found.slice(1)));
      break;
    }
  }
  const after = AFTER_HIT.exec(notes);
  const endlagAfterHit = after === null ? null : Number(after[1] ?? after[2]);
  return { intangible, endlagAfterHit, autoCancel: autoCancelIn(notes), words: [...new Set(words)] };
}
