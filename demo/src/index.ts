/** The people of the demo: none of them exists, and everything about them is made from these files. */
export { DEMO_AU_PAIRS } from './au-pairs/index.js';
export { DEMO_CONVERSATIONS, type DemoConversation, type DemoMessage } from './conversations/index.js';
export { DEMO_FEATURED } from './families/featured.js';
export { DEMO_FAMILIES } from './families/index.js';
export { DEMO_INTERVIEWS, type DemoInterview } from './interviews.js';
export { DEMO_PROPOSALS } from './proposals.js';
export type { DemoAuPair, DemoDuration, DemoFamily, DemoVisaStatus } from './people.js';
export { DEMO_STAYS, type DemoStay } from './stays/index.js';
export { dayAhead, momentAgo } from './times.js';
