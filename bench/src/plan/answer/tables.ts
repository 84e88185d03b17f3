/** Three significant digits at least. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  return size >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

export const percent = (part: number): string => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

const GB = 1e9;
export const gigabytes = (bytes: number): string =>
  bytes >= 1e12 ? `${numberText(bytes / 1e12)} TB` : `${numberText(bytes / GB)} GB`;
export const megabits = (bits: number): string => `${numberText(bits / 1e6)} Mbit/s`;
