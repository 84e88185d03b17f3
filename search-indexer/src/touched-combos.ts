import {
  ComboAdded,
  ComboDeleted,
  ComboEdited,
  ComboHidden,
  ComboRestored,
  ComboUnverified,
  ComboVerified,
  FeedbackCleared,
  FeedbackGiven,
  type RecordedEvent,
} from '@combolab/contracts';

const CONTENT: readonly string[] = [
  ComboAdded.type,
  ComboEdited.type,
  ComboVerified.type,
  ComboUnverified.type,
  ComboHidden.type,
  ComboRestored.type,
  ComboDeleted.type,
];
const FEEDBACK: readonly string[] = [FeedbackGiven.type, FeedbackCleared.type];

/** Types of the events that change what is searched or how it is sorted. */
export const TOUCHING: readonly string[] = [...CONTENT, ...FEEDBACK];

const comboOf = ({ subject }: RecordedEvent): string => subject.split('/')[1] ?? '';

/** Whether it changes what a combo is found by, not only how it is sorted. */
export const isOfContent = ({ type }: RecordedEvent): boolean => CONTENT.includes(type);

/** Ids of the combos whose content these events changed, and of those that were only liked; each once. */
export function touchedBy(events: readonly RecordedEvent[]): Readonly<Record<'content' | 'liked', readonly string[]>> {
  const content = new Set(events.filter(isOfContent).map(comboOf));
  const liked = new Set(events.filter(({ type }) => FEEDBACK.includes(type)).map(comboOf));
  return { content: [...content], liked: [...liked].filter((id) => !content.has(id)) };
}
