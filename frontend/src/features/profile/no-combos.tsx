import { Link } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';

/** Stands where nothing is shared yet. Its owner is asked to create, on a desktop; whoever visits can do nothing about it. */
export function NoCombos({ own }: { readonly own: boolean }) {
  const mobile = useIsMobile();
  if (!own)
    return (
      <Notice
        title="This player has not shared a combo yet"
        actions={
          <Link to="/results" className={buttonClass()}>
            Browse combos
          </Link>
        }
      />
    );
  return (
    <Notice
      title="No combos yet. Create one with our fancy combo analyzer"
      {...(!mobile && {
        actions: (
          <Link to="/test/test" className={buttonClass({ look: 'primary' })}>
            Create a combo
          </Link>
        ),
      })}
    />
  );
}
