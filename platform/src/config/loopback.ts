const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** Whether a host is this machine alone. @param host without port, IPv6 without brackets */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);
