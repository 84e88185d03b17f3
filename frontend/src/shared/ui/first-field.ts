const TYPED = ['text', 'search', 'email', 'password', 'number', 'url', 'tel'];
const FIELDS = ['textarea', ...TYPED.map((type) => `input[type=${type}]`), 'input:not([type])']
  .map((field) => `${field}:enabled:not([readonly])`)
  .join();

/** The first field of a place that one types in, a list to search in among them; null without. */
export const firstField = (place: Element): HTMLInputElement | HTMLTextAreaElement | null =>
  place.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
