import {
  allowInsecureRequests,
  clientCredentialsGrantRequest,
  ClientSecretBasic,
  processClientCredentialsResponse,
} from 'oauth4webapi';
import type { KafkaSasl } from '../../config/kafka-settings.js';
import { secretText } from '../../config/secret.js';

type Place = Extract<KafkaSasl, { mechanism: 'oauthbearer' }>;

/** A token is asked for anew so long before it ends, in ms: the broker's clock may be ahead of ours. */
const SPARE_MS = 30_000;
/** How long its server may take to answer, in ms. */
const ANSWER_MS = 5000;

/** The token of a client, asked for by its own credentials (RFC 6749, 4.4) and kept until shortly before it ends. */
export class ClientToken {
  readonly #place: Place;
  #token = '';
  /** ms since 1970 */
  #until = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  /** @throws Error where its server is away, or does not take the credentials */
  async current(): Promise<string> {
    if (Date.now() >= this.#until) await this.#ask();
    return this.#token;
  }

  async #ask(): Promise<void> {
    const { tokenUrl, clientId, clientSecret, scope } = this.#place;
    const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
    const client = { client_id: clientId };
    const response = await clientCredentialsGrantRequest(
      server,
      client,
      ClientSecretBasic(secretText('KAFKA_CLIENT_SECRET', clientSecret)),
      new URLSearchParams(scope === null ? {} : { scope }),
      // oxlint-disable-next-line typescript/no-deprecated -- not deprecated but marked: settings refuse http for all but this machine
      { [allowInsecureRequests]: true, signal: AbortSignal.timeout(ANSWER_MS) },
    );
    const { access_token, expires_in = 0 } = await processClientCredentialsResponse(server, client, response);
    this.#token = access_token;
    this.#until = Date.now() + expires_in * 1000 - SPARE_MS;
  }
}
