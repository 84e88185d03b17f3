const THEY = '(?:he|she|they)(?: s| re)?';
const COMBO = '(?:combos?|strings?|confirms?|setups?|moves?|thing|things|sequence|one|ones)';
const OR_EVEN = '(?:(?:even|actually|just|exactly|really|always) )*';
const MINE = '(?:me|us|(?:my|our) (?:poor )?#)';

/** Words before one's own that tell of no hit. */
const BESIDE =
  'against|versus|vs|with|and|or|like|than|for|so|if|when|as|is|was|are|use|using|play|playing|main|maining|but|because|then|into|only|tells?|told|shows?|teach|teaches|gives?|helps?|explains?|lets?';

const at = (pattern: string): RegExp => new RegExp(pattern);

/** What asks how somebody did it, once one has told of being hit; clauses as {@link clausesOf} has them, names as `#`. */
export const HOW_THEY: readonly RegExp[] = [
  // "how he does it", "what he did"
  at(
    ` (?:how|what|see|which) (?:(?:exactly|combo|combos|ones|move|moves|does|did) ){0,2}${THEY} ${OR_EVEN}(?:does (?:it|this|that)|did|do(?: it| this| that)?|use|uses|used|are|hit|landed|set (?:it|that|this)|keeps? doing|pulled|manages?|(?:was|were) (?:doing|using|hitting|landing|getting))`,
  ),
  // "teach me what she does"
  at(` (?:me|learn|know|see|understand) (?:what|how) ${THEY} ${OR_EVEN}(?:does|do|did) $`),
  // "list his combos"
  at(
    ` (?:which|any|what|show|see|list) (?:\\w+ ){0,3}(?:his|her|their) (?:combos|strings|confirms|kills|setups|moves) `,
  ),
  at(` what (?:does|did|would) ${THEY} (?:do|use|get|have|land) (?!on |against )`),
  // "what combos does he have", "which string is she doing"
  at(` (?:what|which) ${COMBO} (?:does|did|do|has|have|is|was|are|were) ${THEY} `),
  // "the string he always does", "which string he used"
  at(
    ` (?:the|that|what|which) ${COMBO} (?:that )?${THEY} ${OR_EVEN}(?:does|did|do|uses?|used|lands?|landed|keeps?|was|is) `,
  ),
  // "which combo does that", "how does that work"
  at(` (?:what|which) ${COMBO} (?:does|did|do|kills|killed) (?:that|this|it|me) `),
  / how (?:does|did) (?:that|this|it) (?:even )?(?:work|happen|kill|connect) /,
  // "what's the follow up"
  / whats? (?:s |is )?(?:the|his|her|their) (?:follow ups?|followups?|rest|next hit|setup|route|combo|string) /,
  / whats (?:that|this|it) /,
  // "do you have that one", "does somebody have the combo", "which combo"
  at(` (?:you|somebody|someone|anybody|anyone) (?:guys )?(?:have|got) (?:it|that|this|(?:the|that|this) ${COMBO}) $`),
  at(` (?:what|which) ${COMBO} $`),
  / what (?:leads?|led|goes|comes|combos|combod|combo d) (?:in)?to (?:it|that|this) /,
  at(` (?:whats|what (?:is|are|was|were)) ${THEY} (?:getting|doing|using|landing|hitting|going for) `),
  // "which combo was that", "what was the combo"
  at(
    ` (?:what|which|which one|(?:what|which) ${COMBO}) (?:(?:even|exactly) )?(?:was|is|were|are) (?:that|it|this|those|these|(?:the|that) ${COMBO}) `,
  ),
  / what (?:that|it|this) (?:is|was) /,
  / what (?:was|is|came|comes|happened|happens) (?:right )?before (?:it|that|this) /,
  // "what kills that early"
  / what (?:kills|hits|works|combos|connects) (?:that|this|so) \w+ $/,
  at(` ${COMBO} that did (?:it|that|this|me) `),
  / (?:list|show|see|name) (?:me )?(?:them|those|which) $/,
  // "i want to see that combo"
  at(
    ` (?:see|find|know|learn|watch|name|show me|explain) (?:that|this|the|those|these) (?:exact |whole )?${COMBO} (?:(?:please|pls|to me|for me|again) )*$`,
  ),
  // "i want to see how", "how?", "show me"
  / (?:see|know|learn|understand|explain|show me) how $/,
  /^ (?:and )?(?:how|what) $/,
  /^ (?:(?:please|pls|can you|just) )?(?:show me|explain) (?:(?:it|that|this|that combo|how) )?$/,
  // "is that real", "how is that possible"
  /(?: how|^)(?: so)? (?:is|was) (?:that|this|it) (?:even |ever |really )?(?:possible|true|real|legal|fair|legit|a thing) /,
  / (?:any|some)(?:one|body) knows? (?:the|that|this|what|which|how) /,
];

