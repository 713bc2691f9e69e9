import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { FileDeletionJob } from './file-deletion.job.js';
import { FilesystemStorage } from './filesystem.storage.js';
import { ObjectStorage } from './object-storage.js';
import { StrayFilesJob } from './stray-files.job.js';

/** The one store for uploaded files, in `DATA_DIR/media`. */
@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => new FilesystemStorage(join(settings.dataDir, 'media')),
    },
    FileDeletionJob,
    StrayFilesJob,
  ],
  exports: [ObjectStorage, FileDeletionJob, StrayFilesJob],
})
export class StorageModule {}
