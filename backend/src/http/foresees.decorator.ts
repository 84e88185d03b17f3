import { SetMetadata } from '@nestjs/common';
import { z } from 'zod/mini';
import type { BodyOf, RouteDefinition } from '@combolab/contracts';
import type { Foresight } from '../commands/foreseen.js';

/** Under this key a controller method carries what its command will ask for. */
export const FORESEES = 'combolab:foresees';

export type Foresee<Body> = (body: Body, userId: string) => Foresight;
/** null for a body that the route refuses. */
export type ForeseeUnread = (body: unknown, userId: string) => Foresight | null;

/** Says what the command of a route will ask for, so that it is read together with what the guard asks. */
export function Foresees<R extends RouteDefinition>(route: R, foresee: Foresee<BodyOf<R>>): MethodDecorator {
  const unread: ForeseeUnread = (body, userId) => {
    if (route.body === undefined) return null;
    const { success, data: given } = z.safeParse(route.body, body);
    return success ? foresee(given as BodyOf<R>, userId) : null;
  };
  return SetMetadata(FORESEES, unread);
}
