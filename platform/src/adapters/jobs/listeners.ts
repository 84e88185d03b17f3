/** Tells listeners which job changed; a listener that throws does not stop the others or the change. */
export class JobListeners {
  readonly #listeners = new Set<(id: string) => void>();

  add(listener: (id: string) => void): () => void {
    const own = (id: string) => {
      listener(id);
    };
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(id: string): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(id);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
