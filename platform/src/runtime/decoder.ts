import { decodeEvent, type EventDefinition, type RecordedEvent } from '@combolab/contracts';
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
    return definition === undefined ? null : decodeEvent(definition, event);
  }
}
