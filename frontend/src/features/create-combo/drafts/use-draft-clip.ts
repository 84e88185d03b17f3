import { useCallback, useEffect, useRef } from 'react';
import { usePastedFile } from '../../../shared/lib/use-pasted-file.js';
import type { RawPart } from '../clip-file/raw/raw-job.js';
import { useRawClip } from '../clip-file/raw/use-raw-clip.js';
import { useClip, type RefusedFile } from '../clip-file/use-clip.js';
import { useClipCheck } from '../upload/use-clip-check.js';
import { useClipUpload } from '../upload/use-clip-upload.js';
import { useWhatUploadsNeed } from '../upload/use-what-uploads-need.js';
import type { DraftKeeper } from './draft-keeper.js';
import type { LoadedDraft } from './load-draft.js';

/**
 * The clip of a draft: looked at, kept with the draft, and uploaded from the moment it is chosen. The draft's own clip
 * is there again after a reload, and its upload goes on where it was.
 */
export function useDraftClip(keeper: DraftKeeper, { file, uploadUrl, fromPhone }: LoadedDraft) {
  useWhatUploadsNeed();
  const { choose: look, haveCut: cutRefused, clear, raw: rawFile, ...held } = useClip();
  /** Clips that the server has made, with what they were cut out of. */
  const cuts = useRef(new WeakMap<File, File>());
  // another file must not be added to the bytes of the draft's own
  const isOwn = file !== null && (held.clip?.file ?? rawFile?.file) === file;
  const upload = useClipUpload(held.clip?.file ?? rawFile?.file ?? null, {
    ...{ userId: keeper.userId, kind: 'draft', draftId: keeper.id },
    ...{ url: isOwn ? uploadUrl : null, fromPhone: isOwn && fromPhone },
    sentAs: (clip) => cuts.current.get(clip) ?? null,
    onUrl: (url) => {
      keeper.change({ uploadUrl: url, fromPhone: false });
      // A reload that comes at once shall find it.
      void keeper.flush();
    },
  });
  useEffect(() => {
    if (file !== null) void look(file, uploadUrl === null ? 'chosen' : 'sent');
  }, [file, uploadUrl, look]);

  /** A file that cannot be the clip leaves the last one in place. */
  const choose = useCallback(
    async (chosen: File) => {
      const facts = await look(chosen);
      if (facts !== null) await keeper.putClip(chosen);
      return facts === 'raw' ? null : facts;
    },
    [keeper, look],
  );
  /** Has the server cut what this page gave up. */
  const haveCut = useCallback(
    async (given: RefusedFile, part: RawPart) => {
      if (await cutRefused(given, part)) await keeper.putClip(given.file);
    },
    [keeper, cutRefused],
  );
  const raw = useRawClip(keeper.userId, rawFile, upload, (clip, from) => {
    cuts.current.set(clip, from);
    const sent = { uploadUrl: upload?.url ?? null, fromPhone: upload?.fromPhone ?? false };
    void look(clip, 'made').then(async (facts) => {
      if (facts === null) return;
      await keeper.putClip(clip);
      keeper.change(sent);
      await keeper.flush();
    });
  });
  const wrong = useClipCheck(keeper.userId, held.clip === null ? null : upload);
  /** Takes the clip away, here and, unless a phone has sent it, on the server. */
  const remove = useCallback(() => {
    clear();
    void keeper.putClip(null);
  }, [keeper, clear]);
  usePastedFile((pasted) => {
    // what lies over the page, such as sharing it, is not about another clip
    if (document.querySelector('[role=dialog]') === null) void choose(pasted);
  });
  return { ...held, raw, upload, wrong, choose, haveCut, remove };
}
export type DraftClip = ReturnType<typeof useDraftClip>;
