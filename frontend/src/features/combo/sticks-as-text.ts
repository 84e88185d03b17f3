import { lastFrameOfSticks, type Combo } from '@combolab/contracts';
import { StickSamples } from '../../shared/sticks/stick-samples.js';
import { t } from './texts.js';

/** Of one stick or trigger as text; what changes oftener goes on in the JSON file, and its line says so. */
export const MOST_CHANGES = 200;

/** Parts of a pad by their names in the message, the stick that every combo has first. */
const PARTS = ['stick', 'c', 'l', 'r'] as const;
type Part = (typeof PARTS)[number];

const percent = (part: number): string => String(Math.round(part * 100));
const UNKNOWN = '?';
/** What is not worth a line of its own when there is nothing else. */
const AT_REST: ReadonlySet<string> = new Set(['0/0', '0', UNKNOWN]);

function valueOn(samples: StickSamples, part: Part, frame: number): string {
  if (part === 'l' || part === 'r') {
    const pulled = samples.trigger(part === 'l' ? 'L_TRIGGER' : 'R_TRIGGER', frame);
    return pulled === null ? UNKNOWN : percent(pulled);
  }
  return (
    samples
      .stick(part === 'c' ? 'C_STICK' : 'CONTROL_STICK', frame)
      ?.map(percent)
      .join('/') ?? UNKNOWN
  );
}

/** Frames on which a part is elsewhere than on the one before, with where it is then. */
function changesOf(samples: StickSamples, part: Part): readonly (readonly [frame: number, value: string])[] {
  const changes: (readonly [number, string])[] = [];
  for (const frame of samples.frames) {
    const value = valueOn(samples, part, frame);
    if (changes.at(-1)?.[1] !== value) changes.push([frame, value]);
  }
  return changes;
}

function lineOf(samples: StickSamples, part: Part): string | null {
  const changes = changesOf(samples, part);
  if (part !== 'stick' && changes.every(([, value]) => AT_REST.has(value))) return null;
  const told = changes.slice(0, MOST_CHANGES).map(([frame, value]) => `${String(frame)}:${value}`);
  const values = told.join(' ');
  return changes.length > MOST_CHANGES
    ? t('stickChangesCut', { part, values, count: MOST_CHANGES })
    : t('stickChanges', { part, values });
}

/**
 * What the inputs as text say of the samples: which frames have any, then a line for each stick and trigger that moved, with
 * where it is from which frame on; nothing where there are none.
 */
export function sticksText({ sticks: text }: Pick<Combo, 'sticks'>): string {
  const samples = StickSamples.of(text);
  if (samples === null) return '';
  const { sticks } = samples;
  const lines = PARTS.map((part) => lineOf(samples, part)).filter((line) => line !== null);
  const head = t('sticksAsTheyMoved', { from: sticks.from, to: lastFrameOfSticks(sticks) });
  return [head, ...lines].map((line) => `\n${line}`).join('');
}
