import { findFighter, findGame, type GuideMetaData, type StoredSection } from '@combolab/contracts';
import { sameSection, type Content } from '../model/content.js';
import { t } from '../texts.js';

/** A part of a guide that two versions have differently; null where one of them lacks it. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

const TYPES = { TEXT: t('text'), TITLE: t('title'), HEADER: t('header'), COMBO_SELECTOR: t('combo') } as const;

/** The fields of a guide in words. */
const ABOUT: readonly (readonly [label: string, words: (meta: GuideMetaData) => string])[] = [
  [t('status'), ({ isPublished }) => (isPublished ? t('published') : t('draft'))],
  [t('games'), ({ gameTags }) => gameTags.map((id) => findGame(id)?.name ?? id).join(', ')],
  [t('fighters'), ({ fighters }) => fighters.map((id) => findFighter(id)?.name ?? id).join(', ')],
  [t('level'), ({ level }) => level ?? ''],
  [t('previewTitle'), ({ previewTitle }) => previewTitle],
  [t('previewSubtitle'), ({ previewSubtitle }) => previewSubtitle],
  [t('previewImage'), ({ previewImage }) => previewImage ?? ''],
];

/** All ids, those of the second list that the first lacks standing after the one they follow there. */
function joined(first: readonly number[], second: readonly number[]): readonly number[] {
  const all = [...first];
  for (const [i, id] of second.entries())
    if (!all.includes(id)) all.splice(i === 0 ? 0 : all.indexOf(second[i - 1] ?? id) + 1, 0, id);
  return all;
}

/**
 * What two versions of a guide have differently, section by section.
 * @param nameOf how a combo is called
 */
export function differences(
  mine: Content,
  theirs: Content,
  nameOf: (comboId: string) => string,
): readonly Difference[] {
  const idsOf = ({ sections }: Content) => sections.map(({ id }) => id);
  const [myIds, theirIds] = [idsOf(mine), idsOf(theirs)];
  const words = (section: StoredSection | undefined): string | null => {
    if (section === undefined) return null;
    if (section.type !== 'COMBO_SELECTOR') return section.value;
    const name = section.value === '' ? '' : nameOf(section.value);
    return section.lesson === true ? t('comboWithLesson', { name }) : name;
  };
  const ofSections = joined(myIds, theirIds).flatMap((id): Difference[] => {
    const [a, b] = [mine, theirs].map(({ sections }) => sections.find((section) => section.id === id));
    if (a !== undefined && sameSection(a, b)) return [];
    const types = [...new Set([a, b].flatMap((section) => (section === undefined ? [] : [TYPES[section.type]])))];
    return [{ key: String(id), label: types.join(' / '), mine: words(a), theirs: words(b) }];
  });
  const inBoth = (ids: readonly number[], other: readonly number[]) => ids.filter((id) => other.includes(id)).join();
  const order: Difference[] =
    inBoth(myIds, theirIds) === inBoth(theirIds, myIds)
      ? []
      : [{ key: 'order', label: t('order'), mine: t('asYouPutIt'), theirs: t('anotherOne') }];
  const about = ABOUT.flatMap(([label, say]): Difference[] => {
    const [a, b] = [say(mine.metaData), say(theirs.metaData)];
    return a === b ? [] : [{ key: label, label, mine: a, theirs: b }];
  });
  return [...ofSections, ...order, ...about];
}
