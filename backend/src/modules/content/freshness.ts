/** What is published in Admin is to be seen within a minute, also behind the website's own cache. */
export const FRESH_FOR_A_MOMENT = 'public, max-age=20';
