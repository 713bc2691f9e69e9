import { startTelemetry } from './platform/telemetry/index.js';

// Only what is loaded later can be traced, so everything else is.
const telemetry = await startTelemetry(process.env);
const { serve } = await import('./serve.js');
await serve(process.env, telemetry);
