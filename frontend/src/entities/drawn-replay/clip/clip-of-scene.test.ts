import { recordedScene } from '@combolab/drawn-replay/testing/recorded-scene';
import { sceneFileOf } from '@combolab/drawn-replay/scene-file';
import { convertWords } from '../../../shared/convert/convert-words.js';
import { clipOfScene } from './clip-of-scene.js';

const scene = recordedScene('falco-samus-battlefield');
const options = { signal: new AbortController().signal, onProgress: () => undefined };

it('gives the scene itself where the browser makes no videos, for the server to draw it', async () => {
  const { file, from, frames } = await clipOfScene(scene, options);
  expect([from, frames, file.name, file.type]).toEqual([
    scene.from,
    scene.to - scene.from + 1,
    'combo.mp4',
    'video/mp4',
  ]);
  expect(file.size).toBe(sceneFileOf(scene).length);
});

it('refuses a scene that is longer than a clip may be, in words', async () => {
  const long = { ...scene, to: scene.from + 3601 };
  const said = await clipOfScene(long, options).then(() => null, convertWords);
  expect(said).toBe('This combo is longer than the 60 seconds that a clip may have.');
});
