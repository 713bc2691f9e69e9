import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { InterviewFilesService } from './calendar/interview-files.service.js';
import { InterviewAnswersService } from './interview-answers.service.js';
import { InterviewListService } from './interview-list.service.js';
import { InterviewPlanningService } from './interview-planning.service.js';
import {
  AcceptInterviewInput,
  ConversationInterviewDto,
  InterviewDto,
  InterviewPageDto,
  InterviewsQuery,
  InterviewWordInput,
  ProposedTimesInput,
  ProposeInterviewInput,
} from './interview.dto.js';

const REFUSALS = ['validation_failed', 'not_found', 'invalid_state_transition'] as const;

@ApiTags('Interviews')
@Controller()
export class InterviewsController {
  constructor(
    private readonly list: InterviewListService,
    private readonly planning: InterviewPlanningService,
    private readonly answers: InterviewAnswersService,
    private readonly files: InterviewFilesService,
  ) {}

  @Get('interviews')
  @Access('signed-in')
  @ApiOperation({ summary: 'List my video interviews', description: 'Upcoming, waiting for an answer, or past.' })
  @ApiErrors('validation_failed', 'rate_limited')
  listInterviews(@CurrentUser() { userId }: Identity, @Query() query: InterviewsQuery): Promise<InterviewPageDto> {
    return this.list.page(userId, query);
  }

  @Post('interviews')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Propose a video interview',
    description: 'Up to three times, in the time zone of the proposer. Two people have one open interview at a time.',
  })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'deal_breaker',
    'conversation_limit_reached',
    'interview_already_open',
    'rate_limited',
  )
  async proposeInterview(
    @CurrentUser() { userId }: Identity,
    @Body() input: ProposeInterviewInput,
  ): Promise<InterviewDto> {
    return this.list.one(userId, await this.planning.propose(userId, input));
  }

  @Get('conversations/:id/interview')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Get the newest interview of a conversation',
    description: 'In any state; null if there was none.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getConversationInterview(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
  ): Promise<ConversationInterviewDto> {
    return this.list.ofConversation(userId, id);
  }

  @Get('interviews/:id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Get one of my interviews' })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  getInterview(@CurrentUser() { userId }: Identity, @UuidParam() id: string): Promise<InterviewDto> {
    return this.list.one(userId, id);
  }

  @Put('interviews/:id/proposals')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Propose other times',
    description: 'Replaces times that are waiting for an answer, or proposes a new time for an agreed interview.',
  })
  @ApiErrors(...REFUSALS, 'rate_limited')
  async proposeOtherTimes(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() input: ProposedTimesInput,
  ): Promise<InterviewDto> {
    await this.planning.proposeOthers(userId, id, input);
    return this.list.one(userId, id);
  }

  @Delete('interviews/:id/proposals')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Keep the agreed time',
    description: 'Declines a proposed new time, or withdraws your own proposal.',
  })
  @ApiErrors(...REFUSALS, 'rate_limited')
  async keepInterviewTime(@CurrentUser() { userId }: Identity, @UuidParam() id: string): Promise<InterviewDto> {
    await this.answers.keep(userId, id);
    return this.list.one(userId, id);
  }

  @Post('interviews/:id/acceptance')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Accept one of the proposed times', description: 'Both get it for their calendars.' })
  @ApiErrors(...REFUSALS, 'rate_limited')
  async acceptInterview(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() { proposalId }: AcceptInterviewInput,
  ): Promise<InterviewDto> {
    await this.answers.accept(userId, id, proposalId.toLowerCase());
    return this.list.one(userId, id);
  }

  @Post('interviews/:id/refusal')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Decline an interview', description: 'With an optional message to the other person.' })
  @ApiErrors(...REFUSALS, 'rate_limited')
  async declineInterview(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() { word }: InterviewWordInput,
  ): Promise<InterviewDto> {
    await this.answers.decline(userId, id, word);
    return this.list.one(userId, id);
  }

  @Post('interviews/:id/cancellation')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Cancel an interview',
    description: 'An agreed interview, or your own proposal; with an optional message.',
  })
  @ApiErrors(...REFUSALS, 'rate_limited')
  async cancelInterview(
    @CurrentUser() { userId }: Identity,
    @UuidParam() id: string,
    @Body() { word }: InterviewWordInput,
  ): Promise<InterviewDto> {
    await this.answers.cancel(userId, id, word);
    return this.list.one(userId, id);
  }

  @Get('interviews/:id/calendar.ics')
  @Access('signed-in')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="interview.ics"')
  @ApiProduces('text/calendar')
  @ApiResponse({
    status: 200,
    description: 'An iCalendar file.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiOperation({ summary: 'Get an agreed interview for my calendar' })
  @ApiErrors('validation_failed', 'not_found', 'interview_not_scheduled', 'rate_limited')
  getInterviewCalendar(@CurrentUser() { userId }: Identity, @UuidParam() id: string): Promise<string> {
    return this.files.calendarOf(userId, id);
  }
}
