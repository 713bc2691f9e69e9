declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The role's profile became complete for the first time. */
    'profile.completed': { userId: string };
    /** The visible part of a profile has changed. */
    'profile.changed': { userId: string };
    'profile.paused': { userId: string };
    'profile.resumed': { userId: string };
    /** Someone who was away for a month is asked whether they are still looking. The token opens the answers. */
    'profile.still-looking-asked': { userId: string; token: string };
  }
}

export {};
