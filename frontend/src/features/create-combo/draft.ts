import { ActionInputs, normaliseActions, type Action } from '@combolab/contracts';
import { EMPTY_FORM, readForm, type ComboForm } from './combo-form.js';

/** A combo being made: everything but the clip, which the browser does not keep. */
export interface Draft {
  readonly form: ComboForm;
  readonly actions: readonly Action[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const KEEP = 20;
const prefixOf = (userId: string): string => `combolab.draft.${userId}.`;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A draft from its stored text; null when there is none or it cannot be read. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored.form)) return null;
    const actions = ActionInputs.safeParse(stored.actions);
    return {
      form: readForm(stored.form),
      actions: actions.success ? normaliseActions(actions.data) : [],
      savedAt: typeof stored.savedAt === 'number' ? stored.savedAt : 0,
    };
  } catch {
    return null;
  }
}

/** Whether there is anything worth keeping. */
export const isEmptyDraft = ({ form, actions }: Pick<Draft, 'form' | 'actions'>): boolean =>
  actions.length === 0 && JSON.stringify(form) === JSON.stringify(EMPTY_FORM);

/**
 * The drafts of one user in a browser's storage. Storage that is full or switched off is answered,
 * never thrown.
 */
export class Drafts {
  private readonly prefix: string;

  constructor(
    private readonly storage: () => Storage,
    userId: string,
  ) {
    this.prefix = prefixOf(userId);
  }

  read(id: string): Draft | null {
    return parseDraft(this.attempt(() => this.storage().getItem(this.prefix + id)));
  }

  /** @returns whether it is kept */
  write(id: string, draft: Draft): boolean {
    const kept = this.attempt(() => {
      this.storage().setItem(this.prefix + id, JSON.stringify(draft));
      return true;
    });
    for (const old of this.newestFirst().slice(KEEP)) this.remove(old.id);
    return kept === true;
  }

  remove(id: string): void {
    this.attempt(() => {
      this.storage().removeItem(this.prefix + id);
    });
  }

  /** All drafts that can be read. */
  newestFirst(): readonly (Draft & { readonly id: string })[] {
    const keys = this.attempt(() => Object.keys(this.storage())) ?? [];
    return keys
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length))
      .flatMap((id) => {
        const draft = this.read(id);
        return draft === null ? [] : [{ id, ...draft }];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  }

  private attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch {
      return null;
    }
  }
}
