import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PersonNoteDto, PersonNoteInput, PersonNotes, PersonNotesQuery } from './person-note.dto.js';
import { PersonNotesService } from './person-notes.service.js';

@ApiTags('Person notes')
@Controller('person-notes')
export class PersonNotesController {
  constructor(private readonly notes: PersonNotesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List my notes about some people',
    description: 'With my labels for them. No one else ever sees them.',
  })
  @ApiErrors('validation_failed', 'forbidden')
  listPersonNotes(@CurrentUser() user: Identity, @Query() { ids }: PersonNotesQuery): Promise<PersonNotes> {
    return this.notes.list(user, ids);
  }

  @Put(':id')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save my note about someone',
    description: 'With the complete list of my labels for them. They are not notified.',
  })
  @ApiErrors('validation_failed', 'forbidden', 'not_found', 'stale_edit')
  savePersonNote(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() input: PersonNoteInput,
  ): Promise<PersonNoteDto> {
    return this.notes.save(user, id, input);
  }
}
