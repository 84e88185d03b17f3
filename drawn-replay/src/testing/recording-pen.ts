/** A call of a canvas: its name and what it was given. */
export interface Drawn {
  readonly name: string;
  readonly given: readonly unknown[];
}

class Gradient {
  readonly #note: (drawn: Drawn) => void;

  constructor(note: (drawn: Drawn) => void) {
    this.#note = note;
  }
  addColorStop(...given: unknown[]): void {
    this.#note({ name: 'addColorStop', given });
  }
}

/** A canvas that draws nothing and keeps what it was asked to draw, settings too. */
export function recordingPen(): { readonly pen: CanvasRenderingContext2D; readonly drawn: readonly Drawn[] } {
  const drawn: Drawn[] = [];
  const note = (one: Drawn): void => {
    drawn.push(one);
  };
  const settings = new Map<PropertyKey, unknown>([['globalAlpha', 1]]);
  const pen = new Proxy(
    {},
    {
      get: (_, name) => {
        if (settings.has(name)) return settings.get(name);
        return (...given: unknown[]): unknown => {
          note({ name: String(name), given });
          if (String(name).startsWith('create')) return new Gradient(note);
          return name === 'measureText' ? { width: 10 } : undefined;
        };
      },
      set: (_, name, value) => {
        settings.set(name, value);
        note({ name: String(name), given: [value] });
        return true;
      },
    },
  );
  return { pen: pen as CanvasRenderingContext2D, drawn };
}

/** Every number that was drawn with. */
export const numbersOf = (drawn: readonly Drawn[]): readonly number[] =>
  drawn.flatMap(({ given }) => given.filter((value) => typeof value === 'number'));
/** Texts in order. */
export const textsOf = (drawn: readonly Drawn[]): readonly string[] =>
  drawn.filter(({ name }) => name === 'fillText').map(({ given }) => String(given[0]));
