import { act, cleanup, renderHook } from '@testing-library/react';
import type { RawState } from '../clip-file/raw/raw-job.js';
import type { RawClip } from '../clip-file/raw/use-raw-clip.js';
import { RawJob } from '../clip-file/raw/raw-job.js';
import type { Clip } from '../clip-file/use-clip.js';
import { factsOf } from '../clip-file/clip-facts.js';
import { ClipUpload } from './clip-upload.js';
import type { UploadState } from './upload-state.js';
import { useShareWhenMade } from './use-share-when-made.js';

afterEach(cleanup);

const uploadOf = (file: File): ClipUpload =>
  new ClipUpload({
    ...{ file, kind: 'draft', token: () => Promise.resolve('t') },
    sending: { start: () => () => undefined, terminate: () => Promise.resolve() },
  });
const [sent, cut] = [new File(['raw'], 'a.mov'), new File(['cut'], 'a.mp4')];
const upload = uploadOf(sent);
const rawAt = (state: RawState): RawClip => {
  const ports = {
    ask: () => Promise.reject(new Error('not asked')),
    fetch: () => Promise.reject(new Error('not fetched')),
    hear: () => ({ next: () => Promise.resolve(null), stop: () => undefined }),
    wait: () => Promise.resolve(),
  };
  const job = new RawJob(upload, ports, () => undefined);
  return {
    raw: { file: sent, why: '', drawn: false, part: null },
    upload,
    job,
    state,
    asks: false,
    setAsks: () => undefined,
  };
};
const clip: Clip = { file: cut, src: 'blob:cut', facts: factsOf(null, { durationS: 2, width: 640, height: 360 }) };

function begin() {
  const shared: string[] = [];
  const at = (what: string, given: Partial<Parameters<typeof useShareWhenMade>[0]>) => ({
    ...{ clip: null, raw: null, looking: null, upload, state: { phase: 'idle' } satisfies UploadState },
    share: (whole: ClipUpload) => {
      shared.push(`${what} ${whole.file.name}`);
      return Promise.resolve();
    },
    ...given,
  });
  const first = at('first', { raw: rawAt({ phase: 'cutting', percent: 30, copy: null }) });
  const { result, rerender } = renderHook(useShareWhenMade, { initialProps: first });
  return { shared, at, result, rerender };
}

it('shares what there is when the clip comes, once', async () => {
  const { shared, at, result, rerender } = begin();
  act(() => {
    result.current.share();
  });
  expect([result.current.isThere, result.current.state]).toEqual([true, { phase: 'making', percent: 30 }]);
  rerender(at('later', { raw: rawAt({ phase: 'fetching', copy: null }) }));
  expect(result.current.state).toEqual({ phase: 'making', percent: null });
  // the clip is there before its upload is
  rerender(at('later', { clip }));
  expect([shared, result.current.state.phase]).toEqual([[], 'making']);
  const whole = uploadOf(cut);
  await act(async () => {
    rerender(at('last', { clip, upload: whole }));
    await Promise.resolve();
  });
  rerender(at('again', { clip, upload: uploadOf(cut) }));
  expect([shared, result.current.state.phase]).toEqual([['last a.mp4'], 'idle']);
});

it('waits for a file that is looked at, and shares it, and never the clip before it', async () => {
  const { shared, at, result, rerender } = begin();
  const [next, refused] = [new File(['next'], 'next.mp4'), new File(['no'], 'no.mp4')];
  const old = { clip, upload: uploadOf(cut) };
  rerender(at('first', { ...old, looking: next }));
  act(() => {
    result.current.share();
  });
  expect([shared, result.current.state.phase]).toEqual([[], 'making']);
  await act(async () => {
    rerender(at('second', { clip: { ...clip, file: next }, upload: uploadOf(next) }));
    await Promise.resolve();
  });
  expect([shared, result.current.state.phase]).toEqual([['second next.mp4'], 'idle']);

  rerender(at('third', { ...old, looking: refused }));
  act(() => {
    result.current.share();
  });
  rerender(at('fourth', old));
  rerender(at('fifth', { clip: { ...clip, file: next }, upload: uploadOf(next) }));
  expect([shared, result.current.state.phase]).toEqual([['second next.mp4'], 'idle']);
});

it('shares nothing by itself once that was called off, or while there is nothing of a clip', () => {
  const { shared, at, result, rerender } = begin();
  act(() => {
    result.current.share();
  });
  act(() => {
    result.current.stopWaiting();
  });
  expect(result.current.state.phase).toBe('idle');
  rerender(at('later', { clip, upload: uploadOf(cut) }));
  expect(shared).toEqual([]);
  act(() => {
    result.current.share();
  });
  expect(shared).toEqual(['later a.mp4']);
  rerender(at('sending', { raw: rawAt({ phase: 'sending' }) }));
  expect(result.current.isThere).toBe(false);
});
