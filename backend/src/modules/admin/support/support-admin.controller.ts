import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  SupportAnswerInput,
  SupportAssigneeInput,
  SupportNoteInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportQueueQuery,
  SupportStateInput,
} from '../../support/index.js';
import { SupportAnswersService } from './support-answers.service.js';

@ApiTags('Admin')
@Controller('admin/support-requests')
export class SupportAdminController {
  constructor(private readonly answers: SupportAnswersService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ summary: 'List requests for help', description: 'Latest message first.' })
  @ApiErrors('validation_failed')
  listSupportQueue(@CurrentUser() admin: Identity, @Query() query: SupportQueueQuery): Promise<SupportQueuePage> {
    return this.answers.list(admin.userId, query);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({ summary: 'Read a request for help', description: 'The request is recorded in the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  getSupportQueueRequest(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<SupportQueueDetail> {
    return this.answers.read(admin.userId, id);
  }

  @Post(':id/messages')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Answer a request for help', description: 'The person is notified.' })
  @ApiErrors('validation_failed', 'not_found', 'answered_meanwhile')
  answerSupportRequest(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: SupportAnswerInput,
  ): Promise<SupportQueueDetail> {
    return this.answers.answer(admin.userId, id, input);
  }

  @Put(':id/assignee')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Assign a request for help', description: 'Null for no one.' })
  @ApiErrors('validation_failed', 'not_found', 'assigned_meanwhile')
  assignSupportRequest(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: SupportAssigneeInput,
  ): Promise<SupportQueueDetail> {
    return this.answers.assign(admin.userId, id, input);
  }

  @Post(':id/notes')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Add a note to a request for help', description: 'Only admins read it.' })
  @ApiErrors('validation_failed', 'not_found')
  noteOnSupportRequest(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { words }: SupportNoteInput,
  ): Promise<SupportQueueDetail> {
    return this.answers.note(admin.userId, id, words);
  }

  @Put(':id/state')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Close or reopen a request for help',
    description: 'The person sees that it is closed or open, but not why. A new message reopens it.',
  })
  @ApiErrors('validation_failed', 'not_found', 'written_meanwhile')
  setSupportRequestState(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: SupportStateInput,
  ): Promise<SupportQueueDetail> {
    return this.answers.setState(admin.userId, id, input);
  }
}
