import { findFighter, findGame, slugOf } from '@combolab/contracts';
import type { AboutFrames, FighterFrames, RosterStats } from '@combolab/contracts/frame-data';
import { baseApi } from '../../shared/api/base-api.js';
import { errorOf } from '../../shared/api/error-of.js';
import type { ApiError } from '../../shared/api/problem.js';
import { noteOpened } from '../../shared/offline/opened-data.js';
import { spokenFrames } from './spoken-frames.js';
import type { FrameFiles } from './frame-files.js';

/** The server answered, and not with the file. */
class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(readonly why: ApiError) {
    super(why.kind);
  }
}

/** @throws FileRefused where the server gives another answer, Error for a game without frame data and where nothing answers */
async function fetchJson<T>(gameId: string, file: string, signal: AbortSignal): Promise<T> {
  const folder = findGame(gameId)?.frameData?.folder;
  if (folder === undefined) throw new Error(`${gameId} has no frame data`);
  const path = `${folder}/${file}.json`;
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new FileRefused(await errorOf(answer));
  noteOpened(path);
  return (await answer.json()) as T;
}

async function found<T>(data: Promise<T>): Promise<{ data: T } | { error: ApiError }> {
  try {
    return { data: await data };
  } catch (error) {
    if (error instanceof SyntaxError) return { error: { kind: 'broken', status: 200 } };
    return { error: error instanceof FileRefused ? error.why : { kind: 'offline' } };
  }
}

const KEPT = { keepUnusedDataFor: 3600 };

/** Checked against its schema when the site is built. */
const frameDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of whom there is frame data, by the game's id. */
    aboutFrames: build.query<AboutFrames, string>({
      queryFn: (gameId, { signal }) => found<AboutFrames>(fetchJson(gameId, 'about', signal)),
      ...KEPT,
    }),
    /** Stats of all fighters of a game, by the game's id. */
    rosterStats: build.query<RosterStats, string>({
      queryFn: (gameId, { signal }) => found<RosterStats>(fetchJson(gameId, 'stats', signal)),
      ...KEPT,
    }),
    /** How large the files of a game are, by the game's id. */
    frameFiles: build.query<FrameFiles, string>({
      queryFn: (gameId, { signal }) => found<FrameFiles>(fetchJson(gameId, 'files', signal)),
      ...KEPT,
    }),
    /** The frame data of one fighter that {@link AboutFrames} names, by the fighter's id. */
    fighterFrames: build.query<FighterFrames, string>({
      queryFn: (id, { signal }) => {
        const frames = fetchJson<FighterFrames>(findFighter(id)?.gameId ?? '', slugOf(id), signal);
        return found<FighterFrames>(frames.then((read) => spokenFrames(id, read)));
      },
      ...KEPT,
    }),
  }),
});

export const { useAboutFramesQuery, useFighterFramesQuery, useFrameFilesQuery, useRosterStatsQuery } = frameDataApi;
