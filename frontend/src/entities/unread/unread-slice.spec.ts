import { describe, expect, it } from '@jest/globals';
import { badgeText, unreadLowered, unreadRaised, unreadReducer, unreadSet } from './unread-slice';

describe('S06 the unread count', () => {
  it('S06 can be set, raised and lowered, and is never below 0', () => {
    let state = unreadReducer(undefined, unreadSet(2));
    state = unreadReducer(state, unreadRaised(1));
    expect(state.count).toBe(3);
    expect(unreadReducer(state, unreadLowered(5)).count).toBe(0);
    expect(unreadReducer(state, unreadSet(-4)).count).toBe(0);
    expect(unreadReducer(state, unreadSet(Number.NaN)).count).toBe(0);
  });
  it('H03 the badge shows the number, 9+ above 9, nothing at zero', () => {
    expect([0, 1, 9, 10, 250].map(badgeText)).toEqual([null, '1', '9', '9+', '9+']);
  });
});
