/** Stands for each element of a list and each value of a record. */
export const EVERY = '*';

/** Names of the fields that lead to a value, from the top of an event's data. */
export type PersonalPath = readonly string[];

/** Where the personal values of each kind of event lie. */
export type PersonalFields = ReadonlyMap<string, readonly PersonalPath[]>;
