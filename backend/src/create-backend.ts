import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { json } from 'express';
import type { BackendPorts } from './backend-ports.js';
import { Acknowledge } from './commands/acknowledge.js';
import { CommandRunner } from './commands/command-runner.js';
import { HealthController } from './health/health.controller.js';
import { AuthGuard } from './http/auth.guard.js';
import { authLimits, correlate } from './http/middleware.js';
import { servePage } from './http/page.js';
import { ProblemFilter } from './http/problem.filter.js';
import { RateLimits } from './http/rate-limits.js';
import { WideAdapter } from './http/wide-adapter.js';
import { securityHeaders } from './http/security-headers.js';
import { LiveGateway } from './live/live-gateway.js';
import { ComboGuard } from './modules/combos/combo-guard.js';
import { AddComboHandler, ChangeComboHandler, EditComboHandler } from './modules/combos/combos.commands.js';
import { CombosController } from './modules/combos/combos.controller.js';
import { CombosView } from './modules/combos/combos.view.js';
import { ShareCombo } from './modules/combos/share-combo.js';
import { AddCommentHandler, EditCommentHandler, RemoveCommentHandler } from './modules/comments/comments.commands.js';
import { CommentsController } from './modules/comments/comments.controller.js';
import { SetFavoriteHandler, SetFeedbackHandler } from './modules/feedback/feedback.commands.js';
import { FeedbackController } from './modules/feedback/feedback.controller.js';
import { FilesController } from './modules/files/files.controller.js';
import { GamesController } from './modules/games/games.controller.js';
import { PreviewJobs } from './modules/previews/preview-jobs.js';
import { SearchController } from './modules/search/search.controller.js';
import { SearchService } from './modules/search/search.service.js';
import { SharingController } from './modules/sharing/sharing.controller.js';
import { Accounts } from './modules/users/accounts.js';
import { DisplayNames } from './modules/users/display-names.js';
import { ChangeUserHandler, RegisterUserHandler } from './modules/users/users.commands.js';
import { UsersController } from './modules/users/users.controller.js';
import { UsersView } from './modules/users/users.view.js';
import { PORTS } from './tokens.js';

/** Largest JSON body in bytes. */
const BODY_LIMIT = 2_000_000;

class BackendModule {}

function backendModule(ports: BackendPorts, runner: CommandRunner): DynamicModule {
  return {
    module: BackendModule,
    imports: [CqrsModule.forRoot()],
    controllers: [
      HealthController,
      GamesController,
      SearchController,
      CombosController,
      FeedbackController,
      CommentsController,
      UsersController,
      SharingController,
      FilesController,
    ],
    providers: [
      { provide: PORTS, useValue: ports },
      { provide: CommandRunner, useValue: runner },
      { provide: RateLimits, useValue: new RateLimits(ports.settings) },
      { provide: APP_GUARD, useClass: AuthGuard },
      { provide: APP_FILTER, useClass: ProblemFilter },
      ...[
        Acknowledge,
        Accounts,
        DisplayNames,
        UsersView,
        CombosView,
        ComboGuard,
        ShareCombo,
        SearchService,
        LiveGateway,
      ],
      ...[AddComboHandler, EditComboHandler, ChangeComboHandler, SetFeedbackHandler, SetFavoriteHandler],
      ...[AddCommentHandler, EditCommentHandler, RemoveCommentHandler, RegisterUserHandler, ChangeUserHandler],
    ],
  };
}

/** The whole backend on these ports, initialised but not listening. Closing it stops its reactions. */
export async function createBackend(ports: BackendPorts): Promise<NestExpressApplication> {
  const runner = new CommandRunner(ports.log);
  const app = await NestFactory.create<NestExpressApplication>(backendModule(ports, runner), new WideAdapter(), {
    bodyParser: false,
    logger: ['error', 'warn'],
  });
  app.disable('x-powered-by');
  app.set('trust proxy', ports.settings.trustedProxies.length === 0 ? false : [...ports.settings.trustedProxies]);
  app.use(correlate);
  app.use(securityHeaders(ports.settings.publicUrl));
  if (ports.identity.handler !== null) app.use('/api/auth', authLimits(app), ports.identity.handler);
  app.use(json({ limit: BODY_LIMIT, strict: true }));
  if (ports.pageFolder !== null) app.use(servePage(ports.pageFolder));
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  app.useWebSocketAdapter(new IoAdapter(app));
  await app.init();
  const previews = new PreviewJobs(ports, runner);
  await previews.start();
  const close = app.close.bind(app);
  app.close = async (...args) => {
    await previews[Symbol.asyncDispose]();
    await close(...args);
  };
  return app;
}
