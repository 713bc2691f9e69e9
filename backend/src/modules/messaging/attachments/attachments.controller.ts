import { Controller, Get, Headers, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ApiAttachmentFile, sendAttachment } from './attachment-headers.js';
import { AttachmentDto, AttachmentFileQuery, MessageFileForm } from './attachment.dto.js';
import { AttachmentsService } from './attachments.service.js';

@ApiTags('Messages')
@Controller()
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @Post('conversations/:id/attachments')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('write')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: MessageFileForm })
  @ApiOperation({
    summary: 'Upload a file for a message',
    description:
      'A photo is redrawn, without location and camera data; a PDF must not contain programs; a recording is written anew and contains sound only. Allowed once the other person has written in this conversation. The file is kept encrypted, and deleted after a day unless a message was sent with it.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'files_need_answer',
    'unsent_files_limit_reached',
    'payload_too_large',
    'storage_full',
    'unsupported_media_type',
    'document_unreadable',
    'document_infected',
    'document_encrypted',
    'document_active',
    'voice_unreadable',
    'voice_not_sound',
    'voice_too_long',
    'rate_limited',
    'unavailable',
  )
  uploadMessageFile(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Req() request: FastifyRequest,
  ): Promise<AttachmentDto> {
    return this.attachments.upload(user, id, request);
  }

  @Get('message-attachments/:id')
  @Access('signed-in')
  @RateLimit('media')
  @ApiOperation({
    summary: 'Download a file of a message',
    description:
      'For the two people of the conversation, as long as the message is shown to them. Range requests get a part of the file.',
  })
  @ApiAttachmentFile()
  @ApiErrors('validation_failed', 'not_found')
  async getMessageFile(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Query() { size }: AttachmentFileQuery,
    @Headers('range') range: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendAttachment(reply, await this.attachments.open(user, id, size), range);
  }
}
