type Status = 1 | 0 | -1;

/** A combo as everybody must be shown it. */
export interface ShownCombo {
  readonly comboId: string;
  readonly name: string;
  readonly numLikes: number;
  readonly numDislikes: number;
  /** Text of each comment that stands, by its id. */
  readonly comments: ReadonlyMap<string, string>;
}

interface ToldCombo {
  readonly name: string;
  readonly feedback: Map<string, Status>;
  readonly comments: Map<string, string>;
}

/** What people were told was done: each command once, in the order of each person. */
export class Told {
  readonly #combos = new Map<string, ToldCombo>();
  /** Ids of combos, by user. */
  readonly favorites = new Map<string, Set<string>>();

  get comboIds(): readonly string[] {
    return [...this.#combos.keys()];
  }

  shared(comboId: string, name: string): void {
    this.#combos.set(comboId, { name, feedback: new Map(), comments: new Map() });
  }

  rated(comboId: string, userId: string, status: Status): void {
    this.#of(comboId).feedback.set(userId, status);
  }

  commented(comboId: string, commentId: string, text: string): void {
    this.#of(comboId).comments.set(commentId, text);
  }

  removed(comboId: string, commentId: string): void {
    this.#of(comboId).comments.delete(commentId);
  }

  /** @param isOne whether it is one of the user's favorites from now on */
  favored(userId: string, comboId: string, isOne: boolean): void {
    const those = this.favorites.get(userId) ?? new Set<string>();
    this.favorites.set(userId, those);
    if (isOne) those.add(comboId);
    else those.delete(comboId);
  }

  /** What everybody must be shown now. */
  combos(): readonly ShownCombo[] {
    return [...this.#combos].map(([comboId, { name, feedback, comments }]) => {
      const count = (wanted: Status): number => [...feedback.values()].filter((status) => status === wanted).length;
      return { comboId, name, numLikes: count(1), numDislikes: count(-1), comments: new Map(comments) };
    });
  }

  #of(comboId: string): ToldCombo {
    const combo = this.#combos.get(comboId);
    if (combo === undefined) throw new Error(`nobody shared ${comboId}`);
    return combo;
  }
}

/**
 * What somebody is shown that differs from what people were told: lost, doubled, or counted wrong.
 * @param where who is shown it, for the words
 * @returns in words; empty when it is the same
 */
export function differences(
  told: readonly ShownCombo[],
  shown: readonly ShownCombo[],
  where: string,
): readonly string[] {
  return told.flatMap((combo) => {
    const own = shown.filter(({ comboId }) => comboId === combo.comboId);
    const [one] = own;
    if (one === undefined || own.length > 1)
      return [`${where}: combo ${combo.comboId} is there ${String(own.length)} times`];
    return differing(combo, one).map((what) => `${where}: combo ${combo.comboId} ${what}`);
  });
}

function differing(told: ShownCombo, shown: ShownCombo): readonly string[] {
  const found = (['name', 'numLikes', 'numDislikes'] as const)
    .filter((field) => told[field] !== shown[field])
    .map((field) => `has ${field} ${String(shown[field])}, not ${String(told[field])}`);
  const lost = [...told.comments].filter(([id]) => !shown.comments.has(id));
  const strange = [...shown.comments].filter(([id, text]) => told.comments.get(id) !== text);
  return [
    ...found,
    ...lost.map(([id, text]) => `lost the comment ${id} '${text}'`),
    ...strange.map(([id, text]) => `has the comment ${id} '${text}', which nobody was told of`),
  ];
}
