import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Comment } from '@combolab/contracts';
import { answerInView } from '../../../shared/lib/testing/answer-in-view.js';
import { answerMedia } from '../../../shared/lib/testing/answer-media.js';
import { baseApi } from '../../../shared/api/base-api.js';
import { identityFound } from '../../../shared/auth/auth-slice.js';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { withClock } from '../../../shared/clip/with-clock.js';
import { sharedReducers } from '../../../shared/state.js';
import { CommentList } from './comment-list.js';

const comment = (_id: string, displayName: string, more: Partial<Comment> = {}): Comment => ({
  ...{ _id, comboId: 'c1', userId: `by-${_id}`, text: `Said in ${_id}`, createdAt: `2026-01-02T03:04:05.${_id}Z` },
  ...{ authorData: [{ _id: `by-${_id}`, displayName, photoUrl: null }], ...more },
});
const COMMENTS = [comment('100', 'ada'), comment('200', 'bob', { parentId: '100' })];

interface Shown {
  readonly at?: string;
  readonly comments?: readonly Comment[];
  readonly older?: string | null;
}

/** Shows the comments at an address; the returned function shows others there. */
function show({ at = '/', ...first }: Shown = {}): (next: Omit<Shown, 'at'>) => void {
  const store = configureStore({
    reducer: sharedReducers,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(identityFound('reader'));
  const Player = withClock(new FrameClock(100, []));
  const screenOf = ({ comments = COMMENTS, older = null }: Omit<Shown, 'at'>) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Player>
          <CommentList
            comboId="c1"
            discussion={{ comments, older, versions: { comments: [1, 1] } }}
            people={new Map()}
            sending={null}
            onSending={() => undefined}
          />
        </Player>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(screenOf(first));
  return (next) => {
    rerender(screenOf(next));
  };
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
const field = () => screen.getByLabelText('Your reply');

/** What was asked for in vain. */
const asked: string[] = [];
/** What was scrolled to. */
const scrolled: string[] = [];
/** Tells the page that what it watches is wholly in sight, or no longer. */
let seen: (isIntersecting: boolean) => void = () => undefined;

beforeAll(() => {
  globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return new Promise(() => undefined);
  };
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  seen = answerInView();
  answerMedia();
});
beforeEach(() => {
  asked.length = 0;
  scrolled.length = 0;
});
afterEach(cleanup);

it('takes the focus into the reply, again when it is asked for again, and of each other comment', () => {
  show();
  press('Reply to ada');
  expect(document.activeElement).toBe(field());
  press('Reply to ada');
  expect(document.activeElement).toBe(field());
  press('Reply to bob');
  expect(document.activeElement).toBe(field());
});

it.each([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ['Cancel', () => press('Cancel')],
])('gives the focus back to what opened the reply: %s', (_name, leave) => {
  show();
  const opener = press('Reply to bob');
  leave();
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ id }) => id);
const GONE = 'The comment this link leads to is gone.';

it('leads to the comment that the address names, marks it and no other, and leaves the reader alone then', () => {
  const showOthers = show({ at: '/combo/c1#comment-200' });
  expect(marked()).toEqual(['comment-200']);
  expect(scrolled).toEqual(['comment-200']);
  expect(document.activeElement?.id).toBe('comment-200');
  press('Reply to ada');
  showOthers({ comments: [...COMMENTS, comment('300', 'eve')] });
  expect(document.activeElement).toBe(field());
  expect(scrolled).toEqual(['comment-200']);
});

it('keeps the named comment in sight while others come above it, as long as it is in sight and has the focus', () => {
  const showOthers = show({ at: '/combo/c1#comment-200' });
  scrolled.length = 0;
  const come = (...ids: readonly string[]) => {
    showOthers({ comments: [...COMMENTS, ...ids.map((id) => comment(id, 'eve'))] });
  };
  come('300');
  expect(scrolled).toEqual([]);
  seen(true);
  come('300', '400');
  expect([scrolled, document.activeElement?.id]).toEqual([['comment-200'], 'comment-200']);
  seen(false);
  come('300', '400', '500');
  seen(true);
  press('Reply to ada');
  come('300', '400', '500', '600');
  expect(scrolled).toEqual(['comment-200']);
});

it('fetches older comments until the one that is named is there', async () => {
  const [named, ...others] = COMMENTS;
  const showOthers = show({ at: '/combo/c1#comment-100', comments: others, older: 'before-200' });
  await waitFor(() => {
    expect(asked.some((address) => address.includes('cursor=before-200'))).toBe(true);
  });
  expect([marked(), screen.queryByText(GONE)]).toEqual([[], null]);
  showOthers({ comments: named === undefined ? [] : [named, ...others] });
  expect(marked()).toEqual(['comment-100']);
  expect(scrolled).toEqual(['comment-100']);
});

it('says that a comment is gone, and nothing where none is named', () => {
  show({ at: '/combo/c1#comment-999' });
  expect(screen.getByRole('status').textContent).toBe(GONE);
  cleanup();
  show();
  expect([screen.queryByText(GONE), scrolled, marked()]).toEqual([null, [], []]);
});
