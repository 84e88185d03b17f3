import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

const START = 1024;

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

export interface PackedRuns {
  readonly codes: number;
  readonly ends: number;
  readonly highest: number;
}

const CODES = [Uint8Array, Uint16Array, Uint32Array] as const;

/** A list of small numbers per document, all lists one after the other: a byte a number while they are below 256. */
export class Runs {
  #codes: Codes = new Uint8Array(START);
  /** Where the list of each ordinal ends; it starts where the one before it ends. */
  #ends = new Uint32Array(START);
  #documents = 0;
  #size = 0;
  #highest = 0;

  pack(out: ArraysOut): PackedRuns {
    const codes = out.add(this.#codes.subarray(0, this.#size));
    return { codes, ends: out.add(this.#ends.subarray(0, this.#documents)), highest: this.#highest };
  }

  /** Into an empty one. */
  unpack({ codes, ends, highest }: PackedRuns, from: ArraysIn): void {
    const kind = CODES.find((each) => from.is(each, codes)) ?? Uint8Array;
    this.#codes = from.get(kind, codes);
    this.#ends = from.get(Uint32Array, ends);
    this.#documents = this.#ends.length;
    this.#size = this.#codes.length;
    this.#highest = highest;
  }

  /** The list of the next ordinal. */
  add(codes: readonly number[]): void {
    this.#makeRoom(codes.length);
    for (const code of codes) {
      if (code > 0xff && this.#codes instanceof Uint8Array) this.#codes = new Uint16Array(this.#codes);
      if (code > 0xffff && this.#codes instanceof Uint16Array) this.#codes = new Uint32Array(this.#codes);
      if (code > this.#highest) this.#highest = code;
      this.#codes[this.#size++] = code;
    }
    this.#ends[this.#documents++] = this.#size;
  }

  /** How many numbers an ordinal's list has. */
  lengthOf(ordinal: number): number {
    return (this.#ends[ordinal] ?? 0) - this.#startOf(ordinal);
  }

  of(ordinal: number): Codes {
    return this.#codes.subarray(this.#startOf(ordinal), this.#ends[ordinal] ?? 0);
  }

  /** Whether a list has these numbers in this order, others between them or not. Good until the next write. */
  having(pattern: readonly number[]): (ordinal: number) => boolean {
    const codes = this.#codes;
    const ends = this.#ends;
    const automaton = automatonOf(pattern, this.#highest);
    const { done } = automaton;
    return (ordinal) => {
      const end = ends[ordinal] ?? 0;
      let at = ordinal === 0 ? 0 : (ends[ordinal - 1] ?? 0);
      let state = 0;
      // it is the branches that cost: one look at the state for eight numbers
      for (const last = end - 8; at <= last; at += 8) {
        state = fourSteps(automaton, fourSteps(automaton, state, codes, at), codes, at + 4);
        if (state === done) return true;
      }
      for (; at < end; at += 1) state = step(automaton, state, codes[at]);
      return state === done;
    };
  }

  #startOf(ordinal: number): number {
    return ordinal === 0 ? 0 : (this.#ends[ordinal - 1] ?? 0);
  }

  #makeRoom(more: number): void {
    if (this.#documents === this.#ends.length) this.#ends = longer(this.#ends, Math.max(START, this.#documents * 2));
    const needed = this.#size + more;
    if (needed > this.#codes.length) this.#codes = longer(this.#codes, Math.ceil(needed * 1.5));
  }
}

/** Reads a list number by number; a state says how much of the pattern was met. */
interface Automaton {
  /** What each number is to the pattern. */
  readonly kinds: Uint16Array;
  /** The next state, by state and kind. */
  readonly steps: Uint32Array;
  /** The state in which all was met. */
  readonly done: number;
}

const step = ({ kinds, steps }: Automaton, state: number, code: number | undefined): number =>
  steps[state + (kinds[code ?? 0] ?? 0)] ?? 0;

function fourSteps(automaton: Automaton, state: number, codes: Codes, at: number): number {
  const one = step(automaton, state, codes[at]);
  const two = step(automaton, one, codes[at + 1]);
  return step(automaton, step(automaton, two, codes[at + 2]), codes[at + 3]);
}

function automatonOf(pattern: readonly number[], highest: number): Automaton {
  const kinds = new Uint16Array(Math.max(highest, ...pattern) + 1);
  const distinct = [...new Set(pattern)];
  distinct.forEach((code, at) => (kinds[code] = at + 1));
  const row = distinct.length + 1;
  const steps = new Uint32Array((pattern.length + 1) * row);
  for (let met = 0; met <= pattern.length; met += 1) {
    steps.fill(met * row, met * row, (met + 1) * row);
    const next = pattern[met];
    if (next !== undefined) steps[met * row + (kinds[next] ?? 0)] = (met + 1) * row;
  }
  return { kinds, steps, done: pattern.length * row };
}

function longer<T extends Codes>(array: T, length: number): T {
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array);
  return copy;
}
