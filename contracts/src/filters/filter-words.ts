import { askedWords } from '../games/scale.js';
import { fieldOf } from '../search-fields/fields.js';
import { pressWords } from '../track/press.js';
import { FILTER_SENTENCES } from './filter-sentences.js';
import { filterSpeech } from './filter-speech.js';

/** What filters and searches are called in English: heads of pages, and what the server names. */
export const { filterWords, droppedWords, searchTitle } = filterSpeech({
  say: (sentence, values = {}) =>
    FILTER_SENTENCES[sentence].replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? '')),
  move: (id) => id.replaceAll('-', ' '),
  press: pressWords,
  tag: (tag) => tag,
  value: (field, value) => fieldOf(field).words(value),
  asked: askedWords,
});
