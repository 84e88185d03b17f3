import { CHOICE_FIELDS, fieldOf, type ChoiceField, type FieldPlace } from '@combolab/contracts';

/** Fields that are shown in one of these ways, from the top. */
export function choicesIn(...ways: readonly FieldPlace['as'][]): readonly ChoiceField[] {
  const placed = CHOICE_FIELDS.flatMap((name) => {
    const { place } = fieldOf(name);
    return place !== null && ways.includes(place.as) ? [{ name, at: place.at }] : [];
  });
  return placed.sort((a, b) => a.at - b.at).map(({ name }) => name);
}
