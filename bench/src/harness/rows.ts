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
