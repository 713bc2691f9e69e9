// @ts-check
/** @typedef {import('./trial-job.js').WorkerTrail} WorkerTrail */
/** @typedef {import('./trial-job.js').WorkerStep} WorkerStep */

/** Records what a worker does with a file. The result includes it only for trials. */
export class Trail {
  /** @type {WorkerStep[]} */
  steps = [];
  /** @type {WorkerTrail['picture']} */
  picture = null;
  /** @type {WorkerTrail['kept']} */
  kept = [];

  /**
   * Runs and times one step; the last step of a rejected file is the one that rejected it.
   * @template Result
   * @param {import('./trial-job.js').WorkerStepName} name
   * @param {() => Result | Promise<Result>} work
   * @returns {Promise<Result>}
   */
  async step(name, work) {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.steps.push({ name, ms: performance.now() - begun });
    }
  }

  /**
   * The part of the result for a job.
   * @param {{ trial?: boolean }} job
   */
  of({ trial }) {
    return trial ? { trail: { steps: this.steps, picture: this.picture, kept: this.kept } } : {};
  }
}
