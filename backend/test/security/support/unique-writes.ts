import type { Person } from '../../support/people.js';
import { jobListingInput, NOTE } from '../../support/job-listings.js';
import type { Role } from './canaries.js';
import type { Filling } from './requests.js';
import { SYDNEY, wallTime, type World } from './world.js';

/** A write that makes one row, however often the same request comes. */
export interface UniqueWrite {
  id: string;
  by: Role | 'newAuPair' | 'newFamily';
  filling: (index: number) => Filling;
  /** Counts what the write makes. */
  rows: string;
  /** The rows that 25 equal requests make; one by default. */
  same?: number;
  /** The rows that 25 different requests make at most; undefined: as many as were accepted. */
  most?: number;
}

interface Subjects {
  ids: World['ids'];
  /** They have nothing yet. */
  newFamily: Person;
  newAuPair: Person;
}

const words = (index: number) => `This is what number ${index} says about all of it.`;

/** Later writes use what earlier ones made, such as `newConversation` of `ids`. */
export const uniqueWrites = ({ ids, newFamily, newAuPair }: Subjects): UniqueWrite[] => [
  {
    id: 'sendMessage',
    by: 'auPair',
    rows: 'messages',
    filling: (index) => ({
      path: { id: ids['conversation'] ?? '' },
      body: { clientMessageId: `0199a1de-0000-4000-8000-${String(index).padStart(12, '0')}`, content: 'Hello' },
    }),
  },
  {
    id: 'saveOwnJobListing',
    by: 'newFamily',
    rows: `job_listings WHERE family_id = '${newFamily.id}'`,
    most: 1,
    filling: (index) => ({ body: jobListingInput({ hoursPerWeek: 20 + (index % 10) }) }),
  },
  {
    id: 'startConversation',
    by: 'newFamily',
    rows: `conversations WHERE started_by_id = '${newFamily.id}'`,
    most: 1,
    filling: () => ({ body: { userId: newAuPair.id } }),
  },
  {
    id: 'applyForJobListing',
    by: 'newAuPair',
    rows: `job_applications WHERE au_pair_id = '${newAuPair.id}'`,
    most: 1,
    filling: (index) => ({ path: { id: ids['listing'] ?? '' }, body: { note: `${NOTE} ${index}` } }),
  },
  {
    id: 'saveToShortlist',
    by: 'newFamily',
    rows: `shortlist_entries WHERE user_id = '${newFamily.id}'`,
    most: 1,
    filling: () => ({ path: { id: newAuPair.id } }),
  },
  {
    id: 'sendReport',
    by: 'newFamily',
    rows: `reports WHERE reporter_id = '${newFamily.id}'`,
    most: 1,
    filling: (index) => ({
      body: { subjectType: 'profile', subjectId: newAuPair.id, reason: 'asks-for-money', words: words(index) },
    }),
  },
  {
    id: 'buyPlan',
    by: 'newFamily',
    rows: `purchases WHERE person_id = '${newFamily.id}'`,
    most: 1,
    filling: () => ({ body: { plan: 'standard' } }),
  },
  {
    id: 'requestOwnExport',
    by: 'newAuPair',
    rows: `data_exports WHERE person_id = '${newAuPair.id}'`,
    // The first may be ready before the others are asked for.
    most: 2,
    filling: () => ({}),
  },
  {
    id: 'proposeInterview',
    by: 'newFamily',
    rows: `interviews WHERE family_id = '${newFamily.id}'`,
    most: 1,
    filling: (index) => ({
      query: {},
      body: { conversationId: ids['newConversation'], minutes: 30, timeZone: SYDNEY, times: [wallTime(3 + index)] },
    }),
  },
  {
    id: 'saveSearch',
    by: 'newFamily',
    rows: `saved_searches WHERE user_id = '${newFamily.id}'`,
    // Each person may save ten, equal ones too.
    same: 10,
    most: 10,
    filling: (index) => ({
      body: {
        kind: 'auPairs',
        name: `Search ${index}`,
        filters: { ageMin: String(18 + (index % 10)) },
        alerts: 'none',
      },
    }),
  },
  {
    id: 'blockPerson',
    by: 'newFamily',
    rows: `blocks WHERE blocker_id = '${newFamily.id}'`,
    most: 1,
    filling: () => ({ path: { id: newAuPair.id }, body: {} }),
  },
];
