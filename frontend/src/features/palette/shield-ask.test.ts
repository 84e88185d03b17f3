import { understand } from '../../shared/search/read-query.js';
import { shieldAsk } from './shield-ask.js';

it.each([
  ['mario nair on shield', '/what-can-i-do?attacker=mario&move=neutral-air'],
  ['dk ftilt on block', '/what-can-i-do?attacker=donkey-kong&move=forward-tilt'],
  ['punish ness', '/what-can-i-do?attacker=ness'],
  ['ness oos', '/what-can-i-do?defender=ness'],
  ['out of shield donkey kong', '/what-can-i-do?defender=donkey-kong'],
  ['melee fox oos', '/what-can-i-do?game=ssbm&defender=fox'],
  ['melee marth dtilt on shield', '/what-can-i-do?game=ssbm&attacker=marth&move=down-tilt'],
])('takes %s for a question to the shield tool', (text, address) => {
  expect(shieldAsk(text, understand)?.address).toBe(address);
});

it.each(['mario nair', 'oos', 'shield', 'on shield at 40'])('takes %s for none', (text) => {
  expect(shieldAsk(text, understand)).toBeNull();
});
