import type { ProgressMessage } from '@combolab/contracts';

/** Where sharing a combo stands. Percent and bytes are what the server has, never a guess. */
export type UploadState =
  | { readonly phase: 'idle' }
  /** The clip is still being made; null while nobody can say how far it is. */
  | { readonly phase: 'making'; readonly percent: number | null }
  /** Before the server has told anything. */
  | { readonly phase: 'starting' }
  | {
      readonly phase: 'upload';
      readonly percent: number;
      readonly received: number | null;
      readonly total: number | null;
      /** What keeps it from going on, and what to do; null while it goes on. */
      readonly words: string | null;
    }
  /** All bytes are there; the server looks at them. */
  | { readonly phase: 'check' }
  | { readonly phase: 'shared'; readonly comboId: string }
  /** A combo was made of this upload before. */
  | { readonly phase: 'taken'; readonly comboId: string | null };

/** Whether sharing can still be broken off: afterwards the server may have the combo, whatever this page does. */
export const canCancel = ({ phase }: UploadState): boolean =>
  phase === 'making' || phase === 'starting' || phase === 'upload';

const order = { idle: 0, making: 0, starting: 1, upload: 2, check: 3, shared: 4, taken: 4 } as const;

/** The state after a message of the upload's room; messages that come late change nothing. */
export function uploadProgress(state: UploadState, message: ProgressMessage): UploadState {
  if (state.phase === 'idle' || order[state.phase] === order.shared) return state;
  if (message.stage === 'check') return { phase: 'check' };
  if (message.stage !== 'upload' || order[state.phase] > order.upload) return state;
  const before = state.phase === 'upload' ? state.percent : 0;
  return {
    phase: 'upload',
    percent: Math.max(before, message.percent),
    received: message.received ?? null,
    total: message.total ?? (state.phase === 'upload' ? state.total : null),
    words: null,
  };
}
