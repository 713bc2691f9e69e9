import { fileURLToPath } from 'node:url';
import { Injectable, Optional } from '@nestjs/common';
import { WorkerProcess, type WorkerSettings } from '../processing/worker-process.js';
import type { DownloadAnswer, DownloadJob } from './download-job.js';

const WORKER: WorkerSettings = {
  script: fileURLToPath(new URL('./download-worker.mjs', import.meta.url)),
  timeoutMs: 20_000,
  idleMs: 60_000,
};

/** Checks files for download. */
@Injectable()
export class DownloadInspectorService extends WorkerProcess<DownloadJob, DownloadAnswer> {
  constructor(@Optional() settings: WorkerSettings = WORKER) {
    super(settings, { refusal: 'unreadable' });
  }
}
