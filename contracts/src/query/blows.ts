import type { Clauses } from './clauses.js';
import type { Evidence } from './evidence.js';
import type { Mention } from './mentions.js';
import { MY } from './turned.js';

const THE = '(?:(?:a|an|the|some|my|our|his|her|poor|off) )*$';
/** "falcon dies to marth". */
const DIES_TO = new RegExp(` # (?:(?:always|never|often|just|only) )?(?:dies|die|died) to ${THE}`);
/** "watched a zelda lose to a palutena", "a clip of a puff dying to marth". */
const SEEN_LOSING_TO = new RegExp(
  ` (?:watched|watching|saw|seen|see|clips? of|videos? of|vods? of|where|how) (?:(?:a|an|the|this|that|some) )*# (?:\\w+ ){0,2}(?:lose|loses|losing|lost|dies|die|died|dying|fall|falls|falling|go down|goes down) to ${THE}`,
);
/** "which robin combos work on him". */
const WORK_ON_THEM =
  /^ (?:combos?|strings?|confirms?|setups?|kills?|punishes|edgeguards|stuff|things|moves) (?:(?!i |we )\w+ ){0,3}(?:on|against|kill|kills|beat|beats|hit|hits|catch|punish) (?:him|her|them) /;
/** "zelda punished by sheik". */
const BEATEN_BY = new RegExp(
  ` # (?:(?:gets?|got|getting|gettin|being|is|was|when|always) )*(?!posted|uploaded|shared|made|performed|used|played|verified|done)(?:\\w{2,}ed|hit|beaten|beat) by ${THE}`,
);
/** "see how ryu players kill peach". */
const HITS = new RegExp(
  ` (?:how|what|see|show|which|watch|know|does|do|can|could|explain) (?:\\w+ ){0,4}# (?:(?:s|players|mains|users|player|main|can|could|would|will|should|does|just|even|actually|really) )*(?:kills?|killing|combos?|comboing|beats?|beating|punish|punishes|punishing|hits?|hitting|edgeguards?|edgeguarding|destroys?|destroying|wrecks?|wrecking|zero to deaths?) ${THE}`,
);

/** "can ganondorf survive fox's edgeguards". */
const SURVIVES = new RegExp(
  ` # (?:\\w+ ){0,2}(?:survive|survives|surviving|escape|escapes|avoid|avoids|get out of|di out of) ${THE}`,
);
const ASKED =
  / (?:what|whats|how|anything|something|everything|stuff|whatever|combos?|which|strings|tricks|moves) (?:\w+ )?(?:(?:does|do|can|could|would|should|will|did|has) )?(?:(?:a|an|the|my) )?$/;
/** "what falcon does to her", "which combos terry uses". */
const DOES =
  /^ (?:(?:players?|mains?|can|could|does|would|will|even|actually|really|usually|normally|often|always|mostly) )*(?:do|does|did|has|lands?|uses?|hits|go for|goes for) /;
const DOES_TO_THEM =
  /^ (?:(?:players?|mains?|can|could|does|would|will|even|actually|really) )*(?:have|get|gets|land|use|hit) (?:\w+ ){0,2}(?:to|on|against) (?:him|her|them|me|us) /;
/** "what does marth get on fox". */
const GETS_ON =
  /^ (?:(?:players?|mains?|can|could|does|would|will) )*(?:do|get|gets|have|land) (?:\w+ ){0,2}(?:to|on|against) (?:(?:a|an|the|my|our) )?# /;
/** "show me ridley doing it back". */
const SHOWN = / (?:show me|see|watch) (?:(?:a|an|the|my|some) )?$/;
const AT_IT = /^ (?!getting|being|taking|dying|losing|combos|string)\w{3,}ing /;
/** "when villager hit him". */
const HIT_THEM_THEN =
  /^ (?:hits?|caught|catches|kills?|killed|combos|comboed|spikes|spiked|grabs|grabbed|punishes|punished) (?:him|her|them) /;
const THEN = / (?:when|whenever|then|until|after|before|once|if|time|and) (?:(?:a|an|the|this|that) )?$/;
/** "what does she do to pyra", after another has been named. */
const THEY_DO =
  / what (?:does|did|can|could|would|will) (?:she|he|they) (?:do|get|have|land|hit) (?:(?:to|on|against|with) )?(?:(?:a|an|the|my|our) )?$/;
const MAY_DO = / (?:is|can|could|does|will|would) (?:(?:a|an|the|my) )?$/;
/** "is wolf able to do anything", "does simon have anything". */
const ANYTHING = /^ (?:even )?(?:able to|do|have|get|land) (?:\w+ ){0,2}(?:anything|something|any|an answer|stuff) /;
const MAY = / (?:can|could|does|should|will|would|to|let|how) (?:(?:a|an|my|the) )?$/;
const HIT_THEM = /^ (?:kill|combo|beat|punish|hit|edgeguard|destroy|juggle) (?:him|her|them) /;
const HITS_THEM =
  /^ (?:can|cannot|can t|cant|could|couldn t|never|won t|will|should|would) (?:\w+ )?(?:kill|combo|beat|punish|hit|edgeguard|destroy|juggle|touch|touch of death) (?:him|her|them) /;

/** Who hits whom, where the question itself says so. */
export function blows(mentions: readonly Mention[], { aroundOf }: Clauses): readonly Evidence[] {
  const called = ({ named }: Mention): readonly Mention[] =>
    mentions.filter((each) => each.named.label === named.label);
  const blow = (hitter: Mention, victim: Mention): readonly Evidence[] =>
    hitter.named.label === victim.named.label
      ? []
      : [
          ...called(hitter).map((mention): Evidence => ({ mention, cue: 'blow', role: 'attacker' })),
          ...called(victim).map((mention): Evidence => ({ mention, cue: 'blow', role: 'defender' })),
        ];
  return mentions.flatMap((mention, i): readonly Evidence[] => {
    const other = mentions[i - 1];
    const { before, behind } = aroundOf(mention.item);
    const rest = mentions.filter(({ named }) => named.label !== mention.named.label);
    const [victim] = rest;
    const isAsked =
      (ASKED.test(before) && [DOES, DOES_TO_THEM, GETS_ON].some((pattern) => pattern.test(behind))) ||
      (SHOWN.test(before) && AT_IT.test(behind)) ||
      (MAY_DO.test(before) && ANYTHING.test(behind)) ||
      HITS_THEM.test(behind) ||
      WORK_ON_THEM.test(behind) ||
      (THEN.test(before) && HIT_THEM_THEN.test(behind)) ||
      (MAY.test(before) && HIT_THEM.test(behind));
    if (isAsked && victim !== undefined && rest.every(({ named }) => named.label === victim.named.label))
      return blow(mention, victim);
    if (other === undefined) return [];
    if (THEY_DO.test(before) && rest.every(({ named }) => named.label === other.named.label))
      return blow(other, mention);
    if (SURVIVES.test(before)) return blow(mention, other);
    if (HITS.test(before)) return blow(other, mention);
    const isOwn = other.isOwn || MY.test(aroundOf(other.item).before);
    return ([DIES_TO, SEEN_LOSING_TO].some((pattern) => pattern.test(before)) || BEATEN_BY.test(before)) && !isOwn
      ? blow(mention, other)
      : [];
  });
}
