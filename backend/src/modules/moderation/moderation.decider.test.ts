import { ModerationDecided, OUTCOMES, ReportMade, type NewEvent, type RecordedEvent } from '@combolab/contracts';
import fc from 'fast-check';
import { fold } from '../../commands/decider.js';
import { RefusedError } from '../../problems.js';
import { userDecider } from '../users/user.decider.js';
import { moderationDecider, type ModerationCommand } from './moderation.decider.js';

const subject = { kind: 'combo', subjectId: 'c1', authorId: 'u1' } as const;
const report = (reporterId: string): ModerationCommand => ({
  type: 'report',
  report: { ...subject, reporterId, reason: 'wrong', text: 'x' },
});
const decide = (outcome: (typeof OUTCOMES)[number], changed = false): ModerationCommand => ({
  type: 'decide',
  decision: { ...subject, outcome },
  changed,
});

const recorded = (event: NewEvent, version: number): RecordedEvent => ({
  ...{ ...event, id: `e${String(version)}`, source: 'test', subject: 's', time: '2026-01-01T00:00:00.000Z', version },
  ...{ actor: null, commandId: 'k', correlationId: 'r' },
});

/** Everything that these commands lead to. */
function play(commands: readonly ModerationCommand[]): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  for (const command of commands)
    for (const event of moderationDecider.decide(fold(moderationDecider, events), command))
      events.push(recorded(event, events.length + 1));
  return events;
}

const command = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map(report),
  fc.tuple(fc.constantFrom(...OUTCOMES), fc.boolean()).map(([outcome, changed]) => decide(outcome, changed)),
);

it('has at most one open report of each person, and none after a decision', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      let open: string[] = [];
      for (const { type, data } of play(commands)) {
        if (type === ModerationDecided.type) open = [];
        else open.push((data as { reporterId: string }).reporterId);
        expect(new Set(open).size).toBe(open.length);
      }
    }),
  );
});

it('records what changes nothing only where somebody is told again', () => {
  expect(play([report('a'), report('a')]).map(({ type }) => type)).toEqual([ReportMade.type]);
  expect(play([decide('dismissed')])).toEqual([]);
  expect(play([report('a'), decide('dismissed'), decide('dismissed')])).toHaveLength(2);
  expect(play([decide('hidden', true), decide('hidden')])).toHaveLength(1);
  expect(play([decide('hidden', true), report('a'), decide('hidden')])).toHaveLength(3);
  expect(play([decide('restored')])).toEqual([]);
  expect(play([decide('hidden', true), decide('warned'), decide('restored', true), decide('restored')])).toHaveLength(
    3,
  );
  expect(play([decide('warned'), decide('warned')])).toHaveLength(2);
});

it('restores what is hidden or was found hidden, a warning in between or not', () => {
  expect(play([decide('hidden', true), decide('restored')])).toHaveLength(2);
  expect(play([decide('restored', true)])).toHaveLength(1);
  expect(play([decide('hidden', true), decide('warned'), decide('restored')])).toHaveLength(3);
  expect(play([decide('hidden', true), decide('restored'), decide('restored')])).toHaveLength(2);
});

it('puts on record what a crash left out', () => {
  // the thing is hidden, the decision was not recorded: the repeat finds nothing to change
  expect(play([decide('hidden', false)])).toHaveLength(1);
});

it('suspends whoever is no admin, and lifts only what holds', () => {
  const registered = fold(userDecider, [
    recorded({ type: 'user.registered', schema: 1, data: { userId: 'u1', displayName: 'one' } }, 1),
  ]);
  const until = '2026-01-02T00:00:00.000Z';
  const suspend = { type: 'suspend', userId: 'u1', until } as const;
  expect(userDecider.decide(registered, suspend)).toHaveLength(1);
  const held = registered === null ? null : { ...registered, suspension: { until } };
  expect(userDecider.decide(held, suspend)).toEqual([]);
  expect(userDecider.decide(held, { ...suspend, until: null })).toHaveLength(1);
  expect(userDecider.decide(held, { type: 'unsuspend', userId: 'u1' })).toHaveLength(1);
  expect(userDecider.decide(registered, { type: 'unsuspend', userId: 'u1' })).toEqual([]);
  const admin = registered === null ? null : { ...registered, userType: 'ADMIN' as const };
  expect(() => userDecider.decide(admin, suspend)).toThrow(RefusedError);
});
