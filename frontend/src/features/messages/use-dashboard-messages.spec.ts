import { expect, it } from '@jest/globals';
import { isUnanswered } from './use-dashboard-messages';

const NOW = Date.parse('2027-02-10T09:00:00Z');
const last = (createdAt: string, senderId = 'lena') => ({ senderId, createdAt, seq: 4 });
const conversation = (createdAt: string, changes: object = {}) => ({
  ...{
    unreadCount: 0,
    lastSeq: 4,
    mutedUntil: null,
    lastMessage: last(createdAt),
    with: { userType: 'family' as const },
  },
  ...changes,
});
const THREE_DAYS_AGO = '2027-02-07T09:00:00Z';

it('A message that was read and not answered is listed from the third day, for two weeks', () => {
  expect(isUnanswered(conversation('2027-02-08T09:00:01Z'), 'me', NOW)).toBe(false);
  expect(isUnanswered(conversation('2027-02-08T09:00:00Z'), 'me', NOW)).toBe(true);
  expect(isUnanswered(conversation('2027-01-27T09:00:01Z'), 'me', NOW)).toBe(true);
  expect(isUnanswered(conversation('2027-01-27T09:00:00Z'), 'me', NOW)).toBe(false);
});

it.each([
  ['that is unread', { unreadCount: 1 }],
  ['of one’s own', { lastMessage: last(THREE_DAYS_AGO, 'me') }],
  ['that declines', { lastMessage: { ...last(THREE_DAYS_AGO), declines: true } }],
  ['that someone has reacted to since', { lastSeq: 5 }],
  ['in a muted conversation', { mutedUntil: '2027-02-11T00:00:00Z' }],
  ['that is none', { lastMessage: null }],
  ['of someone who deleted their account', { with: { userType: null } }],
  ['of our team', { with: { userType: 'admin' } }],
])('A message %s is not listed as unanswered', (_, changes) => {
  expect(isUnanswered(conversation(THREE_DAYS_AGO, changes), 'me', NOW)).toBe(false);
});
