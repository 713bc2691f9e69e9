import { randomBytes } from 'node:crypto';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import type { NewAccountInput } from '../accounts/account-creation.service.js';

/** The account of a co-parent of `family`. No one reads the username. */
export const coParentAccount = (
  { region }: Pick<AccountRecord, 'region'>,
  { email, password }: Pick<NewAccountInput, 'email' | 'password'>,
): NewAccountInput => ({
  ...{ email, password, region, username: `home-${randomBytes(10).toString('hex')}` },
  userType: 'family',
  emailVerifiedAt: new Date(),
});
