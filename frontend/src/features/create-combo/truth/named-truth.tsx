import { findGame, type Tag } from '@combolab/contracts';
import { useDeferredValue, useMemo } from 'react';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { useTrack } from '../editing/use-editing.js';
import { actionsOfTrack } from '../track/actions-of-track.js';
import type { ComboWork } from '../use-combo-work.js';

const TrueRange = lazyPart(() => import('../../../entities/true-combo/true-range.js'), 'TrueRange');

const TRUE_COMBO: Tag = 'True Combo';

/** Where the named moves are true, once somebody attacks somebody in a game with frame data. */
export function NamedTruth({ work: { editing, form, values } }: { readonly work: ComboWork }) {
  const track = useDeferredValue(useTrack(editing));
  const { gameId, attacker, defenders, moves, percentRange, tags } = values;
  const actions = useMemo(() => actionsOfTrack(track), [track]);
  const combo = useMemo(() => ({ gameId, attacker, actions, moves }), [gameId, attacker, actions, moves]);
  if (findGame(gameId)?.frameData == null || attacker === '' || defenders.length === 0) return null;
  return (
    <TrueRange
      combo={combo}
      defenders={defenders}
      claim={percentRange}
      onTrue={
        tags.includes(TRUE_COMBO)
          ? null
          : () => {
              form.setValue('tags', [...tags, TRUE_COMBO], { shouldDirty: true });
            }
      }
      onUse={(range) => {
        form.setValue('percentRange', range, { shouldDirty: true });
      }}
    />
  );
}
