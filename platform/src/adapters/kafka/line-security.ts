import type { KafkaConfig, SASLOptions } from 'kafkajs';
import type { KafkaSasl, KafkaSecurity, KafkaTls } from '../../config/kafka-settings.js';
import { secretText, type Secret } from '../../config/secret.js';
import { ClientToken } from './client-token.js';

/**
 * How a client of Kafka keeps its line to itself and says who it is. Certificates and passwords are read for each new
 * connection, so that the files that hold them may change while we run.
 */
export function lineSecurity({ tls, sasl }: KafkaSecurity): Pick<KafkaConfig, 'ssl' | 'sasl'> {
  return { ...(tls !== null && { ssl: certificates(tls) }), ...(sasl !== null && { sasl: credentials(sasl) }) };
}

const textOf = (setting: string, secret: Secret | undefined | null): string | undefined =>
  secret === null || secret === undefined ? undefined : secretText(setting, secret);

const certificates = ({ ca, own }: KafkaTls) => ({
  get ca() {
    return textOf('KAFKA_CA', ca);
  },
  get cert() {
    return textOf('KAFKA_CERT', own?.cert);
  },
  get key() {
    return textOf('KAFKA_KEY', own?.key);
  },
});

function credentials(sasl: KafkaSasl): SASLOptions {
  if (sasl.mechanism === 'oauthbearer') {
    const token = new ClientToken(sasl);
    return { mechanism: sasl.mechanism, oauthBearerProvider: async () => ({ value: await token.current() }) };
  }
  const { mechanism, username, password } = sasl;
  return {
    mechanism,
    username,
    get password() {
      return secretText('KAFKA_PASSWORD', password);
    },
  };
}
