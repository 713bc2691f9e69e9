import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { FileDeletionJob } from './file-deletion.job.js';
import { FilesystemStorage } from './filesystem.storage.js';
import { ObjectStorage } from './object-storage.js';
import { openS3Storage } from './open-s3-storage.js';
import { StrayFilesJob } from './stray-files.job.js';

/** The one store for uploaded files: a bucket, or the folder `DATA_DIR/media`. */
@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [Settings],
      useFactory: ({ s3, dataDir }: Settings) =>
        s3 ? openS3Storage(s3) : new FilesystemStorage(join(dataDir, 'media')),
    },
    FileDeletionJob,
    StrayFilesJob,
  ],
  exports: [ObjectStorage, FileDeletionJob, StrayFilesJob],
})
export class StorageModule {}
