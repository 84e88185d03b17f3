import { gameOrDefault, shownAt, stepWords, type Difficulty } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/summary.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';
import { choiceName } from './choices.js';

const t = textsOf('shared/terms/summary', english);

interface Summed {
  readonly gameId: string;
  readonly tags: readonly string[];
  readonly percentRange: readonly [low: number, high: number];
  readonly difficulty: Difficulty;
}

/** `True Combo that works from 20 to 60% and is likely medium to pull off`. */
export function comboSummary({ gameId, tags, percentRange: [low, high], difficulty }: Summed): string {
  const { scale } = gameOrDefault(gameId);
  return t('summary', {
    tags: tags.length === 0 ? t('combo') : tags.map(choiceName).join(' / '),
    low: shownAt(scale, low),
    high: stepWords(scale, high),
    difficulty: t(difficulty),
  });
}
