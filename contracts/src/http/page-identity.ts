/** Accounts at Firebase Authentication, as a page needs to know them. All of it is public. */
export interface FirebasePageIdentity {
  readonly kind: 'firebase';
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the emulator, for development and tests; null for Firebase itself. */
  readonly emulator: string | null;
}

/** With whom a page signs people in. The document of the page carries it, as JSON, in `<meta name="identity">`. */
export type PageIdentity = { readonly kind: 'local' } | FirebasePageIdentity;
