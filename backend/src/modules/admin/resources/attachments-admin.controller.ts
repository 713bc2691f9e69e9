import { Body, Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { readDownloadUpload } from '../../media/index.js';
import {
  AttachmentEditInput,
  AttachmentForm,
  AttachmentLinkInput,
  AttachmentOrderInput,
  EditableResource,
  ResourceAttachmentsService,
  sendDownload,
} from '../../resources/index.js';
import { AttachmentsAdminService } from './attachments-admin.service.js';

const FILE_ERRORS = [
  'validation_failed',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'document_unreadable',
  'document_infected',
  'document_encrypted',
  'document_active',
] as const;

@ApiTags('Admin resources')
@Controller('admin/resources/:id')
export class AdminAttachmentsController {
  constructor(
    private readonly adminService: AttachmentsAdminService,
    private readonly attachments: ResourceAttachmentsService,
  ) {}

  @Post('attachment-files')
  @Access('admin')
  @StoresOwnAnswer()
  @RateLimit('editor-upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AttachmentForm })
  @ApiOperation({
    summary: 'Upload a file of a resource',
    description:
      'Its type is detected from its content, and it is scanned. Only admins see it until the resource is published.',
  })
  @ApiErrors(...FILE_ERRORS, 'attachment_limit_reached')
  async uploadAttachment(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Req() request: FastifyRequest,
  ): Promise<EditableResource> {
    return this.adminService.upload(admin.userId, id, await readDownloadUpload(request, ['description']));
  }

  @Post('attachments')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Add an external file',
    description: 'Its address is shown and never fetched by us.',
  })
  @ApiErrors('validation_failed', 'not_found', 'attachment_limit_reached')
  linkAttachment(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: AttachmentLinkInput,
  ): Promise<EditableResource> {
    return this.adminService.link(admin.userId, id, input);
  }

  @Put('attachment-order')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Order the files of a resource', description: 'Names each of them once.' })
  @ApiErrors('validation_failed', 'not_found', 'attachments_changed')
  orderAttachments(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { ids }: AttachmentOrderInput,
  ): Promise<EditableResource> {
    return this.adminService.order(admin.userId, id, ids);
  }

  @Put('attachments/:attachmentId')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Rename and describe a file', description: 'The extension must stay the same.' })
  @ApiErrors('validation_failed', 'not_found')
  editAttachment(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @UuidParam('attachmentId') attachmentId: string,
    @Body() input: AttachmentEditInput,
  ): Promise<EditableResource> {
    return this.adminService.edit(admin.userId, id, attachmentId, input);
  }

  @Post('attachments/:attachmentId/replacement')
  @Access('admin')
  @StoresOwnAnswer()
  @RateLimit('editor-upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AttachmentForm })
  @ApiOperation({
    summary: 'Replace a file with a newer one',
    description: 'Address, description, order and download count stay; the old file is deleted.',
  })
  @ApiErrors(...FILE_ERRORS)
  async replaceAttachment(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @UuidParam('attachmentId') attachmentId: string,
    @Req() request: FastifyRequest,
  ): Promise<EditableResource> {
    return this.adminService.replace(admin.userId, id, attachmentId, await readDownloadUpload(request));
  }

  @Delete('attachments/:attachmentId')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Remove a file', description: 'The stored file is deleted overnight.' })
  @ApiErrors('validation_failed', 'not_found')
  removeAttachment(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @UuidParam('attachmentId') attachmentId: string,
  ): Promise<EditableResource> {
    return this.adminService.remove(admin.userId, id, attachmentId);
  }

  @Get('attachments/:attachmentId/file')
  @Access('admin')
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  @ApiOperation({ summary: 'Download a file, published or not', description: 'Not counted.' })
  @ApiErrors('validation_failed', 'not_found')
  async downloadAdminAttachment(
    @UuidParam() id: string,
    @UuidParam('attachmentId') attachmentId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, await this.attachments.open(id, attachmentId));
  }
}
