/** Is given what leads to another page, and does it once the user agrees. */
export type LeaveQuestion = (go: () => void) => void;

const questions: LeaveQuestion[] = [];

/** Has a question asked before another page is opened. @returns how it is taken back */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  questions.push(question);
  return () => {
    questions.splice(questions.indexOf(question), 1);
  };
}

/** Opens another page: at once, or after the question while something would be lost. */
export function leave(go: () => void): void {
  const question = questions.at(-1);
  if (question === undefined) go();
  else question(go);
}

/** The address of another page of this site that a click on a link opens here; otherwise null. */
export function addressLedTo(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return null;
  // What is no page is fetched by the browser, which asks by itself.
  if (link.pathname === location.pathname || link.pathname.startsWith('/api/')) return null;
  return link.pathname + link.search + link.hash;
}
