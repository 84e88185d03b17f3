import type { FacetField, FieldName } from '@combolab/contracts';
import { FACET_FIELDS, FIELD_NAMES } from '@combolab/contracts/plain';

/** Facets with many values each: they have a column of their own, since few documents have the same of both. */
export const WIDE_FACETS = ['attacker', 'defender'] as const;
export type WideFacet = (typeof WIDE_FACETS)[number];
export type TraitFacet = Exclude<FacetField, WideFacet>;
export type UncountedField = Exclude<FieldName, FacetField>;

const isWide = (name: FacetField): name is WideFacet => WIDE_FACETS.some((each) => each === name);

/** Facets with few values, whose combinations are counted as one. */
export const TRAIT_FACETS = FACET_FIELDS.filter((name): name is TraitFacet => !isWide(name));
/** Fields that are filtered by and never counted. */
export const UNCOUNTED_FIELDS = FIELD_NAMES.filter(
  (name): name is UncountedField => !FACET_FIELDS.some((facet) => facet === name),
);
