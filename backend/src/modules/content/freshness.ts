/** Content published in Admin must be visible within a minute, despite the website's cache. */
export const FRESH_FOR_A_MOMENT = 'public, max-age=20';
