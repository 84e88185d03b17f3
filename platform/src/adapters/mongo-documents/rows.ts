import type { Connection, mongo } from 'mongoose';
import type { AnyCollection, Scalar } from '../../ports/documents.js';
import { identifier } from '../documents/identifier.js';

/** A document of a view. What was removed keeps its row, with its version. */
export interface Row {
  readonly _id: string;
  readonly n: number;
  readonly removed: boolean;
  readonly doc: Record<string, unknown> | null;
}

export type Where = Readonly<Partial<Record<string, Scalar>>>;
export type Order = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];

export const fieldPath = (field: string): string => `doc.${identifier(field)}`;

export const viewName = (collection: AnyCollection, epoch: number): string =>
  `view_${identifier(collection.name)}_${String(epoch)}`;

/** The epoch in a name made by {@link viewName}; null for any other name. */
export function epochIn(name: string, collection: AnyCollection): number | null {
  const [, epoch] = new RegExp(`^view_${identifier(collection.name)}_(\\d+)$`).exec(name) ?? [];
  return epoch === undefined ? null : Number(epoch);
}

export const viewOf = (connection: Connection, collection: AnyCollection, epoch: number) =>
  connection.collection<Row>(viewName(collection, epoch));

const valuesOf = (where: Where): mongo.Filter<Row> =>
  Object.fromEntries(Object.entries(where).map(([field, value]) => [fieldPath(field), { $eq: value ?? null }]));

/** Present documents with these values; null also stands for a field that is not there. */
export const filterOf = (where: Where): mongo.Filter<Row> => ({ removed: false, ...valuesOf(where) });

/** Present documents with the values of at least one of the conditions. @param wheres one or more */
export const anyOf = (wheres: readonly Where[]): mongo.Filter<Row> => ({ removed: false, $or: wheres.map(valuesOf) });

export const sortOf = (order: Order): [string, 1 | -1][] => [
  ...order.map(([field, direction]): [string, 1 | -1] => [fieldPath(field), direction === 'asc' ? 1 : -1]),
  ['_id', 1],
];

/** Rows that come behind a document in an order, beside what {@link filterOf} asks. */
export function behindOf(
  order: Order,
  after: { readonly id: string; readonly doc: object } | undefined,
): mongo.Filter<Row> {
  if (after === undefined) return {};
  const doc = after.doc as Where;
  const keys = [
    ...order.map(([field, direction]) => ({ path: fieldPath(field), sign: direction, value: doc[field] ?? null })),
    { path: '_id', sign: 'asc' as const, value: after.id },
  ];
  const ways = keys.map(({ path, sign, value }, i) => ({
    ...Object.fromEntries(keys.slice(0, i).map((tie) => [tie.path, { $eq: tie.value }])),
    [path]: sign === 'asc' ? { $gt: value } : { $lt: value },
  }));
  return { $or: ways };
}

export async function createIndexes(connection: Connection, collection: AnyCollection, epoch: number): Promise<void> {
  for (const fields of collection.indexes)
    await viewOf(connection, collection, epoch).createIndex(
      Object.fromEntries(fields.map((field) => [fieldPath(field), 1])),
      {},
      {},
    );
}
