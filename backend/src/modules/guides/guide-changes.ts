import type { BodyOf, routes } from '@combolab/contracts';
import { refuse } from '../../problems.js';
import { expandAll } from '../combos/fighters.js';
import { fileAddress } from '../files/file-address.js';
import type { GuideChanges, SentSection } from './guide-save.js';

type Sent = BodyOf<typeof routes.updateGuide>['guide'];
type Sections = NonNullable<Sent['sections']>;

function sentSection(section: Sections[number]): SentSection {
  if (section.type !== 'COMBO_SELECTOR') return section;
  const { id, type, value, lesson } = section;
  const comboId = typeof value === 'object' && value !== null ? value._id : value;
  return { id, type, value: comboId, ...(lesson === undefined ? {} : { lesson }) };
}

const FILES = fileAddress('');

/** The key behind the address of a picture. @throws RefusedError 400 when it was not sent for this guide */
function pictureKey(guideId: string, address: string): string {
  const key = address.slice(FILES.length);
  if (!key.startsWith(`guides/${guideId}/`))
    throw refuse.malformed('guide.metaData.previewImage: must be the address of a picture uploaded for this guide.');
  return key;
}

/** What a request asks for, in the decider's words. @throws RefusedError 400 */
export function changesOf({ _id, sections, order, metaData = {} }: Sent): GuideChanges {
  const { gameTags, previewImage, fighters, level, previewTitle, previewSubtitle, isPublished } = metaData;
  return {
    ...(sections === undefined ? {} : { sections: sections.map(sentSection) }),
    ...(order === undefined ? {} : { order }),
    ...(gameTags === undefined ? {} : { gameTags: [...new Set(gameTags)] }),
    ...(previewTitle === undefined ? {} : { previewTitle }),
    ...(previewSubtitle === undefined ? {} : { previewSubtitle }),
    ...(previewImage === undefined
      ? {}
      : { previewImage: previewImage === null ? null : pictureKey(_id, previewImage) }),
    ...(fighters === undefined ? {} : { fighters: expandAll(fighters) }),
    ...(level === undefined ? {} : { level }),
    ...(isPublished === undefined ? {} : { isPublished }),
  };
}
