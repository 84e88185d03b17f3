import { createLogger, readSettings } from '@combolab/platform';
import { KafkaLiveFeed } from '@combolab/platform/adapters/kafka-live-feed';
import { answerParent } from '../../harness/helper.js';

/** A process that hears the live feed and does nothing with it. */
const settings = readSettings(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
if (settings.engines === null) throw new Error('the settings name no servers');
const feed = await KafkaLiveFeed.open(settings.engines.kafka, createLogger(settings, { process: 'bench' }));
let heard = 0;
feed.subscribe(() => (heard += 1));
answerParent({ heard: () => heard });
