import type { ComboVersion } from '@combolab/contracts';
import { Ago } from '../../../shared/ui/ago.js';
import { useDelayed } from '../../../shared/lib/use-delayed.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { formOf } from '../combo-form.js';
import { differences } from '../differences.js';
import { useComboVersionsQuery } from './versions-api.js';
import { t } from '../texts.js';
import styles from './versions-dialog.module.css';

interface Props {
  readonly comboId: string;
  /** Takes an earlier version into the editor, to be looked at and submitted. */
  readonly onTake: (version: ComboVersion) => void;
  readonly onClose: () => void;
}

/** What the combo was before each change, and the way back to it. */
export function VersionsDialog({ comboId, onTake, onClose }: Props) {
  const { data, error, isLoading, refetch } = useComboVersionsQuery(comboId);
  const late = useDelayed(isLoading);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('earlierVersionsTitle')}
      description={t('anEarlierVersionComesInto')}
    >
      {isLoading && late && <Skeleton height="8rem" />}
      {error !== undefined && (
        <ErrorNotice title={t('theVersionsCouldNotBe')} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <ol className={styles.versions}>
          {data.map((version, index) => (
            <Line
              key={version.contentVersion}
              version={version}
              before={data[index + 1]}
              onTake={
                index === 0
                  ? undefined
                  : () => {
                      onTake(version);
                      onClose();
                    }
              }
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface LineProps {
  readonly version: ComboVersion;
  readonly before: ComboVersion | undefined;
  readonly onTake: (() => void) | undefined;
}

function Line({ version, before, onTake }: LineProps) {
  const asShown = (each: ComboVersion) => ({
    ...formOf(each),
    actions: each.actions,
    notes: each.notes ?? [],
  });
  const changes = before === undefined ? [] : differences(asShown(version), asShown(before));
  return (
    <li className={styles.version}>
      <div>
        <p>
          {t.rich('by', {
            ago: <Ago at={version.at} exact />,
            name: <bdi>{version.by.displayName ?? t('somebodyWhoHasLeft')}</bdi>,
          })}
        </p>
        <p className={styles.what}>
          {before === undefined
            ? t('asItWasFirstShared')
            : changes.length === 0
              ? t('nothingThatIsShown')
              : changes.map(({ label }) => label).join(', ')}
        </p>
      </div>
      {onTake === undefined ? (
        <span className={styles.now}>{t('asItIsNow')}</span>
      ) : (
        <Button size="s" onClick={onTake}>
          {t('bringBack')}
        </Button>
      )}
    </li>
  );
}
