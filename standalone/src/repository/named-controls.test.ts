import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../frontend/src/languages/', import.meta.url));
const languages = readdirSync(folder);
const said = (language: string, place: string): string => {
  const [file = '', key = ''] = place.split('#');
  const messages = JSON.parse(readFileSync(`${folder}${language}/${file}.json`, 'utf8')) as Record<string, string>;
  return messages[key]?.toLowerCase() ?? '';
};

/** Texts that send one to a control, and what stands on it. */
const NAMED = [
  ['features/saved-searches#searchForWhatYouPlay', 'features/results#followSearch'],
  ['features/lists#favouriteBesideAComboKeeps', 'features/combo#favourite'],
  ['features/lists#addToListBesideA', 'features/combo#addToList'],
  ['features/lists#aListKeepsCombosIn', 'features/combo#addToList'],
  ['features/profile#followOnSomebodysProfilePuts', 'entities/follows#follow'],
  ['features/today#youFollowNobodyYetFollow', 'entities/follows#follow'],
  ['features/create-combo#isSentOnYourDesktop', 'features/top-bar#create'],
  ['features/create-combo#unevenPictures', 'features/create-combo#trimOrShrink'],
  ['features/tutorial#fasterChooseRecordAndPlay', 'features/create-combo#typeIt'],
  ['features/tutorial#fasterChooseRecordAndPlay', 'features/create-combo#importSlp'],
  ['features/tutorial#putThePressOnIts', 'features/create-combo#startHold'],
  ['features/tutorial#putThePressOnIts', 'features/create-combo#release'],
  ['features/tutorial#changedYourMindRemHold', 'features/create-combo#remHold'],
  ['features/tutorial#changedYourMindRemHold', 'features/create-combo#unrelease'],
] as const;

it.each(languages.flatMap((language) => NAMED.map(([text, control]) => [language, text, control] as const)))(
  'names in %s (%s) a control as it is called (%s)',
  (language, text, control) => {
    expect(said(language, control)).not.toBe('');
    expect(said(language, text)).toContain(said(language, control));
  },
);

it.each([['features/settings#shortcutsOfASingleKey', 'shared/keys#shortcutsOfASingleLetter']])(
  'calls one thing by one name: %s and %s',
  (one, other) => {
    for (const language of languages) expect(said(language, one)).toBe(said(language, other));
  },
);

it('writes British English, and quotes as everywhere', () => {
  const english = readdirSync(`${folder}en`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const texts = english.flatMap((file) => {
    const messages = JSON.parse(readFileSync(`${folder}en/${file}`, 'utf8')) as Record<string, string>;
    return Object.entries(messages).map(([key, text]) => ({ place: `${file}#${key}`, text }));
  });
  // what is searched for in the palette may be spelt otherwise
  const spelt = texts.filter(({ text }) => /\bfavorites?\b/i.test(text)).map(({ place }) => place);
  expect(spelt).toEqual([
    'features/palette.json#favouritesFavoritesPlaylists',
    'features/palette.json#favoritesStarred',
  ]);
  expect(texts.filter(({ text }) => text.includes('‘'))).toEqual([]);
});
