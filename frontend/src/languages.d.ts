/** Made of `languages/` when the site is built (`messages.mjs`). */
declare module 'virtual:languages' {
  /** What those who speak a language call it, by its BCP 47 code; the source first. */
  export const names: Readonly<Record<string, string>>;
}
