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
    description: 'Every check for your role, and which ones your badge still needs.',
  })
  @ApiErrors('wrong_role', 'profile_missing')
  getMyVerification(@CurrentUser() user: Identity): Promise<OwnVerification> {
    return this.verification.own(user.userId);
  }

  @Put('me/working-with-children')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Enter my working with children check',
    description: 'With number and expiry if you have it, or the day of the application if not.',
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
    summary: 'List the adults at home',
    description: 'New adults need a document before the badge is valid again.',
  })
  @ApiErrors('validation_failed', 'wrong_role', 'not_found', 'profile_missing')
  saveMyAdultsAtHome(@CurrentUser() user: Identity, @Body() { adults }: AdultsInput): Promise<OwnVerification> {
    return this.verification.setAdults(user.userId, adults);
  }

  @Get(':id')
  @Access('optional')
  @ApiOperation({
    summary: 'Read what was checked about someone',
    description:
      'Results and dates of the valid checks, with what each proves and does not prove. Never documents or names.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getCheckedFacts(@UuidParam() id: string, @CurrentUser() viewer: Identity | null): Promise<CheckedFacts> {
    return this.facts.of(id, viewer);
  }
}
