/** Texts of logging out. */
export const signOutMessages = {
  loggedOut: 'Logged out',
  logoutFailed: 'Logout failed',
} as const;
