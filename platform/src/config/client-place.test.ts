import { isCounted, placeOf } from './client-place.js';
import { readSettings } from './settings.js';

describe('placeOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  it('counts no more than a stretch of what is no address', () => {
    expect(placeOf('x'.repeat(500))).toHaveLength(64);
  });

  it('keeps the networks of neighbours apart', () => {
    expect(placeOf('2001:db8:1:2::1')).not.toBe(placeOf('2001:db8:1:3::1'));
  });
});

describe('isCounted', () => {
  it.each([
    [{}, '198.51.100.7', true],
    [{}, '127.0.0.1', false],
    [{}, '::ffff:127.0.0.1', false],
    [{}, '::1', false],
    [{ TRUSTED_PROXIES: 'loopback' }, '127.0.0.1', true],
    [{ RATE_LIMITS: 'off' }, '198.51.100.7', false],
  ])('with %j says of %s: %s', (env, address, counted) => {
    expect(isCounted(readSettings(env), address)).toBe(counted);
  });
});
