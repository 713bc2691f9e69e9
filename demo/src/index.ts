/** The people of the demo are fictional; everything about them is in `demo/content`. */
export { DEMO_CONVERSATIONS, type DemoConversation, type DemoMessage } from './conversations.js';
export { DEMO_INTERVIEWS, type DemoInterview } from './interviews.js';
export { DEMO_APPLICATIONS, DEMO_JOB_LISTINGS } from './job-listings.js';
export { DEMO_AU_PAIRS, DEMO_FAMILIES, DEMO_FEATURED, type DemoAuPair, type DemoFamily } from './people.js';
export { DEMO_PROPOSALS } from './proposals.js';
export {
  DEMO_CURRENT_PLACEMENTS,
  DEMO_PLACEMENTS,
  type DemoCalendarDate,
  type DemoCurrentPlacement,
  type DemoReview,
  type DemoPlacement,
} from './placements.js';
export { dayAhead, momentAgo, weekdayAhead } from './times.js';
