import { expect, it } from '@jest/globals';
import { changesIn } from './ContactSettings';

it('The contact form sends what was changed alone', () => {
  const values = { phoneNumber: '', allowWhatsApp: true, region: 'australia', timeZone: 'Australia/Sydney' } as const;
  expect(changesIn(values, { phoneNumber: true })).toEqual({ phoneNumber: null });
  expect(changesIn(values, { allowWhatsApp: true, timeZone: false })).toEqual({ allowWhatsApp: true });
});
