import type { ControllerType, CustomMappings, OwnUser } from '@combolab/contracts';
import { useState } from 'react';
import { updateMe } from '../../shared/auth/me-api.js';
import { changesInputs, readMapping, type Mapping } from '../../shared/controller/mapping.js';
import { useSharedDispatch } from '../../shared/state.js';
import { withMapping } from './mapping-edits.js';
import type { MappingSaver } from './mapping-saver.js';

const sameMapping = (a: Mapping, b: Mapping): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => a[key as keyof Mapping] === b[key as keyof Mapping],
  );

/** The own mapping of a game and controller; every change is shown and saved at once, and can be undone. */
export function useMappings(me: OwnUser, saver: MappingSaver, gameId: string, code: ControllerType) {
  const dispatch = useSharedDispatch();
  const [past, setPast] = useState<readonly CustomMappings[]>([]);
  const all = me.customMappings;
  const mapping = readMapping(all[gameId]?.[code]);
  const store = (customMappings: CustomMappings) => {
    dispatch(
      updateMe(me._id, (own) => {
        own.customMappings = customMappings;
      }),
    );
    saver.save(customMappings);
  };
  return {
    mapping,
    mapped: changesInputs(mapping),
    canUndo: past.length > 0,
    change: (next: Mapping) => {
      if (sameMapping(mapping, next)) return;
      setPast([...past, all]);
      store(withMapping(all, gameId, code, next));
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      store(before);
    },
  };
}
