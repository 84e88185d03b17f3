import { parseArgs } from 'node:util';

export const ROLES = ['api', 'projector', 'live', 'relay'] as const;
export type Role = (typeof ROLES)[number];

export const HELP = `node bundle/backend.js [--role=api,projector,live,relay] [--page=folder]

One process of the distributed set: one, some or all (standard) of the roles.
  api        commands, queries, files and the page
  projector  keeps the read models; turns facts into preview jobs
  live       the sockets of viewers
  relay      brings commits to Kafka
  --page     folder of the built page that api serves; none without it`;

export interface ProcessOptions {
  readonly roles: ReadonlySet<Role>;
  readonly pageFolder: string | null;
}

/** null asks for help. @throws Error in words */
export function parseProcessOptions(args: readonly string[]): ProcessOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      role: { type: 'string', multiple: true, default: [...ROLES] },
      page: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const asked = values.role.flatMap((each) => each.split(','));
  const unknown = asked.find((each) => !ROLES.includes(each as Role));
  if (unknown !== undefined) throw new Error(`there is no role '${unknown}'; there are ${ROLES.join(', ')}`);
  return { roles: new Set(asked as Role[]), pageFolder: values.page ?? null };
}
