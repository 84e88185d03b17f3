import type { RoleCue } from './role-weights.js';

/** Words around a name that tell whose fighter it is, or that it is the one to be answered. */
export interface WhoseCue {
  readonly cue: Extract<RoleCue, 'mine' | 'theirs' | 'answered'>;
  /** Of the words before the name in its clause. */
  readonly before?: RegExp;
  /** Of the words behind it. */
  readonly behind?: RegExp;
  /** Says so only beside another fighter, or beside one's own. */
  readonly beside?: 'another' | 'own';
}

const THE = '(?:(?:a|an|the|another|one|this|that|some|good|really|tough) )*$';
const PEOPLE =
  '(?:sister|brother|cousin|friend|buddy|mate|roommate|girlfriend|boyfriend|wife|husband|dad|mom|son|daughter|kid|uncle|opponent|rival|teacher|coach|neighbou?r|coworker|boss|partner|guy|nephew|niece|flatmate)';
const OF_I = '(?: (?:am|m|ll|will|just|only|always|now|ve|have|got|then|m only|am only))*';

const at = (pattern: string): RegExp => new RegExp(pattern);

const SWITCHED = /(?:went|gone|switched|switching|switch|moved|moving|changed|swapped|going) (?:over )?from /;

/** Words before a fighter whom another is taken instead of. */
export const REPLACED: readonly RegExp[] = [
  new RegExp(` ${SWITCHED.source}${THE}`),
  at(
    ` (?:play|pick|use|choose|prefer|main|want|take|playing|picking|using) # (?:now )?(?:over|instead of|rather than) ${THE}`,
  ),
  at(` i (?:came|come|moved|just came) (?:over )?from ${THE}`),
  at(` (?:rather|better) (?:be|play|use|pick|main) # than ${THE}`),
];
/** Words before a fighter whom a mate plays beside one. */
export const MATES: readonly RegExp[] = [
  at(` (?:doubles|team|teams) (?:partner|mate) (?:is|plays|mains|uses|picks) ${THE}`),
  at(` teammate (?:is|plays|mains|uses|picks) ${THE}`),
];
/** Words before a fighter whom one plays no more. */
export const GIVEN_UP: readonly RegExp[] = [
  at(` used to (?:play|main|use|be|run|pick) ${THE}`),
  at(` (?:i|im)(?: m| am| ve| have)? (?:done with|finished with|dropped|ditched|quit|gave up on|given up on) ${THE}`),
  at(`^ (?:just |finally |so )*(?:dropped|ditched|quit) ${THE}`),
  / (?:larguei|abandonei|deixei|deje|abandone|lache|abandonne) (?:(?:a|o|de|la|el|le) )*$/,
  at(` after (?:ditching|dropping|quitting|giving up on) ${THE}`),
];

