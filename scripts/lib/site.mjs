import { programOf } from './bundle.mjs';

/** Gateways serve the page, the API and sockets; the second listens one port above. */
const gateway = (name, port) => ({
  name,
  args: [programOf('backend'), '--role=api,live', '--page=frontend/dist-web'],
  env: { PORT: String(port) },
});

/**
 * The processes of a site on one machine: two gateways and one each of the others. Commands are relative to the
 * checkout; health ports are free ones, because all share one machine.
 */
export function processesOf(port) {
  const processes = [
    gateway('api-1', port),
    gateway('api-2', port === 0 ? 0 : port + 1),
    { name: 'projector', args: [programOf('backend'), '--role=projector'] },
    { name: 'relay', args: [programOf('backend'), '--role=relay'] },
    { name: 'search-indexer', args: [programOf('search-indexer')] },
    { name: 'preview-worker', args: [programOf('preview-worker')] },
  ];
  return processes.map(({ env = {}, ...rest }) => ({ ...rest, env: { HEALTH_PORT: '0', ...env } }));
}
