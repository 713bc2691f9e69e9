import { fileURLToPath } from 'node:url';
import { Injectable, Optional } from '@nestjs/common';
import type { PhotoAnswer, PhotoJob } from './photo-job.js';
import { WorkerProcess, type WorkerSettings } from './worker-process.js';

const WORKER: WorkerSettings = {
  script: fileURLToPath(new URL('./photo-worker.mjs', import.meta.url)),
  timeoutMs: 10_000,
  idleMs: 60_000,
};

/** Opens photos and makes their renditions. */
@Injectable()
export class PhotoProcessorService extends WorkerProcess<PhotoJob, PhotoAnswer> {
  constructor(@Optional() settings: WorkerSettings = WORKER) {
    super(settings, { refusal: 'unreadable' });
  }
}
