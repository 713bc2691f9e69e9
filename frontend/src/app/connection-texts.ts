/** What the notice says while the API cannot be reached. */
export const connectionMessages = {
  lost: 'We cannot reach the server. Trying again…',
  offline: 'You are offline. We load the rest as soon as you are back online.',
  readable: 'What you can read',
} as const;
