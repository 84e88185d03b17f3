import { addressLedTo, askBeforeLeaving, leave } from './leaving.js';

/** What a click on the element with the id `it` leads to. */
function led(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let address: string | null = null;
  const hear = (event: MouseEvent) => {
    address = addressLedTo(event);
    event.preventDefault();
  };
  document.addEventListener('click', hear, true);
  document.querySelector('#it')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', hear, true);
  return address;
}

it.each([
  ['a link', '<a id="it" href="/results?q=a#b">away</a>'],
  ['what is in a link', '<a href="/results?q=a#b"><svg><path id="it" /></svg></a>'],
  ['a link with the whole address', `<a id="it" href="${location.origin}/results?q=a#b" target="_self">away</a>`],
])('is led away by %s', (_what, html) => {
  expect(led(html)).toBe('/results?q=a#b');
});

it.each([
  ['to another site', '<a id="it" href="https://example.com/results">away</a>'],
  ['to a new tab', '<a id="it" href="/results" target="_blank">away</a>'],
  ['to a file', '<a id="it" href="/results" download>away</a>'],
  ['to what is no page', '<a id="it" href="/api/docs">away</a>'],
  ['to a place on the same page', '<a id="it" href="#page">away</a>'],
  ['to the same page in another state', `<a id="it" href="${location.pathname}?tab=a">away</a>`],
  ['nowhere', '<button id="it">stay</button>'],
])('is not led away by what leads %s', (_what, html) => {
  expect(led(html)).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'is not led away by a click with %j',
  (init) => {
    expect(led('<a id="it" href="/results">away</a>', init)).toBeNull();
  },
);

it('goes at once while nothing would be lost, and otherwise when the newest question is answered', () => {
  const gone: string[] = [];
  const go = () => {
    gone.push('gone');
  };
  leave(go);
  expect(gone).toHaveLength(1);
  const asked: string[] = [];
  let answer = go;
  const ends = ['first', 'second'].map((name) =>
    askBeforeLeaving((then) => {
      asked.push(name);
      answer = then;
    }),
  );
  leave(go);
  expect(asked).toEqual(['second']);
  expect(gone).toHaveLength(1);
  answer();
  expect(gone).toHaveLength(2);
  ends[1]?.();
  leave(go);
  expect(asked).toEqual(['second', 'first']);
  ends[0]?.();
  leave(go);
  expect(gone).toHaveLength(3);
});
