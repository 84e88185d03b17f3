import { DEFAULT_GAME_ID, gameOfReplays, PERCENT_MAX } from '@combolab/contracts';
import type { MadeCombo } from '../../../entities/replay/made-combo.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { stickField } from '../../../shared/sticks/stick-grid.js';
import { EMPTY_FORM, type ComboForm } from '../combo-form.js';
import { clipNameOf, EMPTY_DRAFT, type DraftContent } from '../drafts/draft.js';
import { proposedName } from '../moves/proposed-name.js';
import { fittingIn } from '../track/edits.js';
import { importOf, leadInOf } from './import-of.js';
import { t } from '../texts.js';

/** What the replay tells of a combo, as a form to go on with. Nobody's name or code is in what is sent until its author shows them. */
export function formOfCombo(combo: ReplayCombo): ComboForm {
  const percent = Math.min(PERCENT_MAX, Math.floor(combo.percents[0]));
  return {
    ...EMPTY_FORM,
    name: proposedName(combo.moves.map(({ move }) => move)) ?? t('combo'),
    gameId: gameOfReplays('slippi')?.id ?? DEFAULT_GAME_ID,
    attacker: combo.attacker ?? '',
    defenders: combo.defender === null ? [] : [combo.defender],
    tags: [combo.tag],
    percentRange: [percent, percent],
    source: combo.source ?? null,
    playerNames: combo.names ?? [],
  };
}

/** A draft whose presses lie on the clip that was drawn of it, or wait for one. */
export function contentOf({ combo, drawn }: MadeCombo): DraftContent {
  const form = formOfCombo(combo);
  if (drawn === null) return { ...EMPTY_DRAFT, form, waiting: combo };
  const before = combo.start - drawn.from;
  const lastFrame = drawn.frames - 1;
  const leadIn = Math.min(before, leadInOf(combo));
  const { moves, presses, breakpoints, sticks } = importOf(combo, { leadIn, offset: before - leadIn }, lastFrame);
  return {
    ...EMPTY_DRAFT,
    form: { ...form, moves },
    track: { presses: fittingIn(presses, lastFrame), breakpoints, notes: [], ...stickField(sticks) },
    clip: clipNameOf(drawn.file),
  };
}
