import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

export const savedSearchTypes = {
  'saved-search.found': typeFor('saved-search.found', {
    group: 'saved-searches',
    recipients: ({ userId }) => [userId],
    coalescedBy: ({ savedSearchId }) => savedSearchId,
    replacesWaiting: true,
    path: ({ savedSearchId }) => paths.savedSearch(savedSearchId),
    words: ({ payload: { count, kind }, userType }) => {
      // Earlier releases did not say whom the search looks for.
      const seeksAuPairs = kind ? kind === 'auPairs' : userType === 'family';
      const who = seeksAuPairs ? (count === 1 ? 'au pair' : 'au pairs') : count === 1 ? 'family' : 'families';
      const fits = count === 1 ? 'fits' : 'fit';
      return {
        title: `${count} new ${who} ${fits} your search`,
        line: 'New since you last looked.',
        email: {
          paragraphs: [
            `${count} new ${who} ${fits} a search you saved.`,
            'It helps to write early. A few lines about what you liked are enough.',
          ],
          action: 'See them',
        },
      };
    },
  }),
} as const;
