import { z } from 'zod';
import { contentOf, hours, text, username } from './content.js';

/** A proposed agreement of the demo, by the family. */
const proposal = z.strictObject({ family: username, auPair: username, hoursAgo: hours, note: text });

export const DEMO_PROPOSALS = contentOf('proposals', z.array(proposal));
