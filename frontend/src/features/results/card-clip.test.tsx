import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { PreviewState } from '@combolab/contracts';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { CardClip } from './card-clip.js';

afterEach(cleanup);
const show = (previewState: PreviewState) => {
  const clip = { thumbnail: null, preview: null, frames: 60, tags: [] };
  const card = {
    _id: 'c',
    characterId: 'ssbu:mario',
    characterIds: ['ssbu:fox'],
    ...clip,
    previewState,
  } as unknown as LiveCard;
  render(<CardClip card={card} near={false} playing={false} playhead={createRef()} />);
};

it.each<[PreviewState, string]>([
  [{ state: 'working', percent: 12.4, stage: 'thumbnail' }, 'Its picture is being made 12%'],
  [{ state: 'working', percent: 40, stage: 'playable' }, 'A first copy is being made 40%'],
  [{ state: 'working', percent: 70 }, 'Preview is being made 70%'],
])('says what is being made, and how far it is: %j', (state, words) => {
  show(state);
  expect(screen.getByText(words)).toBeTruthy();
});
