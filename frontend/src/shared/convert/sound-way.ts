import { canEncodeAudio, NON_PCM_AUDIO_CODECS, Quality, type ConversionAudioOptions, type Input } from 'mediabunny';
import { formatOf, type EncodeWay } from './encode-way.js';

/** What becomes of the sound of a file. */
export interface SoundWay {
  readonly fate: 'none' | 'kept' | 'left out';
  readonly options: ConversionAudioOptions;
}

const LEFT_OUT: ConversionAudioOptions = { discard: true };
/** As the server makes it; Opus knows no other rate. */
const STEREO = { numberOfChannels: 2, sampleRate: 48_000 };
/** Bits a second of sound that is encoded anew. */
const BITRATE = 128_000;

/**
 * How a new file keeps the sound of the old one. Packed sound that the container takes is copied, so AAC stays AAC in an
 * mp4, also where the browser cannot encode it. Anything else becomes Opus, whose header tells players how much of its
 * start to skip: so it stays on its frame, which AAC from browsers does not promise. AAC comes where there is no Opus.
 */
export async function soundWay(input: Input, way: EncodeWay): Promise<SoundWay> {
  const track = await input.getPrimaryAudioTrack();
  if (track === null) return { fate: 'none', options: LEFT_OUT };
  const taken = formatOf(way).getSupportedAudioCodecs();
  const codec = await track.getCodec();
  const isPacked = codec !== null && (NON_PCM_AUDIO_CODECS as readonly string[]).includes(codec);
  if (isPacked && taken.includes(codec)) return { fate: 'kept', options: {} };
  if (await track.canDecode()) {
    for (const wanted of ['opus', 'aac'] as const) {
      const quality = new Quality({ bitrate: BITRATE });
      if (taken.includes(wanted) && (await canEncodeAudio(wanted, { ...STEREO, quality })))
        return { fate: 'kept', options: { ...STEREO, codec: wanted, quality, forceTranscode: true } };
    }
  }
  return { fate: 'left out', options: LEFT_OUT };
}
