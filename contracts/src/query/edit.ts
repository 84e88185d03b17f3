import { cutQuery } from './line.js';
import type { Span, SpanKind, Understood } from './understood.js';

/** The query without a chip's words; joining words left dangling at an end go too. */
export function withoutSpan(query: string, { start, end }: Pick<Span, 'start' | 'end'>): string {
  const cut = cutQuery(query);
  const after = cut.slice(end).replace(/^['’]s\b/u, '');
  const before = cut.slice(0, start);
  const left = `${before} ${after}`.replace(/\s+/gu, ' ').trim();
  return left
    .replace(/(?:^|[\s,/]+)(?:vs\.?|versus|v|against|on|or|and|not|without|with|as|at|by|>|->|→|&|[,/-])$/iu, '')
    .trim();
}

const SWAPPED: Readonly<Partial<Record<SpanKind, SpanKind>>> = {
  attacker: 'defender',
  defender: 'attacker',
  notAttacker: 'notDefender',
  notDefender: 'notAttacker',
};

/** The same with attackers and defenders in each other's place. */
export function swapRoles(understood: Understood): Understood {
  const { attackers, defenders, excluded, spans } = understood;
  return {
    ...understood,
    attackers: defenders,
    defenders: attackers,
    excluded: { ...excluded, attackers: excluded.defenders, defenders: excluded.attackers },
    spans: spans.map((span) => ({ ...span, kind: SWAPPED[span.kind] ?? span.kind })),
  };
}
