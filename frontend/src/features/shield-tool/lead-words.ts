import type { FrameMove, ShieldRule } from '@combolab/contracts/frame-data';
import { leadOf } from './option-stretches.js';
import { t } from './texts.js';

const WORDS: Readonly<Partial<Record<ShieldRule, string>>> = {
  aerialPlus3: t('jump'),
  jumpThenSpecial: t('jump'),
  afterJump: t('jump'),
  jumpCancel: t('jumpCancel'),
  shieldDropPlus11: t('dropShield'),
  afterDrop: t('dropShield'),
};

/** What has to come before a move out of shield: `jump`, `drop shield`; null where nothing has. @param cost in frames */
export const leadWords = (move: FrameMove, cost: number): string | null =>
  leadOf(move, cost) === 0 ? null : (WORDS[move.outOfShield] ?? null);
