import { COMBO_PARTS, compareVersions, type ComboCard, type ComboPart } from '@combolab/contracts';

/** A card as the page holds it. */
export interface LiveCard extends ComboCard {
  readonly deleted?: boolean;
}

const fieldsOf: Readonly<Record<Exclude<ComboPart, 'combo'>, readonly (keyof LiveCard)[]>> = {
  tally: ['numLikes', 'numDislikes'],
  comments: ['numComments'],
  preview: ['previewState', 'videoFile', 'renditions', 'preview', 'thumbnail', 'scrub', 'sound'],
};

/**
 * Two states of one combo, each part as the newer of both has it; fields that belong to no other part go with `combo`.
 * Equal versions take the incoming one, which may know the user's own feedback.
 */
export function newestParts(held: LiveCard, incoming: LiveCard): LiveCard {
  const newer = (part: ComboPart): boolean => compareVersions(incoming.versions[part], held.versions[part]) >= 0;
  const merged: Record<string, unknown> = newer('combo') ? { ...held, ...incoming } : { ...incoming, ...held };
  for (const part of COMBO_PARTS) {
    if (part === 'combo') continue;
    const from = newer(part) ? incoming : held;
    for (const field of fieldsOf[part]) merged[field] = from[field];
  }
  if ((newer('combo') ? incoming : held).hidden === undefined) delete merged.hidden;
  const versions = Object.fromEntries(
    COMBO_PARTS.map((part) => [part, newer(part) ? incoming.versions[part] : held.versions[part]]),
  );
  return {
    ...(merged as unknown as LiveCard),
    versions: versions as LiveCard['versions'],
    likeStatus: incoming.likeStatus,
    dislikeStatus: incoming.dislikeStatus,
    ...(held.deleted === true ? { deleted: true } : {}),
  };
}
