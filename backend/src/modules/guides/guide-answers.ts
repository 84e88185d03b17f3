import type { GuideMetaData, GuideSection, StoredSection, ViewVersion } from '@combolab/contracts';
import { fileAddress } from '../files/file-address.js';
import { authorData } from '../users/author-view.js';
import type { UserState } from '../users/user.decider.js';
import type { GuideDoc } from './guides.projection.js';

/** What a guide is without its sections, as it is stored and as it was decided. */
export type AnsweredGuide = Pick<
  GuideDoc,
  | 'authorId'
  | 'gameTags'
  | 'previewTitle'
  | 'previewSubtitle'
  | 'previewImage'
  | 'fighters'
  | 'level'
  | 'isPublished'
  | 'createdAt'
  | 'editedAt'
  | 'contentVersion'
  | 'hidden'
>;

export const combosOf = (sections: readonly StoredSection[]): readonly string[] =>
  sections.flatMap(({ type, value }) => (type === 'COMBO_SELECTOR' && value !== '' ? [value] : []));

type ComboSection<C> = Omit<Extract<GuideSection, { type: 'COMBO_SELECTOR' }>, 'value'> & { value: C | null };
type Filled<C> = Exclude<GuideSection, { type: 'COMBO_SELECTOR' }> | ComboSection<C>;

/** Sections with their combos as they are now. @param combos those that exist, by id */
function filled<C>({ id, type, value, lesson }: StoredSection, combos: ReadonlyMap<string, C>): Filled<C> {
  if (type !== 'COMBO_SELECTOR') return { id, type, value };
  return { id, type, value: combos.get(value) ?? null, ...(lesson === undefined ? {} : { lesson }) };
}

function metaData(guide: AnsweredGuide): GuideMetaData {
  const { gameTags, isPublished, previewTitle, previewSubtitle, previewImage, fighters, level } = guide;
  return {
    gameTags: [...gameTags],
    isPublished,
    previewTitle,
    previewSubtitle,
    previewImage: previewImage === null ? null : fileAddress(previewImage),
    fighters: [...fighters],
    level,
  };
}

/** @param author as known to whoever asks */
export function guideAnswer<C>(
  guideId: string,
  guide: AnsweredGuide,
  sections: readonly StoredSection[],
  seen: { readonly author: UserState | null; readonly combos: ReadonlyMap<string, C>; readonly version: ViewVersion },
) {
  const { authorId, createdAt, editedAt, contentVersion } = guide;
  return {
    _id: guideId,
    authorId,
    authorData: authorData(authorId, seen.author),
    metaData: metaData(guide),
    ...(guide.hidden === undefined ? {} : { hidden: guide.hidden }),
    sections: sections.map((section) => filled(section, seen.combos)),
    ...{ createdAt, editedAt, contentVersion },
    versions: { guide: seen.version },
  };
}
