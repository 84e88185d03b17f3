import { NAME } from './clauses.js';
import { HOW_THEY, ONLY_SUFFERED, SUFFERED } from './suffered.js';
import { DONE_TO_ME_ABROAD } from './whose-cues-abroad.js';

/** Whose hits a question asks for: one's own (`own`), those that one suffers (`theirs`), or it does not say (null). */
export type AskedSide = 'own' | 'theirs' | null;

const ASKS =
  / (?:what|whats|how|which|why|explain|see|know|understand|anything|everything|whatever|can|could|(?<!(?:always|just|only|often|he|she|they|who|that) )does|if) /;
/** "how do i punish": who asks wants to do it. */
const BY_ONESELF =
  / (?:what|how|which|whats|anything|something|stuff|combos) (?:\w+ ){0,3}(?:do|can|could|should|would|did|have|d|will|to|got) (?:i|we|you|one) | (?:anything|something|stuff|what|combos) (?:i|we) (?:can|could|might|should) | (?:should|could|can|do|have) i (?!di |sdi |survive |live |escape |tech |get out )/;
/** "what does kazuya do to me", "what's his follow up on my mario", "what combos does cloud have on me". */
const DONE_TO_ME = new RegExp(
  ` (?:do|does|did|doing|done|has|have|had|gets?|got|lands?|uses?|used|combos?|combod|stuff|strings?|confirms?|setups?|follow ups?|followups?|punish|punishes|options?) (?:\\w+ ){0,2}(?:to|on|against|at|off) (?:me|us|(?:my|our) (?:poor )?${NAME}) `,
);
/** "what are they hitting me with", "what kills me". */
const HITS_ME =
  / (?:what|how|which|why) (?:[\w#]+ ){0,5}(?:kill|kills|killed|killing|beats?|beating|hits?|hitting|combos?|comboed|comboing|punish|punishes|punishing|edgeguards?|destroys?|catch|catches|zero to death) (?:me|us) (?:with|from|off|out of|at|when|if|as|$)/;
/** "how that # took my #": what somebody did to one's own. */
const HOW_MINE = new RegExp(
  ` how (?:\\w+ ){0,3}${NAME} (?:\\w+ ){0,3}(?!(?:against|versus|vs|with|and|or|like|than|for|so|if|when|as|is|was|to|from|into|on|help|helps|use|uses) )\\w{2,} (?:me|us|(?:my|our) (?:poor )?${NAME}) `,
);
/** "which of his combos should i know". */
const OF_THEIRS =
  / (?:which|what|any) (?:of )?(?:his|her|their) (?:combos|strings|confirms|kills|setups|moves|stuff) (?:\w+ ){0,2}(?:should|do|must|would) (?:i|we) (?:know|watch|expect|fear|respect|look|worry|remember|avoid) /;
/** "what gets me killed", "what happens to my samus". */
const BEFALLS =
  / how (?:dead|screwed|doomed) (?:am|are) (?:i|we) | (?:what|how) gets me (?:killed|comboed|punished) | what (?:happens|comes) (?:next )?to (?:me|us|(?:my|our) #) /;
/** "can fox kill me with that". */
const CAN_HIT_ME =
  / (?:can|could|will|would|does|do|did) (?:(?:a|an|the) )?# (?:\w+ ){0,2}(?:kill|hit|combo|punish|edgeguard|catch|beat|true combo|zero to death) me /;
/** "my lucas gets destroyed by palutena; what can he do to her". */
const OF_MINE =
  / (?:what|how|anything|something) (?:(?:can|could|does|should|would|is|has|have) )?(?:he|she|it) (?:\w+ ){0,3}(?:to|on|against) (?:him|her|them) | how (?:can|could|should|does) (?:he|she|it) (?:punish|beat|combo|stop|hit|kill|edgeguard|catch) (?:him|her|them|it) /;
const TO_THEM = / (?:to|on|against) (?:him|her|them|#) /;
/** "what should i watch out for", "how do i stop getting killed by". */
const TO_BE_FEARED = [
  / (?:what|which) (?:[\w#]+ ){0,9}(?:watch out|look out|careful|beware|scared|afraid|expect|prepared|ready|worried) (?:for|of|about|from) /,
  / how (?:\w+ ){0,2}(?:do|can|could|should|to|would) (?:(?:i|we|you|one|even|ever|not) ){0,2}(?:stop|avoid|escape|prevent|survive|keep from|get out of) (?:\w+ ){0,2}(?:getting|being|get) (?:\w+ )?\w+ed by /,
  / (?:reason|needs?|has|have|should i|should we) (?:to )?(?:fear|worry about|be (?:afraid|scared|wary|worried) (?:of|about)) /,
];
const ASKS_FOR_HELP =
  / (?:how|what|anything|something|stuff|please|pls|punish|beat|stop|escape|avoid|counter|help|need|want|revenge|(?:combos?|strings?) (?:on|with|against|for)) /;

const isSuffered = (clause: string): boolean => SUFFERED.some((pattern) => pattern.test(clause));

/**
 * Whose hits the clauses of a question ask for; what it complains of meanwhile asks for nothing.
 * @param said the words of each clause, names as `#`
 * @param isMineSpokenOf "my lucas gets destroyed": he is one's own
 */
export function askedSideOf(said: readonly string[], isMineSpokenOf: boolean): AskedSide {
  if (
    said.some((clause) => ONLY_SUFFERED.some((pattern) => pattern.test(clause))) &&
    !said.some((clause) => ASKS_FOR_HELP.test(clause))
  )
    return 'theirs';
  let isOwn = false;
  for (const [i, clause] of said.entries()) {
    if (TO_BE_FEARED.some((pattern) => pattern.test(clause))) return 'theirs';
    if (OF_THEIRS.test(clause)) return 'theirs';
    const isByOneself = BY_ONESELF.test(clause) || (isMineSpokenOf && OF_MINE.test(clause));
    isOwn ||= isByOneself;
    if (isByOneself) continue;
    if (
      (ASKS.test(clause) && DONE_TO_ME.test(clause)) ||
      [HITS_ME, HOW_MINE, BEFALLS, CAN_HIT_ME, ...DONE_TO_ME_ABROAD].some((pattern) => pattern.test(clause))
    )
      return 'theirs';
    const isHow = HOW_THEY.some((pattern) => pattern.test(clause)) && !(isMineSpokenOf && TO_THEM.test(clause));
    if (isHow && said.slice(0, i + 1).some(isSuffered)) return 'theirs';
  }
  return isOwn ? 'own' : null;
}
