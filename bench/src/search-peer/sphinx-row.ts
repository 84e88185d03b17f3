import { DIFFICULTIES, TAGS } from '@combolab/contracts';
import type { SearchDocument } from '@combolab/platform';
import { FIGHTERS } from '../search/vocabulary.js';

const fighters = new Map(FIGHTERS.map((id, at) => [id, at + 1]));
const tags = new Map<string, number>(TAGS.map((tag, at) => [tag, at + 1]));
const difficulties = new Map<string, number>(DIFFICULTIES.map((difficulty, at) => [difficulty, at + 1]));

/** Numbers that stand for fighters, tags, difficulties and games in Sphinx. */
export const numberOf = {
  fighter: (id: string): number => fighters.get(id) ?? 0,
  tag: (tag: string): number => tags.get(tag) ?? 0,
  difficulty: (difficulty: string): number => difficulties.get(difficulty) ?? 0,
  game: (game: string): number => (game === 'ssbu' ? 1 : 2),
};

/** Fields and attributes in the order of {@link sphinxRow}. */
export const COLUMNS = [
  ...['field = name', 'field = description', 'field = fighters', 'field = types'],
  ...['attr_uint = game', 'attr_uint = attacker', 'attr_multi = defenders', 'attr_multi = tags'],
  ...['attr_uint = low', 'attr_uint = high', 'attr_uint = width', 'attr_uint = difficulty', 'attr_uint = score'],
  ...['attr_uint = verified', 'attr_uint = likes', 'attr_uint = created'],
];

/** A document as one line of tab-separated values, its number first. */
export function sphinxRow(document: SearchDocument, number: number): string {
  const { name, description, fighterNames, tag, defender, percent } = document;
  const [[game = ''], [attacker = ''], [difficulty = '']] = [document.game, document.attacker, document.difficulty];
  const [low, high] = percent;
  return [
    ...[number, name, description, fighterNames.join(' '), tag.join(' ')],
    ...[numberOf.game(game), numberOf.fighter(attacker)],
    ...[defender.map(numberOf.fighter).join(','), tag.map(numberOf.tag).join(',')],
    ...[low, high, high - low, numberOf.difficulty(difficulty), document.difficultyScore],
    ...[
      Number(document.verified.includes('true')),
      document.numLikes,
      Math.floor(Date.parse(document.createdAt) / 1000),
    ],
  ].join('\t');
}
