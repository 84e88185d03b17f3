/** Gateways serve the page, the API and sockets; the second listens one port above. */
const gateway = (name, port) => ({
  name,
  args: ['backend/dist/main.js', '--role=api,live', '--page=frontend/dist-web'],
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
    { name: 'projector', args: ['backend/dist/main.js', '--role=projector'] },
    { name: 'relay', args: ['backend/dist/main.js', '--role=relay'] },
    { name: 'search-indexer', args: ['search-indexer/dist/main.js'] },
    { name: 'preview-worker', args: ['preview-worker/dist/main.js'] },
  ];
  return processes.map(({ env = {}, ...rest }) => ({ ...rest, env: { HEALTH_PORT: '0', ...env } }));
}
