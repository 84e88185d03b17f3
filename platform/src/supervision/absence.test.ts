import { Absence } from './absence.js';
import { Watched } from './watched.js';

const SINCE = /^Kafka does not answer since (\S+): lists stand still \((.*)\)$/;

it('tells what is missing, since when and why, until it is back', () => {
  const said: string[] = [];
  const absence = new Absence('Kafka', 'lists stand still', (words) => said.push(words));
  expect(absence.told).toBeNull();
  absence.away(new Error('refused'));
  const first = SINCE.exec(absence.told ?? '');
  expect([Number.isNaN(Date.parse(first?.[1] ?? '')), first?.[2]]).toEqual([false, 'refused']);
  absence.away('reset');
  expect(SINCE.exec(absence.told ?? '')?.slice(1)).toEqual([first?.[1], 'reset']);
  expect(said).toEqual(['Kafka does not answer: lists stand still']);
  absence.back();
  expect(absence.told).toBeNull();
  absence.away(new Error('refused'));
  expect(said).toHaveLength(2);
});

it('is told with readiness and is no fault', async () => {
  const watched = new Watched();
  const absence = watched.absence('Kafka', 'lists stand still');
  expect(watched.without()).toEqual([]);
  absence.away(new Error('refused'));
  expect(watched.without()).toEqual([expect.stringMatching(SINCE)]);
  expect(await watched.faults()).toEqual([]);
});