/** What one complains of, before asking how it is done. */
export const SUFFERED: readonly RegExp[] = [
  / (?:by|dying to|die[sd]? to|lost to|los(?:e|es|ing) to|on me|killed my|gets? me|got me) /,
  / died (?:at|from|off|to) /,
  / (?:beats?|hits?|caught|kill(?:s|ed|ing)|beating|did|combod|combo d) (?:me|us) /,
  // "stuck in marth's up throw"
  / (?:stuck|caught|trapped) (?:in|under|below) (?:(?:a|an|the) )?# /,
  // "this richter hit my greninja", "put my greninja in the corner"
  at(` # (?:[\\w#]+ ){0,6}(?!(?:${BESIDE}) )\\w{2,} ${MINE} `),
  / (?:eat|eats|eating|ate) /,
  / (?:he|she|they) (?:just )?(?:kept|keeps?) \w+ing /,
  / (?:hate|hates|tired of|sick of) # s /,
  / (?:im|i m|i am) dead /,
  / # (?:is|was|s) (?:above|below|under|behind|over|near) (?:me|us) /,
  at(` # (?:can|could|will|would) (?:\\w+ ){0,2}(?:kill|death|combo|juggle|edgeguard|spike|chaingrab) ${MINE} `),
  // "this marth guy does something"
  / (?:this|that|a|the|some) # (?:(?:guy|player|main|dude|kid) )?(?:does|did|kept|keeps) /,
  / los(?:e|es|ing|t) my # (?:\w+ )?to /,
  / # (?:\w+ )?\w+ed my (?:day|night|evening|life|run|bracket|tournament|weekend) /,
  / # (?:[\w#]+ ){0,3}took my (?:last )?(?:stock|game|set) /,
];

const DONE = '(?:comboed|combod|combo d|juggled|chaingrabbed|deathed|death d|laddered)';

/** What is told and nothing is asked about it: "being hit by pichu as dk", "a chrom down tilted my dedede and i lost". */
export const ONLY_SUFFERED: readonly RegExp[] = [
  // "the young link hit my puff with boomerang", "a mythra just killed my robin"
  at(` # (?:\\w+ ){0,4}(?:\\w{2,}ed|hit|threw|caught|sent|ate|did|put) ${MINE} `),
  // "took a whole stock off my bowser"
  at(` # (?:\\w+ ){0,2}took (?:\\w+ ){0,3}(?:stock|stocks|lives?|game|set) (?:off|from|of) ${MINE} `),
  // "got bodied by a luigi as pac-man", "my bayonetta got tech chased by a snake"
  at(
    ` (?:get|gets|getting|got|been|being|was) (?:\\w+ ){0,2}\\w+(?:ed|en|d) by (?:(?:a|an|the|some|this|that) )?# (?:as|and he|and she|and they|with my|while) `,
  ),
  at(` my # (?:got|gets|was) (?:\\w+ ){0,2}\\w+(?:ed|en|d) by (?:(?:a|an|the|some|this|that) )?# `),
  // "lost to a sora with my lucario because he kept nairing me"
  / lost to (?:(?:a|an|the|some|this|that|his|her) )?# (?:with|as|playing) /,
  // "she was marth i was roy, she up threw me at 20"
  / (?:he|she|they) (?:\w+ ){0,2}(?:threw|hit|killed|grabbed|caught|spiked|\w{3,}ed) me /,
  at(` (?:get|gets|getting|got|was|being|been) (?:\\w+ ){0,2}${DONE} by `),
  / (?:getting|being) (?:\w{2,}ed|hit|beat|beaten|caught|sent|thrown) (?:\w+ )?by (?:(?:a|an|the) )?# (?:as|when i play|while playing|playing) (?:(?:a|an|the) )?# /,
];
