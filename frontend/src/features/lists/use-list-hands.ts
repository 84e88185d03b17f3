import { useMemo, useRef } from 'react';
import type { ComboCard, ComboList } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useSharedDispatch } from '../../shared/state.js';
import { toast } from '../../shared/ui/toast.js';
import type { ListHands } from './list-cards.js';
import { refreshList, useAddToListMutation, useMoveInListMutation, useRemoveFromListMutation } from './lists-api.js';

/** Moves combos of a list and takes them out: shown at once, sent one after the other, told when refused. */
export function useListHands(list: ComboList, cards: readonly ComboCard[]): ListHands {
  const { _id: listId, numCombos } = list;
  const [move] = useMoveInListMutation();
  const [remove] = useRemoveFromListMutation();
  const [add] = useAddToListMutation();
  const dispatch = useSharedDispatch();
  const sending = useRef(Promise.resolve());
  // places on pages that are not here yet have moved too
  const partial = cards.length < numCombos;
  return useMemo(() => {
    const send = (work: () => Promise<{ readonly error?: unknown }>) => {
      const sent = work();
      sending.current = sending.current.then(async () => {
        const { error } = await sent;
        if (error !== undefined) toast.error(`The list was not changed. ${problemText(error)}`);
        if (error !== undefined || partial) dispatch(refreshList(listId));
      });
    };
    return {
      move: (comboId, to) => {
        send(() => move({ listId, comboId, to }));
      },
      remove: ({ _id: comboId, name }, at) => {
        send(async () => {
          const removed = await remove({ listId, comboId });
          if (removed.error === undefined)
            toast.message(`${name} was taken out of the list`, {
              label: 'Undo',
              run: () => {
                send(() => add({ listId, comboId, at }));
              },
            });
          return removed;
        });
      },
    };
  }, [listId, partial, move, remove, add, dispatch]);
}
