import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ActiveInput } from '../people/active.dto.js';
import { FamilyProfileDto, FamilyProfileInput } from './family-profile.dto.js';
import { FamilyProfilesService } from './family-profiles.service.js';

@ApiTags('Families')
@Controller('family-profiles')
export class FamilyProfilesController {
  constructor(private readonly profiles: FamilyProfilesService) {}

  @Get('me')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my family profile' })
  @ApiErrors('not_found')
  getMyFamilyProfile(@CurrentUser() user: Identity): Promise<FamilyProfileDto> {
    return this.profiles.readOwn(user.userId);
  }

  @Put('me')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save my family profile',
    description: 'The first save completes the profile. Photos are ids of your uploads, each used once, at most 12.',
  })
  @ApiErrors('validation_failed', 'profile_missing', 'profile_hidden', 'wrong_role')
  saveMyFamilyProfile(@CurrentUser() user: Identity, @Body() input: FamilyProfileInput): Promise<FamilyProfileDto> {
    return this.profiles.save(user.userId, input);
  }

  @Put('me/active')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Pause or resume my family profile' })
  @ApiErrors('validation_failed', 'profile_missing', 'profile_hidden', 'wrong_role', 'not_found')
  setMyFamilyProfileActive(@CurrentUser() user: Identity, @Body() { active }: ActiveInput): Promise<FamilyProfileDto> {
    return this.profiles.setActive(user.userId, active);
  }
}
