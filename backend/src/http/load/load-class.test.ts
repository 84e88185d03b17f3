import { loadClassOf, type LoadClass } from './load-class.js';

const cases: readonly (readonly [method: string, path: string, isForm: boolean, expected: LoadClass | null])[] = [
  ['GET', '/health/live', false, null],
  ['GET', '/health/ready', false, null],
  ['GET', '/assets/index-B1.js', false, null],
  ['GET', '/sw.js', false, null],
  ['GET', '/manifest.webmanifest', false, null],
  ['GET', '/api/emblems/ssbu:mario', false, null],
  ['GET', '/api/files/combos/x/clip.mp4', false, null],
  ['GET', '/api/uploads/kim/up/signature.mp4', false, null],
  ['OPTIONS', '/api/combo/x', false, null],
  ['GET', '/', false, 'page'],
  ['GET', '/combo/x', false, 'page'],
  ['GET', '/healthy', false, 'page'],
  ['GET', '/api/combo/x', false, 'read'],
  ['GET', '/api/search/combos', false, 'read'],
  ['GET', '/api/combo/x.mp4', false, 'read'],
  ['GET', '/api/uploads', false, 'read'],
  ['HEAD', '/api/uploads/up', false, 'read'],
  ['GET', '/api/user/combos/kim', false, 'list'],
  ['GET', '/API/User/Combos/kim', false, 'list'],
  ['GET', '/api/user/kim', false, 'read'],
  ['GET', '/api/users/kim/profile', false, 'list'],
  ['GET', '/api/users/kim/combos', false, 'list'],
  ['GET', '/api/guides/game/ssbu', false, 'list'],
  ['GET', '/api/guides/id/g', false, 'read'],
  ['GET', '/api/get-comments/x', false, 'list'],
  ['GET', '/api/combos/x/comments', false, 'list'],
  ['GET', '/api/feeds/ssbu:mario.atom', false, 'list'],
  ['POST', '/api/combo/add-feedback', false, 'write'],
  ['POST', '/api/auth/sign-in/email', false, 'write'],
  ['POST', '/api/add-combo', false, 'write'],
  ['POST', '/api/add-combo', true, 'upload'],
  ['POST', '/api/uploads', false, 'upload'],
  ['PATCH', '/api/uploads/up', false, 'upload'],
  ['POST', '/api/user/picture', true, 'upload'],
  ['POST', '/api/guides/g/preview-image', true, 'upload'],
];

it.each(cases)('%s %s (form: %s) is %s', (method, path, isForm, expected) => {
  expect(loadClassOf(method, path, isForm)).toBe(expected);
});
