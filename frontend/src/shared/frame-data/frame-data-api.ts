import type { AboutFrames, FighterFrames } from '@combolab/contracts/frame-data';
import { baseApi } from '../api/base-api.js';
import type { ApiError } from '../api/problem.js';

/** The frame data of a game. */
export interface FrameData {
  readonly about: AboutFrames;
  /** In the order of the list. */
  readonly fighters: readonly FighterFrames[];
}

const OFFLINE: ApiError = { kind: 'offline' };

async function fetchJson<T>(file: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/frame-data/ssbu/${file}.json`, { signal });
  if (!answer.ok) throw new Error(`${file}: ${String(answer.status)}`);
  return (await answer.json()) as T;
}

async function found<T>(data: Promise<T>): Promise<{ data: T } | { error: ApiError }> {
  try {
    return { data: await data };
  } catch {
    return { error: OFFLINE };
  }
}

async function fetchAll(signal: AbortSignal): Promise<FrameData> {
  const about = await fetchJson<AboutFrames>('about', signal);
  return { about, fighters: await Promise.all(about.fighters.map((slug) => fetchJson<FighterFrames>(slug, signal))) };
}

const KEPT = { keepUnusedDataFor: 3600 };

/** Checked against its schema when the site is built. */
const frameDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All fighters there is frame data of. */
    frameData: build.query<FrameData, undefined>({ queryFn: (_, { signal }) => found(fetchAll(signal)), ...KEPT }),
    /** Of whom there is frame data. */
    aboutFrames: build.query<AboutFrames, undefined>({
      queryFn: (_, { signal }) => found<AboutFrames>(fetchJson('about', signal)),
      ...KEPT,
    }),
    /** The frame data of one fighter, by a slug that {@link AboutFrames} names. */
    fighterFrames: build.query<FighterFrames, string>({
      queryFn: (slug, { signal }) => found<FighterFrames>(fetchJson(slug, signal)),
      ...KEPT,
    }),
  }),
});

export const { useAboutFramesQuery, useFighterFramesQuery, useFrameDataQuery } = frameDataApi;
