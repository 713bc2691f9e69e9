import { z } from 'zod';
import { contentOf, hours, text, username } from './content.js';

/** Terms of the demo that wait for an answer. The family has written them. */
const proposal = z.strictObject({ family: username, auPair: username, hoursAgo: hours, note: text });

export const DEMO_PROPOSALS = contentOf('proposals', z.array(proposal));
