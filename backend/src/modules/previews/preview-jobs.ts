import {
  ComboAdded,
  ComboDeleted,
  hitPictureFrame,
  PreviewReady,
  PreviewRequested,
  PreviewStaged,
  rooms,
  streams,
  type EventOf,
  type KnownEvent,
  type PreviewStage,
} from '@combolab/contracts';
import { isKnownKey, parseTraceParent, randomId, Reaction, type Job } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { fold } from '../../commands/decider.js';
import { comboDecider, type ComboCommand } from '../combos/combo.decider.js';
import { previewJobId } from './preview-view.js';

export const PREVIEW_JOB = 'preview';
const TYPES = [ComboAdded.type, PreviewRequested.type, ComboDeleted.type] as const;
/** When outcomes that could not be recorded are tried again, in ms. */
const RETRY_MS = 2000;

/** What a worker gets to do. */
export interface PreviewJobPayload {
  readonly comboId: string;
  readonly generation: number;
  readonly sourceKey: string;
  readonly authorId: string;
  /** Whose picture stands for the combo, in frames of 1/60 s; a third of the clip where absent. */
  readonly pictureFrame?: number;
  /** What is to be made alone, ahead of the rest; everything where absent. */
  readonly stage?: PreviewStage;
  /** Of what asked for it; absent where that is not recorded. */
  readonly traceparent?: string;
}
/** What it hands back of a stage. */
export type PreviewStageResult = Pick<EventOf<typeof PreviewStaged>['data'], 'thumbnailKey' | 'rendition'>;
/** What it hands back of everything. */
export type PreviewJobResult = Pick<
  EventOf<typeof PreviewReady>['data'],
  'renditions' | 'previewKey' | 'thumbnailKey' | 'scrub' | 'frames' | 'sound'
>;

/** A file of a preview among those of its combo: of which generation, and of which stage where it was made ahead. */
function madeFor(key: string): { readonly generation: number; readonly ahead: boolean } | null {
  const [, generation, stage] = /^combos\/[^/]+\/(\d+)-\d+(-[a-z]+)?\//.exec(key) ?? [];
  return generation === undefined ? null : { generation: Number(generation), ahead: stage !== undefined };
}

/**
 * Turns facts into work and results of work into facts: a shared combo gets preview jobs, what viewers need first ahead of
 * the rest; an ended job becomes `preview.staged`, `preview.ready` or `preview.failed`; a deleted combo loses its files, one
 * whose preview is made anew those of the one before.
 */
