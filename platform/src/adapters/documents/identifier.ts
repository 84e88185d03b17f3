const IDENTIFIER = /^[a-zA-Z][a-zA-Z0-9]*$/;

/** Names come from our own definitions, never from requests; this keeps it so. */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`'${name}' cannot name a table, collection or field`);
  return name;
}
