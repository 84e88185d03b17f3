import type { Combo } from '@combolab/contracts';
import { comboForm, makeClip } from '../clips.js';
import { fillAccount, MARK } from '../full-account.js';
import { PASSWORD, TestUser } from '../test-user.js';
import { waitUntil } from '../wait-until.js';
import type { OldFolder } from './old-folder.js';

const about = 'Password, token and all secrets are of this folder alone: they were made for it and open nothing else.';

async function previewed(user: TestUser, comboId: string): Promise<void> {
  await waitUntil(`the preview of ${comboId}`, async () => {
    const [combo] = (await user.get<Combo[]>(`/combo/${comboId}`)).body;
    if (combo?.previewState.state === 'failed') throw new Error('a preview failed');
    return combo?.previewState.state === 'ready' || undefined;
  });
}

async function hide(admin: TestUser, reporter: TestUser, comboId: string): Promise<void> {
  const thing = { kind: 'combo', subjectId: comboId };
  const reported = await reporter.post('/report', { ...thing, reason: 'wrong', text: 'This is no combo.' });
  const decided = await admin.post('/moderation/decide', { ...thing, outcome: 'hidden', note: 'It drops.' });
  if (reported.status !== 200 || decided.status !== 200) throw new Error(JSON.stringify([reported, decided]));
}

/**
 * Lets three people do everything there is on a running server, and waits until all of it is worked off.
 * @param grant makes an account an admin
 */
export async function fillOldFolder(
  url: string,
  version: string,
  grant: (email: string) => Promise<void>,
): Promise<OldFolder> {
  const user = await TestUser.signUp(url, `${MARK}mail`);
  const [other, admin] = [await TestUser.signUp(url, 'other'), await TestUser.signUp(url, 'warden')];
  await grant(admin.email);
  const made = await fillAccount(user, other, admin);
  const tokenWorkedAt = new Date().toISOString();
  const melee = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'], name: 'Not one', tags: [] };
  const shared = await other.form<Combo>('/add-combo', comboForm(await makeClip({ seconds: 0.5 }), melee));
  if (shared.status !== 201) throw new Error(JSON.stringify(shared.body));
  const hiddenComboId = shared.body._id;
  for (const comboId of [made.comboId, made.othersComboId, hiddenComboId]) await previewed(other, comboId);
  await hide(admin, user, hiddenComboId);
  const emails = { user: user.email, other: other.email, admin: admin.email };
  return { about, version, password: PASSWORD, made, hiddenComboId, emails, tokenWorkedAt };
}
