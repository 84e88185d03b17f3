import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { routes } from '@combolab/contracts';
import { json } from 'express';
import type { BackendPorts } from './backend-ports.js';
import { CommandRunner } from './commands/command-runner.js';
import { crossOrigin } from './http/cross-origin.js';
import { admission } from './http/load/admission.js';
import { bodyPace } from './http/load/body-pace.js';
import { diskRoom } from './http/load/disk-room.js';
import { LoadFigures } from './http/load/load-figures.js';
import { timing } from './http/load/timing.js';
import { refuseShutDoors } from './http/load/shut-doors.js';
import { authLimits, correlate, keepPrivate } from './http/middleware.js';
import { identityOrigins, pageIdentity } from './http/page-identity.js';
import { servePage } from './modules/sharing/page.js';
import { plainTargetsOnly } from './http/plain-target.js';
import { RateLimits } from './http/rate-limits.js';
import { WideAdapter } from './http/wide-adapter.js';
import { imageOrigins, securityHeaders } from './http/security-headers.js';
import { PageHeads } from './modules/sharing/heads/page-heads.js';
import { serveSiteMap } from './modules/sharing/site-map/serve-site-map.js';
import { SiteMap } from './modules/sharing/site-map/site-map.js';
import { backendModule, type BackendParts } from './backend-module.js';
import { Reactions } from './reactions.js';

/** Largest JSON body in bytes. */
const BODY_LIMIT = 2_000_000;
/** As above, of a guide that is saved: its text may need several bytes a character. */
const GUIDE_BODY_LIMIT = 4_000_000;

const WHOLE: BackendParts = { api: true, live: true, reactions: true };

/** The backend on these ports, whole or in parts, initialised but not listening. Closing it stops its reactions. */
export async function createBackend(ports: BackendPorts, parts = WHOLE): Promise<NestExpressApplication> {
  const runner = new CommandRunner(ports.log, ports.traces);
  const adapter = new WideAdapter(ports.logger);
  const app = await NestFactory.create<NestExpressApplication>(backendModule(ports, runner, parts), adapter, {
    bodyParser: false,
    logger: ['error', 'warn'],
  });
  app.disable('x-powered-by');
  app.set('trust proxy', ports.settings.trustedProxies.length === 0 ? false : [...ports.settings.trustedProxies]);
  app.use(correlate(ports.traces));
  app.use(timing(app.get(LoadFigures)));
  app.use(keepPrivate);
  app.use(plainTargetsOnly);
  app.use(bodyPace(ports.settings.load.bodyMs));
  app.use(refuseShutDoors(ports.settings, app.get(RateLimits).doors, app.get(LoadFigures)));
  app.use(admission(ports.settings, ports.logger, app.get(LoadFigures)));
  app.use(diskRoom(ports.incomingFolder, ports.settings.load.leastFreeBytes));
  if (parts.api) app.use(crossOrigin(ports.settings.corsOrigins));
  const identity = ports.pageFolder === null ? null : pageIdentity(ports.settings);
  const { publicUrl, analyticsUrl, images } = ports.settings;
  const spokenTo = [
    ...(identity === null ? [] : identityOrigins(identity)),
    ...(analyticsUrl === null ? [] : [new URL(analyticsUrl).origin]),
  ];
  app.use(securityHeaders(publicUrl, spokenTo, imageOrigins(images)));
  if (parts.api && ports.identity.handler !== null) app.use('/api/auth', authLimits(app), ports.identity.handler);
  app.use(`/api${routes.updateGuide.path}`, json({ limit: GUIDE_BODY_LIMIT, strict: true }));
  app.use(json({ limit: BODY_LIMIT, strict: true }));
  if (parts.api && ports.pageFolder !== null && identity !== null) {
    const heads = app.get(PageHeads);
    app.use(serveSiteMap(app.get(SiteMap), app.get(RateLimits)));
    app.use(servePage(ports.pageFolder, { identity, analyticsUrl, images }, (asked) => heads.of(asked)));
  }
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  if (parts.live) app.useWebSocketAdapter(new IoAdapter(app));
  await app.init();
  if (parts.reactions) await app.get(Reactions).start();
  return app;
}
