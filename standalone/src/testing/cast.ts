import type { CallerKind } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import type { TestProduct } from './test-product.js';
import { TestUser } from './test-user.js';
import { forgedTokens } from './void-tokens.js';

/** Somebody of each kind that calls; the token of `expired` was good and is checked, its time is not over. */
export type Cast = Readonly<Record<CallerKind, TestUser>>;

/** Signs them all up. The forger pretends to be the owner. */
export async function castOf({ url, product }: TestProduct): Promise<Cast> {
  const signUp = () => TestUser.signUp(url);
  const [owner, other, admin] = [await signUp(), await signUp(), await signUp()];
  const [suspended, expired, revoked] = [await signUp(), await signUp(), await signUp()];
  for (const user of [owner, other, suspended])
    await user.post('/new-user', { displayName: `name${user.userId.slice(0, 8)}` });
  await controlCommands.grant?.(product, admin.email);
  await controlCommands.suspend?.(product, suspended.email);
  await expired.get('/available-games');
  await revoked.post('/auth/sign-out', {}, { authorization: `Bearer ${revoked.session ?? ''}` });
  await product.projector.idle();
  const forged = new TestUser(url, owner.userId, forgedTokens(owner.token ?? '')[0]);
  return { visitor: TestUser.visitor(url), owner, other, admin, suspended, expired, revoked, forged };
}
