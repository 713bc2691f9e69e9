/** `node --import …/sources.mjs`: Node runs the TypeScript sources of the backend and the demo as they are. */
import { register } from 'node:module';

register('./sources-hooks.mjs', import.meta.url);
