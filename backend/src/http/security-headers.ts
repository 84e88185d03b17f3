import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { randomId, type ImageAddresses } from '@combolab/platform';
import helmet from 'helmet';
import type { NextFunction, Request, Response } from 'express';

/** Per-response nonce for the style elements that libraries make. */
export const nonceOf = (response: Response): string => (response.locals as { nonce: string }).nonce;

const API = /^\/(api|health)\//;
/** The only pages that other sites may frame. */
const EMBED = /^\/embed\//;

/** What the page may use of the machine it runs on, and what it never needs: a script that should not run there gets no more. */
const PERMISSIONS = [
  ...['autoplay', 'clipboard-write', 'fullscreen', 'gamepad'].map((used) => `${used}=(self)`),
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((each) => (each.includes('=') ? each : `${each}=()`))
  .join(', ');

/** Where the operator's own pictures come from, each origin once; a path is of this server. */
export const imageOrigins = (images: ImageAddresses): readonly string[] => [
  ...new Set(
    Object.values(images)
      .filter((address) => !address.startsWith('/'))
      .map((address) => new URL(address).origin),
  ),
];

/**
 * The page gets a policy with a nonce of its own; answers of the API get a fixed one that lets nothing run.
 * @param origins whom the page may speak to besides this server
 * @param pictureOrigins whose pictures it may show besides this server's
 */
export function securityHeaders(publicUrl: string, origins: readonly string[], pictureOrigins: readonly string[]) {
  const https = publicUrl.startsWith('https:');
  const page = pagePolicy(https, origins, pictureOrigins, "'none'");
  const embed = pagePolicy(https, origins, pictureOrigins, '*');
  const api = apiHeaders(https);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (API.test(request.path)) {
      response.setHeaders(api);
      next();
      return;
    }
    (response.locals as { nonce: string }).nonce = randomId();
    response.setHeader('Permissions-Policy', PERMISSIONS);
    (EMBED.test(request.path) ? embed : page)(request, response, next);
  };
}

/**
 * A strict policy: no inline scripts, styles only ours or with the response's nonce, no files from elsewhere.
 * @param framedBy who may show the page in a frame
 */
function pagePolicy(
  https: boolean,
  origins: readonly string[],
  pictureOrigins: readonly string[],
  framedBy: "'none'" | '*',
) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...origins],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [framedBy],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    // The older header knows no way to allow every site; where framing is allowed it would forbid it.
    xFrameOptions: framedBy === '*' ? false : { action: 'deny' },
  });
}

/** What concerns data, without the headers that only documents heed; the same for every answer, so made once. */
function apiHeaders(https: boolean): Map<string, string> {
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  policy(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
