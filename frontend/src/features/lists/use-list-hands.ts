import { useMemo } from 'react';
import { problemText } from '../../shared/api/problem.js';
import { toast } from '../../shared/ui/toast.js';
import type { ListHands } from './list-cards.js';
import {
  useAddToListMutation,
  useMoveInListMutation,
  useRemoveFromListMutation,
} from '../../entities/lists/lists-api.js';
import { t } from './texts.js';

/** Moves combos of a list and takes them out: shown at once, sent one after the other, told when refused. */
export function useListHands(listId: string): ListHands {
  const [move] = useMoveInListMutation();
  const [remove] = useRemoveFromListMutation();
  const [add] = useAddToListMutation();
  return useMemo(() => {
    const send = async (work: Promise<{ readonly error?: unknown }>): Promise<boolean> => {
      const { error } = await work;
      if (error !== undefined) toast.error(t('theListWasNotChanged', { problem: problemText(error) }));
      return error === undefined;
    };
    return {
      move: (comboId, to) => void send(move({ listId, comboId, to })),
      remove: async ({ _id: comboId, name }, at) => {
        if (!(await send(remove({ listId, comboId })))) return;
        toast.message(t('wasTakenOutOfThe', { name }), {
          label: t('undo'),
          run: () => void send(add({ listId, comboId, at })),
        });
      },
    };
  }, [listId, move, remove, add]);
}
