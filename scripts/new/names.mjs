/** What cannot be made; its message is for who asked. */
export class RefusedError extends Error {
  name = 'RefusedError';
}

/** @throws RefusedError where a name has not the form */
export function mustMatch(name, form, words) {
  if (!form.test(name)) throw new RefusedError(`"${name}" is no name for it: ${words}.`);
  return name;
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `saved-search` -> `savedSearch` */
export const camelCase = (kebab) => kebab.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());
/** `saved-search` -> `SavedSearch` */
export const pascalCase = (kebab) => capital(camelCase(kebab));
/** `savedSearch` -> `saved-search` */
export const kebabCase = (camel) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** `donkey-kong` -> `Donkey Kong` */
export const titleCase = (kebab) => kebab.split('-').map(capital).join(' ');
/** `entry` -> `entries` */
export const pluralOf = (word) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
