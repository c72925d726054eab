import { expect, test } from 'vitest';
import { clientAddress, coarseAddress, networkOf } from './client-address.ts';

test.each([
  [
    'nobody in front: the header is anybody’s word',
    '203.0.113.9',
    '198.51.100.1',
    0,
    '203.0.113.9',
  ],
  [
    'one proxy: its own entry, not what stands left of it',
    '10.0.0.2',
    '1.1.1.1, 198.51.100.1',
    1,
    '198.51.100.1',
  ],
  ['two proxies', '10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.3', 2, '198.51.100.1'],
  ['fewer entries than proxies', '10.0.0.2', '198.51.100.1', 2, '10.0.0.2'],
  ['no address at all', '10.0.0.2', 'unknown, <script>', 1, '10.0.0.2'],
  ['IPv4 within IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['a port behind IPv4', '10.0.0.2', '1.1.1.1:1, 203.0.113.5:41234', 1, '203.0.113.5'],
  ['brackets and a port', '10.0.0.2', '[2001:db8::7]:41234', 1, '2001:db8::7'],
  ['brackets alone', '10.0.0.2', '[2001:db8::7]', 1, '2001:db8::7'],
  ['IPv4 within IPv6, with a port', '10.0.0.2', '[::ffff:203.0.113.5]:80', 1, '203.0.113.5'],
  ['IPv6 whose end looks like a port', '10.0.0.2', '2001:db8::7:4123', 1, '2001:db8::7:4123'],
  ['half a bracket', '10.0.0.2', '[2001:db8::7', 1, '10.0.0.2'],
  ['a port alone', '10.0.0.2', ':41234', 1, '10.0.0.2'],
  ['no number for a port', '10.0.0.2', '203.0.113.5:http', 1, '10.0.0.2'],
  ['a socket that is gone', undefined, undefined, 0, '0.0.0.0'],
])('%s', (_name, socket, header, hops, expected) => {
  expect(clientAddress(socket, header, hops)).toBe(expected);
});

test('an IPv6 caller counts by the first 64 bits', () => {
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('kept addresses are coarse', () => {
  expect(coarseAddress('203.0.113.9')).toBe('203.0.113.0');
  expect(coarseAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::');
});
