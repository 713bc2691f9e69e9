import { Body, Controller, Get, Patch, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CreatedProfile, CreateProfileInput, ProfileDto, UpdateProfileInput } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('Profiles')
@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get('user/:id')
  @Access('signed-in')
  @ApiOperation({
    summary: "Read a person's profile",
    description: 'For the person and for admins. Anyone else gets the answer for someone who does not exist.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getUser(@UuidParam() id: string, @CurrentUser() reader: Identity): Promise<ProfileDto> {
    return this.profiles.read(id, reader);
  }

  @Post('auth/create-profile-optimized')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Create my profile',
    description: 'All values must match those from sign-up. Repeating returns the same profile.',
  })
  @ApiCreatedResponse({ type: CreatedProfile, description: 'The profile was created.' })
  @ApiOkResponse({ type: CreatedProfile, description: 'The profile already existed.' })
  @ApiErrors('validation_failed')
  async createProfile(
    @CurrentUser() user: Identity,
    @Body() input: CreateProfileInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedProfile> {
    const { profile, created } = await this.profiles.create(user.userId, input);
    reply.status(created ? 201 : 200);
    return { profile };
  }

  @Patch('profiles/me')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Change my profile', description: 'Only what is sent changes.' })
  @ApiErrors('validation_failed', 'profile_missing')
  updateMyProfile(@CurrentUser() user: Identity, @Body() input: UpdateProfileInput): Promise<ProfileDto> {
    return this.profiles.update(user.userId, input);
  }
}
