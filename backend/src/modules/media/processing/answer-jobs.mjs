// @ts-check
import { Trail } from './trail.mjs';

/**
 * Answers the API's jobs in a worker process with what `inspect` says of the bytes; `unreadable` if it throws.
 * @template {{ bytes: Buffer, trial?: boolean }} Job
 * @param {(job: Job, trail: Trail) => Promise<object>} inspect
 */
export function answerJobs(inspect) {
  process.on('message', async (/** @type {Job} */ job) => {
    // Over IPC a Buffer may arrive as a plain Uint8Array.
    const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
    const trail = new Trail();
    try {
      process.send?.({ ...(await inspect({ ...job, bytes }, trail)), ...trail.of(job) });
    } catch {
      process.send?.({ refusal: 'unreadable', ...trail.of(job) });
    }
  });
  // No result is needed once the API has ended.
  process.on('disconnect', () => process.exit(0));
}
