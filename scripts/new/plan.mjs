import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { RefusedError } from './names.mjs';

/** What is going to be written and added to. Nothing is touched before all of it is known to be possible. */
export class Plan {
  #files = new Map();
  #root;

  constructor(root) {
    this.#root = root;
  }

  /** Whether a file or folder is there already. */
  has(path) {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  /** Of all files that it writes or adds to. */
  get paths() {
    return [...this.#files.keys()];
  }

  /** @throws RefusedError where the file is there already */
  write(path, text) {
    if (this.has(path)) throw new RefusedError(`${path} is there already: choose another name.`);
    this.#files.set(path, { text, isNew: true });
  }

  read(path) {
    return this.#files.get(path)?.text ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** @param change makes the new text of the old */
  edit(path, ...changes) {
    const text = changes.reduce((before, change) => change(before), this.read(path));
    this.#files.set(path, { text, isNew: this.#files.get(path)?.isNew ?? false });
  }

  /** Writes all of it in the house's format. @returns lines that tell of each file */
  async carryOut() {
    const options = JSON.parse(readFileSync(join(this.#root, '.oxfmtrc.json'), 'utf8'));
    const made = [];
    for (const [path, { text, isNew }] of this.#files) {
      const { code, errors } = await format(path, text, options);
      if (errors.length > 0) throw new Error(`${path} would not be readable: ${errors[0].message}`);
      made.push([path, code, isNew]);
    }
    for (const [path, text] of made) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return made.map(([path, , isNew]) => `${isNew ? 'wrote ' : 'edited'} ${path}`);
  }
}
