import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ActiveInput } from '../people/active.dto.js';
import { AuPairProfileDto, AuPairProfileInput } from './au-pair-profile.dto.js';
import { AuPairProfilesService } from './au-pair-profiles.service.js';

@ApiTags('Au pairs')
@Controller('au-pair-profiles')
export class AuPairProfilesController {
  constructor(private readonly profiles: AuPairProfilesService) {}

  @Get('me')
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my au pair profile' })
  @ApiErrors('not_found')
  getMyAuPairProfile(@CurrentUser() user: Identity): Promise<AuPairProfileDto> {
    return this.profiles.readOwn(user.userId);
  }

  @Put('me')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save my au pair profile',
    description: 'The first save completes the profile. Photos are ids of your uploads, each used once, at most 12.',
  })
  @ApiErrors('validation_failed', 'profile_missing', 'profile_hidden', 'wrong_role')
  saveMyAuPairProfile(@CurrentUser() user: Identity, @Body() input: AuPairProfileInput): Promise<AuPairProfileDto> {
    return this.profiles.save(user.userId, input);
  }

  @Put('me/active')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Pause or resume my au pair profile' })
  @ApiErrors('validation_failed', 'profile_missing', 'profile_hidden', 'wrong_role', 'not_found')
  setMyAuPairProfileActive(@CurrentUser() user: Identity, @Body() { active }: ActiveInput): Promise<AuPairProfileDto> {
    return this.profiles.setActive(user.userId, active);
  }
}
