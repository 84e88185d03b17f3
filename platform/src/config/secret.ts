import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error.js';

/** A secret: as the environment gives it, or the file that holds it, which may be changed while we run. */
export type Secret = { readonly value: string } | { readonly file: string };

/** The ending of a setting that names a file with what the setting without it would say. */
export const FILE = '_FILE';

/** What a file holds, without the line ends after it. @throws SettingsError that names the setting, never what the file holds */
export function fileText(setting: string, file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trimEnd();
    if (text !== '') return text;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`${setting}: the file ${file} cannot be read (${code}). Mend the path or its rights.`);
  }
  throw new SettingsError(`${setting}: the file ${file} is empty.`);
}

/** What a secret is now; that of a file is read anew. @throws SettingsError where the file cannot be read */
export const secretText = (setting: string, secret: Secret): string =>
  'value' in secret ? secret.value : fileText(`${setting}${FILE}`, secret.file);

/** A setting of an environment that may be given by a file; null where it is not given. */
export function secretIn(environment: Readonly<Record<string, unknown>>, setting: string): Secret | null {
  const [value, file] = [environment[setting], environment[setting + FILE]];
  if (typeof file === 'string') return { file };
  return typeof value === 'string' ? { value } : null;
}

/**
 * An environment in which settings that files hold (`NAME_FILE`) are read into the settings themselves (`NAME`).
 * @param names settings that may come from files
 * @throws SettingsError for one that is given in both ways, or whose file cannot be read
 */
export function withFiles(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = { ...environment };
  const faults: string[] = [];
  for (const name of names) {
    const file = environment[name + FILE] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '') faults.push(twice(name));
    else
      try {
        read[name] = fileText(name + FILE, file);
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        faults.push(error.message);
      }
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return read;
}

/** The fault of a setting that is given both ways. */
export const twice = (name: string): string => `${name} and ${name + FILE} are both set: leave one of them out.`;
