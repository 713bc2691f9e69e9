/** Texts of logging out. */
export const signOutTexts = {
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
} as const;
