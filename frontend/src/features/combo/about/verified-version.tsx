import type { ComboCard } from '@combolab/contracts';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { useMayEdit } from '../head/may-edit.js';
import { t } from '../texts.js';
import styles from './combo-about.module.css';

/** Which version an admin vouched for, where that is not simply the one shown; empty where there is nothing to tell. */
export function verifiedWords(card: Pick<ComboCard, 'verified' | 'verifiedVersion' | 'contentVersion'>): string {
  const { verified, verifiedVersion, contentVersion } = card;
  if (verifiedVersion === undefined) return '';
  const [then, now] = [String(verifiedVersion), String(contentVersion)];
  if (verifiedVersion === contentVersion) return verified ? '' : t('theVerificationOfThisVersion', { now });
  return verified ? t('versionWasVerifiedSinceThen', { then, now }) : t('versionWasVerifiedThisIs', { then, now });
}

/** Tells author and admins which version was verified. */
export function VerifiedVersion({ card }: { readonly card: LiveCard }) {
  const words = verifiedWords(card);
  const mayEdit = useMayEdit(card);
  return mayEdit && words !== '' && <p className={styles.version}>{words}</p>;
}
