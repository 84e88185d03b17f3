import { setTimeout as delay } from 'node:timers/promises';
import { openDistributedPorts } from '@combolab/backend/process';
import { createLogger, Opened } from '@combolab/platform';
import type { NamedSite } from './site-commands.js';
import { verifySite } from './verify-site.js';

/** The index follows the views a little later: what disagrees for longer than this, in ms, is a finding. */
const FOLLOWS_MS = 15_000;
const LOOK_MS = 250;

/** @throws Error that lists the findings, when there are any */
export async function verified({ settings, engines }: NamedSite): Promise<string> {
  await using opened = new Opened();
  const logger = createLogger(settings, { process: 'verify' });
  const { ports } = await openDistributedPorts(settings, engines, { logger, opened, pageFolder: null });
  let findings = await verifySite(ports);
  for (const until = Date.now() + FOLLOWS_MS; findings.length > 0 && Date.now() < until;) {
    await delay(LOOK_MS);
    findings = await verifySite(ports);
  }
  if (findings.length === 0) return 'Everything agrees with the log.';
  throw new Error(`${String(findings.length)} finding${findings.length === 1 ? '' : 's'}:\n${findings.join('\n')}`);
}
