import type { DemoConversation } from './conversation.js';
import { HARTLEY_AND_LENA } from './hartley-and-lena.js';
import { OF_LENA } from './of-lena.js';
import { OF_THE_HARTLEYS } from './of-the-hartleys.js';

export type { DemoConversation, DemoMessage } from './conversation.js';

/** What has been said before anyone signs in. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [HARTLEY_AND_LENA, ...OF_THE_HARTLEYS, ...OF_LENA];
