import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BackendPorts } from '../backend-ports.js';
import { PORTS } from '../tokens.js';

/** Tells the operator's tools the truth. */
@Controller('health')
export class HealthController {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'parked' | 'watched'>) {}

  @Get('live')
  live(): object {
    return { status: 'live' };
  }

  /** 503 exactly while something is down, waits, is too far behind or parked; `without` says what it goes on without. `parked` is told where the views are kept. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<object> {
    const faults = await this.ports.watched.faults();
    const parked = this.ports.parked()?.map(({ projection, stream, reason }) => ({ projection, stream, reason }));
    if (faults.length > 0) response.status(503);
    const status = faults.length > 0 ? 'not ready' : 'ready';
    const without = this.ports.watched.without();
    return { status, faults, without, ...(parked === undefined ? {} : { parked }) };
  }
}
