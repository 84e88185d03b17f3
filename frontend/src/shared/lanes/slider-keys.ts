/** Frames that a key moves a slider by; null when it is none of a slider's keys. */
export function framesOfKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return shiftKey ? -5 : -1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return shiftKey ? 5 : 1;
  if (key === 'PageDown') return -20;
  if (key === 'PageUp') return 20;
  return key === 'Home' ? -Infinity : key === 'End' ? Infinity : null;
}
