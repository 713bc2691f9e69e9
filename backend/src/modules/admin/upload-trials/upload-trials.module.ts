import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { UploadTrialsAdminService } from './upload-trials-admin.service.js';
import { UploadTrialsController } from './upload-trials.controller.js';

/** Tests of the upload checks. */
@Module({
  imports: [AuditModule, MediaModule],
  controllers: [UploadTrialsController],
  providers: [UploadTrialsAdminService],
})
export class UploadTrialsModule {}
