import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ModerationAct } from '@combolab/contracts';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { ActRow } from './act-row.js';

const NAMES = ['דנה 7', 'סולם (2)', 'ليلى!'] as const;
const [admin, thing, author] = NAMES;
const act = {
  ...{ _id: 'a', at: '2026-01-02T03:04:05.000Z', kind: 'combo', subjectId: 'c', title: thing },
  ...{ outcome: 'hidden', by: { _id: 'u1', displayName: admin }, author: { _id: 'u2', displayName: author } },
} as unknown as ModerationAct;

/** What stands by itself, whatever direction is written around it. */
const isolated = (container: HTMLElement) => [...container.querySelectorAll('bdi')].map((each) => each.textContent);

it.each([true, false])('lets no name turn the words around it, with links: %j', (linked) => {
  const { container } = render(
    <MemoryRouter>
      <ActRow act={act} linked={linked} />
    </MemoryRouter>,
  );
  expect(isolated(container)).toEqual(linked ? NAMES : [admin, thing]);
  expect(container.textContent).toContain(linked ? `${admin} hid “${thing}” by ${author}` : `${admin} hid “${thing}”`);
});

it('lets a name that leads to a profile turn nothing around it', () => {
  const { container } = render(
    <MemoryRouter>
      by <AuthorLink author={{ _id: 'u1', displayName: admin }} /> (2)
    </MemoryRouter>,
  );
  expect(isolated(container)).toEqual([admin]);
});
