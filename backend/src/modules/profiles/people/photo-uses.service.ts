import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoCleanupJob } from '../../media/index.js';
import { PhotoUsesRepository } from './photo-uses.repository.js';

/** Reports the photos that profiles use, so that they are not deleted. */
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
