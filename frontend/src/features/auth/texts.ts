/** Texts of logging in, signing up and account recovery. */
export const authTexts = {
  page: {
    description: 'Log in, or sign up as a host family or an au pair in Australia or New Zealand.',
    signInTitle: 'Log in',
    signUpTitle: 'Sign up',
    signInHeading: 'Good to see you again',
    signUpHeading: 'Tell us who you are',
    signInLead: 'Continue where you left off.',
    signUpLead: 'Free to join. Au pairs never pay; families pay only when they choose a plan.',
    closedHeading: 'Your account is closed',
    choose: 'Log in or sign up',
  },
  fields: {
    email: 'Email',
    username: 'Username',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'At least 12 characters. A short sentence works well.',
    confirmation: 'Repeat your password',
    code: 'Code from your authenticator app',
    recoveryCode: 'Recovery code',
    region: 'Where is your home?',
    regionAuPair: 'Where would you like to go?',
  },
  roles: {
    question: 'I am',
    family: { label: 'A host family', hint: 'We have children and a spare room.' },
    aupair: { label: 'An au pair', hint: 'I look after children and see the world.' },
  },
  signIn: {
    submit: 'Log in',
    passkey: 'Log in with a passkey',
    forgotten: 'Forgot your password?',
    success: 'Login successful',
    successText: 'Welcome back!',
    failed: 'Login failed',
    nothingReturned: 'No user or session data was returned.',
  },
  passkeyProblems: {
    cancelled: 'The passkey login was not completed. Try again, or log in another way.',
    exists: 'Try again, or log in another way.',
    unsupported: 'This browser cannot use passkeys. Please log in another way.',
  },
  secondFactor: {
    heading: 'One more step',
    lead: 'Your account uses two-step login, so your password alone is not enough.',
  },
  recovery: {
    heading: 'Reset your password',
    lead: 'Enter your email. If you have an account, we will send you a link within a minute. It works for 30 minutes.',
  },
  picture: {
    text: 'It is 3:10 am in Munich. Your message arrives without a sound.',
    more: 'Both clocks are shown next to every conversation.',
  },
} as const;
