import { z } from 'zod/mini';
import type { EventDefinition } from './event.js';
import { EVERY, type PersonalFields, type PersonalPath } from './personal-path.js';

const marked = new WeakSet<z.core.$ZodType>();

/** Marks authored text, names and picture addresses: nulled when their account is deleted, so null on read. */
export function personal<S extends z.core.$ZodType>(schema: S) {
  const nullable = z.nullable(schema);
  marked.add(nullable);
  return nullable;
}

function pathsIn(schema: z.core.$ZodType, path: PersonalPath): PersonalPath[] {
  if (marked.has(schema)) return [path];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => pathsIn(field, [...path, key]));
    case 'array':
      return pathsIn(def.element, [...path, EVERY]);
    case 'record':
      return pathsIn(def.valueType, [...path, EVERY]);
    case 'union':
      return def.options.flatMap((option) => pathsIn(option, path));
    case 'optional':
    case 'nullable':
      return pathsIn(def.innerType, path);
    default:
      return [];
  }
}

/** The paths of everything marked {@link personal} in these kinds of events; kinds without any are left out. */
export function personalFields(definitions: readonly EventDefinition[]): PersonalFields {
  const fields = definitions.map(({ type, data }) => [type, pathsIn(data, [])] as const);
  return new Map(fields.filter(([, paths]) => paths.length > 0));
}
