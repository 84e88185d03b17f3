import { findCombos } from '../../../entities/replay/read-replay.js';
import { fileWith } from '../../../entities/replay/testing/file-with.js';
import { SAMPLE_GAME } from '../../../entities/replay/testing/sample-game.js';
import { writeReplay, type WrittenReplay } from '../../../entities/replay/testing/slp-writer.js';
import type { ShelvedReplay } from '../reading/shelf.js';

/** A replay that was read: the sample game, changed as said. */
export function shelved(name: string, game: Partial<WrittenReplay> = {}): ShelvedReplay {
  const bytes = writeReplay({ ...SAMPLE_GAME, ...game });
  return { file: fileWith(bytes, name), found: findCombos(bytes) };
}
