import type { DynamicModule, FactoryProvider, InjectionToken, Provider, Type } from '@nestjs/common';
import type { BackendPorts } from '../backend-ports.js';
import type { CommandRunner } from '../commands/command-runner.js';

/** Follows the log beside the web server, from `start` until it is disposed. */
export interface FollowsLog extends AsyncDisposable {
  start(): void | Promise<void>;
}

/** How one noun is served. */
export interface NounModule {
  /** Names it in what Nest says. */
  readonly module: Type;
  /** Those whose shared parts it is given; they stand before it in the list of all. */
  readonly uses?: readonly NounModule[];
  /** Its routes. */
  readonly controllers?: readonly Type[];
  /** What carries out its commands, and what is its own matter. */
  readonly providers?: readonly Provider[];
  /** Its public face: what others may be given. */
  readonly shares?: readonly Provider[];
  /** What it does when something was recorded. */
  readonly reactions?: readonly (new (ports: BackendPorts, runner: CommandRunner) => FollowsLog)[];
}

/**
 * Provides a class that knows nothing of Nest: processes and threads without a web server use it without loading that.
 * @param inject what it is made with, in the order of its constructor
 */
export function plain<T, Given extends unknown[]>(
  made: new (...given: Given) => T,
  ...inject: { readonly [N in keyof Given]: InjectionToken }
): FactoryProvider<T> {
  return { provide: made, useFactory: (...given: Given) => new made(...given), inject: [...inject] };
}

/**
 * The modules of these nouns, each with what it uses and nothing else.
 * @param nouns each behind those it uses
 * @param withRoutes whether this process answers calls
 * @throws Error where one uses what stands behind it, or is not in the list
 */
export function modulesOf(nouns: readonly NounModule[], withRoutes: boolean): readonly DynamicModule[] {
  const made = new Map<NounModule, DynamicModule>();
  for (const noun of nouns) {
    const { module, uses = [], controllers = [], providers = [], shares = [] } = noun;
    const imports = uses.map((used) => {
      const there = made.get(used);
      if (there === undefined)
        throw new Error(`${module.name} uses ${used.module.name}, which does not stand before it`);
      return there;
    });
    made.set(noun, {
      ...{ module, imports, controllers: withRoutes ? [...controllers] : [] },
      ...{ providers: [...providers, ...shares], exports: [...shares] },
    });
  }
  return [...made.values()];
}
