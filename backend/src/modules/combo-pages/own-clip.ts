import { ComboAdded, decodeEvent, PreviewReady, streams, type RecordedEvent } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { fileAddress } from '../files/file-address.js';

/** Keys of every file in which the clip was ever played. */
const playedKeys = (events: readonly RecordedEvent[]): (string | null)[] =>
  events.flatMap((event) => {
    if (event.type === ComboAdded.type) return [decodeEvent(ComboAdded, event).data.video.playableKey];
    if (event.type !== PreviewReady.type) return [];
    return decodeEvent(PreviewReady, event).data.renditions.map(({ key }) => key);
  });

/** Whether a combo's own clip is, or once was, answered at this address, with or without the site's origin. */
export async function isOwnClip(
  { log, settings: { publicUrl } }: Pick<BackendPorts, 'log' | 'settings'>,
  comboId: string,
  address: string,
): Promise<boolean> {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  const keys = playedKeys(await log.readStream(streams.combo(comboId)));
  return keys.some((key) => key !== null && fileAddress(key) === path);
}
