import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { PhotoFilesService } from './photo-files.service.js';

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
    const photo = await this.files.openNamed(id, file);
    await reply.headers({ ...HEADERS, 'content-length': photo.size }).send(photo.stream);
  }
}
