import type { PageIdentity } from '@combolab/contracts';
import { SettingsError, type Settings } from '@combolab/platform';

/** With whom pages of this installation sign people in. @throws SettingsError when they could not */
export function pageIdentity({ engines }: Pick<Settings, 'engines'>): PageIdentity {
  if (engines === null) return { kind: 'local' };
  const { projectId, apiKey, emulator } = engines.firebase;
  if (apiKey === null && emulator === null)
    throw new SettingsError(
      'FIREBASE_API_KEY: the page needs the web API key of the project to sign people in (Firebase console, project settings).',
    );
  return {
    kind: 'firebase',
    projectId,
    apiKey: apiKey ?? 'emulator',
    authDomain: `${projectId}.firebaseapp.com`,
    emulator: emulator === null ? null : `http://${emulator}`,
  };
}

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Origins, besides our own, that the page speaks to for signing in. */
export function identityOrigins(identity: PageIdentity): readonly string[] {
  if (identity.kind === 'local') return [];
  return identity.emulator === null ? FIREBASE : [identity.emulator];
}
