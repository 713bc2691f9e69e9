import { fileURLToPath } from 'node:url';
import { Injectable, Optional } from '@nestjs/common';
import { WorkerProcess, type WorkerSettings } from '../processing/worker-process.js';
import type { VoiceAnswer, VoiceJob } from './voice-job.js';

const WORKER: WorkerSettings = {
  script: fileURLToPath(new URL('./voice-worker.mjs', import.meta.url)),
  timeoutMs: 8_000,
  idleMs: 60_000,
};

/** Checks recordings and re-encodes them. */
@Injectable()
export class VoiceInspectorService extends WorkerProcess<VoiceJob, VoiceAnswer> {
  constructor(@Optional() settings: WorkerSettings = WORKER) {
    super(settings, { refusal: 'unreadable' });
  }
}
