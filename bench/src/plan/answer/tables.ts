/** Rows as Markdown, or in columns for a terminal. */
export function tableOf(rows: readonly (readonly string[])[], isMarkdown: boolean): string {
  const [head = [], ...rest] = rows;
  if (isMarkdown) {
    const line = (row: readonly string[]): string =>
      `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
  }
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

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
