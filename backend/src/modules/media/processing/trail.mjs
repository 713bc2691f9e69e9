// @ts-check
/** @typedef {import('./trial-job.js').WorkerTrail} WorkerTrail */
/** @typedef {import('./trial-job.js').WorkerStep} WorkerStep */

/** Writes down what a worker does with one file. The answer carries it only where the job is a trial. */
export class Trail {
  /** @type {WorkerStep[]} */
  steps = [];
  /** @type {WorkerTrail['picture']} */
  picture = null;
  /** @type {WorkerTrail['kept']} */
  kept = [];

  /**
   * Does one step and keeps how long it took; the last step of a refused file is the one that refused it.
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

  /** What goes into the answer to a job. @param {{ trial?: boolean }} job */
  of({ trial }) {
    return trial ? { trail: { steps: this.steps, picture: this.picture, kept: this.kept } } : {};
  }
}
