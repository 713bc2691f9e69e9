import { expect, it, vi } from 'vitest';
import { DownloadCountsService } from './download-counts.service.js';

it('A download counts for the day in Sydney, like all metrics', async () => {
  const countDownload = vi.fn();
  const clock = { now: () => new Date('2026-11-20T20:00:00Z') };
  const parts = [{ countDownload }, clock, {}] as unknown as ConstructorParameters<typeof DownloadCountsService>;
  await new DownloadCountsService(...parts).count('file');
  expect(countDownload).toHaveBeenCalledWith('file', '2026-11-21');
});
