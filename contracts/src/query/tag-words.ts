import type { Tag } from '../views/tags.js';
import { fold } from './fold.js';
import { Phrases } from './phrases.js';

interface TagWord {
  readonly tag: Tag;
  readonly common: boolean;
}

/** "trap someone at the ledge". */
function trapping(): string {
  const whom = [
    '',
    'somebody ',
    'someone ',
    'them ',
    'people ',
    'him ',
    'opponents ',
    'the opponent ',
    'your opponent ',
  ];
  const where = ['at ledge', 'at the ledge', 'on ledge', 'on the ledge'];
  return ['trap', 'trapping']
    .flatMap((verb) => whom.flatMap((each) => where.map((place) => `${verb} ${each}${place}`)))
    .join(', ');
}

/** "keep someone from getting back on the stage". */
const keepingOff = (): string =>
  ['getting back', 'coming back', 'making it back']
    .flatMap((verb) =>
      ['', ' on stage', ' to stage', ' on the stage', ' to the stage', ' onto the stage'].map(
        (to) => `from ${verb}${to}`,
      ),
    )
    .concat('from recovering')
    .join(', ');

/** Spellings of combo types; plurals are found by themselves. */
const SURE: Readonly<Record<Tag, string>> = {
  'True Combo':
    'true combo, truecombo, tru combo, tc, cant escape, can t escape, cannot escape, inescapable, cant get out of, can t get out of, 確定, 확정, combo verdadero, combos verdaderos, combo garantizado, combos garantizados, vrai combo, vrais combos, combo garanti, combos garantis, combo garantido, combos garantidos',
  Edgeguard: `edgeguard, edge guard, eg, edgeguarding, edge guarding, edgeguarded, 復帰阻止, 엣지가드, 복귀저지, 복귀 저지, ${keepingOff()}`,
  String: '',
  Read: 'hard read, hardread',
  'For Fun': 'for fun, 4fun, 4 fun, forfun',
  'Ledge Trap': `ledgetrap, ledge trap, ledgetrapping, ledge trapping, 崖狩り, 崖上がり狩り, ${trapping()}`,
  'Tech Chase': 'techchase, tech chase, techchasing, tech chasing',
};
/** Ordinary words: types only as the whole query or next to another filter. */
const COMMON: Readonly<Partial<Record<Tag, string>>> = {
  'True Combo': 'true, guaranteed',
  String: 'string',
  Read: 'read',
  'For Fun': 'fun',
};

function build(): Phrases<TagWord> {
  const phrases = new Phrases<TagWord>();
  for (const [table, common] of [
    [SURE, false],
    [COMMON, true],
  ] as const)
    for (const [tag, list] of Object.entries(table) as [Tag, string][])
      for (const phrase of list.split(', ')) phrases.add(fold(phrase), { tag, common });
  return phrases;
}

let made: Phrases<TagWord> | undefined;
/** Every spelling of the combo types; made once. */
export const tagWords = (): Phrases<TagWord> => (made ??= build());
