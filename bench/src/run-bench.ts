import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bench } from './harness/figure.js';

/** Every bench by name, loaded only when it is run. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  likes: async () => (await import('./likes/likes.bench.js')).likesBench,
  backup: async () => (await import('./backup/backup.bench.js')).backupBench,
  append: async () => (await import('./append/append.bench.js')).appendBench,
  flips: async () => (await import('./flips/flips.bench.js')).flipsBench,
  search: async () => (await import('./search-figures.js')).searchBench,
  'search-peer': async () => (await import('./search-peer/search-peer.bench.js')).searchPeerBench,
  'search-likes': async () => (await import('./search-likes/search-likes.bench.js')).searchLikesBench,
  'search-open': async () => (await import('./search-open/search-open.bench.js')).searchOpenBench,
  'search-http': async () => (await import('./search-http/search-http.bench.js')).searchHttpBench,
  phrasings: async () => (await import('./phrasings/phrasings.bench.js')).phrasingsBench,
  'search-fuzz': async () => (await import('./search-fuzz/search-fuzz.bench.js')).searchFuzzBench,
  relevance: async () => (await import('./relevance/relevance.bench.js')).relevanceBench,
  'search-exact': async () => (await import('./search-exact/search-exact.bench.js')).searchExactBench,
  upload: async () => (await import('./upload/upload.bench.js')).uploadBench,
  'upload-resume': async () => (await import('./upload-resume/upload-resume.bench.js')).uploadResumeBench,
  preview: async () => (await import('./preview/preview.bench.js')).previewBench,
  'raw-clips': async () => (await import('./raw-clips/raw-clips.bench.js')).rawClipsBench,
  start: async () => (await import('./start/start.bench.js')).startBench,
  'start-large': async () => (await import('./start/start-large.bench.js')).startLargeBench,
  'fan-out': async () => (await import('./fan-out/fan-out.bench.js')).fanOutBench,
  distributed: async () => (await import('./distributed/distributed.bench.js')).distributedBench,
  'distributed-costs': async () => (await import('./distributed/costs/costs.bench.js')).costsBench,
  lesson: async () => (await import('./lesson/lesson.bench.js')).lessonBench,
  recording: async () => (await import('./recording/recording.bench.js')).recordingBench,
  'frame-tool': async () => (await import('./frame-tool/frame-tool.bench.js')).frameToolBench,
  'page-speed': async () => (await import('./page-speed/page-speed.bench.js')).pageSpeedBench,
  'page-frames': async () => (await import('./frames/frames.bench.js')).framesBench,
  'page-editor': async () => (await import('./editor/editor.bench.js')).editorBench,
  'page-guide': async () => (await import('./guide/guide.bench.js')).guideBench,
  'page-finding': async () => (await import('./finding/finding.bench.js')).findingBench,
  recovery: async () => (await import('./recovery/recovery.bench.js')).recoveryBench,
  visitor: async () => (await import('./visitor/visitor.bench.js')).visitorBench,
  versus: async () => (await import('./versus/versus.bench.js')).versusBench,
  'page-replays': async () => (await import('./replays/replays.bench.js')).replaysBench,
  'page-drawn-clips': async () => (await import('./drawn-clips/drawn-clips.bench.js')).drawnClipsBench,
  'written-replays': async () => (await import('./written-replays/written-replays.bench.js')).writtenReplaysBench,
  'page-paint': async () => (await import('./paint/paint.bench.js')).paintBench,
  'page-weight': async () => (await import('./page-weight/page-weight.bench.js')).pageWeightBench,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' } },
  allowPositionals: true,
});
const load = benches[positionals[0] ?? ''];
if (load === undefined || values.out === undefined) {
  console.error(`run-bench <${Object.keys(benches).join('|')}> --out file [--quick]`);
  process.exit(2);
}
const bench = await load();
const results = await bench({ quick: values.quick, rounds: values.quick ? 2 : 5 });
writeFileSync(values.out, JSON.stringify(results));
process.exit(0);
