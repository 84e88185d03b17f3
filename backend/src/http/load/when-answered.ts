import type { Response } from 'express';

/**
 * Calls back once, when an answer is handed over whole or its connection has gone: how slowly its client takes it then is none of
 * our work any more, and must keep nobody else waiting.
 */
export function whenAnswered(response: Response, answered: () => void): void {
  let told = false;
  const tell = (): void => {
    if (told) return;
    told = true;
    answered();
  };
  const end = response.end.bind(response) as (...given: unknown[]) => Response;
  response.end = (...given: unknown[]): Response => {
    tell();
    return end(...given);
  };
  response.once('close', tell);
}
