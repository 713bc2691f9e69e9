import { fileURLToPath } from 'node:url';
import { Injectable, Optional } from '@nestjs/common';
import { WorkerProcess, type WorkerSettings } from '../processing/worker-process.js';
import type { DocumentAnswer, DocumentJob } from './document-job.js';

const WORKER: WorkerSettings = {
  script: fileURLToPath(new URL('./document-worker.mjs', import.meta.url)),
  timeoutMs: 15_000,
  idleMs: 60_000,
};

/** Checks documents and redraws pictures. */
@Injectable()
export class DocumentInspectorService extends WorkerProcess<DocumentJob, DocumentAnswer> {
  constructor(@Optional() settings: WorkerSettings = WORKER) {
    super(settings, { refusal: 'unreadable' });
  }
}
