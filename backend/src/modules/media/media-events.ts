declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A photo was deleted by its owner: stop showing it. */
    'photo.removed': { ownerId: string; photoId: string };
  }
}

export {};
