/** Errors about accounts, login and second steps. */
export const ACCOUNT_ERRORS = {
  account_disabled: {
    status: 403,
    message: 'This account is closed. Please write to us if you think this is a mistake.',
  },
  candidate_email_unverified: {
    status: 409,
    message: 'This person has not confirmed their email address. Only a confirmed address can become an admin.',
  },
  second_admin_required: {
    status: 409,
    message: 'Closing an admin’s account needs two admins. Propose it on the person’s page, under Privacy.',
  },
  second_factor_required: {
    status: 403,
    message: 'Please set up your authenticator app first.',
  },
  account_suspended: { status: 403, message: 'This account is suspended.' },
  current_password_wrong: { status: 403, message: 'The current password is not correct.' },
  email_not_accepted: {
    status: 403,
    message: 'We cannot open an account with this email address. Please write to us if you think this is a mistake.',
  },
  email_taken: {
    status: 409,
    message: 'An account with this email address already exists. Log in, or reset your password.',
  },
  household_full: { status: 409, message: 'Your household already has a co-parent.' },
  invalid_credentials: { status: 401, message: 'The email address or the password is not correct.' },
  link_invalid: { status: 400, message: 'This link has been used or has expired. Please ask for a new one.' },
  last_admin: {
    status: 409,
    message: 'This is the last active admin. Appoint another admin first.',
  },
  mfa_already_enabled: { status: 409, message: 'An authenticator app is already set up.' },
  mfa_challenge_expired: { status: 401, message: 'That took too long. Please log in again.' },
  mfa_code_required: { status: 403, message: 'Please also enter the code from your authenticator app.' },
  mfa_code_wrong: { status: 401, message: 'This code is not correct, or has already been used.' },
  mfa_mandatory: { status: 403, message: 'An admin’s account must keep an authenticator app or a passkey.' },
  mfa_not_enabled: { status: 409, message: 'No authenticator app is set up.' },
  last_second_factor: { status: 409, message: 'This is your last passkey. Removing it turns off two-step login.' },
  owner_only: { status: 403, message: 'Only the account holder of your family can do this.' },
  passkey_limit_reached: { status: 409, message: 'You already have ten passkeys. Remove one to add another.' },
  passkey_not_accepted: { status: 403, message: 'This passkey was not accepted. Please try again.' },
  passkey_taken: { status: 409, message: 'This passkey is already in use.' },
  reauthentication_required: { status: 403, message: 'Please enter your password to continue.' },
  session_ended: { status: 401, message: 'Please log in again.' },
  username_taken: { status: 409, message: 'This username is taken. Please choose another one.' },
} as const satisfies Record<string, { status: number; message: string }>;
