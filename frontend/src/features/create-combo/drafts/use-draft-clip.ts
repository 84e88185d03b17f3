import { useCallback, useEffect } from 'react';
import { useClip } from '../clip-file/use-clip.js';
import { usePastedFile } from '../clip-file/use-pasted-file.js';
import { useClipUpload } from '../upload/use-clip-upload.js';
import type { DraftKeeper } from './draft-keeper.js';
import type { LoadedDraft } from './load-draft.js';

/**
 * The clip of a draft: looked at, kept with the draft, and uploaded from the moment it is chosen. The draft's own clip
 * is there again after a reload, and its upload goes on where it was.
 */
export function useDraftClip(keeper: DraftKeeper, { file, uploadUrl }: LoadedDraft) {
  const { choose: look, clear, ...held } = useClip();
  const upload = useClipUpload(held.clip?.file ?? null, {
    kind: 'draft',
    // of the draft's own file only: another one must not be added to its bytes
    url: file !== null && held.clip?.file === file ? uploadUrl : null,
    onUrl: (url) => {
      keeper.change({ uploadUrl: url });
    },
  });
  useEffect(() => {
    if (file !== null) void look(file);
  }, [file, look]);

  /** A file that cannot be the clip leaves the last one in place. */
  const choose = useCallback(
    async (chosen: File) => {
      const facts = await look(chosen);
      if (facts !== null) await keeper.putClip(chosen);
      return facts;
    },
    [keeper, look],
  );
  /** Takes the clip away, here and on the server. */
  const remove = useCallback(() => {
    clear();
    void keeper.putClip(null);
  }, [keeper, clear]);
  usePastedFile((pasted) => void choose(pasted));
  return { ...held, upload, choose, remove };
}
export type DraftClip = ReturnType<typeof useDraftClip>;
