const LEAST = 6;

/** Lines that say something: no imports, comments or brackets alone. */
const sayingLines = (text) =>
  text
    .replace(/^import [\s\S]*?from '[^']*';$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w{2}/.test(line) && !/^(\/\/|\/?\*|export \* |export \{)/.test(line));

/** Pairs of places that say the same in six lines or more: a run of equal lines is one pair. */
export function pairsAlike(sources) {
  const places = new Map();
  const files = sources.map(({ text }) => sayingLines(text));
  for (const [file, lines] of files.entries())
    for (let at = 0; at + LEAST <= lines.length; at += 1) {
      const window = lines.slice(at, at + LEAST).join('\n');
      places.set(window, [...(places.get(window) ?? []), [file, at]]);
    }
  const starts = new Set();
  for (const found of places.values())
    for (const [i, [fileA, a]] of found.entries())
      for (const [fileB, b] of found.slice(i + 1)) starts.add(`${fileA} ${fileB} ${b - a} ${a}`);
  // what continues a run begins no pair
  return [...starts].filter((start) => {
    const [fileA, fileB, offset, a] = start.split(' ');
    return !starts.has(`${fileA} ${fileB} ${offset} ${String(Number(a) - 1)}`);
  }).length;
}
