import { describe, expect, it } from 'vitest';
import { simulate, type Kind } from './queues.mjs';

const mean = (values: readonly number[] = []) => values.reduce((sum, value) => sum + value, 0) / values.length;
const only = (kind: Omit<Kind, 'name'>): Kind[] => [{ name: 'only', ...kind }];

describe('simulated queues', () => {
  it('wait as long as queueing theory says, for one process and for several cores', () => {
    // M/M/1: the mean time is the service time divided by the idle share.
    const oneProcess = simulate({
      kinds: only({ perSecond: 140, visits: [{ at: 'api', milliseconds: 5 }] }),
      machines: { apis: 1, databaseCores: 1 },
      seconds: 3_000,
    });
    expect(oneProcess.busy.api).toBeCloseTo(0.7, 1);
    expect(mean(oneProcess.milliseconds.get('only'))).toBeCloseTo(5 / 0.3, 0);
    // M/M/2 at 70%: the service time divided by 1 − 0.7².
    const twoCores = simulate({
      kinds: only({ perSecond: 280, visits: [{ at: 'database', milliseconds: 5 }] }),
      machines: { apis: 1, databaseCores: 2 },
      seconds: 3_000,
    });
    expect(twoCores.busy.database).toBeCloseTo(0.7, 1);
    expect(mean(twoCores.milliseconds.get('only'))).toBeCloseTo(5 / (1 - 0.7 ** 2), 0);
  });

  it('give the work of a process that is away to the others', () => {
    const during = (outage: boolean) =>
      simulate({
        kinds: only({ perSecond: 240, visits: [{ at: 'api', milliseconds: 5 }] }),
        machines: { apis: 2, databaseCores: 1 },
        seconds: 60,
        ...(outage && { outage: { fromSecond: 0, toSecond: 60 } }),
      });
    const [both, one] = [during(false), during(true)];
    // 1.2 processes' work for one: it falls behind by a second every five.
    expect(mean(one.milliseconds.get('only'))).toBeGreaterThan(mean(both.milliseconds.get('only')) * 10);
    expect(one.busy.api).toBeCloseTo(1, 1);
  });
});
