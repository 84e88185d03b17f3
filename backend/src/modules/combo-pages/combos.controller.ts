import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddComboBody, routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { validate } from '../../http/validate.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { drainRefused } from '../../http/drain.js';
import { ChangeCombo, EditCombo } from './combos.commands.js';
import { ComboVersions } from './combo-versions.js';
import { CombosView } from './combos.view.js';
import { isOwnClip } from './own-clip.js';
import { ShareCombo } from './share-combo.js';
import { ShareUpload } from './share-upload.js';

@Controller()
export class CombosController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'log' | 'logger' | 'secret' | 'settings'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ShareCombo) private readonly sharing: ShareCombo,
    @Inject(ShareUpload) private readonly uploaded: ShareUpload,
    @Inject(ComboVersions) private readonly history: ComboVersions,
    @Inject(CombosView) private readonly view: CombosView,
  ) {}

  async #command<R>(
    call: { caller: { userId: string }; request: Call<typeof routes.updateCombo>['request']; body: unknown },
    run: (context: CommandContext) => Promise<R>,
  ): Promise<R> {
    const { userId } = call.caller;
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, call.request, userId, call.body, run);
  }

  @Route(routes.addCombo)
  async addCombo(@ValidCall() { query, caller, request }: Call<typeof routes.addCombo>) {
    if (request.is('multipart/form-data') === false)
      return this.uploaded.share(request, caller.userId, validate(AddComboBody, request.body), query.upload ?? null);
    try {
      return await this.sharing.share(request, caller.userId, query.upload ?? null);
    } catch (error) {
      drainRefused(request);
      throw error;
    }
  }

  @Route(routes.updateCombo)
  updateCombo(@ValidCall() call: Call<typeof routes.updateCombo>) {
    return this.#command(call, (context) => this.commands.execute(new EditCombo(call.body, context)));
  }

  @Route(routes.deleteCombo)
  async deleteCombo(@ValidCall() call: Call<typeof routes.deleteCombo>) {
    const { comboId } = call.body;
    const { readAfter } = await this.#command(call, (context) =>
      this.commands.execute(new ChangeCombo(comboId, { type: 'delete' }, context)),
    );
    return { comboId, deleted: true, readAfter };
  }

  @Route(routes.verifyCombo)
  async verifyCombo(@ValidCall() call: Call<typeof routes.verifyCombo>) {
    const { comboId } = call.body;
    const { verified, readAfter } = await this.#command(call, (context) =>
      this.commands.execute(new ChangeCombo(comboId, { type: 'verify', verified: call.body.verified }, context)),
    );
    return { comboId, verified, readAfter };
  }

  @Route(routes.generatePreview)
  async generatePreview(@ValidCall() call: Call<typeof routes.generatePreview>) {
    const { comboId, videoFile } = call.body;
    await this.view.one(comboId, call.caller.userId);
    if (videoFile !== undefined && !(await isOwnClip(this.ports, comboId, videoFile)))
      throw refuse.malformed("videoFile: is not this combo's own clip.");
    const { generation, readAfter } = await this.#command(call, (context) =>
      this.commands.execute(new ChangeCombo(comboId, { type: 'request-preview' }, context)),
    );
    return { comboId, generation, readAfter };
  }

  @Route(routes.combo)
  async combo(@ValidCall() { params, caller }: Call<typeof routes.combo>) {
    return [await this.view.one(params.comboId, caller?.userId ?? null)];
  }

  @Route(routes.comboFor)
  async comboFor(@ValidCall() { params, caller }: Call<typeof routes.comboFor>) {
    return [await this.view.one(params.comboId, requireCaller(caller, params.userId))];
  }

  @Route(routes.comboVersions)
  comboVersions(@ValidCall() { params, query, caller }: Call<typeof routes.comboVersions>) {
    const { cursor = null, limit } = query;
    return this.history.page(params.comboId, caller.userId, { cursor, limit });
  }
}
