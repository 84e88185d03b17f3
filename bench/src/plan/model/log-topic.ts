import { Batches, type Handle } from '../engine/batches.js';
import { batchWork, FULL_BATCH } from '../engine/work.js';
import { ask, type Command, type World } from './world.js';

/** Topics of the log: each shard is read by one member of each group. */
export class LogTopic {
  readonly #groups: (readonly Batches<Command>[])[] = [];

  constructor(private readonly world: World) {}

  /** Members share the shards in turn, as `shard-table.ts` gives each its fair number. @returns a loop for each member */
  join(handles: readonly Handle<Command>[]): readonly Batches<Command>[] {
    const { costs, stations } = this.world;
    const loops = handles.map(
      (handle) =>
        new Batches<Command>(FULL_BATCH, (batch, done) => {
          ask(this.world, stations.kafka, batchWork(costs.kafkaRequest, costs.kafkaMessage, batch.length), () => {
            handle(batch, done);
          });
        }),
    );
    this.#groups.push(loops);
    return loops;
  }

  append(commands: readonly Command[]): void {
    for (const loops of this.#groups) {
      const byMember = new Map<number, Command[]>();
      for (const command of commands) {
        const member = command.shard % loops.length;
        const own = byMember.get(member);
        if (own === undefined) byMember.set(member, [command]);
        else own.push(command);
      }
      for (const [member, own] of byMember) loops[member]?.add(own);
    }
  }
}
