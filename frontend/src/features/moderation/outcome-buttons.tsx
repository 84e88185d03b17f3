import { Ban, Check, ChevronDown, Eye, EyeOff, LockOpen, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { SUSPENSION_DAYS, type ModerationCase, type Outcome, type SuspensionDays } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Menu, MenuItem } from '../../shared/ui/menu.js';
import { useDecideMutation } from './moderation-api.js';
import styles from './moderation.module.css';
import { WarnDialog } from './warn-dialog.js';
import { t } from './texts.js';

const CHOICES: readonly SuspensionDays[] = [...SUSPENSION_DAYS, null];

/** What an admin can decide about one thing, each with one press. */
export function OutcomeButtons({ of }: { readonly of: ModerationCase }) {
  const { kind, subjectId, open, thing, author } = of;
  const [decide, { isLoading, error }] = useDecideMutation();
  const [warning, setWarning] = useState(false);
  const send = async (outcome: Outcome, more: { readonly days?: SuspensionDays; readonly note?: string } = {}) =>
    !isLoading && (await decide({ kind, subjectId, outcome, ...more })).error === undefined;
  const choose = (...decision: Parameters<typeof send>) => {
    void send(...decision);
  };
  const canSuspend = author !== null && !author.isAdmin;
  return (
    <>
      <div className={styles.outcomes}>
        {open > 0 && (
          <Button
            size="s"
            disabled={isLoading}
            onClick={() => {
              choose('dismissed');
            }}
          >
            <Check className="icon" aria-hidden />
            {t('dismiss')}
          </Button>
        )}
        {kind !== 'user' && thing !== null && (
          <Button
            size="s"
            disabled={isLoading}
            onClick={() => {
              choose(thing.hidden ? 'restored' : 'hidden');
            }}
          >
            {thing.hidden ? <Eye className="icon" aria-hidden /> : <EyeOff className="icon" aria-hidden />}
            {thing.hidden ? t('restore') : t('hide')}
          </Button>
        )}
        {author !== null && (
          <Button
            size="s"
            disabled={isLoading}
            onClick={() => {
              setWarning(true);
            }}
          >
            <MessageSquareWarning className="icon" aria-hidden />
            {kind === 'user' ? t('warn') : t('warnAuthor')}
          </Button>
        )}
        {canSuspend && author.suspension === null && (
          <SuspendMenu
            words={kind === 'user' ? t('suspend') : t('suspendAuthor')}
            busy={isLoading}
            onChoose={(days) => {
              choose('suspended', { days });
            }}
          />
        )}
        {canSuspend && author.suspension !== null && (
          <Button
            size="s"
            disabled={isLoading}
            onClick={() => {
              choose('unsuspended');
            }}
          >
            <LockOpen className="icon" aria-hidden />
            {t('liftSuspension')}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className={styles.trouble}>
          {t('nothingWasChanged', { problemText: problemText(error) })}
        </p>
      )}
      {warning && author !== null && (
        <WarnDialog
          name={author.displayName}
          about={`${kind}.${subjectId}`}
          onWarn={(note) => send('warned', { note })}
          onClose={() => {
            setWarning(false);
          }}
        />
      )}
    </>
  );
}

interface MenuProps {
  readonly words: string;
  readonly busy: boolean;
  readonly onChoose: (days: SuspensionDays) => void;
}

const SuspendMenu = ({ words, busy, onChoose }: MenuProps) => (
  <Menu
    button={
      <Button size="s" disabled={busy}>
        <Ban className="icon" aria-hidden />
        {words}
        <ChevronDown size={14} aria-hidden />
      </Button>
    }
  >
    {CHOICES.map((days) => (
      <MenuItem
        key={days}
        onSelect={() => {
          onChoose(days);
        }}
      >
        {days === null ? t('withoutEnd') : t('forDays', { days })}
      </MenuItem>
    ))}
  </Menu>
);
