import type { Rgb } from './color.js';
import { union, type Shape } from './shapes.js';

/** A picture of raw RGB bytes. */
export class Canvas {
  readonly bytes: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    bytes = new Uint8Array(width * height * 3),
  ) {
    this.bytes = bytes;
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.bytes.slice());
  }

  /** Fills a shape with smooth edges. `paint` is a colour, or gives one by place. */
  fill(shape: Shape, paint: Rgb | ((x: number, y: number) => Rgb), alpha = 1): void {
    this.#each(shape, 1, (x, y) => {
      const coverage = Math.min(1, Math.max(0, 0.5 - shape.distance(x, y))) * alpha;
      if (coverage > 0) this.#blend(x, y, typeof paint === 'function' ? paint(x, y) : paint, coverage);
    });
  }

  /** Fills shapes in one colour, each with its own strength; where they overlap the strongest counts. */
  fillStrongest(layers: readonly { readonly shape: Shape; readonly alpha: number }[], color: Rgb): void {
    const box = union(layers.map(({ shape }) => shape));
    this.#each(box, 1, (x, y) => {
      const coverage = layers.reduce(
        (most, { shape, alpha }) => Math.max(most, Math.min(1, Math.max(0, 0.5 - shape.distance(x, y))) * alpha),
        0,
      );
      if (coverage > 0) this.#blend(x, y, color, coverage);
    });
  }

  /** Light around a shape that is gone `reach` pixels from its edge. */
  glow(shape: Shape, reach: number, color: Rgb, alpha: number): void {
    this.#each(shape, reach, (x, y) => {
      const near = 1 - Math.max(0, shape.distance(x, y)) / reach;
      if (near > 0) this.#blend(x, y, color, near * near * alpha);
    });
  }

  /** Sets every pixel. */
  paint(color: (x: number, y: number) => Rgb): void {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) this.bytes.set(color(x, y), (y * this.width + x) * 3);
    }
  }

  #each({ left, top, right, bottom }: Shape, margin: number, visit: (x: number, y: number) => void): void {
    const toX = Math.min(this.width - 1, Math.ceil(right + margin));
    const toY = Math.min(this.height - 1, Math.ceil(bottom + margin));
    for (let y = Math.max(0, Math.floor(top - margin)); y <= toY; y++) {
      for (let x = Math.max(0, Math.floor(left - margin)); x <= toX; x++) visit(x, y);
    }
  }

  #blend(x: number, y: number, color: Rgb, alpha: number): void {
    const at = (y * this.width + x) * 3;
    for (let i = 0; i < 3; i++) {
      const old = this.bytes[at + i] ?? 0;
      this.bytes[at + i] = Math.round(old + ((color[i] ?? 0) - old) * alpha);
    }
  }
}
