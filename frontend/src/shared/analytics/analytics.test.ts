import { jest } from '@jest/globals';
import { readAnalyticsUrl, reportPageView } from './analytics.js';

const sent = jest.fn<typeof fetch>(() => Promise.reject(new Error('nobody is there')));
const meta = document.createElement('meta');
meta.name = 'analytics';
document.head.append(meta);
beforeEach(() => {
  sent.mockClear();
  Object.assign(globalThis, { fetch: sent });
  Object.assign(AbortSignal, { timeout: (ms: number) => Object.assign(new AbortController().signal, { ms }) });
});

it('tells nobody unless the operator has said whom', () => {
  for (const content of ['', '__ANALYTICS__', 'null']) {
    meta.content = content;
    reportPageView('customize');
  }
  expect(sent).not.toHaveBeenCalled();
});

it('posts which page was opened and nothing else, and waits 250 ms at most', () => {
  meta.content = '"https://stats.example/view"';
  reportPageView('discover');
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('https://stats.example/view');
  expect(init).toMatchObject({
    ...{ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', body: '{"page":"discover"}' },
    signal: { ms: 250 },
  });
});

it('reads the address that the document carries', () => {
  expect(readAnalyticsUrl('"https://stats.example/a?b=1"')).toBe('https://stats.example/a?b=1');
  expect(readAnalyticsUrl('null')).toBeNull();
});
