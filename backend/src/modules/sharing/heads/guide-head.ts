import { findFighter, type GuideCard } from '@combolab/contracts';
import { headTags, oneLine } from './head-tags.js';

/** What the document of a published guide says of it. */
export function guideTags(site: string, guide: GuideCard): string {
  const { _id, metaData, authorData, createdAt, editedAt, numWords } = guide;
  const { previewTitle, previewSubtitle, previewImage, fighters, level } = metaData;
  const title = previewTitle.trim() === '' ? 'Untitled guide' : previewTitle;
  const [author] = authorData;
  const names = fighters.map((id) => findFighter(id)?.name ?? id).join(', ');
  const about = [level === null ? '' : `${level} guide`, names].filter((part) => part !== '').join(' · ');
  const text =
    oneLine([previewSubtitle, about].filter((part) => part.trim() !== '').join(' — ')) || `A guide on ComboLab`;
  const address = `${site}/guides/${_id}`;
  return headTags({
    title,
    text,
    address,
    type: 'article',
    pictures:
      previewImage === null
        ? []
        : [{ address: new URL(previewImage, site).href, alt: `The picture of the guide ${title}`, size: null }],
    data: {
      '@type': 'Article',
      headline: title,
      description: text,
      url: address,
      datePublished: createdAt,
      dateModified: editedAt,
      wordCount: numWords,
      ...(author === undefined
        ? {}
        : { author: { '@type': 'Person', name: author.displayName, url: `${site}/profile/${author._id}` } }),
    },
  });
}
