import { useState } from 'react';
import { LIMITS, type ApiToken } from '@combolab/contracts';
import { problemText } from '../../../shared/api/problem.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog, type Confirmation } from '../../../shared/ui/confirm-dialog.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { toast } from '../../../shared/ui/toast.js';
import part from '../part.module.css';
import { Section } from '../section.js';
import { FreshToken, type Fresh } from './fresh-token.js';
import { MakeTokenDialog } from './make-token-dialog.js';
import { TokenRow } from './token-row.js';
import { useApiTokensQuery, useRevokeApiTokenMutation } from './tokens-api.js';
import styles from './tokens-section.module.css';
import { t } from '../texts.js';

/** With what programs call the API in the name of the user. */
export function TokensSection({ userId }: { readonly userId: string }) {
  const { data: tokens, error, isLoading, refetch } = useApiTokensQuery(userId);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [making, setMaking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [revoke] = useRevokeApiTokenMutation();
  const end = async ({ _id, name }: ApiToken) => {
    const result = await revoke(_id);
    if ('error' in result) toast.error(t('wasNotRevoked', { name, problemText: problemText(result.error) }));
    else if (fresh?.tokenId === _id) setFresh(null);
  };
  const ask = (token: ApiToken) => {
    const message = t('revokeWhatUsesItIs', { name: token.name });
    setConfirmation({ message, onConfirm: () => void end(token) });
  };
  return (
    <Section
      title={t('apiTokens')}
      lead={
        <>
          {t('forProgramsOfYourOwn')}{' '}
          <a href="/api/docs" className={styles.docs}>
            {t('whatTheyCanCall')}
          </a>
        </>
      }
    >
      {fresh !== null && (
        <FreshToken
          key={fresh.tokenId}
          fresh={fresh}
          onDone={() => {
            setFresh(null);
            setIsDone(true);
          }}
        />
      )}
      {isLoading && <Spinner label={t('loadingYourApiTokens')} />}
      {error !== undefined && tokens === undefined && (
        <ErrorNotice title={t('yourApiTokensCouldNot')} error={error} onRetry={() => void refetch()} />
      )}
      {tokens?.length === 0 && <p className={styles.said}>{t('youHaveNoApiTokens')}</p>}
      {tokens !== undefined && tokens.length > 0 && (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <TokenRow
              key={token._id}
              token={token}
              onRevoke={() => {
                ask(token);
              }}
            />
          ))}
        </ul>
      )}
      {tokens !== undefined && fresh === null && (
        <div className={part.line}>
          <Button
            size="s"
            autoFocus={isDone}
            disabled={tokens.length >= LIMITS.apiTokens}
            onClick={() => {
              setMaking(true);
            }}
          >
            {t('makeAToken')}
          </Button>
          {tokens.length >= LIMITS.apiTokens && <span className={styles.said}>{t('theseAreAsManyAs')}</span>}
        </div>
      )}
      <MakeTokenDialog
        open={making}
        onClose={() => {
          setMaking(false);
        }}
        onMade={setFresh}
      />
      <ConfirmDialog
        confirmation={confirmation}
        onClose={() => {
          setConfirmation(null);
        }}
      />
    </Section>
  );
}
