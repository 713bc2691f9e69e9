import { kindOf } from './notification-type.js';
import { paths } from './paths.js';

export const savedSearchKinds = {
  'saved-search.found': kindOf('saved-search.found', {
    group: 'saved-searches',
    recipients: ({ userId }) => [userId],
    path: ({ savedSearchId }) => paths.savedSearch(savedSearchId),
    words: ({ payload: { count }, userType }) => {
      const who = userType === 'family' ? (count === 1 ? 'au pair' : 'au pairs') : count === 1 ? 'family' : 'families';
      const fits = count === 1 ? 'fits' : 'fit';
      return {
        title: `${count} new ${who} ${fits} your search`,
        line: 'They are new since you last looked.',
        email: {
          paragraphs: [
            `${count} new ${who} ${fits} a search that you keep.`,
            'Those who write early are often answered: a few lines about what caught your eye are enough.',
          ],
          action: 'Look at them',
        },
      };
    },
  }),
} as const;
