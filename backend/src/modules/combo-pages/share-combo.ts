import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddComboBody, streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { newId } from '../../commands/command-context.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { readAfterToken } from '../../commands/read-after.js';
import type { AppRequest } from '../../http/request.js';
import { parseJson, validate } from '../../http/validate.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ClipChecks } from '../uploads/checks/clip-checks.js';
import { UploadProgress } from '../uploads/progress.js';
import { receiveClip, type ReceivedClip } from '../uploads/receive-clip.js';
import { Accounts } from '../users/accounts.js';
import { NewUserLimits } from '../users/new-user-limits.js';
import { contentOf } from '../combos/combo-content.js';
import { AddCombo } from './combos.commands.js';
import { CombosView } from './combos.view.js';
import { StoreClip } from './store-clip.js';

const JSON_FIELDS = new Set([
  'characterIds',
  'actions',
  'percentRange',
  'tags',
  'moves',
  'notes',
  'conditions',
  'source',
]);

/** Takes an uploaded clip and its presses, checks both, stores the files, and only then records the fact. */
@Injectable()
export class ShareCombo {
  constructor(
    @Inject(PORTS)
    private readonly ports: Pick<
      BackendPorts,
      'clips' | 'incomingFolder' | 'keys' | 'liveFeed' | 'log' | 'logger' | 'secret'
    >,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(NewUserLimits) private readonly newUsers: NewUserLimits,
    @Inject(ClipChecks) private readonly checks: ClipChecks,
    @Inject(StoreClip) private readonly clips: StoreClip,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  async share(request: AppRequest, userId: string, uploadId: string | null) {
    await this.limits.take('upload', userId);
    const announced = Number(request.headers['content-length'] ?? Number.NaN);
    const progress = new UploadProgress(
      this.ports.liveFeed,
      userId,
      uploadId,
      Number.isFinite(announced) ? announced : null,
    );
    try {
      await using clip = await receiveClip(request, {
        folder: this.ports.incomingFolder,
        sniff: (bytes) => this.ports.clips.sniff(bytes),
        onBytes: (received) => {
          progress.received(received);
        },
      });
      await this.limits.take('upload-bytes', userId, clip.bytes);
      progress.checking(clip.bytes);
      return await this.#record(request, userId, clip, progress);
    } catch (error) {
      progress.failed(error instanceof RefusedError ? error.message : 'The upload failed. Try again.');
      throw error;
    }
  }

  async #record(request: AppRequest, userId: string, clip: ReceivedClip, progress: UploadProgress) {
    const body = this.#body(clip.fields);
    requireCaller(request.caller ?? null, body.authorId);
    const content = contentOf(body);
    return withIdempotencyKey(this.ports, request, userId, { ...body, clip: clip.sha256 }, async (context) => {
      const comboId = newId(this.ports.secret, context);
      await this.accounts.ensureRegistered(userId, context);
      const { version } = await this.ports.log.head(streams.combo(comboId));
      if (version > 0) {
        const position = await this.ports.log.positionOf(streams.combo(comboId), version);
        return {
          ...(await this.view.decided(comboId, userId)),
          readAfter: readAfterToken({ position, isSearched: true }),
        };
      }
      const facts = await this.clips.inspect(() => this.checks.inspect(userId, clip.file), content);
      await this.newUsers.take('combos', userId, streams.combo(comboId));
      const video = await this.clips.store(comboId, userId, clip, facts);
      const combo = await this.commands
        .execute(new AddCombo({ comboId, authorId: userId, ...content, video }, context))
        .catch(async (error: unknown) => {
          await this.clips.discard(video);
          throw error;
        });
      progress.checked(comboId);
      return combo;
    });
  }

  #body(fields: ReadonlyMap<string, string>) {
    const entries = [...fields].map(
      ([name, value]) => [name, JSON_FIELDS.has(name) ? parseJson(name, value) : value] as const,
    );
    const body = validate(AddComboBody, Object.fromEntries(entries));
    if (body.videoFile !== undefined) throw refuse.malformed('videoFile: send the clip itself.');
    return body;
  }
}
