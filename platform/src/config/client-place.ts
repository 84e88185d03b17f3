import { isIPv6 } from 'node:net';
import { isLoopback } from './loopback.js';
import type { Settings } from './settings.js';

/** Longest text that is counted by, in characters: an address has at most 45. */
const LONGEST = 64;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The shortest form of an IPv6 address, in lower case (RFC 5952, as the URL standard serialises it). */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** @param high and @param low the last two groups of an address, in hexadecimal */
function dotted(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** The first 64 bits of a shortest form, as `2001:db8:0:1::/64`. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((groups) => (groups === '' ? [] : groups.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * What limits count a client by: one household or machine. An IPv4 address as it is, also where it is written in IPv6; of an
 * IPv6 address its /64, which providers hand out whole (RFC 6177). Text that is no address stands for itself, cut to 64 characters.
 */
export function placeOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare.slice(0, LONGEST);
  const short = shortest(bare);
  const [, high, low] = MAPPED.exec(short) ?? [];
  return high !== undefined && low !== undefined ? dotted(high, low) : network(short);
}

/** Whether limits per address hold for a client: without proxies that are trusted not for this machine itself, whose clients may be anybody's. */
export function isCounted(
  { rates, trustedProxies }: Pick<Settings, 'rates' | 'trustedProxies'>,
  address: string,
): boolean {
  if (!rates.on) return false;
  const direct = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return trustedProxies.length > 0 || !isLoopback(direct);
}
