import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.js';

const LATE_MS = 350;
const never = () => new Promise<never>(() => {});

/** Keeps the process from doing anything else. */
function block(): void {
  const end = performance.now() + LATE_MS;
  while (performance.now() < end);
}

describe('CircuitBreaker', () => {
  it('counts an answer as on time if it waited only because the process was busy', async () => {
    const breaker = new CircuitBreaker();
    const answer = breaker.run(() => stat(import.meta.dirname));
    block();
    expect((await answer).isDirectory()).toBe(true);
    expect(breaker.isOpen).toBe(false);
  });

  it('does not wait for a service that is late, and does not call it for some seconds', async () => {
    const breaker = new CircuitBreaker();
    await expect(breaker.run(never)).rejects.toThrow('No answer within 300 ms');
    expect(breaker.isOpen).toBe(true);
    let isCalled = false;
    const next = breaker.run(async () => (isCalled = true));
    await expect(next).rejects.toThrow('Not asked');
    expect(isCalled).toBe(false);
  });
});
