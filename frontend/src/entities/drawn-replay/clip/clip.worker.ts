import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import words from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { ConvertRefused, type ConvertProblem } from '../../../shared/convert/convert-error.js';
import type { ReplayScene } from '@combolab/drawn-replay';
import { encodeClip, type EncodedClip } from './encode-clip.js';

/** What the worker tells: how far it is (0 to 1), and at last the clip, why there is none, or that it cannot make any here. */
export type ClipNews =
  | { readonly done: number }
  | { readonly clip: EncodedClip }
  | { readonly refused: ConvertProblem }
  | { readonly unable: true };

const tell = (news: ClipNews, transfer: Transferable[] = []) => {
  self.postMessage(news, { transfer });
};

/** Words are drawn in the page's own letters, which a worker has to load for itself. Without them it has others. */
async function loadLetters(): Promise<void> {
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  const faces = [
    new FontFace('Geist Variable', `url(${words})`, { weight: '100 900' }),
    new FontFace('Geist Mono Variable', `url(${mono})`, { weight: '100 900' }),
  ];
  for (const face of faces) fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}

async function draw(scene: ReplayScene): Promise<void> {
  if (typeof OffscreenCanvas === 'undefined' || typeof VideoEncoder === 'undefined') {
    tell({ unable: true });
    return;
  }
  await loadLetters();
  let told = 0;
  const clip = await encodeClip(new OffscreenCanvas(1, 1), scene, (done) => {
    if (Math.floor(done * 100) === told) return;
    told = Math.floor(done * 100);
    tell({ done });
  });
  tell({ clip }, [clip.bytes]);
}

self.addEventListener('message', ({ data }: MessageEvent<ReplayScene>) => {
  draw(data).catch((error: unknown) => {
    tell({ refused: error instanceof ConvertRefused ? error.problem : 'notDrawn' });
  });
});
