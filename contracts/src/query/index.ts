export { swapRoles, withoutSpan } from './edit.js';
export { MOVE_IDS, moveLabel, moveWords } from './move-words.js';
export { movesIn, type TextMoves } from './moves-in.js';
export { spellingsOf, textTerms } from './text-terms.js';
export { editDistance } from './edit-distance.js';
export { suggest, type Suggestion, type SuggestionKind } from './suggest.js';
export { understand } from './understand.js';
export type { Correction, Offer, OfferKind, Span, SpanKind, Understood, UnderstandOptions } from './understood.js';
