import { FILLERS_ABROAD, VERSUS_ABROAD } from './words-abroad.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const OWN_FILLERS = set(
  'combo combos comboing with as for using by and or the a an of in at to into then from best how do does i you my me can ' +
    'some any all that which is are it vs v versus against % percent percents pct show find search clip clips video videos ' +
    'please player both only playing this these followed has have having contain contains containing include includes ' +
    'including featuring use uses just but exactly sort sorted order ordered pls plz help want wanna need looking please',
);
/** How somebody asks who asks a person: greetings, thanks, politeness, and verbs that say that an answer is wanted. */
const TALK = set(
  'hey hi hello hiya heya yo sup um uh hmm ok okay so like kinda pretty really very super also maybe even still already again now ' +
    'what whats works work working worked something someone somebody anything nothing stuff thing things one ones ' +
    'love learn learning teach know knows tell give gimme recommend recommended recommendation recommendations suggestion suggestions idea ideas ' +
    'question questions wondering wonder ask asking trying try tries could would should will wouldnt shouldnt lets let if when whenever while ' +
    'where who am was were be been being im ive id ill we us our he she they them their his her main mains maining play plays played ' +
    'do doing done made everything first get gets getting got go goes going make makes making see seeing around about roughly approximately somewhere ' +
    'thanks thank thx ty tysm tia cheers guys dude bro folks yall lol lmao haha idk tbh imo ngl today there here got good great nice decent ' +
    'option options way ways followup followups gonna gotta wanted needed think thinking feel because cause since but btw ' +
    'available possible currently match new newest latest current patch version update build game guy people friend friends opponent enemy ' +
    'buddy buddies mate mates gf bf girlfriend boyfriend wife husband sister cousin dad mom son roommate partner homie coworker hes shes theyre its thats ' +
    'finally forever always every',
);
/** Say nothing by themselves: left out of the text as soon as something else is understood. */
export const FILLERS: ReadonlySet<string> = new Set([...OWN_FILLERS, ...TALK, ...FILLERS_ABROAD]);
/** A query with one of them is a sentence: ordinary words in it are no filters. */
export const SENTENCE = set(
  'how why what when where who whose i my your you we us our they them their he his she her is are was were do does did can ' +
    'could should would will me this these those am im if because about',
);

/** What follows is hit: wherever it stands, and only right before a name. */
export const VERSUS: ReadonlySet<string> = new Set([...set('vs v versus against'), ...VERSUS_ABROAD]);
export const ON = set('on onto anti auf sur');
/** Who does it, where one of the first says so of oneself or of somebody else: "i play luigi", "my friend plays ness". */
export const PLAYS = set(
  'play plays use uses main mains run runs playing using maining have has got pick picks picked goes spams spamming chooses know joue spiele',
);
export const ONESELF = set('i im am we je ich yo io eu');
/** Whose forms say who plays: "juego con sheik". */
export const I_PLAY = set('juego gioco jogo uso jugando jogando jouant giocando');
export const SOMEBODY = set(
  'he she they friend friends opponent opponents opp enemy guy who someone somebody brother bro rival buddy buddies mate mates gf bf ' +
    'girlfriend boyfriend wife husband fiance fiancee sister sis cousin nephew niece uncle dad mom son daughter kid roommate flatmate partner homie coworker teacher coach everyone everybody',
);
/** What follows is hit: "how to kill jigglypuff", "fighting fox". */
export const HITTING = set(
  'hits fighting facing beating killing punishing comboing hitting bodies bodying punir battre vaincre vencer besiegen schlagen bestrafen',
);
export const HIT = set('combo kill beat punish fight face destroy counter outplay bully wreck');
export const HITTERS = set('to i can you we that which');
/** "bodied by samus": who did it to somebody who asks for help is to be hit. */
export const BEATEN = set(
  'deathed stocked destroyed bodied beaten beat killed comboed punished spiked wrecked cooked juggled edgeguarded owned stomped demolished grabbed ' +
    'camped zoned spammed thrown hit lasered poked outspaced clapped cheesed caught',
);
/** "i keep losing to sonic": who is to be hit. */
export const LOSING = set('losing lose loses lost dying die dies fall falls');
/** "so tired of kazuya": who or what one has enough of. */
export const WEARY = set('tired sick bored');
/** "what can lucario do", "how does doc combo her". */
export const ABLE = set('can does could should will');
/** What follows hits. */
export const BY = set('as with using by playing als mit avec con com');
export const FOR = set('for');
/** May stand between a role and the name. */
export const DETERMINERS = set('the a an my your either any every all both some only just');
export const EVERYONE = set('everyone everybody anyone anybody everything anything');
export const NOT = set(
  'not witout wihtout withot withuot none nao spare non neither without shouldnt no ausser sauf tranne exceto excepto except excluding exclude minus besides never dont isnt arent hide skip omit avoid avoids avoiding sans ohne doesnt pas nicht kein keine keinen sin senza sem',
);
/** With a t after an apostrophe they say not. */
export const AUXILIARIES = set('don isn aren doesn won ain shouldn');
/** May stand between a "not" and what is not wanted. */
export const WANTS = set(
  'show me want wanna see need too that very really so super insanely extremely overly use uses include includes involve involves require requires trop zu demasiado troppo muito suicide usar usare utiliser benutzen more have has needs contain contains care about it be being those ones looking asking searching interested que ' +
    'his her their its whatever give touch touches w ever seja sejam sean sea soient soit seien siano d de di des del le la les el los das den einen eine il un una uno une',
);
export const JOINS = set('or and & nor n');
/** `char:fox`: keys of other search boxes. */
export const ATTACKER_KEYS = set('char chars character attacker fighter player main me');
export const DEFENDER_KEYS = set('defender defenders opponent victim target');
export const OTHER_KEYS = set('game tag tags type types percent sort order difficulty di patch version position');

/** Words about how a move is done, between the moves of a sequence. */
export const MODIFIERS = set(
  'sh fh dj ff rising falling full short hop fast fall falls double jump dash late early sour sweet soft hard strong weak ' +
    'tipper reverse rar pivot drag ac autocancel instant landing sourspot sweetspot tip a an the another fullhop shorthop dragdown',
);
export const STARTS = set(
  'startin beginnin empezar comenzar commencer iniziare comecar starts starting start started begin begins beginning opens opening anfang anfangen beginnt beginnen startet empieza empiezan comienza ' +
    'comienzan inicia commence commencent debute debut inizia iniziano comeca comecam comece comecem comecando empiecen empiece comiencen comience',
);
export const ENDS = set(
  'endin finishin terminar acabar finir finire enden beenden ends ending end closes closing finishes finishing finish finished finishers ende endet enden termina terminan acaba acaban finit finissent finisce finiscono termine terminem terminam terminen acaben acabe',
);
/** Said after the move a combo starts with. */
export const STARTERS = set('starter starters opener openers 始動 始動技');
/** Said after the move a combo ends with. */
export const FINISHERS = set('finisher finishers finish ender enders 締め 締');
