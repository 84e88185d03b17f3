import type { ComboCard, GuideCard, GuideMetaData, GuideSection, SectionType } from '@combolab/contracts';
import { atom, type WritableAtom } from 'nanostores';
import { beginHistory, record, redo, undo, type History } from '../../../shared/lib/history.js';
import type { Readable } from '../../../shared/store/readable.js';
import { sameValue, type Content } from '../model/content.js';
import { withImported, type UnnamedSection } from '../model/markdown.js';
import { WRITING, type Moment } from '../model/moment.js';
import { paste } from '../model/pasted.js';
import * as model from '../model/sections.js';
import type { Caret, Edit, Sections, Selected } from '../model/sections.js';
import { GuideSaver, type SaverPorts } from '../saving/guide-saver.js';
import type { Saving } from '../saving/saving.js';
import { t } from '../texts.js';

/** What a combo section shows of its combo. */
export type ShownCombo = Pick<ComboCard, '_id' | 'name' | 'thumbnail' | 'characterId' | 'characterIds' | 'gameId'>;

export interface EditingState {
  readonly history: History<Moment>;
  readonly saving: Saving;
  readonly combos: ReadonlyMap<string, ShownCombo>;
  /** Where the caret is to be put; another object each time. */
  readonly caret: Caret | null;
}

/** Combos of a guide that was answered, by their ids. */
type Answered = { readonly sections: readonly (GuideSection | GuideCard['sections'][number])[] };

/** Where writing begins: in the title of a guide of which there is nothing yet. */
function beginning({ sections: [first, ...more] }: Pick<Edit, 'sections'>): Caret | null {
  return first !== undefined && more.length === 0 && first.value === '' ? { id: first.id, offset: 0 } : null;
}

/** A guide while it is written: its sections with their past, and how far it was saved. */
export class GuideEditing {
  readonly #state: WritableAtom<EditingState>;
  readonly state: Readable<EditingState>;
  readonly #saver: GuideSaver;

  /** @param portsOf makes the ports; it is given who is told of a guide that the server has answered */
  constructor(start: Saving, portsOf: (onGuide: (guide: Answered) => void) => SaverPorts) {
    const ports = portsOf((guide) => {
      this.learn(guide);
    });
    const caret = beginning(start.now);
    const begun = {
      history: beginHistory<Moment>({ sections: start.now.sections, caret: null }),
      saving: start,
      combos: new Map(),
      caret,
    };
    this.state = this.#state = atom<EditingState>(begun);
    this.#saver = new GuideSaver(start, ports, (content, by) => {
      this.#replace(content, by);
    });
    this.#saver.state.listen(() => {
      this.#become({ saving: this.#saver.state.get() });
    });
  }

  get saver(): GuideSaver {
    return this.#saver;
  }

  get #sections(): Sections {
    return this.#state.get().history.now.sections;
  }

  /** Remembers how the combos of a guide are called. */
  learn({ sections }: Answered): void {
    const found = sections.flatMap((each) =>
      each.type === 'COMBO_SELECTOR' && each.value !== null ? [[each.value._id, each.value] as const] : [],
    );
    // each save answers all of them, mostly as they were
    if (found.some(([id, combo]) => !sameValue(this.#state.get().combos.get(id), combo)))
      this.#become({ combos: new Map([...this.#state.get().combos, ...found]) });
  }

  write(id: number, value: string, caret: Caret): void {
    const written = { sections: model.write(this.#sections, id, value), caret };
    this.#step(t('typing'), written, `typing ${String(id)}`, false);
  }

  paste(selected: Selected, text: string): void {
    this.#step(t('pasting'), paste(this.#sections, selected, text));
  }

  split(selected: Selected): void {
    this.#step(t('dividingASection'), model.split(this.#sections, selected, this.#newId()));
  }

  mergeUp(id: number): void {
    this.#step(t('joiningSections'), model.mergeUp(this.#sections, id));
  }

  add(below: number, type: SectionType): void {
    this.#step(t('addingASection'), model.add(this.#sections, below, type, this.#newId()));
  }

  changeType(id: number, type: SectionType): void {
    this.#step(t('changingTheType'), model.changeType(this.#sections, id, type, this.#newId()));
  }

  move(id: number, to: number): void {
    this.#step(t('movingASection'), { sections: model.move(this.#sections, id, to), caret: { id, offset: 0 } });
  }

  remove(id: number): void {
    this.#step(t('deletingASection'), model.remove(this.#sections, id));
  }

  choose(id: number, combo: ShownCombo | null): void {
    if (combo !== null) this.#become({ combos: new Map(this.#state.get().combos).set(combo._id, combo) });
    const sections = model.choose(this.#sections, id, combo?._id ?? '');
    this.#step(t('choosingACombo'), { sections, caret: { id, offset: 0 } });
  }

  requireLesson(id: number, lesson: boolean): void {
    const sections = model.requireLesson(this.#sections, id, lesson);
    this.#step(t('askingForTheLesson'), { sections, caret: null });
  }

  /** Puts sections of a file below the others. */
  import(read: readonly UnnamedSection[]): void {
    this.#step(t('importing'), { sections: withImported(this.#sections, read), caret: null });
  }

  undo(): void {
    this.#go(undo(this.#state.get().history));
  }

  redo(): void {
    this.#go(redo(this.#state.get().history));
  }

  changeMeta(part: Partial<GuideMetaData>): void {
    const { now } = this.#saver.state.get();
    this.#saver.edit({ ...now, metaData: { ...now.metaData, ...part } });
  }

  /** Makes it readable for everyone, or a draft again, and saves it. */
  publish(isPublished: boolean): void {
    this.changeMeta({ isPublished });
    this.#saver.save();
  }

  /** Puts the caret somewhere. */
  focus(caret: Caret): void {
    this.#become({ caret: { ...caret } });
  }

  /** Where the caret stood last in a section; 0 when it was in another. */
  offsetIn(id: number): number {
    const { caret } = this.#state.get().history.now;
    return caret?.id === id ? caret.offset : 0;
  }

  #newId(): number {
    return model.freshId(this.#sections);
  }

  #step(name: string, { sections, caret }: Edit, run?: string, place = true): void {
    const { history } = this.#state.get();
    const after = { sections, caret: caret ?? history.now.caret };
    const next = record(history, after, { name, at: Date.now(), run }, WRITING);
    this.#become({ history: next, ...(place && caret !== null && { caret: { ...caret } }) });
    this.#tellSaver();
  }

  #go(history: History<Moment>): void {
    if (history === this.#state.get().history) return;
    const { caret } = history.now;
    this.#become({ history, ...(caret !== null && { caret: { ...caret } }) });
    this.#tellSaver();
  }

  #tellSaver(): void {
    const { now } = this.#saver.state.get();
    if (this.#sections !== now.sections) this.#saver.edit({ ...now, sections: this.#sections });
  }

  /** Another text takes the place of this one; it can be undone. */
  #replace(content: Content, by: 'a later save' | 'a conflict'): void {
    const name = by === 'a conflict' ? t('takingTheOtherText') : t('aChangeFromElsewhere');
    const after = { sections: content.sections, caret: null };
    this.#become({ history: record(this.#state.get().history, after, { name, at: Date.now() }, WRITING) });
  }

  #become(part: Partial<EditingState>): void {
    this.#state.set({ ...this.#state.get(), ...part });
  }
}
