import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access } from '../../platform/identity/index.js';
import { DownloadCountsService } from './download-counts.service.js';
import { ResourcesService } from './resources.service.js';
import { sendDownload } from './send-download.js';

@ApiTags('Resources')
@Controller('resource-attachments')
export class AttachmentFilesController {
  constructor(
    private readonly resources: ResourcesService,
    private readonly counts: DownloadCountsService,
  ) {}

  @Get(':id/file')
  @Access('public')
  @ApiProduces('*/*')
  @ApiResponse({
    status: 200,
    description: 'The file, under its own type and name.',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiOperation({
    summary: 'Download a file of a guide',
    description:
      'Answers with an attachment to save, and counts it once all of it was sent. A `HEAD` request is not counted.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  async downloadResourceFile(
    @UuidParam() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.resources.open(id);
    await sendDownload(reply, file, request.method === 'GET' ? () => void this.counts.count(id) : undefined);
  }
}
