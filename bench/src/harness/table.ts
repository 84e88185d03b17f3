import { isMet, type Figure, type Result } from './figure.js';
import { tableOf } from './rows.js';
import type { Spread } from './stats.js';

const HEAD = ['figure', 'ours', 'peer', 'ratio', 'goal', ''];

function number(value: number): string {
  const size = Math.abs(value);
  return size >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 3);
}

const spread = ({ median, min, max }: Spread): string =>
  min === max ? number(median) : `${number(median)} (${number(min)}–${number(max)})`;

function goalOf({ goal, ratio }: Figure): string {
  if (goal === null) return '';
  const times = ratio === null ? '' : '×';
  return 'atMost' in goal ? `≤ ${number(goal.atMost)}${times}` : `≥ ${number(goal.atLeast)}${times}`;
}

function cells(result: Result): string[] {
  if ('skipped' in result) return [result.name, `skipped: ${result.skipped}`, '', '', '', ''];
  const { name, unit, ours, peer, peerName, ratio, note } = result;
  const met = isMet(result);
  return [
    note === undefined ? name : `${name}; ${note}`,
    `${spread(ours)} ${unit}`,
    peer === null ? '' : `${spread(peer)} ${peerName ?? ''}`,
    ratio === null ? '' : `${spread(ratio)}×`,
    goalOf(result),
    met === null ? '' : met ? 'met' : 'missed',
  ];
}

/** Columns aligned for a terminal, or Markdown: medians, in brackets the least and the most. */
export const figureTable = (results: readonly Result[], isMarkdown: boolean): string =>
  tableOf([HEAD, ...results.map(cells)], isMarkdown);
