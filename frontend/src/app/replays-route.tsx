import { draftPath } from '../features/create-combo/drafts/draft-path.js';
import { draftsOfCombos } from '../features/create-combo/replay/draft-of-combo.js';
import { ReplaysPage } from '../features/replays/replays-page.js';

/** The own replays; what is made of them goes on in the editor. */
export const ReplaysRoute = () => (
  <ReplaysPage
    onMake={async (userId, combos) => {
      const [first = ''] = await draftsOfCombos(userId, combos);
      return draftPath(first);
    }}
  />
);
