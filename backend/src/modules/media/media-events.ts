declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** Its owner has given up a photo: whoever shows it shows nothing there any more. */
    'photo.removed': { ownerId: string; photoId: string };
  }
}

export {};
