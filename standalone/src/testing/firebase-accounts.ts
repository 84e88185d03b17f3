import { engineUrl } from '@combolab/platform/contract-suites';

/** An account as the emulator keeps it. */
export interface KeptAccount {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** Epoch ms. */
  readonly createdAt: string;
  /** Base64 in its URL form; absent without a password. */
  readonly passwordHash?: string;
  readonly salt?: string;
}

interface OneTimeCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  /** Link of the mail that Firebase would send. */
  readonly oobLink: string;
}

/** The accounts of one project of the emulator. */
export class FirebaseAccounts {
  readonly #root: string;

  constructor(
    readonly project: string,
    emulator = engineUrl('firebase'),
  ) {
    this.#root = `http://${emulator}`;
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#root}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  #accounts<T>(method: string, body: object): Promise<T> {
    const own = { targetProjectId: this.project, ...body };
    return this.#ask('POST', `identitytoolkit.googleapis.com/v1/accounts:${method}`, own);
  }

  async all(): Promise<readonly KeptAccount[]> {
    const path = `identitytoolkit.googleapis.com/v1/projects/${this.project}/accounts:batchGet?maxResults=1000`;
    return (await this.#ask<{ users?: KeptAccount[] }>('GET', path)).users ?? [];
  }

  /** @returns the account's id */
  async signUp(email: string, displayName: string, password: string): Promise<string> {
    return (await this.#accounts<{ localId: string }>('signUp', { email, displayName, password })).localId;
  }

  signIn(email: string, password: string): Promise<{ localId: string; idToken: string }> {
    return this.#accounts('signInWithPassword', { email, password, returnSecureToken: true });
  }

  /** As somebody does who has forgotten theirs: asks for the mail, opens its link, types a new one. */
  async resetPassword(email: string, newPassword: string): Promise<void> {
    await this.#accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const code = await this.#resetCode(email);
    await this.#accounts('resetPassword', { oobCode: code?.oobCode, newPassword });
  }

  /** Path and query of the latest mail to choose a new password, as from a project whose action URL is our page. */
  async resetLink(email: string): Promise<string | undefined> {
    const code = await this.#resetCode(email);
    return code === undefined ? undefined : `/reset-password${new URL(code.oobLink).search}`;
  }

  async #resetCode(email: string): Promise<OneTimeCode | undefined> {
    const path = `emulator/v1/projects/${this.project}/oobCodes`;
    const { oobCodes } = await this.#ask<{ oobCodes: readonly OneTimeCode[] }>('GET', path);
    return oobCodes.findLast((each) => each.email === email && each.requestType === 'PASSWORD_RESET');
  }

  async remove(): Promise<void> {
    await this.#ask('DELETE', `emulator/v1/projects/${this.project}/accounts`);
  }
}
