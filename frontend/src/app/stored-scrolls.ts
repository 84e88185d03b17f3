const STORED = 'combolab.scroll';
/** Places beyond this are forgotten, oldest first. */
const MOST_PLACES = 100;

/** How far the reader had scrolled in each entry of the history, in px; it outlives a reload of the tab. */
export class StoredScrolls {
  private readonly places: Map<string, number>;

  constructor(private readonly storage: () => Storage) {
    this.places = new Map(this.load());
  }

  read(place: string): number | null {
    return this.places.get(place) ?? null;
  }

  write(place: string, top: number): void {
    this.places.delete(place);
    this.places.set(place, top);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST_PLACES && oldest !== undefined) this.places.delete(oldest);
  }

  save(): void {
    try {
      this.storage().setItem(STORED, JSON.stringify([...this.places]));
    } catch {
      // storage is off or full: places live as long as the page
    }
  }

  private load(): readonly (readonly [string, number])[] {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(STORED) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPlace) : [];
    } catch {
      return [];
    }
  }
}

const isPlace = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';
