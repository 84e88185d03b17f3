import { cleanup, render } from '@testing-library/react';
import { SourceLine } from './source-line.js';
import { sourceWords } from './source-words.js';

afterEach(cleanup);

it('reads as its words do, and has the day for programs', () => {
  const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
  const { container } = render(<SourceLine source={source} />);
  expect(container.textContent).toBe(sourceWords(source));
  const time = container.querySelector('time');
  expect([time?.dateTime, time?.textContent]).toEqual(['2020-03-12', '12 Mar 2020']);
});

it('has no day where none is known', () => {
  const source = { kind: 'replay', version: '0.1.0' } as const;
  const { container } = render(<SourceLine source={source} />);
  expect(container.textContent).toBe(sourceWords(source));
  expect(container.querySelector('time')).toBeNull();
});

it('says who played as text, whatever it looks like', () => {
  const players = ['Foxy', '<b>Zed</b>'];
  const { container } = render(<SourceLine source={{ kind: 'replay', version: '0.1.0', players }} />);
  expect(container.textContent).toBe('From a Slippi replay, format 0.1.0, played by Foxy and <b>Zed</b>');
  expect(container.querySelector('b')).toBeNull();
});
