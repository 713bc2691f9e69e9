/** The API did not answer, and did not answer its health check either. */
class ApiUnavailable extends Error {
  constructor() {
    super('The API does not answer');
  }
}

/** `live`: its process runs. `ready`: it can also reach its database, and is not shutting down. */
type ApiState = 'live' | 'ready';

/** After a call has taken this long, the health check is asked, in milliseconds. */
const SUSPICIOUS_AFTER_MS = 500;
/** The time limit of the health check, in milliseconds. Both limits together stay under two seconds. */
const PROBE_TIMEOUT_MS = 1_400;

type Probe = (state: ApiState, signal: AbortSignal) => Promise<boolean>;

/**
 * Distinguishes a slow API from one that is gone. A process that is stopped or out of memory keeps its connections open
 * and never answers; without this check a visitor would wait for the long time limit of slow work.
 */
export class ApiAvailability {
  private readonly probing = new Map<ApiState, Promise<boolean>>();

  constructor(private readonly probe: Probe) {}

  /**
   * Runs work whose `signal` is aborted as soon as the API is found to be gone. Keeps waiting while the health check
   * answers, up to a limit. Throws `ApiUnavailable` when it aborted the work.
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
      // The signal must outlive the call, because its body may still be read.
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

  /** Whether the API is alive; concurrent callers share one health check. */
  private answers(state: ApiState): Promise<boolean> {
    const pending = this.probing.get(state);
    if (pending) return pending;
    const asking = this.probe(state, AbortSignal.timeout(PROBE_TIMEOUT_MS))
      .catch(() => false)
      .finally(() => this.probing.delete(state));
    this.probing.set(state, asking);
    return asking;
  }
}

/** Calls the API's health check. */
export const healthProbe =
  (apiUrl: string): Probe =>
  async (state, signal) =>
    (await fetch(`${apiUrl}/health/${state}`, { signal })).ok;
