import { useEffect, useState } from 'react';
import { compareVersions, rooms, type Guide } from '@combolab/contracts';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { followRoom } from '../../../shared/live/live-socket.js';
import { useSharedDispatch } from '../../../shared/state.js';
import { useStore } from '../../../shared/store/use-store.js';
import { contentOf } from '../model/content.js';
import { resumeGuide } from '../saving/kept-guide.js';
import { serverPorts } from '../saving/server-ports.js';
import { showSaved } from '../writing-api.js';
import { GuideEditing, type EditingState } from './guide-editing.js';

/** The work on a guide, as long as it is open here. What is unsaved stays in this browser. */
export function useGuideEditing(guide: Guide): GuideEditing {
  const { userId } = useAuth();
  const dispatch = useSharedDispatch();
  const guideId = guide._id;
  const [loaded] = useState(guide.versions.guide);
  const [editing] = useState(() => {
    const me = userId ?? '';
    const server = { content: contentOf(guide), version: guide.contentVersion };
    const made = new GuideEditing(resumeGuide(me, guideId, server), (onGuide) =>
      serverPorts({
        userId: me,
        guideId,
        dispatch,
        onGuide,
        onSaved: (saved) => {
          dispatch(showSaved({ authorId: me, viewerId: me }, saved));
        },
      }),
    );
    made.learn(guide);
    return made;
  });
  useEffect(() => {
    const { saver } = editing;
    saver.stay();
    const ended = new AbortController();
    const { signal } = ended;
    const retry = () => {
      saver.retry();
    };
    addEventListener('online', retry, { signal });
    const flush = () => {
      saver.flush();
    };
    addEventListener('pagehide', flush, { signal });
    document.addEventListener('visibilitychange', flush, { signal });
    let joins = 0;
    const leave = followRoom(rooms.guide(guideId), {
      versions: () => ({}),
      onView: (message) => {
        if (message.part !== 'guide') return;
        if (message.deleted === true) saver.deleted();
        else saver.heard(message.contentVersion);
      },
      // what was saved before the room was entered, or while the connection was lost
      onJoined: ({ guide: told }) => {
        const isNewer = told !== undefined && compareVersions(told, loaded) > 0;
        if (joins++ > 0 || isNewer) void saver.look();
      },
    });
    return () => {
      ended.abort();
      leave();
      saver.leave();
    };
  }, [editing, guideId, loaded]);
  return editing;
}

/** What a part of the page shows of the work: only when that is another is the part drawn anew. */
export const useEditing = <T>(editing: GuideEditing, partOf: (state: EditingState) => T): T =>
  useStore(editing.state, partOf);
