/** Where a draft is gone on with. */
export const draftPath = (id: string): string => `/test/test?draft=${encodeURIComponent(id)}`;
