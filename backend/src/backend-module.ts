import type { DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { APP_FILTER } from '@nestjs/core';
import type { BackendPorts } from './backend-ports.js';
import { Acknowledge } from './commands/acknowledge.js';
import { CommandRunner } from './commands/command-runner.js';
import { HealthController } from './health/health.controller.js';
import { ConnectionGrace } from './http/load/connection-grace.js';
import { LoadFigures } from './http/load/load-figures.js';
import { ProblemFilter } from './http/problem.filter.js';
import { LIMITED, RateLimits } from './http/rate-limits.js';
import { LiveGateway } from './live/live-gateway.js';
import { modulesOf } from './manifest/noun-module.js';
import { Reactions } from './reactions.js';
import { SERVED } from './served.js';
import { PORTS } from './tokens.js';

class BackendModule {}
class CoreModule {}

/** What one process serves; health is always there. */
export interface BackendParts {
  /** Commands, queries, files and the page. */
  readonly api: boolean;
  /** The sockets of viewers. */
  readonly live: boolean;
  /** Turns facts into preview jobs and notifications, and outcomes of jobs into facts. */
  readonly reactions: boolean;
}

/** What every noun is given without asking. */
function coreModule(ports: BackendPorts, runner: CommandRunner): DynamicModule {
  const figures = new LoadFigures(LIMITED);
  return {
    module: CoreModule,
    global: true,
    providers: [
      { provide: PORTS, useValue: ports },
      { provide: CommandRunner, useValue: runner },
      { provide: LoadFigures, useValue: figures },
      { provide: RateLimits, useValue: new RateLimits(ports.settings, ports.rateLimits, figures) },
      { provide: APP_FILTER, useClass: ProblemFilter },
      Acknowledge,
      ConnectionGrace,
    ],
    exports: [PORTS, CommandRunner, LoadFigures, RateLimits, Acknowledge],
  };
}

/** The parts of the web server that a process has. */
export function backendModule(ports: BackendPorts, runner: CommandRunner, parts: BackendParts): DynamicModule {
  return {
    module: BackendModule,
    imports: [CqrsModule.forRoot(), coreModule(ports, runner), ...modulesOf(SERVED, parts.api)],
    controllers: [HealthController],
    providers: [...(parts.live ? [LiveGateway] : []), ...(parts.reactions ? [Reactions] : [])],
  };
}
