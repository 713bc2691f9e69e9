import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoCleanupJob } from '../../media/index.js';
import { PhotoUsesRepository } from './photo-uses.repository.js';

/** Tells the sweep of unused photos which ones profiles show. */
@Injectable()
export class PhotoUsesService implements OnModuleInit {
  constructor(
    private readonly cleanup: PhotoCleanupJob,
    private readonly uses: PhotoUsesRepository,
  ) {}

  onModuleInit(): void {
    this.cleanup.addUse((ids) => this.uses.findUsed(ids));
  }
}
