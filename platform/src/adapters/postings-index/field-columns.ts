import type { FacetField, FieldName } from '@combolab/contracts';
import { FACET_FIELDS, FIELD_NAMES } from '@combolab/contracts/plain';

/** Facets with many values each: they have a column of their own, since few documents have the same of both. */
export const WIDE_FACETS = ['attacker', 'defender'] as const;
export type WideFacet = (typeof WIDE_FACETS)[number];
/** Facets that are counted value by value when they are asked for: of most, most documents have nothing. */
export const LISTED_FACETS = [
  'patch',
  'position',
  'platform',
  'di',
  'fiftyFifty',
  'outOfShield',
  'performs',
] as const satisfies readonly FacetField[];
export type ListedFacet = (typeof LISTED_FACETS)[number];
/** As many values as there are accounts: it has a column of its own, which is counted when it is asked for. */
const UNBOUNDED_FACET = 'author' satisfies FacetField;
/** Facets whose counts are kept with every write. */
export type KeptFacet = Exclude<FacetField, ListedFacet | typeof UNBOUNDED_FACET>;
export type TraitFacet = Exclude<KeptFacet, WideFacet>;
export type UncountedField = Exclude<FieldName, KeptFacet>;

const isOf =
  <N extends FieldName>(names: readonly N[]) =>
  (name: FieldName): name is N =>
    (names as readonly FieldName[]).includes(name);
export const isListed = isOf(LISTED_FACETS);
const isWide = isOf(WIDE_FACETS);

export const KEPT_FACETS = FACET_FIELDS.filter(
  (name): name is KeptFacet => !isListed(name) && name !== UNBOUNDED_FACET,
);
export const isKept = isOf(KEPT_FACETS);
/** Facets with few values, whose combinations are counted as one. */
export const TRAIT_FACETS = KEPT_FACETS.filter((name): name is TraitFacet => !isWide(name));
/** Fields of which no counts are kept. */
export const UNCOUNTED_FIELDS = FIELD_NAMES.filter((name): name is UncountedField => !isKept(name));
