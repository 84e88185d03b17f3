import type { PressType } from '@combolab/contracts';
import { atom, type WritableAtom } from 'nanostores';
import { beginHistory, record, redo, undo, type History } from '../../../shared/lib/history.js';
import type { Readable } from '../../../shared/store/readable.js';
import { NOTHING_SELECTED, type Clipboard, type Selection } from '../track/edits.js';
import { pressKey, type Track } from '../track/track.js';
import { withoutEdited } from '../track/track-sticks.js';
import { t } from '../texts.js';

/** What the editor's parts show of the work on a track. */
export interface EditingState {
  readonly history: History<Track>;
  readonly selection: Selection;
  /** The input that keys without one of their own mean: the last that was pressed or pointed at. */
  readonly input: PressType;
  readonly clipboard: Clipboard;
  /** What was done last, for screen readers. */
  readonly told: string;
  /** What could not be done last; '' after something was. */
  readonly refused: string;
}

interface Change {
  readonly selection?: Selection;
  /** Changes with the same mark are undone together. */
  readonly mark?: string | undefined;
}

/** The work on one track: all its states, what is selected and what was copied. */
export class Editing {
  readonly #state: WritableAtom<EditingState>;
  readonly state: Readable<EditingState>;

  constructor(track: Track) {
    this.#state = atom<EditingState>({
      history: beginHistory(track),
      selection: NOTHING_SELECTED,
      input: 'A_BUTTON',
      clipboard: [],
      told: '',
      refused: '',
    });
    this.state = this.#state;
  }

  get track(): Track {
    return this.#state.get().history.now;
  }
  get selection(): Selection {
    return this.#state.get().selection;
  }

  /**
   * Goes on to a changed track, as one named step that can be undone. Without a change nothing happens. Samples of sticks
   * that an edited press contradicts go, unless the track brings others.
   */
  apply(name: string, wanted: Track, { selection, mark }: Change = {}): void {
    const before = this.#state.get().history;
    const track = withoutEdited(beforeRun(before, mark), wanted);
    const history = record(before, track, { name, run: mark });
    const kept = selection ?? stillThere(this.#state.get().selection, track);
    if (history === this.#state.get().history && kept === this.#state.get().selection) return;
    this.#change({ history, selection: kept, told: name, refused: '' });
  }

  select(selection: Selection): void {
    this.#change({ selection });
  }
  point(input: PressType): void {
    if (input !== this.#state.get().input) this.#change({ input });
  }
  copy(clipboard: Clipboard): void {
    this.#change({ clipboard, told: t('copied', { count: clipboard.length }) });
  }
  /** Says something to screen readers. */
  tell(told: string): void {
    this.#change({ told });
  }

  /** Begins anew with a track; nothing before it can come back. */
  restart(track: Track, told: string): void {
    this.#change({ history: beginHistory(track), selection: NOTHING_SELECTED, told, refused: '' });
  }

  /** Says what could not be done, to everybody, until something is. */
  refuse(refused: string): void {
    this.#change({ refused, told: refused });
  }

  undo(): void {
    const { history } = this.#state.get();
    this.#travel(undo(history), history.done.at(-1)?.name, 'undone');
  }
  redo(): void {
    const { history } = this.#state.get();
    this.#travel(redo(history), history.undone.at(-1)?.name, 'redone');
  }

  #travel(history: History<Track>, name: string | undefined, how: 'undone' | 'redone'): void {
    if (name === undefined) return;
    this.#change({
      history,
      selection: stillThere(this.#state.get().selection, history.now),
      told: t(how, { step: name }),
    });
  }

  #change(change: Partial<EditingState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}

/** What was before the step that a change belongs to: a drag is compared with where it began. */
const beforeRun = ({ now, done, run }: History<Track>, mark: string | undefined): Track =>
  (mark !== undefined && run?.of === mark ? done.at(-1)?.before : undefined) ?? now;

function stillThere(selection: Selection, { presses }: Track): Selection {
  if (selection.size === 0) return selection;
  const keys = new Set(presses.map(pressKey));
  return [...selection].every((key) => keys.has(key))
    ? selection
    : new Set([...selection].filter((key) => keys.has(key)));
}
