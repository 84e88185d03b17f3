import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { EditorContext } from '../editing/editor-action.js';
import { Editing } from '../editing/editing.js';
import { EMPTY_TRACK, type TrackPress } from '../track/track.js';
import type { ReplayImport } from './import-of.js';
import { answerTo, type ReplayQuestion } from '../../../entities/replay/replay-question.js';
import { ReplayDialog } from './replay-dialog.js';
import { fileWith } from '../../../entities/replay/testing/file-with.js';
import { SAMPLE_GAME } from '../../../entities/replay/testing/sample-game.js';
import { writeReplay } from '../../../entities/replay/testing/slp-writer.js';

/** Reads in the page, where there are no workers. */
class HereWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror = null;
  postMessage(question: ReplayQuestion) {
    void answerTo(question).then((data) => this.onmessage?.(new MessageEvent('message', { data })));
  }
  terminate() {
    this.onmessage = null;
  }
}
beforeAll(() => {
  Object.assign(globalThis, { Worker: HereWorker });
});
afterEach(cleanup);

const whole = writeReplay(SAMPLE_GAME);

function opened(presses: readonly TrackPress[] = []) {
  const editing = new Editing({ ...EMPTY_TRACK, presses });
  const context: EditorContext = { editing, clock: new FrameClock(200, []), ready: true, open: () => undefined };
  const imported: ReplayImport[] = [];
  const onClose = () => undefined;
  render(
    <MemoryRouter>
      <ReplayDialog context={context} onClose={onClose} onImport={(each) => imported.push(each)} />
    </MemoryRouter>,
  );
  const choose = (bytes: Uint8Array) =>
    fireEvent.change(screen.getByLabelText('Replay file'), { target: { files: [fileWith(bytes, 'game.slp')] } });
  return { editing, imported, choose };
}

it('shows the combos of a replay and fills in the chosen one', async () => {
  const { editing, imported, choose } = opened();
  choose(whole);
  const combo = await screen.findByRole<HTMLInputElement>('radio');
  expect(combo.checked).toBe(true);
  expect(combo.parentElement?.textContent).toContain(
    'Fox on MarthUp Air, Up Air, Forward Smash40 to 82% · at 0:04 · frames 205 to 262',
  );
  expect(screen.getByRole('status').textContent).toBe(
    'First hit on frame 30 of the clip. Filled in: Melee, Fox, Marth, 40%, 3 moves, 7 presses, a breakpoint on each hit.',
  );
  fireEvent.change(screen.getByLabelText('They start on this frame of the clip'), { target: { value: '130' } });
  expect(screen.getByRole('status').textContent).toBe(
    'First hit on frame 160 of the clip. Filled in: Melee, Fox, Marth, 40%, 2 moves, 5 presses, a breakpoint on each hit.' +
      '2 presses outside the clip, frames 0 to 200, left out.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'import' }));
  expect(editing.track.presses).toHaveLength(5);
  expect(imported).toMatchObject([
    {
      ...{ gameId: 'ssbm', attacker: 'ssbm:fox', defenders: ['ssbm:marth'] },
      source: { kind: 'replay', version: '3.16.0' },
    },
  ]);
  expect(editing.track.breakpoints).toEqual([160, 190]);
  expect(editing.state.get().told).toBe('2 presses did not fit');
});

it('adds to the presses that are there when asked to', async () => {
  const there: TrackPress = { type: 'Y_BUTTON', start: 3, end: 3 };
  const { editing, choose } = opened([there]);
  choose(whole);
  fireEvent.click(await screen.findByRole('button', { name: 'add to the track' }));
  expect(editing.track.presses).toHaveLength(8);
  expect(editing.track.presses).toContainEqual(there);
});

it('says why a file is refused, and takes another one then', async () => {
  const { choose } = opened();
  choose(new Uint8Array());
  expect((await screen.findByRole('alert')).textContent).toBe('This file is empty.');
  choose(whole.subarray(0, Math.floor(whole.length * 0.95)));
  await screen.findByRole('radio');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/ends in the middle of the game/)).toBeTruthy();
});

it('says when nobody is hit', async () => {
  const { choose } = opened();
  choose(writeReplay({ ...SAMPLE_GAME, lastFrame: 100 }));
  expect(await screen.findByText(/Nobody gets hit in this replay/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'import' }).disabled).toBe(true);
});
