import { readSettings } from '@combolab/platform';
import { trustedOrigins } from './trusted-origins.js';

const of = (environment: Readonly<Record<string, string>>): readonly string[] =>
  trustedOrigins(readSettings(environment));
const HERE = ['http://localhost:*', 'http://127.0.0.1:*'];

it.each([
  ['a site of this machine', {}, [...HERE, 'http://127.0.0.1:3000']],
  ['one that a proxy shows as http', { PUBLIC_URL: 'http://combos.example' }, [...HERE, 'http://combos.example']],
  ['one in a container', { HOST: '0.0.0.0' }, [...HERE, 'http://127.0.0.1:3000']],
  [
    'a container that is called localhost',
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' },
    [...HERE, 'http://localhost:8080'],
  ],
  ['a container for others', { HOST: '0.0.0.0', PUBLIC_URL: 'http://combos.example' }, ['http://combos.example']],
  ['https', { PUBLIC_URL: 'https://combos.example' }, ['https://combos.example']],
  ['https in a container', { HOST: '0.0.0.0', PUBLIC_URL: 'https://combos.example' }, ['https://combos.example']],
])('trusts for %s what people type to reach it', (_, environment, expected) => {
  expect(of(environment)).toEqual(expected);
});
