import { recordOf } from '../record-of.js';
import { VALUE_FIELDS } from './table.js';
import type { SearchedCombo, ValueField } from './value-field.js';

type Table = typeof VALUE_FIELDS;
export type FieldName = keyof Table;
/** Names of the fields that have a property set. */
type NamesWith<P extends keyof ValueField> = {
  [N in FieldName]: Table[N] extends { readonly [_ in P]: true } ? N : never;
}[FieldName];

/** A value of a field. */
export type FieldValue<N extends FieldName> = ReturnType<Table[N]['read']>[number];
/** Of each field some values. */
export type FieldValues = { readonly [N in FieldName]: readonly FieldValue<N>[] };
/** Fields that answers count. */
export type FacetField = NamesWith<'facet'>;
/** Fields whose values can be left out; `notTag` does so for `tag`. */
export type ExcludableField = NamesWith<'excludable'>;
export type ExclusionName<N extends ExcludableField = ExcludableField> = `not${Capitalize<N>}`;
/** Fields that the page shows in its own way, and all others. */
export type OwnField = { [N in FieldName]: Table[N]['place'] extends null ? N : never }[FieldName];
export type ChoiceField = Exclude<FieldName, OwnField>;
/** Of each field that can be left out some values. */
export type ExcludedValues = { readonly [N in ExcludableField as ExclusionName<N>]: readonly FieldValue<N>[] };

export const FIELD_NAMES = Object.keys(VALUE_FIELDS) as readonly FieldName[];
/** The entry of a field. */
export const fieldOf = (name: FieldName): ValueField => VALUE_FIELDS[name];
/** Whether combos of a game can have a value. */
export const hasValue = (name: FieldName, value: string, game: string): boolean => {
  const { values, accepts, options } = fieldOf(name);
  if (values !== null && options !== undefined) return options(game).includes(value);
  return values?.includes(value) ?? accepts?.(value, game) ?? false;
};

export const FACET_FIELDS = FIELD_NAMES.filter((name): name is FacetField => fieldOf(name).facet);
export const EXCLUDABLE_FIELDS = FIELD_NAMES.filter((name): name is ExcludableField => fieldOf(name).excludable);
/** Fields that are a plain choice: all but those that the page shows in its own way. */
export const CHOICE_FIELDS = FIELD_NAMES.filter((name): name is ChoiceField => fieldOf(name).place !== null);
/** Fields that the page shows in its own way. */
export const OWN_FIELDS = FIELD_NAMES.filter((name): name is OwnField => fieldOf(name).place === null);

/** A value as a row of the filter column says it. */
export const rowWords = (name: FieldName, value: string): string => {
  const { words, row = words } = fieldOf(name);
  return row(value);
};

/** Fields whose values the query language knows by spellings. */
export type SpeltField = { [N in FieldName]: Table[N] extends { readonly spellings: object } ? N : never }[FieldName];
export const SPELT_FIELDS = FIELD_NAMES.filter((name): name is SpeltField => fieldOf(name).spellings !== undefined);

/** `notTag` of `tag`. */
export const exclusionOf = <N extends ExcludableField>(name: N): ExclusionName<N> =>
  `not${name.slice(0, 1).toUpperCase()}${name.slice(1)}` as ExclusionName<N>;

/** Of each field that can be left out what `value` answers for its name, under the name of its exclusion. */
export const eachExclusion = <T>(value: (name: ExcludableField) => T): Readonly<Record<ExclusionName, T>> =>
  Object.fromEntries(EXCLUDABLE_FIELDS.map((name) => [exclusionOf(name), value(name)])) as Record<ExclusionName, T>;

/** Of each field what `value` answers for its name. */
export const eachField = <T>(value: (name: FieldName) => T): Readonly<Record<FieldName, T>> =>
  recordOf(FIELD_NAMES, value);

/** Rises with every new field: what an index has stored before it lacks the field. */
export const FIELDS_VERSION = Math.max(...FIELD_NAMES.map((name) => fieldOf(name).since));

/** Fields of which one may ask for several values at once. */
export type RepeatableField = NamesWith<'repeats'>;

/** What a combo has of every field, each value once. */
export const valuesOf = (combo: SearchedCombo): FieldValues =>
  eachField((name) => [...new Set(fieldOf(name).read(combo))]) as FieldValues;

/** No value of any field. */
export const NO_VALUES: FieldValues = eachField((): never[] => []);
export const NOTHING_EXCLUDED: ExcludedValues = eachExclusion((): never[] => []);
