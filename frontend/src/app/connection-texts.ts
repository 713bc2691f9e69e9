/** The notice while the API cannot be reached. */
export const connectionTexts = {
  lost: 'We cannot reach the server. Trying again…',
  offline: 'You are offline. We will load the rest when you are back online.',
  readable: 'Pages you can read offline',
} as const;
