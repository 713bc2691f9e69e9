/** The API did not answer, not even the question whether it is there. */
export class ApiUnavailable extends Error {
  constructor() {
    super('The API does not answer');
  }
}

/** `live`: its process runs. `ready`: it can also reach its database, and is not shutting down. */
export type ApiState = 'live' | 'ready';

/** A call that takes longer than this makes us ask whether the API is still there, in milliseconds. */
const SUSPICIOUS_AFTER_MS = 500;
/** It may take this long to answer that, in milliseconds. Both together stay under two seconds. */
const PROBE_TIMEOUT_MS = 1_400;

type Probe = (state: ApiState, signal: AbortSignal) => Promise<boolean>;

/**
 * Tells a slow API from one that is gone. A process that is stopped or out of memory keeps its connections open and
 * answers nothing: without this, the person who waits for it waits until a time limit made for slow work.
 */
export class ApiAvailability {
  private readonly probing = new Map<ApiState, Promise<boolean>>();

  constructor(private readonly probe: Probe) {}

  /**
   * Runs work whose `signal` is aborted as soon as the API is found to be gone. A slow answer is waited for as long as
   * the API still says that it is there, and given up after so many unanswered questions. Throws `ApiUnavailable` when
   * it was aborted.
   */
  async watch<T>(state: ApiState, work: (signal: AbortSignal) => Promise<T>, questions = 1): Promise<T> {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let ended = false;
    const checkLater = () => {
      if (!ended) timer = setTimeout(() => void check(), SUSPICIOUS_AFTER_MS);
    };
    let unanswered = 0;
    const check = async () => {
      unanswered = (await this.answers(state)) ? 0 : unanswered + 1;
      if (unanswered < questions) checkLater();
      // What has ended may still be read from: its body hangs on the same signal.
      else if (!ended) controller.abort(new ApiUnavailable());
    };
    checkLater();
    try {
      return await work(controller.signal);
    } finally {
      ended = true;
      clearTimeout(timer);
    }
  }

  /** Whether the API is there; everyone who asks at the same time shares one question. */
  private answers(state: ApiState): Promise<boolean> {
    const asked = this.probing.get(state);
    if (asked) return asked;
    const asking = this.probe(state, AbortSignal.timeout(PROBE_TIMEOUT_MS))
      .catch(() => false)
      .finally(() => this.probing.delete(state));
    this.probing.set(state, asking);
    return asking;
  }
}

/** Asks the API's own health check. */
export const healthProbe =
  (apiUrl: string): Probe =>
  async (state, signal) =>
    (await fetch(`${apiUrl}/health/${state}`, { signal })).ok;
