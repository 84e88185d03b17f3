import { rooms, type ViewMessage } from '@combolab/contracts';
import { answerParent } from '../harness/helper.js';
import { recordCombos, startProduct } from '../harness/product.js';
import { tallyMessage } from './message.js';
import { sender } from './send-plan.js';

/** The whole product; messages go the way of a projection's announcement. */
const { product, url } = await startProduct(process.argv[2] ?? '');
const [comboId = ''] = await recordCombos(product, 1);
const room = rooms.combo(comboId);
const publish = (message: ViewMessage): void => {
  product.ports.liveFeed.publish({ kind: 'view', message });
};
answerParent({
  url: () => url.replace('http', 'ws'),
  room: () => room,
  send: sender((n) => {
    publish(tallyMessage(room, n));
  }),
});
