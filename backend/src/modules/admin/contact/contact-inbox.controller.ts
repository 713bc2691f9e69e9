import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  ContactAnswerInput,
  ContactAssigneeInput,
  ContactInboxDetail,
  ContactInboxPage,
  ContactInboxQuery,
  ContactNoteInput,
  ContactStateInput,
} from '../../content/index.js';
import { ContactAnswersService } from './contact-answers.service.js';

@ApiTags('Admin contact')
@Controller('admin/contact-messages')
export class ContactInboxController {
  constructor(private readonly answers: ContactAnswersService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List messages to us',
    description: 'Latest activity first.',
  })
  @ApiErrors('validation_failed')
  listContactMessages(@CurrentUser() admin: Identity, @Query() query: ContactInboxQuery): Promise<ContactInboxPage> {
    return this.answers.list(admin.userId, query);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({ summary: 'Read a contact message', description: 'The request is recorded in the audit log.' })
  @ApiErrors('validation_failed', 'not_found')
  getContactMessage(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ContactInboxDetail> {
    return this.answers.read(admin.userId, id);
  }

  @Post(':id/answers')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Answer a message to us',
    description:
      'The answer is stored and sent by email, with the message below it. Replies go to the support address. ' +
      'Sending the same `entryId` again, after a lost response, stores and sends nothing.',
  })
  @ApiErrors('validation_failed', 'not_found', 'duplicate_request_mismatch', 'answered_meanwhile')
  answerContactMessage(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ContactAnswerInput,
  ): Promise<ContactInboxDetail> {
    return this.answers.answer(admin.userId, id, input);
  }

  @Post(':id/notes')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Add a note to a contact message', description: 'Only admins read it.' })
  @ApiErrors('validation_failed', 'not_found', 'duplicate_request_mismatch')
  noteOnContactMessage(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ContactNoteInput,
  ): Promise<ContactInboxDetail> {
    return this.answers.note(admin.userId, id, input);
  }

  @Put(':id/state')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Close or reopen a contact message, or mark it as spam' })
  @ApiErrors('validation_failed', 'not_found')
  setContactMessageState(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ContactStateInput,
  ): Promise<ContactInboxDetail> {
    return this.answers.setState(admin.userId, id, input);
  }

  @Put(':id/assignee')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Assign a contact message to myself', description: 'Assigned to the caller.' })
  @ApiBody({ type: ContactAssigneeInput, required: false })
  @ApiErrors('validation_failed', 'not_found', 'assigned_meanwhile')
  assignContactMessage(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ContactAssigneeInput,
  ): Promise<ContactInboxDetail> {
    return this.answers.assign(admin.userId, id, input);
  }

  @Delete(':id/assignee')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Unassign myself from a contact message' })
  @ApiErrors('validation_failed', 'not_found', 'assigned_meanwhile')
  unassignContactMessage(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<ContactInboxDetail> {
    return this.answers.unassign(admin.userId, id);
  }
}
