import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { openClip } from '../../../shared/convert/encode-way.js';
import { codecName } from './clip-types.js';
import type { ReadClip } from './clip-facts.js';

/** Of a file that is to be cut anyway only so many pictures are looked at. */
const LOOKED_AT = 3600;
/** A clip that says it is longer is not read to its end, in s. */
const READ_WHOLE_S = 90;

async function pictureTimes(track: InputVideoTrack, most: number) {
  const starts: number[] = [];
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    starts.push(packet.timestamp);
    end = Math.max(end, packet.timestamp + packet.duration);
    if (starts.length >= most) return { starts, end: null };
  }
  return { starts, end };
}

/** Players count from what is shown or heard first; sound before 0 is what decoders need to begin. @param sound both in s */
const delayOf = (pictures: number, sound: number): number => Math.max(0, pictures - Math.max(0, sound));

/** Reads what a file says of itself; null when it is none that can be read. */
export async function readClip(file: Blob): Promise<ReadClip | null> {
  const input = openClip(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return null;
    const saidS = await input.getDurationFromMetadata();
    const most = saidS !== null && saidS <= READ_WHOLE_S ? Infinity : LOOKED_AT * 2;
    const { starts, end } = await pictureTimes(track, most);
    const sound = await input.getPrimaryAudioTrack();
    const firstS = await track.getFirstTimestamp();
    return {
      codec: codecName(await track.getCodec()),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      saidS,
      trueS: end,
      starts: starts.slice(0, LOOKED_AT),
      decodable: await track.canDecode(),
      sound: sound !== null,
      delayS: delayOf(firstS, (await sound?.getFirstTimestamp()) ?? firstS),
    };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
