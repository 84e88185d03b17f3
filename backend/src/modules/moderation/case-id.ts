import type { ReportedKind } from '@combolab/contracts';

/** What reports and decisions are about. */
export interface Subject {
  readonly kind: ReportedKind;
  readonly subjectId: string;
}

/** Everything about one thing is one case. */
export const caseIdOf = ({ kind, subjectId }: Subject): string => `${kind}-${subjectId}`;
