/** What is said of filters, in English; values stand in braces. Pages in other languages have sentences of their own by these names. */
export const FILTER_SENTENCES = {
  notFighters: 'not {fighters}',
  onFighters: 'on {fighters}',
  notOnFighters: 'not on {fighters}',
  andMore: '{words} and {count} more',
  atPercent: 'at {percent}',
  allOf: 'all of {percent}',
  notTag: 'not {tag}',
  hasMove: 'has {move}',
  withoutMove: 'without {move}',
  startsWith: 'starts with {move}',
  endsWith: 'ends with {move}',
  nothingBetween: 'nothing in between',
  inputs: 'inputs {inputs}',
  echoToo: 'echo fighters too',
  quoted: '“{words}”',
  with: 'With {words}',
  without: 'Without {words}',
  combosOfGame: '{game} combos',
  titleOfSearch: '{words} · {game}',
} as const;

export type FilterSentence = keyof typeof FILTER_SENTENCES;
