/** Where a blob is served. Its bytes never change, so the address can be cached for good. */
export const fileAddress = (key: string): string => `/api/files/${key}`;
