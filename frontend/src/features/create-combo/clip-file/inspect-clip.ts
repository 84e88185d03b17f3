import { isSceneFile } from '@combolab/drawn-replay/scene-file';
import { factsOf, lengthOf, type ClipFacts, type PlayedClip, type ReadClip } from './clip-facts.js';
import {
  decodeProblem,
  lengthProblem,
  nameProblem,
  NO_PICTURES,
  playProblem,
  sidesProblem,
  sizeProblem,
  SNIFFED_BYTES,
  startProblem,
  TO_BE_DRAWN,
  type ClipProblem,
} from './clip-types.js';
import { probeVideo } from './probe-video.js';
import { t } from '../texts.js';

/** Ways to look into a file. */
export interface Looks {
  /** null when it cannot be read; undefined where the reader itself is not there, as without a connection */
  readonly read: (file: Blob) => Promise<ReadClip | null | undefined>;
  /** null when it cannot be played */
  readonly play: (file: Blob) => Promise<PlayedClip | null>;
}

/** The reader is fetched with the first file. Without it the player's word counts. */
const LOOKS: Looks = {
  read: async (file) => {
    const reader = await import('./read-clip.js').catch(() => undefined);
    return reader?.readClip(file);
  },
  play: probeVideo,
};

export type Inspected =
  /** It can be the clip. */
  | { readonly problem: null; readonly facts: ClipFacts; readonly takenApart: boolean }
  /** `facts` are there for one that can be mended, or was read at least. */
  | {
      readonly problem: ClipProblem;
      readonly facts: ClipFacts | null;
      /** As far as the page can tell, it can decode the file: a part of it can be made a clip of here. */
      readonly takenApart: boolean;
    };

const no = (problem: ClipProblem): Inspected => ({ problem, facts: null, takenApart: false });

/** Looks at a file in the page, before any byte is sent. The server looks again. */
export async function inspectClip(file: File, looks: Looks = LOOKS): Promise<Inspected> {
  const byName = nameProblem(file);
  if (byName !== null) return no(byName);
  try {
    const bytes = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
    if (isSceneFile(bytes)) return no(TO_BE_DRAWN);
    const start = startProblem(bytes);
    if (start !== null) return no(start);
  } catch {
    return no({
      text: t('thisFileCannotBeRead'),
      mendable: false,
      raw: false,
    });
  }
  const [found, played] = await Promise.all([looks.read(file), looks.play(file)]);
  const read = found ?? null;
  const unplayable = (codec: string | null): Inspected => {
    const facts = read === null ? null : factsOf(read, null);
    const inVain = facts === null ? null : decodeProblem(facts.width, facts.height, facts.fps);
    return { problem: inVain ?? playProblem(codec), facts, takenApart: false };
  };
  if (played === null) return unplayable(read?.decodable === false ? read.codec : null);
  // pictures that are there but cannot be shown have a codec
  if (played.width === 0) return found === null ? no(NO_PICTURES) : unplayable(read?.codec ?? null);
  const facts = factsOf(read, played);
  const problem =
    sizeProblem(file.size) ?? lengthProblem(lengthOf(read, played)) ?? sidesProblem(facts.width, facts.height);
  const takenApart = read?.decodable === true;
  return problem === null ? { problem, facts, takenApart } : { problem, facts, takenApart };
}
