const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');

/** The nonce of this page's Content-Security-Policy, for style elements that libraries add. */
export const nonce: string = meta?.content ?? '';

// Read by Radix (through get-nonce) and by sonner.
Object.assign(globalThis, { __webpack_nonce__: nonce });
