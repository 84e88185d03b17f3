import { randomBytes } from 'node:crypto';
import helmet from 'helmet';
import type { NextFunction, Request, Response } from 'express';

/** Per-response nonce for the style elements that libraries make. */
export const nonceOf = (response: Response): string => (response.locals as { nonce: string }).nonce;

/** A strict policy: no inline scripts, styles only ours or with the response's nonce, nothing from elsewhere. */
export function securityHeaders(publicUrl: string) {
  const https = publicUrl.startsWith('https:');
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    (response.locals as { nonce: string }).nonce = randomBytes(16).toString('base64');
    guard(request, response, next);
  };
}
