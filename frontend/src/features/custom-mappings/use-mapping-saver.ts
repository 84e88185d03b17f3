import { useState } from 'react';
import { problemText } from '../../shared/api/problem.js';
import { localMappings } from '../../shared/controller/local-choices.js';
import { useLeaveWarning } from '../../shared/lib/use-leave-warning.js';
import { useStore } from '../../shared/store/use-store.js';
import { MappingSaver, type SaveState } from './mapping-saver.js';
import { useSaveMappingsMutation } from './mappings-api.js';

/** Saves the mappings of all games for as long as the page is open, whichever game is shown. */
export function useMappingSaver(userId: string): { readonly saver: MappingSaver; readonly state: SaveState } {
  const [send] = useSaveMappingsMutation();
  const [saver] = useState(
    () =>
      new MappingSaver(async (customMappings) => {
        const result = await send({ userId, customMappings });
        if ('error' in result) return problemText(result.error);
        localMappings.write(customMappings);
        return null;
      }),
  );
  const state = useStore(saver.state);
  useLeaveWarning(state.phase === 'saving');
  return { saver, state };
}
