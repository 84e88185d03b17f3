import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { streams, type AddComboBody, type AnswerOf, type routes } from '@combolab/contracts';
import { BlobNotFoundError } from '@combolab/platform';
import type { z } from 'zod/mini';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { readAfterToken } from '../../commands/read-after.js';
import type { AppRequest } from '../../http/request.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ClipChecks } from '../uploads/checks/clip-checks.js';
import { UploadProgress } from '../uploads/progress.js';
import { OwnUploads } from '../uploads/resumable/own-uploads.js';
import { comboIdOf, type UploadName } from '../uploads/resumable/upload-keys.js';
import { Accounts } from '../users/accounts.js';
import { NewUserLimits } from '../users/new-user-limits.js';
import { contentOf } from '../combos/combo-content.js';
import { AddCombo } from './combos.commands.js';
import { CombosView } from './combos.view.js';
import { StoreClip } from './store-clip.js';

type Body = z.output<typeof AddComboBody>;
type Written = AnswerOf<typeof routes.addCombo>;

const noSuchUpload = (): RefusedError =>
  refuse.malformed(
    'videoFile: is not the address of a finished upload of yours. Upload the clip first, or send it as multipart/form-data.',
  );
const isGone = (error: unknown): boolean => error instanceof BlobNotFoundError;
const taken = (comboId: string): RefusedError =>
  new RefusedError(
    409,
    'upload-taken',
    'Upload already shared',
    'A combo was made of this upload already. Upload the clip again to share another one.',
    { comboId },
  );

/**
 * Makes a combo of the caller's own finished upload. The combo's id follows from the upload's, so its stream decides who
 * comes first: no upload ever becomes two combos. Until the fact is recorded the upload stays as it is.
 */
@Injectable()
export class ShareUpload {
  constructor(
    @Inject(PORTS)
    private readonly ports: Pick<BackendPorts, 'blobs' | 'keys' | 'liveFeed' | 'log' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(NewUserLimits) private readonly newUsers: NewUserLimits,
    @Inject(OwnUploads) private readonly uploads: OwnUploads,
    @Inject(ClipChecks) private readonly checks: ClipChecks,
    @Inject(StoreClip) private readonly clips: StoreClip,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  /** @param room where progress is told; the upload's own when null. @throws RefusedError 400, 409, 422 */
  async share(request: AppRequest, userId: string, body: Body, room: string | null): Promise<Written> {
    requireCaller(request.caller ?? null, body.authorId);
    const content = contentOf(body);
    const name = this.uploads.named(body.videoFile ?? '');
    if (name?.ownerId !== userId) throw noSuchUpload();
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, async (context) => {
      await this.accounts.ensureRegistered(userId, context);
      const comboId = comboIdOf(this.ports.secret, name);
      const recorded = () => this.#recorded(comboId, name, context);
      const before = await recorded();
      if (before !== null) return before;
      try {
        return await this.#make(comboId, name, content, { room, context });
      } catch (error) {
        // the same command, sent twice at once, may have used the upload up
        const meanwhile = isGone(error) ? await recorded() : null;
        if (meanwhile !== null) return meanwhile;
        throw isGone(error) ? noSuchUpload() : error;
      }
    });
  }

  /** The combo that this very command has made before; null when there is none. @throws RefusedError 409 when another has */
  async #recorded(comboId: string, name: UploadName, context: CommandContext): Promise<Written | null> {
    const stream = streams.combo(comboId);
    const events = await this.ports.log.readStream(stream);
    const [first] = events;
    if (first === undefined) return null;
    if (first.commandId !== context.commandId) throw taken(comboId);
    await this.uploads.files.remove(name);
    const position = await this.ports.log.positionOf(stream, events.length);
    return {
      ...(await this.view.decided(comboId, context.actor)),
      readAfter: readAfterToken({ position, isSearched: true }),
    };
  }

  async #make(
    comboId: string,
    name: UploadName,
    content: ReturnType<typeof contentOf>,
    { room, context }: { readonly room: string | null; readonly context: CommandContext },
  ): Promise<Written> {
    const finished = await this.uploads.finished(name);
    if (finished === null) throw new BlobNotFoundError(name.uploadId);
    const { upload } = finished;
    const clip = this.uploads.clipOf(finished);
    const hearers = room ?? upload.metadata.room ?? null;
    const progress = new UploadProgress(this.ports.liveFeed, name.ownerId, hearers, upload.size);
    progress.checking(upload.size);
    try {
      await using file = await this.ports.blobs.asFile(clip.key);
      const local = { file: file.path, container: clip.container };
      const facts = await this.clips.inspect(() => this.checks.resultOf(name, clip, file.path), content);
      await this.newUsers.take('combos', name.ownerId, streams.combo(comboId));
      const video = await this.clips.store(comboId, name.ownerId, local, facts);
      const added = new AddCombo({ comboId, authorId: name.ownerId, ...content, video }, context);
      // whether a failed one was recorded is not known here: files that no event names are swept
      const combo = await this.commands.execute(added);
      await this.#mustBeOurs(comboId, context, () => this.clips.discard(video));
      await this.uploads.files.remove(name);
      progress.checked(comboId);
      return combo;
    } catch (error) {
      progress.failed(error instanceof RefusedError ? error.message : 'The clip could not be shared. Try again.');
      throw error;
    }
  }

  /** Another request may have come first meanwhile; then its files are the combo's. */
  async #mustBeOurs(comboId: string, { commandId }: CommandContext, discard: () => Promise<void>): Promise<void> {
    const [first] = await this.ports.log.readStream(streams.combo(comboId));
    if (first?.commandId === commandId) return;
    await discard();
    throw taken(comboId);
  }
}
