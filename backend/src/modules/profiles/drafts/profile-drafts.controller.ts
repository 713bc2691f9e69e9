import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Put, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ProfileDraftDto, ProfileDraftInput } from './profile-draft.dto.js';
import { ProfileDraftsService } from './profile-drafts.service.js';

@ApiTags('Profiles')
@Controller('profile-drafts/me')
export class ProfileDraftsController {
  constructor(private readonly drafts: ProfileDraftsService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my unsaved profile form' })
  @ApiOkResponse({ type: ProfileDraftDto })
  @ApiNoContentResponse({ description: 'There is none.' })
  async getMyProfileDraft(
    @CurrentUser() user: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfileDraftDto | undefined> {
    const draft = await this.drafts.read(user.userId);
    if (!draft) reply.status(HttpStatus.NO_CONTENT);
    return draft;
  }

  @Put()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save a draft of my profile form',
    description: 'Saving the profile deletes the draft.',
  })
  @ApiErrors('validation_failed', 'profile_missing', 'payload_too_large', 'stale_edit')
  saveMyProfileDraft(@CurrentUser() user: Identity, @Body() input: ProfileDraftInput): Promise<ProfileDraftDto> {
    return this.drafts.save(user.userId, input);
  }

  @Delete()
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({ summary: 'Discard the draft of my profile form' })
  discardMyProfileDraft(@CurrentUser() user: Identity): Promise<void> {
    return this.drafts.discard(user.userId);
  }
}
