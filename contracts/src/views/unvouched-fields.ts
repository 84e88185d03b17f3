/**
 * What of a combo an admin does not vouch for: words about it, and where it was taken from. A change of anything else is a
 * change of what was tried and found to work, and takes `verified` back.
 */
export const UNVOUCHED_FIELDS = ['name', 'description', 'tags', 'notes', 'source'] as const;
