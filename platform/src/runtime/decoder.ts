import {
  decodeEvent,
  UNREADABLE_TYPE,
  UndecodableEventError,
  whyUnreadable,
  type EventDefinition,
  type RecordedEvent,
} from '@combolab/contracts';
import type { Projection } from './projection.js';

/** Decodes events that some projection handles, once for all of them. */
export class Decoder {
  readonly #definitions = new Map<string, EventDefinition>();

  constructor(projections: readonly Projection[]) {
    for (const definition of projections.flatMap((projection) => projection.handles)) {
      this.#definitions.set(definition.type, definition);
    }
  }

  /** @throws UndecodableEventError, NewerSchemaError */
  decode(event: RecordedEvent): RecordedEvent | null {
    const definition = this.#definitions.get(event.type);
    if (definition !== undefined) return decodeEvent(definition, event);
    const damage = event.type === UNREADABLE_TYPE ? whyUnreadable(event) : null;
    if (damage !== null) throw new UndecodableEventError(damage);
    return null;
  }
}
