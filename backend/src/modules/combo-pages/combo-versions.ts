import { Inject, Injectable } from '@nestjs/common';
import {
  ComboAdded,
  ComboEdited,
  isOf,
  streams,
  type AnswerOf,
  type KnownEvent,
  type RecordedEvent,
  type routes,
} from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { decodedOf, evolve, typesOf } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from '../users/accounts.js';
import { usersCollection } from '../users/users.projection.js';
import { existing } from '../combos/combo.decider.js';
import { comboOn, type ComboContent, type ComboState } from '../combos/combo.state.js';
import { shownNotes, shownSource } from '../combos/combos.projection.js';

interface Written {
  readonly event: KnownEvent;
  readonly content: ComboContent;
}

/** What was its content after each change, newest first. */
function writtenIn(events: readonly RecordedEvent[]): { written: Written[]; state: ComboState | null } {
  const written: Written[] = [];
  let state: ComboState | null = null;
  for (const event of decodedOf(typesOf(comboOn), events)) {
    state = evolve(comboOn, state, event);
    if (state !== null && isOf(event, ComboAdded.type, ComboEdited.type))
      written.push({ event, content: state.content });
  }
  return { written: written.reverse(), state };
}

/** The version that a page ended with. @throws RefusedError 400 when it is no cursor */
function versionAt(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  return Number(cursor);
}

/** The history of a combo's content, as its stream tells it. */
@Injectable()
export class ComboVersions {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log'>,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  /**
   * Newest first.
   * @throws RefusedError 404 for a combo that is gone, and for everybody but its author and admins; 400 for a foreign cursor
   */
  async page(
    comboId: string,
    callerId: string,
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
  ): Promise<AnswerOf<typeof routes.comboVersions>> {
    const { written, state } = writtenIn(await this.ports.log.readStream(streams.combo(comboId)));
    if (existing(state).authorId !== callerId && !(await this.accounts.isAdmin(callerId)))
      throw refuse.notFound('combo');
    const end = cursor === null ? Infinity : versionAt(cursor);
    const older = written.filter(({ event }) => event.version < end);
    const page = older.slice(0, limit);
    const last = older.length > limit ? page.at(-1) : undefined;
    const actors = [...new Set(page.flatMap(({ event }) => event.actor ?? []))];
    const users = await this.ports.documents.getMany(usersCollection, actors);
    const names = new Map(users.map(({ id, doc }) => [id, doc.displayName]));
    const versions = page.map(({ event: { version, time, actor }, content }) => ({
      contentVersion: version,
      at: time,
      by: { _id: actor, displayName: names.get(actor ?? '') ?? null },
      ...shown(content),
    }));
    return { versions, cursor: last === undefined ? null : String(last.event.version) };
  }
}

function shown({ name, description, patch, moves, notes, conditions, sticks, source, ...rest }: ComboContent) {
  return {
    name: name ?? '',
    description: description ?? '',
    ...rest,
    patch: patch ?? null,
    ...(moves === undefined ? {} : { moves }),
    ...(notes === undefined ? {} : { notes: shownNotes(notes) }),
    ...(conditions === undefined ? {} : { conditions }),
    ...(sticks === undefined ? {} : { sticks }),
    ...(source === undefined ? {} : { source: shownSource(source) }),
  };
}
