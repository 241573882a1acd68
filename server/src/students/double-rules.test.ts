import { expect, test } from '@jest/globals';
import { isCertain, isDouble, sharedBy, type Comparable } from './double-rules.ts';

const child = (key: string, more: Partial<Comparable> = {}): Comparable => ({
  key,
  ic: null,
  phones: [],
  email: null,
  ...more,
});
const phones = ['+60121234567'];
const email = 'a@b.example';

test.each<[string, Comparable, Comparable, boolean, boolean]>([
  ['the same name alone', child('khoowenxuan'), child('khoowenxuan'), true, false],
  ['the same name and address', child('alibaba', { email }), child('alibaba', { email }), true, true],
  ['a part of the name alone', child('khoowenxuan'), child('khoowenxuan邱文萱'), false, false],
  [
    'the Latin part and the phone',
    child('khoowenxuan', { phones }),
    child('khoowenxuan邱文萱', { phones: [null, ...phones] }),
    true,
    false,
  ],
  [
    'the Chinese part and the address',
    child('邱文萱', { email }),
    child('khoowenxuan邱文萱', { email }),
    true,
    false,
  ],
  ['the IC alone', child('a', { ic: '150101070001' }), child('b', { ic: '150101070001' }), true, false],
  ['IC and name', child('ali', { ic: '150101070001' }), child('ali', { ic: '150101070001' }), true, true],
  [
    'name and phone, and another IC',
    child('ali', { ic: '150101070001', phones }),
    child('ali', { ic: '150101070003', phones }),
    true,
    false,
  ],
  ['siblings', child('ali', { phones, email }), child('abu', { phones, email }), false, false],
  [
    'twins',
    child('ali', { phones, ic: '150101070001' }),
    child('abu', { phones, ic: '150101070003' }),
    true,
    false,
  ],
  ['nothing known', child(''), child(''), false, false],
])('%s', (_, one, other, double, certain) => {
  const shared = sharedBy(one, other);
  expect([isDouble(shared), isCertain(shared, one, other)]).toEqual([double, certain]);
});
