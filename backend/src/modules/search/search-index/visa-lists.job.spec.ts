import { describe, expect, it, vi } from 'vitest';
import type { JobQueueService } from '../../../platform/jobs/index.js';
import type { VisaRulesService } from '../../visas/index.js';
import type { SearchIndexService } from './search-index.service.js';
import { VisaListsJob } from './visa-lists.job.js';

/** Of a listener; everyone’s lists take longer. */
const LISTENER_LIMIT_SECONDS = 60;

describe('The lists of au pairs by visa', () => {
  it('follow published rules in a job of their own, so that the event is delivered at once', async () => {
    const jobs = { handle: vi.fn(), enqueue: vi.fn() };
    const index = { refreshVisas: vi.fn(() => new Promise<number>(() => undefined)) };
    const rules = { forget: vi.fn() };
    const lists = new VisaListsJob(
      index as unknown as SearchIndexService,
      rules as unknown as VisaRulesService,
      jobs as unknown as JobQueueService,
    );
    lists.onModuleInit();
    await lists.requestUpdate();
    expect(index.refreshVisas).not.toHaveBeenCalled();
    const [name, work, { timeoutSeconds }] = jobs.handle.mock.calls[0] as [
      string,
      () => Promise<void>,
      { timeoutSeconds: number },
    ];
    expect(jobs.enqueue.mock.calls).toEqual([[name, {}]]);
    expect(timeoutSeconds).toBeGreaterThan(LISTENER_LIMIT_SECONDS);
    void work();
    expect(rules.forget).toHaveBeenCalled();
    expect(index.refreshVisas).toHaveBeenCalled();
  });
});
