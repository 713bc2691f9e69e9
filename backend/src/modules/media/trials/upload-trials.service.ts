import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { DocumentInspectorService } from '../documents/document-inspector.service.js';
import { honestDocumentType } from '../documents/document-type.js';
import { documentRefused } from '../documents/documents.service.js';
import { downloadRefused, nameDownload } from '../downloads/download-files.service.js';
import { DownloadInspectorService } from '../downloads/download-inspector.service.js';
import { sniffedDownload } from '../downloads/download-type.js';
import { photoRefused } from '../photo-making.service.js';
import { honestPhotoType } from '../photo-type.js';
import { PhotoProcessorService } from '../processing/photo-processor.service.js';
import type { SentFile } from '../sent-file.js';
import { assertSize, UPLOAD_LIMITS, type UploadPurpose } from '../upload-limits.js';
import { TrialRun } from './trial-run.js';
import { toUploadTrial, type UploadTrial } from './upload-trial.dto.js';

const lastStepOf = (type: string) => (type.startsWith('image/') ? 'open' : 'contents');

/**
 * Runs files through the checks and workers of uploads, records what happens, and stores nothing: no row, no file, no
 * security log entry.
 */
@Injectable()
export class UploadTrialsService {
  private readonly ways: Readonly<Record<UploadPurpose, (file: SentFile, run: TrialRun) => Promise<void>>> = {
    photo: (file, run) => this.photo(file, run),
    evidence: (file, run) => this.evidence(file, run),
    download: (file, run) => this.download(file, run),
  };

  constructor(
    private readonly photos: PhotoProcessorService,
    private readonly documents: DocumentInspectorService,
    private readonly downloads: DownloadInspectorService,
  ) {}

  /** A rejected file is a normal result. Throws `unavailable` if too many files wait already. */
  async run(purpose: UploadPurpose, file: SentFile): Promise<UploadTrial> {
    const run = new TrialRun(purpose);
    let refusal: DomainError | null = null;
    try {
      await run.step('size', () => assertSize(file.bytes, UPLOAD_LIMITS[purpose]));
      await this.ways[purpose](file, run);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'unavailable') throw error;
      refusal = error;
    }
    return toUploadTrial(purpose, file, run, refusal);
  }

  private async photo(file: SentFile, run: TrialRun): Promise<void> {
    await run.step('type', () => honestPhotoType(file));
    const job = { bytes: file.bytes, crop: null, shape: 'photo', quick: false, trial: true } as const;
    const answer = await this.photos.process(job);
    run.worked(answer, 'open');
    if ('refusal' in answer) throw photoRefused(answer.refusal);
    for (const [index, { width, bytes }] of answer.result.renditions.entries())
      await run.keep({ name: `${width}.webp`, type: 'image/webp', bytes }, answer.trail, index);
  }

  private async evidence(file: SentFile, run: TrialRun): Promise<void> {
    const type = await run.step('type', () => honestDocumentType(file));
    const answer = await this.documents.process({ bytes: file.bytes, type, trial: true });
    run.worked(answer, lastStepOf(type));
    if ('refusal' in answer) throw documentRefused(answer.refusal);
    await run.keep({ name: file.fileName, ...answer.result }, answer.trail);
  }

  private async download(file: SentFile, run: TrialRun): Promise<void> {
    const type = await run.step('type', () => {
      const sniffed = sniffedDownload(file.bytes);
      if (!sniffed) throw downloadRefused('unknown');
      return sniffed;
    });
    const answer = await this.downloads.process({ bytes: file.bytes, type, trial: true });
    run.worked(answer, lastStepOf(type));
    if ('refusal' in answer) throw downloadRefused(answer.refusal);
    const { bytes } = answer.result;
    const named = await run.step('name', () => nameDownload(answer.result.type, file.fileName));
    await run.keep({ name: named.fileName, type: named.type, bytes }, answer.trail);
  }
}
