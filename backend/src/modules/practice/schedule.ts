import type { PracticeCard } from '@combolab/contracts';
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { JudgedRun } from './judged-run.js';

/** Without chance, so that the same run gives the same day. */
const scheduler = fsrs({ enable_fuzz: false });

type Graded = Pick<JudgedRun, 'score' | 'clean' | 'strictness'>;

/**
 * How well a run went, as FSRS asks it: below 50 again, below 75 hard, clean at full speed easy, else good. A run that
 * waited is never easy: it tells what is known, not how it is timed.
 * @param speed part of full speed: a slow run is never easy
 */
export function gradeOf({ score, clean, strictness }: Graded, speed: number): Grade {
  if (score < 50) return Rating.Again;
  if (score < 75) return Rating.Hard;
  return clean && speed === 1 && strictness === undefined ? Rating.Easy : Rating.Good;
}

/** As the numbers of the stored card name them. */
const STATES = [State.New, State.Learning, State.Review, State.Relearning] as const;

function toCard({ due, state, scheduledDays, learningSteps, ...numbers }: PracticeCard, lastAt: string): Card {
  const known = { due: new Date(due), scheduled_days: scheduledDays, learning_steps: learningSteps };
  const last_review = new Date(lastAt);
  return { ...createEmptyCard(last_review), ...numbers, ...known, state: STATES[state] ?? State.New, last_review };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** When a combo is due again after a run. @param before its card and the time of the last run; null at the first */
export function scheduled(
  before: { readonly card: PracticeCard; readonly lastAt: string } | null,
  grade: Grade,
  now: Date,
): PracticeCard {
  const card = before === null ? createEmptyCard(now) : toCard(before.card, before.lastAt);
  const next = scheduler.next(card, now, grade).card;
  return {
    due: next.due.toISOString(),
    stability: hundredths(next.stability),
    difficulty: hundredths(next.difficulty),
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
  };
}
