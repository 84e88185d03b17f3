/** A text in localStorage that survives storage being switched off (then it lives as long as the page). */
export function storedText(key: string) {
  let fallback: string | null = null;
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(value: string | null): void {
      fallback = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // the page goes on with the fallback
      }
    },
  };
}
