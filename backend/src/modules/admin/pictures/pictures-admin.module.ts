import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { EditorsPictures } from './editors-pictures.service.js';
import { PicturesAdminController } from './pictures-admin.controller.js';

/** Pictures for texts of ours. */
@Module({
  imports: [AuditModule, MediaModule],
  controllers: [PicturesAdminController],
  providers: [EditorsPictures],
})
export class PicturesAdminModule {}
