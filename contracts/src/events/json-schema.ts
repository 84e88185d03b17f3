import { z } from 'zod/mini';
import type { EventDefinition } from './event.js';

/** The JSON schema (draft 2020-12) of an event's data as it is recorded now. Checks by code of their own are not in it. */
export const jsonSchemaOf = ({ data }: EventDefinition): object => z.toJSONSchema(data);
