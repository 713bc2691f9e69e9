import { expect, it } from '@jest/globals';
import { silenceOf } from './silence';

const NOW = Date.parse('2027-02-10T09:00:00Z');
const conversation = (senderId: string, changes: object = {}) => ({
  ...{ answered: false, with: { userType: 'aupair' as const } },
  lastMessage: { senderId, createdAt: '2027-02-06T09:00:00Z' },
  ...changes,
});

it('A first message can be answered at once, and has waited long after four days', () => {
  expect(silenceOf(conversation('lena'), 'me', Date.parse('2027-02-06T09:00:00Z'))).toBe('to-answer');
  expect(silenceOf(conversation('me'), 'me', NOW)).toBe('no-answer');
  expect(silenceOf(conversation('me'), 'me', NOW - 1)).toBeNull();
});

it('A message that declines says so to both, whether they had talked or not', () => {
  const lastMessage = { senderId: 'lena', createdAt: '2027-02-10T09:00:00Z', declines: true };
  for (const answered of [true, false]) {
    expect(silenceOf(conversation('lena', { lastMessage, answered }), 'me', NOW)).toBe('declined');
    expect(silenceOf(conversation('lena', { lastMessage, answered }), 'lena', NOW)).toBe('decliner');
  }
});

it.each([
  ['in which both have written', { answered: true }],
  ['without a message', { lastMessage: null }],
  ['with our team', { with: { userType: 'admin' } }],
  ['with someone who deleted their account', { with: { userType: null } }],
])('There is nothing to say of a conversation %s', (_, changes) => {
  for (const senderId of ['me', 'lena']) expect(silenceOf(conversation(senderId, changes), 'me', NOW)).toBeNull();
});
