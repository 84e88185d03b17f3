import { NotebookPen, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { problemStatus, problemText } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useGuidesOfQuery } from '../../entities/guides/guides-api.js';
import { undoDeletion } from '../../shared/deleting/delete-later.js';
import { deletions } from '../../shared/deleting/deletions.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { toast } from '../../shared/ui/toast.js';
import styles from './guide-editor.module.css';
import { GuideEditor } from './guide-editor.js';
import { GuideEditorGhost } from './guide-editor-ghost.js';
import { GuideList } from './guide-list.js';
import { useCreateGuideMutation, useGuideToWriteQuery } from './writing-api.js';
import { t } from './texts.js';

/** The own guides and the one that is written; `/guide/default` leads to the first draft, else to the first published one. */
export function GuideEditorPage() {
  const { guideId = 'default' } = useParams();
  const { userId } = useAuth();
  const me = userId ?? '';
  const {
    data: all,
    error,
    isFetching,
    refetch,
  } = useGuidesOfQuery({ authorId: me, viewerId: me }, { refetchOnMountOrArgChange: true });
  const going = useChoice(deletions);
  const isGone = (id: string) => going.some((each) => each.kind === 'guide' && each.id === id);
  const guides = all?.filter(({ _id }) => !isGone(_id));
  const [create, { isLoading: creating }] = useCreateGuideMutation();
  const [titled, setTitled] = useState<{ readonly guideId: string; readonly title: string } | null>(null);
  const navigate = useNavigate();
  const { keyFor, done } = useIntentionKey();
  const late = useDelayed(guides === undefined);
  useTitle(t('yourGuides'));
  useEffect(startLive, []);
  const begin = async () => {
    const { data, error: problem } = await create({ idempotencyKey: keyFor('draft') });
    if (problem !== undefined) {
      toast.error(t('noDraftWasCreated', { problemText: problemText(problem) }));
      return;
    }
    done();
    await navigate(`/guide/${data._id}`);
  };
  if (guides === undefined && error !== undefined && !isFetching)
    return (
      <main className={styles.alone}>
        <ErrorNotice headline title={t('yourGuidesCouldNotBe')} error={error} onRetry={() => void refetch()} />
      </main>
    );
  const chosen = guides?.find(({ metaData }) => !metaData.isPublished) ?? guides?.[0];
  if (guideId === 'default' && chosen !== undefined && !isFetching)
    return <Navigate to={`/guide/${chosen._id}`} replace />;
  return (
    <div className={styles.page}>
      <GuideList
        guides={guides ?? null}
        {...{ guideId, creating, late }}
        title={titled?.guideId === guideId ? titled.title : null}
        onCreate={() => void begin()}
      />
      {guides === undefined || (guideId === 'default' && chosen !== undefined) ? (
        <GuideEditorGhost late={late} />
      ) : guideId === 'default' ? (
        <main className={styles.alone}>
          <Notice
            headline
            title={t('writeYourFirstGuide')}
            icon={<NotebookPen size={28} strokeWidth={1.5} aria-hidden />}
            actions={
              <Button look="primary" disabled={creating} onClick={() => void begin()}>
                {t('createADraft')}
              </Button>
            }
          >
            {t('explainInYourOwnWords')}
          </Notice>
        </main>
      ) : isGone(guideId) ? (
        <GoingGuide guideId={guideId} />
      ) : (
        <OpenGuide
          key={guideId}
          guideId={guideId}
          onTitle={(title) => {
            setTitled({ guideId, title });
          }}
        />
      )}
    </div>
  );
}

/** Whoever comes to a guide in its last minute writes nothing that would be lost with it. */
function GoingGuide({ guideId }: { readonly guideId: string }) {
  return (
    <main className={styles.alone}>
      <Notice
        headline
        title={t('thisGuideIsDeleted')}
        icon={<Trash2 size={28} strokeWidth={1.5} aria-hidden />}
        actions={
          <Button
            onClick={() => {
              undoDeletion({ kind: 'guide', id: guideId });
            }}
          >
            {t('undo')}
          </Button>
        }
      >
        {t('forAMinuteItCan')}
      </Notice>
    </main>
  );
}

function OpenGuide({ guideId, onTitle }: { readonly guideId: string; readonly onTitle: (title: string) => void }) {
  const { userId } = useAuth();
  const { data, error, isFetching, refetch } = useGuideToWriteQuery(guideId, { refetchOnMountOrArgChange: true });
  // an answer from before may be older than what was saved since
  const [fresh, setFresh] = useState(false);
  if (!fresh && data !== undefined && !isFetching) setFresh(true);
  const late = useDelayed(!fresh);
  if (fresh && data !== undefined && data.authorId === userId) return <GuideEditor guide={data} onTitle={onTitle} />;
  if (isFetching) return <GuideEditorGhost late={late} />;
  return (
    <main className={styles.alone}>
      {error !== undefined && ![400, 404].includes(problemStatus(error) ?? 0) ? (
        <ErrorNotice headline title={t('theGuideCouldNotBe')} error={error} onRetry={() => void refetch()} />
      ) : (
        <GoneNotice title={t('thereIsNoSuchGuide')} to="/guide/default" way={t('yourGuides')}>
          {t('itMayHaveBeenDeleted')}
        </GoneNotice>
      )}
    </main>
  );
}
