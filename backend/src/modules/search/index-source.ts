import { difficultyScore, findFighter, valuesOf, type Tally } from '@combolab/contracts';
import { titleWords } from '@combolab/contracts/query';
import { standingOf, type Documents, type SearchDocument } from '@combolab/platform';
import { combosCollection, isShown, type ComboDoc } from '../combos/combos.projection.js';
import { inputsOf, movesOf } from '../combos/moves-of.js';
import { NO_VOTES, talliesCollection } from '../feedback/tallies.projection.js';

interface DeletedDocument {
  readonly id: string;
  readonly version: readonly [number, number];
  readonly deleted: true;
}

const fighterName = (id: string): string => findFighter(id)?.name ?? '';

/** A combo as the index knows it. @param version of the views it was read from */
export function searchDocument(
  id: string,
  doc: ComboDoc,
  version: readonly [number, number],
  { numLikes, numDislikes }: Tally,
): SearchDocument {
  const { characterId, characterIds, percentRange, createdAt, name, description } = doc;
  return {
    id,
    version,
    ...valuesOf(doc),
    percent: percentRange,
    difficultyScore: difficultyScore(doc.actions),
    numLikes,
    standing: standingOf(numLikes, numDislikes, createdAt),
    createdAt,
    name,
    description,
    fighterNames: [characterId, ...characterIds].map(fighterName),
    title: titleWords(name, [characterId]),
    ...movesOf(doc),
    inputs: inputsOf(doc.actions),
  };
}

/**
 * Search documents from the views. Their version is the sum of those of combo and tally: it rises when either changes
 * or is rebuilt.
 */
export const indexSource = (documents: Documents) => ({
  async read(comboIds: readonly string[]): Promise<(SearchDocument | DeletedDocument)[]> {
    const [combos, counted] = await Promise.all([
      documents.getMany(combosCollection, comboIds),
      documents.getMany(talliesCollection, comboIds),
    ]);
    const tallies = new Map(counted.map((each) => [each.id, each]));
    return combos.map((combo) => {
      const tally = tallies.get(combo.id);
      const [epoch, n] = tally?.version ?? [1, 0];
      const version: readonly [number, number] = [combo.version[0] + epoch, combo.version[1] + n];
      if (!isShown(combo.doc)) return { id: combo.id, version, deleted: true };
      return searchDocument(combo.id, combo.doc, version, tally?.doc ?? NO_VOTES);
    });
  },
  async *all(): AsyncGenerator<string> {
    for (const { id, doc } of await documents.find(combosCollection, { where: { deleted: false } }))
      if (isShown(doc)) yield id;
  },
});
