import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../platform/errors/index.js';
import { isUuid } from '../../platform/http/index.js';
import { Access } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { PHOTO_WIDTHS, PhotoFilesService } from './photo-files.service.js';

/** The bytes of an address never change: another crop is another photo. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
} as const;

/** Serves the renditions at the addresses of `Photo.urls`. */
@ApiExcludeController()
@Controller('media')
export class PhotoFilesController {
  constructor(private readonly files: PhotoFilesService) {}

  @Get(':id/:file')
  @Access('public')
  @RateLimit('media')
  async getPhotoFile(@Param('id') id: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const width = PHOTO_WIDTHS.find((known) => file === `${known}.webp`);
    const photo = width && isUuid(id) ? await this.files.open(id, width) : null;
    if (!photo) throw new DomainError('not_found');
    await reply.headers({ ...HEADERS, 'content-length': photo.size }).send(photo.stream);
  }
}
