import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../../platform/errors/index.js';
import { UuidParam } from '../../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../../platform/identity/index.js';
import { RateLimit } from '../../../../platform/rate-limit/index.js';
import { InterviewNotesDto, InterviewNotesInput } from './interview-notes.dto.js';
import { InterviewNotesService } from './interview-notes.service.js';

@ApiTags('Video calls')
@Controller('interviews/:id/notes')
export class InterviewNotesController {
  constructor(private readonly notebook: InterviewNotesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my notes on an interview', description: 'No one else ever sees them.' })
  @ApiErrors('validation_failed', 'not_found')
  getInterviewNotes(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<InterviewNotesDto> {
    return this.notebook.read(id, user.userId);
  }

  @Put()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save my notes on an interview',
    description: 'Send all your notes and ticks, with the revision you edited.',
  })
  @ApiErrors('validation_failed', 'not_found', 'notes_changed')
  saveInterviewNotes(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: InterviewNotesInput,
  ): Promise<InterviewNotesDto> {
    return this.notebook.save(id, user.userId, input);
  }
}
