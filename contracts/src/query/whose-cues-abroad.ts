import type { WhoseCue } from './whose-cues.js';

const OF =
  '(?:(?:a|al|con|com|avec|mit|de|do|da|di|del|un|una|une|um|uma|einen|eine|ein|einem|einer|den|dem|der|die|el|il|la|le|lo|les|o|main|que|nur|immer|sempre|siempre|toujours|muito|als|jugador|joueur|spieler) )*$';
const PEOPLE =
  '(?:er|sie|il|elle|el|ella|lui|lei|ele|ela|freund|freundin|kumpel|bruder|schwester|gegner|pote|ami|amie|frere|soeur|copain|copine|adversaire|amigo|amiga|primo|prima|hermano|hermana|rival|oponente|irmao|irma|adversario|amico|amica|fratello|sorella|avversario)';

const at = (pattern: string): RegExp => new RegExp(pattern);

/** The same cues as players of other languages say them, folded. */
export const WHOSE_CUES_ABROAD: readonly WhoseCue[] = [
  { cue: 'mine', before: at(` (?:ich (?:spiele|bin|maine|nehme|benutze)|(?:spiele|nehme) ich) ${OF}`) },
  { cue: 'mine', before: at(` je (?:joue|main|maine|prends|utilise|suis) ${OF}`) },
  { cue: 'mine', before: at(` (?:juego|manejo|soy|uso) ${OF}`) },
  { cue: 'mine', before: at(` (?:jogo|sou|gioco|sono) ${OF}`) },
  { cue: 'mine', before: / (?:mein|meine|mon|ma|mi|mio|mia|meu|minha) $/, beside: 'another' },
  { cue: 'mine', behind: /^ (?:を )?使 / },
  {
    cue: 'theirs',
    before: at(
      ` ${PEOPLE} (?:\\w+ )?(?:spielt|nimmt|joue|prend|utilise|usa|juega|elige|joga|escolhe|gioca|sceglie) ${OF}`,
    ),
  },
  {
    cue: 'theirs',
    before: at(` (?:hasse|deteste|hais|odio|odeio|detesto|marre de|puedo con|angst vor|peur de|miedo a) ${OF}`),
    beside: 'another',
  },
  {
    cue: 'theirs',
    before: at(` (?:pierdo|perco|perdo|perds|verliere|verlier) (?:contra|contro|contre|gegen|con|para|pro|pra) ${OF}`),
  },
  { cue: 'theirs', before: at(` (?:apanho|apanhar|encuentro|encontro|enfrento|affronto|rencontre|treffe) ${OF}`) },
  {
    cue: 'theirs',
    before: at(
      ` (?:mato|matar|matare|vencer|venzo|ganarle|bato|bater|batto|battere|uccido|uccidere|battre|bats|tuer|besiegen|besiege|schlage|schlagen|stoppe|stoppen) (?:no |ao )?${OF}`,
    ),
    beside: 'another',
  },
  { cue: 'theirs', before: at(` (?:tuer|tue|battre|battu|defonce|detruit) par ${OF}`) },
  {
    cue: 'theirs',
    before: at(` von ${OF}`),
    behind: /^ (?:\w+ ){0,3}(?:gekillt|getotet|zerstort|besiegt|geschlagen|vernichtet|abgezogen|gecombot|verprugelt) /,
  },
];

/** "qué me hace sheik", "que fait bowser à mon pikachu": asked for is what is done to one. */
export const DONE_TO_ME_ABROAD = [
  / (?:que|como|con que) me (?:hace|hacen|mata|matan|puede|pueden) /,
  / (?:que|quoi|comment) (?:\S+ ){0,3}(?:me|m) (?:fait|font|tue|tuent|combo) /,
  / (?:que|quoi|comment) (?:\S+ ){0,4}(?:a|sur|contre) (?:mon|ma|moi) /,
  / (?:was|wie) (?:\S+ ){0,4}(?:mit mir|mich|gegen mich|mit meinem|mit meiner) /,
  / cosa (?:\S+ ){0,2}mi (?:fa|fanno|puo) /,
  / (?:que|como) (?:\S+ ){0,3}(?:comigo|me faz|me mata) /,
];
