import { Kafka, logLevel, type KafkaConfig } from 'kafkajs';
import type { KafkaSecurity } from '../../config/kafka-settings.js';
import { lineSecurity } from './line-security.js';

const SILENT: NonNullable<KafkaConfig['logCreator']> = () => () => undefined;

/** Where brokers are and what our topics' names begin with. */
export interface KafkaPlace {
  readonly brokers: readonly string[];
  /** Such as `combolab`; a dot and the context follow. */
  readonly prefix: string;
  /** None in the clear, where nobody says who they are. */
  readonly security?: KafkaSecurity;
}

/** A client that keeps trying for about ten seconds, and says what is wrong by its errors, not on the console. */
export function createKafka({ brokers, security }: KafkaPlace, clientId: string): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(security !== undefined && lineSecurity(security)),
    connectionTimeout: 3000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 8 },
    logLevel: logLevel.NOTHING,
    logCreator: SILENT,
  });
}
