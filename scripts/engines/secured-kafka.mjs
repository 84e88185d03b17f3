import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kafka, kafkaCommand } from './kafka.mjs';
import { call } from './tools.mjs';

/** Who may speak to it, for tests alone. */
const USER = { name: 'combolab', password: 'for-tests-alone' };
const SECURITY = 'org.apache.kafka.common.security';

/**
 * Listeners that want TLS: the first a name and password or an unsigned token too (SASL), the third a certificate. What the
 * broker says to itself is in the clear.
 */
const listeners = (folder, [sasl, controller, certificates, inner]) => `listeners=${[
  ...[`SASL_SSL://127.0.0.1:${sasl}`, `CONTROLLER://127.0.0.1:${controller}`],
  ...[`SSL://127.0.0.1:${certificates}`, `PLAINTEXT://127.0.0.1:${inner}`],
].join(',')}
advertised.listeners=SASL_SSL://127.0.0.1:${sasl},SSL://127.0.0.1:${certificates},PLAINTEXT://127.0.0.1:${inner}
listener.security.protocol.map=SASL_SSL:SASL_SSL,SSL:SSL,PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
ssl.keystore.type=PEM
ssl.keystore.location=${join(folder, 'keystore.pem')}
ssl.truststore.type=PEM
ssl.truststore.location=${join(folder, 'cert.pem')}
listener.name.ssl.ssl.client.auth=required
sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-256,SCRAM-SHA-512,OAUTHBEARER
listener.name.sasl_ssl.plain.sasl.jaas.config=${SECURITY}.plain.PlainLoginModule required user_${USER.name}="${USER.password}";
listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config=${SECURITY}.scram.ScramLoginModule required;
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=${SECURITY}.scram.ScramLoginModule required;
listener.name.sasl_ssl.oauthbearer.sasl.jaas.config=${SECURITY}.oauthbearer.OAuthBearerLoginModule required unsecuredLoginStringClaim_sub="${USER.name}";
`;

const scram = (mechanism) => ['--add-scram', `${mechanism}=[name=${USER.name},password=${USER.password}]`];

/** Kafka that speaks to nobody in the clear, and to nobody it does not know. Its folder has `cert.pem` and `key.pem`. */
export const securedKafka = {
  ...kafka,
  name: 'secured-kafka',
  needs: [...kafka.needs, 'openssl'],
  ports: 4,
  async command(program, folder, ports, options) {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    if (!existsSync(cert)) {
      const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
      const files = ['-keyout', key, '-out', cert];
      await call('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
        signal: options.signal,
      });
      writeFileSync(join(folder, 'keystore.pem'), readFileSync(key, 'utf8') + readFileSync(cert, 'utf8'));
    }
    const users = ['SCRAM-SHA-256', 'SCRAM-SHA-512'].flatMap(scram);
    return kafkaCommand(program, folder, ports, { ...options, listeners: listeners(folder, ports), users });
  },
};
