import { killRunningTools } from '../tools/running-tools.js';

/** Time for tidying up before the process ends anyway, ms. */
const GRACE_MS = 5000;

/**
 * For a child process: when the channel to the parent closes (the parent is gone, by whatever way), every ffmpeg is
 * killed, the returned signal aborts, and the process ends, at the latest after five seconds.
 */
export function exitWithParent(): AbortSignal {
  const controller = new AbortController();
  const onDisconnect = () => {
    controller.abort();
    killRunningTools();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
  };
  if (process.connected) process.once('disconnect', onDisconnect);
  else onDisconnect();
  return controller.signal;
}
