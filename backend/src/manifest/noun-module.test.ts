import { modulesOf, type NounModule } from './noun-module.js';

class Below {}
class Above {}
class Given {}
class Routes {}

const below: NounModule = { module: Below, shares: [Given] };
const above: NounModule = { module: Above, uses: [below], controllers: [Routes] };

it('gives a noun the modules that it uses, each made once', () => {
  const [first, second] = modulesOf([below, above], true);
  expect(first).toMatchObject({ module: Below, providers: [Given], exports: [Given] });
  expect(second?.imports?.[0]).toBe(first);
  expect(second?.controllers).toEqual([Routes]);
});

it('has no routes in a process that answers no calls', () => {
  expect(modulesOf([below, above], false).flatMap(({ controllers }) => controllers)).toEqual([]);
});

it('refuses a noun that uses what does not stand before it', () => {
  expect(() => modulesOf([above, below], true)).toThrow('Above uses Below, which does not stand before it');
  expect(() => modulesOf([above], true)).toThrow('Above uses Below');
});
