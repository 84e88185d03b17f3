/** The texts of the page in every language: one folder each, checked against the English ones and compiled when the site is built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The language that code is written against: what it says is what all others must say. */
const SOURCE = 'en';
const FOLDER = fileURLToPath(new URL('src/languages/', import.meta.url));
const CHOOSING = fileURLToPath(new URL('choose-language.js', import.meta.url));
/** Says of a language what people call it; every other file holds messages. */
const ABOUT = 'about.json';
const PLURALS = ['plural', 'selectordinal'];
const TAG = /<\/?([A-Za-z0-9]+)\/?>/g;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const namesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.json') && name !== ABOUT)
    .sort();

/** What a message asks for: values by name, and the elements around its words. A language may need no plural where English has one. */
function askedBy(tokens, asked = new Set()) {
  for (const token of tokens) {
    if (typeof token === 'string') for (const [, tag] of token.matchAll(TAG)) asked.add(`<${tag}>`);
    else {
      const [name, , cases] = token;
      asked.add(`{${name}}`);
      if (typeof cases === 'object')
        for (const each of Object.values(cases)) if (Array.isArray(each)) askedBy(each, asked);
    }
  }
  return asked;
}

/** Categories of plurals that a message names and its language does not know; `other` has to be among them. */
function pluralFaults(code, tokens) {
  return tokens.flatMap((token) => {
    if (typeof token === 'string' || typeof token[2] !== 'object') return [];
    const [name, kind, { offset: _offset, ...cases }] = token;
    const inner = Object.values(cases).flatMap((each) => (Array.isArray(each) ? pluralFaults(code, each) : []));
    if (!('other' in cases)) return [...inner, `{${name}} has no "other"`];
    if (!PLURALS.includes(kind)) return inner;
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const { pluralCategories } = new Intl.PluralRules(code, { type }).resolvedOptions();
    const wrong = Object.keys(cases).filter((each) => !/^\d+$/.test(each) && !pluralCategories.includes(each));
    return [...inner, ...wrong.map((each) => `{${name}} has no plural "${each}" in ${code}`)];
  });
}

/** @returns the compiled message, or what is wrong with it */
function compiledOf(code, message) {
  if (typeof message !== 'string' || message.trim() === '') return { fault: 'is no text' };
  try {
    const tokens = compileMessageOrThrow(message);
    const [fault] = pluralFaults(code, tokens);
    return fault === undefined ? { tokens } : { fault };
  } catch (error) {
    return { fault: `is no ICU message: ${error.message.split('\n')[0]}` };
  }
}

function messageFaults(code, path, key, message, source) {
  const at = `${code}/${path}: ${key}`;
  const { tokens, fault } = compiledOf(code, message);
  if (fault !== undefined) return [`${at} ${fault}`];
  if (code === SOURCE) return [];
  const english = compiledOf(SOURCE, source).tokens;
  if (english === undefined) return [];
  const [needs, has] = [[...askedBy(english)].sort().join(' '), [...askedBy(tokens)].sort().join(' ')];
  return needs === has ? [] : [`${at} asks for ${has || 'nothing'}, in English for ${needs || 'nothing'}`];
}

/**
 * What is wrong with the languages of a folder: a sentence each, with language, file and key.
 * @param {string} folder a folder for each language, `en` among them
 * @returns {string[]} empty when all is well
 */
export function languageFaults(folder = FOLDER) {
  const source = join(folder, SOURCE);
  return readdirSync(folder).flatMap((code) => {
    const own = join(folder, code);
    const faults = [];
    if (typeof readJson(join(own, ABOUT)).name !== 'string') faults.push(`${code}/${ABOUT}: name is missing`);
    const [paths, wanted] = [namesIn(own), namesIn(source)];
    for (const path of paths)
      if (!wanted.includes(path)) faults.push(`${code}/${path}: there is no such file in English`);
    for (const path of wanted) {
      const english = readJson(join(source, path));
      const messages = paths.includes(path) ? readJson(join(own, path)) : {};
      for (const key of Object.keys(messages))
        if (!(key in english)) faults.push(`${code}/${path}: ${key} is not in English`);
      for (const [key, text] of Object.entries(english))
        faults.push(
          ...(key in messages
            ? messageFaults(code, path, key, messages[key], text)
            : [`${code}/${path}: ${key} is missing`]),
        );
    }
    return faults;
  });
}

/**
 * Languages that there are, with what those who speak them call them.
 * @returns {Record<string, string>} by BCP 47 code, the source first
 */
export const languageNames = (folder = FOLDER) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort((a, b) => Number(b === SOURCE) - Number(a === SOURCE))
      .map((code) => [code, readJson(join(folder, code, ABOUT)).name]),
  );

const compiledFile = (path) =>
  Object.fromEntries(Object.entries(readJson(path)).map(([key, message]) => [key, compileMessageOrThrow(message)]));

/** Every message of a language, compiled, under the name of its file. */
const compiledLanguage = (code) =>
  Object.fromEntries(
    namesIn(join(FOLDER, code)).map((path) => [path.slice(0, -'.json'.length), compiledFile(join(FOLDER, code, path))]),
  );

/** The script of a language, by its code: the source has none, its messages travel with the code that says them. */
function languageScripts() {
  const codes = Object.keys(languageNames()).filter((code) => code !== SOURCE);
  return Object.fromEntries(
    codes.map((code) => {
      const source = `globalThis.spokenLanguage=${JSON.stringify({ code, messages: compiledLanguage(code) })};`;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return [code, { fileName: `assets/language-${code}-${hash}.js`, source }];
    }),
  );
}

/** The script that chooses a language before any other code of the page, which reads texts while it begins. */
function choosingScript(scripts) {
  const files = Object.fromEntries(Object.entries(scripts).map(([code, { fileName }]) => [code, `/${fileName}`]));
  return readFileSync(CHOOSING, 'utf8').replace('LANGUAGE_FILES', JSON.stringify(files));
}

const NAMES = 'virtual:languages';

/** Compiles messages, and ends the build where one is missing or broken. */
export const messages = {
  name: 'messages',
  enforce: 'pre',
  buildStart() {
    const faults = languageFaults();
    if (faults.length > 0) this.error(faults.join('\n'));
  },
  resolveId: (id) => (id === NAMES ? `\0${id}` : null),
  load(id) {
    if (id === `\0${NAMES}`) return `export const names = ${JSON.stringify(languageNames())};`;
    const path = id.startsWith(FOLDER) ? relative(FOLDER, id) : '';
    if (!path.endsWith('.json')) return null;
    return { code: `export default ${JSON.stringify(compiledFile(id))};`, moduleType: 'js' };
  },
  generateBundle() {
    const scripts = languageScripts();
    for (const script of Object.values(scripts)) this.emitFile({ type: 'asset', ...script });
    this.emitFile({ type: 'asset', fileName: 'language.js', source: choosingScript(scripts) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const scripts = languageScripts();
      const asked = Object.values(scripts).find(({ fileName }) => request.url === `/${fileName}`)?.source;
      const source = request.url === '/language.js' ? choosingScript(scripts) : asked;
      if (source === undefined) return next();
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(source);
    });
  },
};
