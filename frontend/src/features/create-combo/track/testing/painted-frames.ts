import { normaliseActions, type Action, type Hold, type PressType } from '@combolab/contracts';
import { buttonOf } from '../track.js';

type Mark = 'SELECT_NO_HOLD' | 'START_HOLD' | 'END_HOLD';

/**
 * The editor's hold logic once more, the slow way: marks painted on frames, and everything that is held found by walking
 * over all of them. For comparison with the hold machine.
 */
export class PaintedFrames {
  private readonly marks = new Map<PressType, (Mark | undefined)[]>();

  constructor(
    private readonly frames: number,
    private readonly types: readonly PressType[],
  ) {
    for (const type of types) this.marks.set(type, []);
  }

  press(type: PressType, frame: number): void {
    const state = this.state(type, frame);
    if (state === null) this.add(type, frame);
    else if (state === 'END_HOLD') this.erase(type, frame);
    else if (state !== 'MAINTAIN_HOLD') this.removeWhole(type, frame);
  }

  step(type: PressType, frame: number): void {
    const state = this.state(type, frame);
    if (state === 'SELECT_NO_HOLD') this.mark(type, frame, 'START_HOLD');
    if (state === 'START_HOLD') {
      this.removeWhole(type, frame);
      this.mark(type, frame, 'SELECT_NO_HOLD');
    }
    if (state === 'MAINTAIN_HOLD') {
      this.eraseRelease(type, frame);
      this.mark(type, frame, 'END_HOLD');
    }
    if (state === 'END_HOLD') this.erase(type, frame);
  }

  /** What an input does on a frame, found from the first frame on. */
  state(type: PressType, frame: number): Hold | null {
    let held = false;
    for (let at = 0; at <= frame; at++) {
      const own = this.markAt(type, at);
      const beside = this.siblings(type).some((other) => this.begins(other, at));
      if (at === frame) return own ?? (held ? 'MAINTAIN_HOLD' : null);
      if (own === 'START_HOLD') held = true;
      else if (own !== undefined || beside) held = false;
    }
    return null;
  }

  actions(): Action[] {
    const all = Array.from({ length: this.frames }, (_, frame) => ({
      frame,
      presses: this.types.flatMap((type) => {
        const hold = this.state(type, frame);
        return hold === null ? [] : [{ type, hold }];
      }),
    }));
    return normaliseActions(all.filter(({ presses }) => presses.some(({ hold }) => hold !== 'MAINTAIN_HOLD'))).map(
      (action) => ({ ...action, presses: action.presses.toSorted((a, b) => (a.type < b.type ? -1 : 1)) }),
    );
  }

  private add(type: PressType, frame: number): void {
    const siblings = this.siblings(type);
    const replaced = siblings.find((other) => this.markAt(other, frame) === 'SELECT_NO_HOLD');
    if (replaced !== undefined) this.erase(replaced, frame);
    const taken = siblings.some((other) => ['START_HOLD', 'MAINTAIN_HOLD'].includes(this.state(other, frame) ?? ''));
    if (taken && replaced !== undefined) this.mark(replaced, frame, 'SELECT_NO_HOLD');
    if (taken) return;
    this.mark(type, frame, 'SELECT_NO_HOLD');
  }

  private removeWhole(type: PressType, frame: number): void {
    if (this.markAt(type, frame) === 'START_HOLD') this.eraseRelease(type, frame);
    this.erase(type, frame);
  }

  /** Takes away the release that belongs to what is held on a frame. */
  private eraseRelease(type: PressType, frame: number): void {
    for (let at = frame + 1; at < this.frames; at++) {
      if (this.markAt(type, at) === 'END_HOLD') this.erase(type, at);
      else if (!this.begins(type, at) && !this.siblings(type).some((other) => this.begins(other, at))) continue;
      return;
    }
  }

  private begins(type: PressType, frame: number): boolean {
    return ['SELECT_NO_HOLD', 'START_HOLD'].includes(this.markAt(type, frame) ?? '');
  }

  private siblings(type: PressType): readonly PressType[] {
    return this.types.filter((other) => other !== type && buttonOf(other) === buttonOf(type));
  }

  private markAt(type: PressType, frame: number): Mark | undefined {
    return this.marks.get(type)?.[frame];
  }

  private mark(type: PressType, frame: number, mark: Mark): void {
    const marks = this.marks.get(type);
    if (marks !== undefined) marks[frame] = mark;
  }

  private erase(type: PressType, frame: number): void {
    const marks = this.marks.get(type);
    if (marks !== undefined) marks[frame] = undefined;
  }
}
