import type { Server } from 'node:http';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';

/** When the server stops, requests at hand may end; after a while those that have not are cut, half-sent ones too. */
@Injectable()
export class ConnectionGrace implements BeforeApplicationShutdown {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'settings'>,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    if (!server.listening) return;
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, this.ports.settings.load.stopMs);
    server.once('close', () => {
      clearTimeout(cut);
    });
  }
}
