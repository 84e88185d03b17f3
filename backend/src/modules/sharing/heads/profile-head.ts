import type { PublicUser } from '@combolab/contracts';
import { headTags } from './head-tags.js';

/** What the document of a profile says of it. @param numCombos that everybody can see */
export function profileTags(site: string, user: PublicUser, numCombos: number): string {
  const { _id, displayName, photoUrl } = user;
  const address = `${site}/profile/${_id}`;
  const shared = `${numCombos.toLocaleString('en')} ${numCombos === 1 ? 'combo' : 'combos'}`;
  return headTags({
    title: displayName,
    text: `${displayName} has shared ${shared} on ComboLab.`,
    address,
    type: 'profile',
    pictures:
      photoUrl === null
        ? []
        : [{ address: new URL(photoUrl, site).href, alt: `The picture of ${displayName}`, size: null }],
    data: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: displayName, url: address } },
    unlisted: numCombos === 0,
  });
}
