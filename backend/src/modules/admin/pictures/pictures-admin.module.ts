import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { EditorPicturesService } from './editor-pictures.service.js';
import { PicturesAdminController } from './pictures-admin.controller.js';

/** Pictures for editorial texts. */
@Module({
  imports: [AuditModule, MediaModule],
  controllers: [PicturesAdminController],
  providers: [EditorPicturesService],
})
export class PicturesAdminModule {}
