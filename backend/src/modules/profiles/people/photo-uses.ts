import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PhotoSweep } from '../../media/index.js';
import { PhotoUsesRepository } from './photo-uses.repository.js';

/** Tells the sweep of unused photos which ones profiles show. */
@Injectable()
export class PhotoUses implements OnModuleInit {
  constructor(
    private readonly sweep: PhotoSweep,
    private readonly uses: PhotoUsesRepository,
  ) {}

  onModuleInit(): void {
    this.sweep.addUse((ids) => this.uses.findUsed(ids));
  }
}
