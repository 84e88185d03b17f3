import { findFighter, findGame, LIMITS, pressWords, unreleasedHolds, type Action } from '@combolab/contracts';
import type { ComboForm } from './combo-form.js';

/** One thing that is needed before a combo can be shared. */
export interface Requirement {
  readonly key: 'video' | 'name' | 'game' | 'attacker' | 'defenders' | 'description' | `hold-${string}`;
  readonly met: boolean;
  readonly text: string;
  /** Frame where it can be mended. */
  readonly frame?: number;
}

const requirement = (key: Requirement['key'], met: boolean, done: string, missing: string): Requirement => ({
  key,
  met,
  text: met ? done : missing,
});

function nameRequirement(name: string): Requirement {
  const over = name.trim().length - LIMITS.nameLength;
  if (over > 0)
    return requirement(
      'name',
      false,
      '',
      `Shorten the name by ${String(over)} ${over === 1 ? 'character' : 'characters'}`,
    );
  return requirement('name', name.trim() !== '', 'Named', 'Give it a name');
}

function fightersRequirements({ attacker, defenders }: ComboForm): readonly Requirement[] {
  const names = defenders.map((id) => findFighter(id)?.name ?? id);
  const on = names.length > 2 ? `${String(names.length)} fighters` : names.join(' and ');
  return [
    requirement('attacker', attacker !== '', `Attacker: ${findFighter(attacker)?.name ?? ''}`, 'Choose the attacker'),
    requirement('defenders', names.length > 0, `On ${on}`, 'Choose at least one defender'),
  ];
}

/** Everything that is needed before sharing, in the order of the page; texts say what is there or what to do. */
export function requirements(form: ComboForm, actions: readonly Action[], hasVideo: boolean): readonly Requirement[] {
  const tooLong = form.description.length - LIMITS.descriptionLength;
  return [
    requirement('video', hasVideo, 'Video chosen', 'Choose a video'),
    nameRequirement(form.name),
    requirement('game', form.gameId !== '', findGame(form.gameId)?.name ?? '', 'Choose the game'),
    ...fightersRequirements(form),
    ...(tooLong > 0
      ? [requirement('description', false, '', `Shorten the description by ${String(tooLong)} characters`)]
      : []),
    ...unreleasedHolds(actions).map(({ frame, press }) => ({
      key: `hold-${press.type}-${String(frame)}` as const,
      met: false,
      text: `${capital(pressWords(press.type))} is held from frame ${String(frame)} and never released`,
      frame,
    })),
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
