import { nameSourcesInStacks } from './platform/logging/source-positions.js';
import { startTelemetry } from './platform/telemetry/index.js';

nameSourcesInStacks();
// Only modules that are loaded later can be traced, so everything else is imported after this.
const telemetry = await startTelemetry(process.env);
const { serve } = await import('./serve.js');
await serve(process.env, telemetry);
