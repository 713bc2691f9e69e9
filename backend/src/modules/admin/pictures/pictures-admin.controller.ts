import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { Picture, PictureForm, readPhotoUpload } from '../../media/index.js';
import { EditorPicturesService } from './editor-pictures.service.js';

@ApiTags('Admin pictures')
@Controller('admin/pictures')
export class PicturesAdminController {
  constructor(private readonly pictures: EditorPicturesService) {}

  @Post()
  @Access('admin')
  @StoresOwnAnswer()
  @RateLimit('editor-upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PictureForm })
  @ApiOperation({
    summary: 'Upload a picture for a text',
    description:
      'Keeps it in three widths as WebP and nothing else of the file: no location, no camera data. Add alternative text where you use it. Unused pictures are deleted after a week. Recorded in the audit log.',
  })
  @ApiErrors(
    'validation_failed',
    'payload_too_large',
    'storage_full',
    'unsupported_media_type',
    'photo_unreadable',
    'photo_too_small',
  )
  async uploadPicture(@CurrentUser() admin: Identity, @Req() request: FastifyRequest): Promise<Picture> {
    return this.pictures.upload(admin.userId, await readPhotoUpload(request));
  }
}
