import { rooms, type ProgressMessage } from '@combolab/contracts';
import { followRoom, startLive } from '../../../shared/live/live-socket.js';

/** Sharing goes on without progress when the live channel takes longer than this, in ms. */
const JOIN_MS = 3000;

/**
 * Follows the progress of an upload. Resolves once the room is joined, so that no message is missed, or when that takes
 * too long: progress is worth a moment, not the upload.
 * @returns stops following
 */
export function followUpload(
  userId: string,
  uploadId: string,
  onProgress: (message: ProgressMessage) => void,
): Promise<() => void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(stop);
    }, JOIN_MS);
    startLive();
    const leave = followRoom(rooms.upload(userId, uploadId), {
      versions: () => ({}),
      onJoined: () => {
        clearTimeout(timer);
        resolve(stop);
      },
      onProgress,
    });
    const stop = (): void => {
      clearTimeout(timer);
      leave();
    };
  });
}
