import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { CheckedFacts } from './checked-facts.dto.js';
import { CheckedFactsService } from './checked-facts.service.js';
import { AdultsInput, OwnVerification, WorkingWithChildrenInput } from './verification.dto.js';
import { VerificationService } from './verification.service.js';

@ApiTags('Verification')
@Controller('verifications')
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly facts: CheckedFactsService,
  ) {}

  @Get('me')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read my own verification',
    description: 'Every check of your role, and which of them the badge still lacks.',
  })
  @ApiErrors('wrong_role', 'profile_missing')
  getMyVerification(@CurrentUser() user: Identity): Promise<OwnVerification> {
    return this.verification.own(user.userId);
  }

  @Put('me/working-with-children')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Say what my working-with-children check is',
    description: 'With number and expiry where it is held, with the day of the application where it is not yet.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'not_found', 'profile_missing')
  saveMyWorkingWithChildrenCheck(
    @CurrentUser() user: Identity,
    @Body() input: WorkingWithChildrenInput,
  ): Promise<OwnVerification> {
    return this.verification.setWorkingWithChildren(user.userId, input);
  }

  @Put('me/adults')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Say who lives at home',
    description: 'Whoever is new among them has to be shown by a paper before the badge counts again.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'not_found', 'profile_missing')
  saveMyAdultsAtHome(@CurrentUser() user: Identity, @Body() { adults }: AdultsInput): Promise<OwnVerification> {
    return this.verification.setAdults(user.userId, adults);
  }

  @Get(':id')
  @Access('optional')
  @ApiOperation({
    summary: 'Read what was checked about someone',
    description: 'Results and days of what holds today, with what each says and does not say. Never papers or names.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getCheckedFacts(@UuidParam() id: string, @CurrentUser() viewer: Identity | null): Promise<CheckedFacts> {
    return this.facts.of(id, viewer);
  }
}
