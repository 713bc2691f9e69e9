/** What the notice says while the API cannot be reached. */
export const connectionMessages = {
  lost: 'We can’t reach the server. Trying again…',
  offline: 'You are offline. We’ll load the rest when you’re back online.',
  readable: 'Pages you can read offline',
} as const;