export class PreviewJobs implements AsyncDisposable {
  readonly #reaction: Reaction<(typeof TYPES)[number]>;
  #settling: Promise<void> = Promise.resolve();
  #unsubscribe: (() => void) | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(
    private readonly ports: Pick<BackendPorts, 'blobs' | 'jobs' | 'liveFeed' | 'log' | 'logger' | 'watched'>,
    private readonly runner: CommandRunner,
  ) {
    const { log, jobs, logger, watched } = ports;
    this.#reaction = new Reaction({
      ...{ name: 'preview-jobs', from: 'start', log, jobs, logger, watched },
      types: TYPES,
      react: (events) => this.#react(events),
    });
  }

  async start(): Promise<void> {
    this.#unsubscribe = this.ports.jobs.onChange((id) => {
      this.#changed(id).catch((error: unknown) => {
        this.ports.logger.warn({ err: error, job: id }, 'a change of a job could not be looked at');
        this.#settleLater();
      });
    });
    this.#reaction.start();
    await this.#settle();
  }

  async #react(events: readonly KnownEvent<(typeof TYPES)[number]>[]): Promise<void> {
    for (const event of events) {
      const { comboId } = event.data;
      if (event.type === ComboDeleted.type) await this.#deleteFiles(comboId);
      else {
        if (event.type === PreviewRequested.type)
          await this.#deleteFiles(comboId, (key) => (madeFor(key)?.generation ?? Infinity) < event.data.generation);
        await this.#enqueue(comboId, event.correlationId);
      }
    }
  }

  /** Only what still waits: samples bring their files, and a rewind finds most already done. */
  async #enqueue(comboId: string, correlationId: string): Promise<void> {
    const state = fold(comboDecider, await this.ports.log.readStream(streams.combo(comboId)));
    if (state === null || state.deleted || state.preview.state !== 'waiting') return;
    const { generation } = state.preview;
    const { sourceKey, playableKey } = state.video;
    const pictureFrame = hitPictureFrame(state.content);
    const payload: PreviewJobPayload = {
      ...{ comboId, generation, sourceKey, authorId: state.authorId },
      ...(pictureFrame !== null && { pictureFrame }),
      ...(parseTraceParent(correlationId) !== null && { traceparent: correlationId }),
    };
    // the clip itself is there at once where browsers play it
    const stages: (PreviewStage | undefined)[] = [
      'thumbnail',
      ...(playableKey === null ? (['playable'] as const) : []),
    ];
    for (const stage of [...stages, undefined])
      // authors take turns, so that nobody waits for all that another one shared
      await this.ports.jobs.enqueue(
        previewJobId(comboId, generation, stage),
        PREVIEW_JOB,
        stage === undefined ? payload : { ...payload, stage },
        state.authorId,
      );
  }

  async #deleteFiles(comboId: string, which: (key: string) => boolean = () => true): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of this.ports.blobs.list(`combos/${comboId}/`)) if (which(key)) keys.push(key);
    for (const key of keys) await this.ports.blobs.delete(key);
  }

  async #changed(jobId: string): Promise<void> {
    const job = await this.ports.jobs.get(jobId);
    if (job === null || job.kind !== PREVIEW_JOB) return;
    if (job.state === 'done' || job.state === 'failed') await this.#settle();
    else if (job.state === 'working') {
      const { comboId, stage } = job.payload as PreviewJobPayload;
      const ahead = stage === undefined ? {} : { ahead: stage };
      this.ports.liveFeed.publish({
        kind: 'progress',
        message: { room: rooms.combo(comboId), comboId, stage: 'preview', percent: job.percent, ...ahead },
      });
    }
  }

  /** Takes up every outcome there is, one caller at a time. */
  #settle(): Promise<void> {
    this.#settling = this.#settling
      .then(() => this.#takeUp())
      .catch((error: unknown) => {
        this.ports.logger.error({ err: error }, 'outcomes of previews could not be recorded; they are tried again');
        this.#settleLater();
      });
    return this.#settling;
  }

  #settleLater(): void {
    if (this.#closed) return;
    this.#retry ??= setTimeout(() => {
      this.#retry = null;
      void this.#settle();
    }, RETRY_MS);
  }

  async #takeUp(): Promise<void> {
    for (const job of await this.ports.jobs.ended(PREVIEW_JOB, 100)) {
      await this.#record(job);
      await this.ports.jobs.takeUp(job.id);
    }
  }

  async #record(job: Job): Promise<void> {
    const { comboId, traceparent } = job.payload as PreviewJobPayload;
    const command = this.#outcome(job);
    // what is left out by a stage that failed is the whole's to bring or to tell
    if (command === null) return;
    const context = { commandId: job.id, actor: null, correlationId: traceparent ?? randomId() };
    const { state } = await this.runner.run(comboDecider, streams.combo(comboId), command, context);
    if (state === null || state.deleted) await this.#deleteFiles(comboId);
    // all of it is there: what was made ahead is shown no more, and nobody looks at the clip again
    else if (state.preview.state === 'ready')
      await this.#deleteFiles(comboId, (key) => madeFor(key)?.ahead === true || isKnownKey(key));
  }

  #outcome(job: Job): ComboCommand | null {
    const { comboId, generation, stage } = job.payload as PreviewJobPayload;
    const done = job.state === 'done';
    if (stage !== undefined) {
      if (!done) return null;
      const { thumbnailKey, rendition } = job.result as PreviewStageResult;
      const made = {
        ...(thumbnailKey !== undefined && { thumbnailKey }),
        ...(rendition !== undefined && { rendition }),
      };
      return { type: 'preview-staged', data: { comboId, generation, ...made } };
    }
    if (done) return { type: 'preview-ready', data: this.#ready(comboId, generation, job.result as PreviewJobResult) };
    const problem = job.problem ?? 'The preview could not be made.';
    return { type: 'preview-failed', data: { comboId, generation, problem } };
  }

  #ready(comboId: string, generation: number, result: PreviewJobResult) {
    const { renditions, previewKey, thumbnailKey, scrub, frames, sound } = result;
    return {
      comboId,
      generation,
      renditions: renditions.map(({ key, width, height }) => ({ key, width, height })),
      previewKey,
      thumbnailKey,
      ...(scrub !== undefined && { scrub }),
      frames,
      ...(sound !== undefined && { sound }),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#unsubscribe?.();
    await this.#reaction[Symbol.asyncDispose]();
    await this.#settling;
  }
}
