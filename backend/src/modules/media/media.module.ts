import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoFiles } from './photo-files.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoSweep } from './photo-sweep.js';
import { Photos } from './photos.js';
import { PhotosController } from './photos.controller.js';
import { PhotoProcessor } from './processing/photo-processor.js';
import { Upload } from './upload.entity.js';
import { UploadRepository } from './upload.repository.js';

/** What people upload. Others use `Photos`; who shows photos also tells the `PhotoSweep` which. */
@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [PhotosController, PhotoFilesController],
  providers: [PhotoFiles, PhotoProcessor, Photos, PhotoSweep, UploadRepository],
  exports: [Photos, PhotoSweep],
})
export class MediaModule {}
