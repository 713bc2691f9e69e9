import type { AccountState, Region, UserType } from '../../api/back-office-users';

/** Texts of the list of everybody and of a person's page. */
export const adminUsersMessages = {
  title: 'Users',
  text: 'Everybody with an account. Looking at a person is written into the audit log.',
  userTypes: { family: 'Host family', aupair: 'Au pair', admin: 'Administrator' } satisfies Record<UserType, string>,
  regions: { australia: 'Australia', newzealand: 'New Zealand' } satisfies Record<Region, string>,
  states: {
    open: 'Open',
    'email-unverified': 'E-mail not confirmed',
    suspended: 'Suspended',
    banned: 'Closed for good',
  } satisfies Record<AccountState, string>,
  failed: 'This could not be loaded',
  again: 'Try again',
  person: {
    title: 'Person',
    back: 'All users',
    loading: 'Opening the page of this person',
    gone: 'There is no such account',
    goneText: 'It may have been erased.',
    tabs: {
      profile: 'Profile',
      checks: 'Checks',
      reports: 'Reports',
      signIns: 'Sign-ins',
      dealings: 'Dealings',
    },
  },
} as const;
