import { ChevronLeft, CircleHelp, Redo2, Undo2 } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ClockProvider } from '../../shared/clip/clock-provider.js';
import { useWholeWindow } from '../../shared/lib/use-whole-window.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { Words } from '../../shared/ui/words.js';
import { askedFields, AskedFields } from './checks/asked-fields.js';
import { isMissing, type Requirement, type VideoState } from './checks/requirements.js';
import { BeforeYouShare } from './checks/before-you-share.js';
import { DetailsForm } from './details-form.js';
import { useEditing } from './editing/use-editing.js';
import styles from './editor-layout.module.css';
import type { StageClip } from './stage/clip-stage.js';
import { NamedTruth } from './truth/named-truth.js';
import { useReadiness, type ComboWork } from './use-combo-work.js';
import { Workspace } from './workspace.js';
import { t } from './texts.js';

interface Props {
  readonly title: string;
  /** Where the arrow leads. */
  readonly back: string;
  /** What is known of the draft. */
  readonly status?: ReactNode;
  /** How far the clip is sent, beside the button that shares. */
  readonly upload?: ReactNode;
  readonly work: ComboWork;
  readonly clip: StageClip;
  readonly video: VideoState;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly save?: (() => void) | undefined;
  /** Errors and questions above the form. */
  readonly children?: ReactNode;
}

/** The page of making or changing a combo: clip and presses on the left, what is said of it on the right. */
export function EditorLayout(props: Props) {
  const { title, back, status, upload, work, clip, video, busy, onSubmit, children } = props;
  useWholeWindow();
  const missing = useId();
  const { requirements, ready, summary, proposedName } = useReadiness(work, video);
  const hasVideo = video === 'there';
  const [tried, setTried] = useState(false);
  // an empty field is asked for when its author wants to share and there is a clip to share, and not before
  const wanted = useMemo(
    () => (tried ? requirements.filter(({ key }) => hasVideo || key === 'video') : []),
    [tried, requirements, hasVideo],
  );
  const asked = useMemo(() => askedFields(wanted), [wanted]);
  const told = requirements.filter(
    (each) => !each.met && (wanted.includes(each) || each.doubt === true || each.frame !== undefined),
  );
  const goTo = ({ key, frame }: Requirement) => {
    if (frame === undefined) goToField(key);
    else {
      work.clock.pause();
      work.clock.seek(frame);
    }
  };
  const submit = () => {
    if (busy) return;
    if (ready) {
      onSubmit();
      return;
    }
    setTried(true);
    const [first] = requirements.filter(isMissing);
    // once what it wants is beside the field, and is read with it
    if (first !== undefined) setTimeout(goTo, 0, first);
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Link to={back} className={buttonClass({ look: 'ghost', square: true })} aria-label={t('leaveTheEditor')}>
          <ChevronLeft className="icon" aria-hidden />
        </Link>
        <h1>{title}</h1>
        <span className={styles.status}>{status}</span>
        <UndoButtons work={work} />
        <Link to="/tutorial" target="_blank" className={buttonClass({ look: 'ghost', size: 's' })}>
          <CircleHelp className="icon" aria-hidden />
          <Words>{t('help')}</Words>
        </Link>
        {upload}
        {hasVideo && <MissingCount requirements={wanted} listId={missing} />}
        <Button
          type="submit"
          form={`${missing}-form`}
          look="primary"
          disabled={busy}
          aria-describedby={told.length > 0 ? missing : undefined}
        >
          {t('submit')}
        </Button>
      </header>
      <ClockProvider clock={work.clock}>
        <div className={styles.columns}>
          <Workspace work={work} clip={{ ...clip, problem: clip.problem ?? asked.video ?? null }} save={props.save} />
          <form
            id={`${missing}-form`}
            className={styles.side}
            aria-label={t('aboutTheCombo')}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {children}
            <AskedFields value={asked}>
              <DetailsForm form={work.form} proposedName={proposedName} belowPercent={<NamedTruth work={work} />} />
            </AskedFields>
            <p className={styles.summary} aria-live="polite">
              {summary === '' ? t('chooseTypesAndPercentsAnd') : summary}
            </p>
            {told.length > 0 && <BeforeYouShare id={missing} requirements={told} onGo={goTo} />}
          </form>
        </div>
      </ClockProvider>
    </main>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  video: '[data-choose-video]',
  name: '[data-field=name] input',
  game: '[data-field=game] input',
  attacker: '[data-field=attacker] input',
  defenders: '[data-field=defenders] input',
  description: '[data-field=description] textarea',
  percent: '[data-field=percent] [role=slider]',
  presses: '[data-press]',
};

function goToField(key: string): void {
  const field = document.querySelector<HTMLElement>(`main ${FIELDS[key] ?? ''}`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

function UndoButtons({ work: { editing } }: Pick<Props, 'work'>) {
  const { history } = useEditing(editing);
  const [undo, redo] = [history.done.at(-1)?.name, history.undone.at(-1)?.name];
  return (
    <div className={styles.undo}>
      <Button
        look="ghost"
        square
        size="s"
        disabled={undo === undefined}
        aria-label={undo === undefined ? t('undo') : t('undoStep', { step: undo })}
        data-tip={undo === undefined ? t('undoTip') : t('undoStepTip', { step: undo })}
        onClick={() => {
          editing.undo();
        }}
      >
        <Undo2 className="icon" aria-hidden />
      </Button>
      <Button
        look="ghost"
        square
        size="s"
        disabled={redo === undefined}
        aria-label={redo === undefined ? t('redo') : t('redoStep', { step: redo })}
        data-tip={redo === undefined ? t('redoTip') : t('redoStepTip', { step: redo })}
        onClick={() => {
          editing.redo();
        }}
      >
        <Redo2 className="icon" aria-hidden />
      </Button>
    </div>
  );
}

function MissingCount({
  requirements,
  listId,
}: {
  readonly requirements: readonly Requirement[];
  readonly listId: string;
}) {
  const count = requirements.filter(isMissing).length;
  if (count === 0) return null;
  return (
    <a href={`#${listId}`} className={styles.count}>
      {t('thingsAreMissing', { count })}
    </a>
  );
}
