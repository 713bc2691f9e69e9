import pg from 'pg';
import { vi } from 'vitest';
import { requestContext } from '../../src/platform/http/index.js';

/** A request with this id is counted. */
export const COUNTED = 'a-counted-request';

interface Asked {
  sql: string;
  step: number;
}

/** Counts the statements of this process. Watch before the application connects, and restore all mocks at the end. */
export class CountedStatements {
  private asked: Asked[] = [];
  private answered = 0;

  private constructor(private readonly isCounted: () => boolean) {}

  /** Of the requests with the id `COUNTED`. */
  static ofRequests(): CountedStatements {
    return CountedStatements.watch(() => requestContext.get()?.requestId === COUNTED);
  }

  /** For every caller. */
  static ofEveryone(): CountedStatements {
    return CountedStatements.watch(() => true);
  }

  private static watch(isCounted: () => boolean): CountedStatements {
    const counted = new CountedStatements(isCounted);
    // Before there is a connection: each keeps the function that it was made with.
    const ask = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      if (!counted.isCounted()) return Reflect.apply(ask, this, given) as never;
      return counted.note(given, (noting) => Reflect.apply(ask, this, noting)) as never;
    });
    return counted;
  }

  begin(): void {
    this.asked = [];
    this.answered = 0;
  }

  get statements(): string[] {
    return this.asked.map(({ sql }) => sql);
  }

  /** How many times the request waited for PostgreSQL: what is asked at once is one step. */
  get steps(): number {
    return Math.max(0, ...this.asked.map(({ step }) => step));
  }

  private note(given: unknown[], ask: (given: unknown[]) => unknown): unknown {
    const step = this.answered + 1;
    const [what] = given;
    this.asked.push({ sql: typeof what === 'string' ? what : (what as { text: string }).text, step });
    const done = () => (this.answered = Math.max(this.answered, step));
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const noting = (...answer: unknown[]) => {
        done();
        (callback as (...answer: unknown[]) => void)(...answer);
      };
      return ask([...given.slice(0, -1), noting]);
    }
    const answer = ask(given);
    if (answer instanceof Promise) answer.then(done, done);
    return answer;
  }
}
