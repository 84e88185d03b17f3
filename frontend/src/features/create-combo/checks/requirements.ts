import { findFighter, findGame, gameOrDefault, LIMITS, MAX_ACTIONS, shownAt, stepWords } from '@combolab/contracts';
import type { ComboForm } from '../combo-form.js';
import { actionsOfTrack } from '../track/actions-of-track.js';
import { doubtsOf } from '../track/doubts.js';
import type { Track } from '../track/track.js';
import { listWords } from '../../../shared/language/formats.js';
import { t } from '../texts.js';

/** One thing that is needed before a combo can be shared. */
export interface Requirement {
  readonly key:
    | 'video'
    | 'name'
    | 'game'
    | 'attacker'
    | 'defenders'
    | 'description'
    | 'percent'
    | 'presses'
    | `at-${string}`;
  readonly met: boolean;
  /** Sharing is possible all the same: the author is to judge. */
  readonly doubt?: boolean;
  readonly text: string;
  /** Frame where it can be mended. */
  readonly frame?: number;
}

/** Whether there is a clip: `coming` while the server makes it. */
export type VideoState = 'none' | 'coming' | 'there';

const requirement = (key: Requirement['key'], met: boolean, done: string, missing: string): Requirement => ({
  key,
  met,
  text: met ? done : missing,
});

function nameRequirement(name: string): Requirement {
  const over = name.trim().length - LIMITS.nameLength;
  if (over > 0) return requirement('name', false, '', t('shortenTheName', { over }));
  return requirement('name', name.trim() !== '', t('named'), t('giveItAName'));
}

function fightersRequirements({ attacker, defenders }: ComboForm): readonly Requirement[] {
  const names = defenders.map((id) => findFighter(id)?.name ?? id);
  const on = names.length > 2 ? t('onFighters', { count: names.length }) : t('onNames', { names: listWords(names) });
  return [
    requirement(
      'attacker',
      attacker !== '',
      t('attackerIs', { name: findFighter(attacker)?.name ?? '' }),
      t('chooseTheAttacker'),
    ),
    requirement('defenders', names.length > 0, on, t('chooseADefender')),
  ];
}

/** The server takes no more; said before the clip is sent. */
function tooManyActions(track: Track): readonly Requirement[] {
  const over = actionsOfTrack(track).length - MAX_ACTIONS;
  if (over <= 0) return [];
  return [requirement('presses', false, '', t('tooManyFrames', { over, most: MAX_ACTIONS }))];
}

const doubt = (key: Requirement['key'], text: string): Requirement => ({ key, met: false, doubt: true, text });

/**
 * Everything that is needed before sharing, in the order of the page, then what is doubtful; texts say what is there or
 * what to do. @param lastFrame of the clip; null while unknown
 */
export function requirements(
  form: ComboForm,
  track: Track,
  video: VideoState,
  lastFrame: number | null = null,
): readonly Requirement[] {
  const tooLong = form.description.length - LIMITS.descriptionLength;
  const hasVideo = video === 'there';
  return [
    requirement('video', hasVideo, t('videoChosen'), t(video === 'coming' ? 'theClipIsComing' : 'chooseAVideo')),
    nameRequirement(form.name),
    requirement('game', form.gameId !== '', findGame(form.gameId)?.name ?? '', t('chooseTheGame')),
    ...fightersRequirements(form),
    requirement('percent', form.percentRange !== null, '', t('chooseThePercent')),
    ...(tooLong > 0 ? [requirement('description', false, '', t('shortenTheDescription', { over: tooLong }))] : []),
    ...doubtsOf(track, lastFrame).map(({ key, text, frame, blocks }) => ({
      ...{ key: `at-${key}` as const, met: false, text, frame },
      ...(!blocks && { doubt: true }),
    })),
    ...tooManyActions(track),
    ...(hasVideo && track.presses.length === 0 ? [doubt('presses', t('nothingIsPressedYet'))] : []),
    ...(hasVideo && form.percentRange?.[1] === 0 ? [doubt('percent', untouched(form))] : []),
  ];
}

/** Only against who has taken nothing yet. */
function untouched({ gameId }: ComboForm): string {
  const { scale } = gameOrDefault(gameId);
  return t('worksFromToIsThat', { from: shownAt(scale, 0), to: stepWords(scale, 0) });
}

/** Whether it keeps the combo from being shared. */
export const isMissing = ({ met, doubt = false }: Requirement): boolean => !met && !doubt;

/** Nothing is missing; doubts don't count. */
export const isReady = (all: readonly Requirement[]): boolean => !all.some(isMissing);
