import { ComboAdded, NameClaimed, NameReleased, streams, type NewEvent, type RecordedEvent } from '@combolab/contracts';
import { record } from '../../commands/testing/play-commands.js';
import { ARCHIVE_FILES } from '../../manifest/archive-files.js';
import { STREAMS } from '../../nouns.js';
import { followsThem, streamOwner, wroteIn } from './stream-owner.js';

const events = (...made: NewEvent[]): RecordedEvent[] => record(made, 0);

it('puts each file of the archive down to a kind of stream', () => {
  const archived = Object.values(STREAMS).flatMap(({ archive }) => archive);
  expect(new Set(archived)).toEqual(new Set(ARCHIVE_FILES));
});

it.each([
  [
    'a combo is whose first event says so',
    streams.combo('c1'),
    events(ComboAdded({ ...ComboAdded.example, authorId: 'u7' })),
    'u7',
  ],
  ['a like is whose its name says', streams.feedback('c1', 'u2'), [], 'u2'],
  ['what is below a user is theirs', streams.inbox('u3'), [], 'u3'],
  [
    'a name is whose it was claimed for last',
    streams.name('k'),
    events(NameClaimed({ userId: 'u1' }), NameClaimed({ userId: 'u4' })),
    'u4',
  ],
  [
    "a released name is nobody's",
    streams.name('k'),
    events(NameClaimed({ userId: 'u1' }), NameReleased({ userId: 'u1' })),
    null,
  ],
  ["a case is nobody's", streams.moderation('combo-c1'), events(NameClaimed({ userId: 'u1' })), null],
  [
    'a damaged first event names nobody',
    streams.guide('g1'),
    events({ type: 'guide.created', schema: 1, data: null }),
    null,
  ],
  ["a kind of a newer build is nobody's", 'user/u1/badges/b1', [], null],
])('%s', (_, stream, recorded, owner) => {
  expect(streamOwner(stream, recorded)).toBe(owner);
});

it('knows whom others follow, and who wrote about a thing', () => {
  expect([followsThem(streams.follow('u1', 'u2'), 'u2'), followsThem(streams.follow('u2', 'u1'), 'u2')]).toEqual([
    true,
    false,
  ]);
  const written = events(ComboAdded(ComboAdded.example)).map((event) => ({ ...event, actor: 'u1' }));
  expect(wroteIn(streams.moderation('combo-c1'), written, 'u1')).toBe(true);
  expect(wroteIn(streams.moderation('combo-c1'), written, 'u2')).toBe(false);
  expect(wroteIn(streams.combo('c1'), written, 'u1')).toBe(false);
});
