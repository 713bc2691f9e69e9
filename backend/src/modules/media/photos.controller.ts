import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { StoresOwnAnswer } from '../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { Photo, PhotoChange, PhotoForm, PhotoList } from './photo.dto.js';
import { readPhotoUpload } from './photo-upload.js';
import { PhotosService } from './photos.service.js';

@ApiTags('Photos')
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Post()
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PhotoForm })
  @ApiOperation({
    summary: 'Upload a photo',
    description:
      'Keeps the crop in three widths as WebP and nothing else of the file: no location, no camera data. A profile has at most 12 photos; with unused ones a person has at most 24, and uploads at most 20 an hour. Unused photos are deleted after a week, or after an hour when there is no room for another.',
  })
  @ApiErrors(
    'validation_failed',
    'photo_limit_reached',
    'payload_too_large',
    'storage_full',
    'unsupported_media_type',
    'photo_unreadable',
    'photo_too_small',
  )
  async uploadPhoto(@CurrentUser() user: Identity, @Req() request: FastifyRequest): Promise<Photo> {
    return this.photos.upload(user.userId, await readPhotoUpload(request));
  }

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List your photos',
    description: 'All that you uploaded, whether a profile shows them or not.',
  })
  async listPhotos(@CurrentUser() user: Identity): Promise<PhotoList> {
    return { items: await this.photos.list(user.userId) };
  }

  @Patch(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Choose the focal point of your photo',
    description: 'It stays in view wherever the photo is shown in another shape: round, square or wide.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async changePhoto(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() change: PhotoChange,
  ): Promise<void> {
    await this.photos.setFocalPoint(user.userId, id, change.focalPoint);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete your photo', description: 'Its addresses stop working at once.' })
  @ApiErrors('validation_failed', 'not_found')
  async deletePhoto(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    await this.photos.remove(user.userId, id);
  }
}
