import { Kafka, logLevel, type KafkaConfig } from 'kafkajs';

const SILENT: NonNullable<KafkaConfig['logCreator']> = () => () => undefined;

/** Where brokers are and what our topics' names begin with. */
export interface KafkaPlace {
  readonly brokers: readonly string[];
  /** Such as `combolab`; a dot and the context follow. */
  readonly prefix: string;
}

/** A client that keeps trying for about ten seconds, and says what is wrong by its errors, not on the console. */
export function createKafka({ brokers }: KafkaPlace, clientId: string): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    connectionTimeout: 3000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 8 },
    logLevel: logLevel.NOTHING,
    logCreator: SILENT,
  });
}
