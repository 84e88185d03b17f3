import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ReportedKind } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';

const ReportDialog = lazyPart(() => import('./report-dialog.js'), 'ReportDialog');

/** Names in the address what a visitor wanted to report before signing in. */
const ASKED = 'report';

interface Props {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly authorId: string;
  /** Whose it is, where there are many on a page. */
  readonly name?: string;
}

/** Opens the report of something. Visitors sign in first and come back to it; nobody reports what is their own. */
export function ReportButton({ kind, subjectId, authorId, name }: Props) {
  const { userId, status } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const caseId = `${kind}-${subjectId}`;
  if (userId === authorId) return null;
  const open = pressed || (status === 'user' && params.get(ASKED) === caseId);
  const press = () => {
    if (status === 'user') {
      setPressed(true);
      return;
    }
    const back = new URLSearchParams(search);
    back.set(ASKED, caseId);
    void navigate(`/authenticate?next=${encodeURIComponent(`${pathname}?${back.toString()}`)}`);
  };
  const close = () => {
    setPressed(false);
    if (!params.has(ASKED)) return;
    const rest = new URLSearchParams(params);
    rest.delete(ASKED);
    setParams(rest, { replace: true });
  };
  return (
    <>
      <Button
        look="ghost"
        size="s"
        square={name !== undefined}
        disabled={status === 'unknown'}
        data-tip={t('report')}
        aria-label={name === undefined ? t('reportThis', { kind }) : t('reportOf', { kind, name })}
        onClick={press}
      >
        <Flag size={16} aria-hidden />
        {name === undefined && t('report')}
      </Button>
      {open && <ReportDialog kind={kind} subjectId={subjectId} onClose={close} />}
    </>
  );
}
