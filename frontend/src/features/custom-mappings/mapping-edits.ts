import type { ControllerType, CustomMappings } from '@combolab/contracts';
import type { Mapping } from '../../shared/controller/mapping.js';
import type { ButtonPart } from '../../shared/controller/parts.js';

/** All mappings with one controller's of one game replaced; what changes nothing is left out. */
export function withMapping(
  all: CustomMappings,
  gameId: string,
  code: ControllerType,
  mapping: Mapping,
): CustomMappings {
  const { [code]: _old, ...controllers } = all[gameId] ?? {};
  const { [gameId]: _game, ...games } = all;
  const left = Object.keys(mapping).length === 0 ? controllers : { ...controllers, [code]: { ...mapping } };
  return Object.keys(left).length === 0 ? games : { ...games, [gameId]: left };
}

/** A mapping with one input led elsewhere; null, or to itself, is as the author pressed it. */
export function withTarget(mapping: Mapping, from: ButtonPart, to: ButtonPart | null): Mapping {
  const { [from]: _old, ...others } = mapping;
  return to === null || to === from ? others : { ...others, [from]: to };
}