/** The table: each row tells by itself, and what several rows of a kind tell counts once. */
export const WHOSE_CUES: readonly WhoseCue[] = [
  // "you are ridley", but "i'm byleth, you're fox"
  { cue: 'theirs', before: at(` (?:you are|you re|youre) ${THE}`), beside: 'own' },
  {
    cue: 'mine',
    before: at(
      ` (?:you are|you re|youre|you play|you use|you main|you were|were you|are you) (?:playing |using |as )?${THE}`,
    ),
  },
  {
    cue: 'mine',
    before: at(
      ` (?:i|im|we|ill)${OF_I} (?:go|going|stay|staying|stayed|stuck with|kept|stick with|sticking with|staying with|going with) ${THE}`,
    ),
  },
  {
    cue: 'mine',
    before: at(
      ` (?:i|im|we|ill|me)${OF_I} (?:switched to|moved to|swapped to|changed to|went|chose|took|played|brought|sent in with|came with) ${THE}`,
    ),
  },
  { cue: 'mine', before: / (?:i|im|me|we) \( $/ },
  // "was on greninja", "i decided on greninja"
  { cue: 'mine', before: at(`^ (?:(?:i|and|but|just) )*(?:was|am|m|im) on ${THE}`) },
  { cue: 'mine', before: at(` (?:i|we)${OF_I} (?:decided|settled|landed) on ${THE}`) },
  // "loses to my toon link", "is my meta knight"
  {
    cue: 'mine',
    before: / (?:is|was|are|lose|loses|lost|losing|dies|die|died|falls|fell) (?:to )?my (?:poor |own )?$/,
  },
  // "pyra bodies my pac-man", "never gets hit by my mewtwo"
  {
    cue: 'mine',
    before:
      / # (?:(?:players?|mains?|guy|kid) )?(?:(?:always|just|never|keeps?) )*(?!combos|strings|punishes|edgeguards|confirms|setups|is|was|has|does|mains|players|users|need|speed)(?:\w{3,}(?:s|ed)|beat|hit|ran over|keeps? \w+ing) my (?:poor )?$/,
  },
  { cue: 'mine', before: / by my $/ },
  { cue: 'mine', before: / me : $/ },
  // "i need yoshi things"
  {
    cue: 'mine',
    before: / i (?:need|want) (?:(?:some|more|good) )*$/,
    behind: /^ (?:things|stuff|tech) /,
    beside: 'another',
  },
  // "impossible for my samus to catch"
  { cue: 'mine', before: / for my $/, behind: /^ to \w+ / },
  { cue: 'mine', before: /^ $/, behind: /^ here / },
  // "palutena and rob, from palutena's side"
  { cue: 'mine', behind: /^ (?:s )?(?:side|pov|perspective|point of view) $/, beside: 'another' },
  { cue: 'mine', behind: /^ (?:needs|wants) (?:help|something|anything|advice|revenge|a|an|some) /, beside: 'another' },
  {
    cue: 'mine',
    behind: /^ (?:is|s) (?:who|what|whom|the one|the character) (?:i|we) (?:play|use|main|run|pick|picked|am|have) /,
  },
  // "my daughter is nine and mains isabelle": one asks for her
  {
    cue: 'mine',
    before: at(
      ` (?:my|our) (?:\\w+ )?(?:son|daughter|kid|nephew|niece|student) (?:(?:is|s) (?:\\w+ ){1,4}and )?(?:plays|mains|uses|picks|loves|likes|picked) ${THE}`,
    ),
    beside: 'another',
  },
  // "olimar is all i know"
  {
    cue: 'mine',
    behind:
      /^ (?:is|s) (?:all|everything|the only (?:one|fighter|character|thing)) (?:that )?i (?:know|play|have|can|use|main) /,
  },
  { cue: 'mine', behind: /^ (?:is|s) (?:mine|(?:my|our) (?:main|guy|boy|girl|character|char|secondary|pick|choice)) / },
  // "my brother beats me with little mac"
  {
    cue: 'theirs',
    before: at(
      ` (?!helps|gives|teaches|tells|shows)(?:\\w{3,}(?:s|ed|ing)|beat|hit|kill) (?:me|us) (?:\\w+ )?with ${THE}`,
    ),
    beside: 'another',
  },
  // "a boy at school keeps beating her with little mac"
  {
    cue: 'theirs',
    before: at(
      ` (?:a|an|the|some|another|one) (?:boy|girl|guy|kid|friend|cousin|player|classmate|dude)(?: \\w+){0,4} \\w{3,}(?:s|ing) (?:him|her|them) with ${THE}`,
    ),
    beside: 'another',
  },
  // "my brother camps the top platform as young link"
  {
    cue: 'theirs',
    before: at(` (?:my|a|this|the|some|our) (?:\\w+ )?${PEOPLE} (?:(?!i |im |we |vs |against )[\\w#]+ ){0,6}as ${THE}`),
  },
  // "a dude i play with mains dr mario"
  {
    cue: 'theirs',
    before: at(
      ` (?:dude|guy|kid|person|someone|somebody|one|player|friend|girl) (?:(?:that|who) )?i (?:always |often )?(?:play|fight|face|meet|spar|practice|train|know)(?: (?:with|w|against|vs))? (?:mains|plays|uses|picks|runs|goes) ${THE}`,
    ),
  },
  { cue: 'theirs', before: / my $/, behind: at(`^ (?:main |player )?${PEOPLE} `) },
  // "his fox", "my sister's daisy"
  { cue: 'theirs', before: / (?:his|her|their) $/, beside: 'another' },
  { cue: 'theirs', before: at(` (?:my|our|his|her|their|a|the) (?:\\w+ )?${PEOPLE} s $`), beside: 'another' },
  {
    cue: 'theirs',
    behind: at(
      `^ (?:is|s) (?:who|what|whom) (?:(?:my|the|our) )?(?:they|he|she|${PEOPLE}) (?:play|plays|use|uses|main|mains|pick|picks) `,
    ),
  },
  {
    cue: 'theirs',
    before: at(` (?:they are|they re|theyre|he is|hes|she is|shes|enemy s|enemy is) ${THE}`),
    beside: 'own',
  },
  {
    cue: 'theirs',
    before: at(
      ` (?:i|we|im)${OF_I} (?:meet|meeting|met|face|faced|facing|encounter|play against|run into|ran into) (?:\\w+ ){0,2}$`,
    ),
  },
  { cue: 'theirs', before: / (?:i|we)(?: ve)? (?:have|got) (?:a|an|one|this|some|the|that) $/, beside: 'own' },
  { cue: 'theirs', behind: /^ (?:(?:player|players|main|mains|guy) )?(?:in|at|from) (?:my|our) \w+ /, beside: 'own' },
  // "if you were fox and the peach floated over you"
  {
    cue: 'theirs',
    before: / # and (?:the|a|an|this|that) $/,
    behind: /^ (?:(?:always|just|keeps) )?(?!mains|players|combos|strings|is|was|has|does)\w{4,}(?:s|ed) /,
    beside: 'own',
  },
  // "captain falcon grabs me all day"
  {
    cue: 'theirs',
    behind:
      /^ (?:(?:player|players|main|mains|guy|user|kid|dude) )?(?:(?:always|just|keeps?|constantly|never stops|can|could|who|that|only|ever) )*(?!helps|helped|asks|asked|told|tells|taught|showed|shows|suits|fits|gives|gave|lets|interests|feels|give|tell|show|teach|against|versus|from|into|onto|with|over|under|than|that|when|because|and|but|for|then|like|off|after|before|about|while|if)\w{3,} (?:me |us |(?:my|our) (?!\w+ s #))/,
    beside: 'another',
  },
  {
    cue: 'theirs',
    behind:
      /^ (?:is|are|s) (?:(?:so|very|really|too|super|such|just|the most|pretty) )*(?:annoying|broken|free|scary|op|everywhere|unbeatable|cheap|lame|stupid|busted|a menace|a problem|a nightmare|my nemesis|my nightmare|my problem|what i fear|who i fear|who i lose) /,
    beside: 'own',
  },
  {
    cue: 'theirs',
    behind: /^ (?:is|was) (?:at|on|off|offstage|near|in|above|over|under|below|past|holding|shielding|hanging) /,
    beside: 'own',
  },
  // "lost to a guy with fox"
  {
    cue: 'theirs',
    before: at(
      ` (?:a|the|some|this|my|another) (?:\\w+ )?${PEOPLE} (?:\\w+ ){0,2}(?:with|using|on|running|called|is|s) ${THE}`,
    ),
    beside: 'own',
  },
  {
    cue: 'theirs',
    before: at(
      ` (?:people|those|players|someone|somebody|everyone|anyone) who (?:\\w+ )?(?:play|plays|main|mains|use|uses|pick|picks) ${THE}`,
    ),
    beside: 'own',
  },
  { cue: 'theirs', before: at(` (?:play|plays|playing|played|go|going) (?:against|versus|vs) ${THE}`) },
  {
    cue: 'theirs',
    before: at(
      ` (?:he|she|they|everyone|everybody|${PEOPLE}s?) (?:\\w+ ){0,2}(?:went|go|goes|going|switched|moved|swapped|changed|chose|took|played|picked|brought) (?:to )?${THE}`,
    ),
  },
  {
    cue: 'theirs',
    before: / (?:next|first|last) (?:match|opponent|round|up|set|game) (?:is |against |: )*$/,
    beside: 'another',
  },
  {
    cue: 'theirs',
    before: at(` (?:opponent|opp|enemy|rival|he|she|they) (?:will be|would be|might be|is going to be) ${THE}`),
    beside: 'another',
  },
  { cue: 'theirs', before: at(` (?:terrified|scared|afraid|sick|tired) of ${THE}`), beside: 'own' },
  // "me ganon him peach"
  { cue: 'mine', before: /^ (?:me|myself) (?:is |as |being |on )?$/ },
  { cue: 'theirs', before: /^(?: me # and)? (?:him|her|them|opponent|opp|enemy) (?:is |as |on )?$/, beside: 'another' },
  { cue: 'theirs', before: / # (?:and )?(?:him|them) $/, beside: 'another' },
  // "switched from falco to wolf"
  { cue: 'mine', before: new RegExp(`(?<! ${PEOPLE}) ${SWITCHED.source}# to ${THE}`) },
  { cue: 'theirs', before: new RegExp(` ${PEOPLE} ${SWITCHED.source}# to ${THE}`) },
  { cue: 'answered', before: at(` (?:(?:deal|deals|dealing|cope|coping) with|handle|handles|handling) ${THE}`) },
  // "when ike whiffs"
  {
    cue: 'answered',
    before: at(` (?:when|if|after|once|while|whenever) ${THE}`),
    behind:
      /^ (?:(?:always|just|only) )?(?:whiffs|misses|missed|whiffed|recovers|shields|shielded|rolls|techs|spotdodges|jumps|camps|approaches|charges|stands|sits|hangs) /,
    beside: 'another',
  },
  // "punishing a missed tech from samus", "who can ledge trap zelda"
  {
    cue: 'answered',
    before: at(` (?:punish|punishing|counter|countering|escape) (?:(?!on |against |with )[\\w#]+ ){0,6}from ${THE}`),
    beside: 'another',
  },
  {
    cue: 'answered',
    before:
      / (?:can|to) (?:ledge trap|ledgetrap|tech chase|techchase|edge guard|edgeguard|chain grab|chaingrab|wobble|zero to death) $/,
  },
  { cue: 'answered', behind: /^ (?:problem|problems|phobia) /, beside: 'another' },
  {
    cue: 'answered',
    behind: /^ (?:is|s) (?:my|the|our) (?:target|victim|prey|enemy|rival|nemesis|opponent|punching bag) /,
  },
  { cue: 'mine', behind: /^ (?:(?:is|s) )?my (?:weapon|answer|solution|counterpick|tool|counter) / },
  { cue: 'answered', behind: /^ (?:is )?on the receiving end / },
  { cue: 'answered', before: at(` (?:secondary|pocket|counterpick) (?:is )?for ${THE}`) },
  { cue: 'answered', before: at(` (?:answer|answers|counter|counters|solution|response) (?:to|against|for) ${THE}`) },
  { cue: 'answered', behind: /^ (?:matchup|matchups|match up|mu) /, beside: 'another' },
];
