/** Keeps what is typed between asking for the palette and its being there. */
export class TypedAhead {
  private text = '';
  private readonly listener = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.text += key;
  };

  begin(): void {
    this.text = '';
    addEventListener('keydown', this.listener, { capture: true });
  }

  /** Stops listening; what was typed. */
  end(): string {
    removeEventListener('keydown', this.listener, { capture: true });
    return this.text;
  }
}
