import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BackendPorts } from '../backend-ports.js';
import { PORTS } from '../tokens.js';

/** Tells the operator's tools the truth. */
@Controller('health')
export class HealthController {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

  @Get('live')
  live(): object {
    return { status: 'live' };
  }

  /** 503 exactly while something that requests need is down. */
  @Get('ready')
  ready(@Res({ passthrough: true }) response: Response): object {
    const faults = this.ports.faults();
    const parked = this.ports.parked().map(({ projection, stream, reason }) => ({ projection, stream, reason }));
    if (faults.length > 0) response.status(503);
    return { status: faults.length > 0 ? 'not ready' : 'ready', faults, parked };
  }
}
