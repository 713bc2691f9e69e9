import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  SupportMessageInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportQueueQuery,
} from '../../placements/index.js';
import { SupportAnswers } from './support-answers.service.js';

@ApiTags('Back office')
@Controller('admin/support-requests')
export class SupportDeskController {
  constructor(private readonly answers: SupportAnswers) {}

  @Get()
  @Access('admin')
  @ApiOperation({ summary: 'List requests for help', description: 'Those first in which somebody wrote last.' })
  @ApiErrors('validation_failed')
  listSupportQueue(@Query() query: SupportQueueQuery): Promise<SupportQueuePage> {
    return this.answers.list(query);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({ summary: 'Read a request for help', description: 'That it was read is written into the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  getSupportQueueRequest(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<SupportQueueDetail> {
    return this.answers.read(admin.userId, id);
  }

  @Post(':id/messages')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Answer a request for help', description: 'The person is told.' })
  @ApiErrors('validation_failed', 'not_found')
  answerSupportRequest(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { words }: SupportMessageInput,
  ): Promise<SupportQueueDetail> {
    return this.answers.answer(admin.userId, id, words);
  }
}
