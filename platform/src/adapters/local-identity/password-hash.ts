/** How passwords of local accounts are hashed: scrypt over the password in Unicode's form NFKC. */
export const PASSWORD_SCRYPT = {
  /** Cost N. */
  cost: 16_384,
  /** r. */
  blockSize: 16,
  /** p. */
  parallelization: 1,
  /** Bytes. */
  keyBytes: 64,
} as const;

export interface PasswordHash {
  /** The bytes of the salt's hexadecimal text: the text itself is the salt. */
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Reads a stored hash, `<salt>:<key>` in hexadecimal digits. @returns null when it has another form */
export function parsePasswordHash(stored: string): PasswordHash | null {
  const [, salt, key] = /^([0-9a-f]+):([0-9a-f]+)$/.exec(stored) ?? [];
  if (salt === undefined || key?.length !== PASSWORD_SCRYPT.keyBytes * 2) return null;
  return { salt: Buffer.from(salt, 'utf8'), key: Buffer.from(key, 'hex') };
}
