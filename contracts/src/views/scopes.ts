/** What an API token may be made for. */
export const SCOPES = ['read', 'write:combos', 'write:comments', 'write:guides', 'write:lists'] as const;
export type Scope = (typeof SCOPES)[number];

/** What each of them allows, as users choose it. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  read: 'Read everything you may read, also what only you see',
  'write:combos': 'Upload, change and delete your combos',
  'write:comments': 'Write, change and remove your comments',
  'write:guides': 'Write, publish and delete your guides',
  'write:lists': 'Change your lists and favourites',
};

/** How many days an API token may be made for. None is without end: what is forgotten must not stay open. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;
