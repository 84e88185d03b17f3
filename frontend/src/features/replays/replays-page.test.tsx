import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { answerMedia } from '../../shared/lib/testing/answer-media.js';
import { fileWith } from '../../entities/replay/testing/file-with.js';
import { answerTo, type ReplayQuestion } from '../../entities/replay/replay-question.js';
import { SAMPLE_GAME } from '../../entities/replay/testing/sample-game.js';
import { writeReplay } from '../../entities/replay/testing/slp-writer.js';
import { sharedReducers } from '../../shared/state.js';
import { shelf } from './reading/shelf.js';
import { ReplaysPage } from './replays-page.js';

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
/** Sees nothing: the drawn combo stands still. */
class NoObserver {
  observe() {
    // nothing is seen
  }
  disconnect() {
    // nothing to end
  }
}
beforeAll(() => {
  Object.assign(globalThis, { Worker: HereWorker, IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
  HTMLCanvasElement.prototype.getContext = () => null;
  answerMedia();
});
afterEach(() => {
  cleanup();
  act(() => {
    shelf.clear();
  });
});

/** A machine that does other work takes longer than the second that is usual. */
const patient = { timeout: 20_000 };

function opened(): void {
  render(
    <Provider store={configureStore({ reducer: sharedReducers })}>
      <MemoryRouter initialEntries={['/replays']}>
        <ReplaysPage onMake={() => Promise.resolve('/')} />
      </MemoryRouter>
    </Provider>,
  );
}
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Replay files'), { target: { files } });
const sample = fileWith(writeReplay(SAMPLE_GAME), 'game.slp');

it('shows an example and what stays on the computer until replays are chosen', async () => {
  opened();
  expect(screen.getByText(/read on this computer and sent nowhere/)).toBeTruthy();
  expect(await screen.findByText('Up Throw, Up Air, Up Tilt, Up Smash')).toBeTruthy();
});

it('lists the combos of chosen replays with what they are worth', async () => {
  opened();
  choose(sample, fileWith(new Uint8Array(), 'empty.slp'));
  const row = await screen.findByRole('article', {}, patient);
  expect(row.textContent).toContain('Up Air, Up Air, Forward Smash');
  expect(row.textContent).toContain('40 to 82%');
  expect(screen.getByText('1 replay read, 1 could not be read')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Open/ }));
  expect(row.textContent).toContain('50 points: 42 for 42% damage, 8 for 3 moves');
  expect(await screen.findByRole('group', { name: /^Fox on Marth: Up Air/ }, patient)).toBeTruthy();
});

it('says so when no combo is left, and shows all again', async () => {
  opened();
  choose(sample);
  await screen.findByRole('article', {}, patient);
  fireEvent.click(screen.getByLabelText('Took the stock'));
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all combos' }));
  expect(screen.getByRole('article')).toBeTruthy();
});

it('forgets replays only when asked twice', async () => {
  opened();
  choose(sample);
  await screen.findByRole('article', {}, patient);
  fireEvent.click(screen.getByRole('button', { name: 'Forget these replays' }));
  expect(screen.getByRole('article')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Really forget them?' }));
  await waitFor(() => {
    expect(screen.queryByRole('article')).toBeNull();
  });
});
