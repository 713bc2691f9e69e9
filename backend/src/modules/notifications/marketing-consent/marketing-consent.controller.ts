import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { MarketingConsentDto, MarketingConsentInput } from './marketing-consent.dto.js';
import { MarketingConsentsService } from './marketing-consents.service.js';

@ApiTags('Marketing consent')
@Controller('marketing-consent')
export class MarketingConsentController {
  constructor(private readonly consents: MarketingConsentsService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'Read whether I get news by email', description: 'Only people who agreed do.' })
  readMarketingConsent(@CurrentUser() user: Identity): Promise<MarketingConsentDto> {
    return this.consents.read(user.userId);
  }

  @Put()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Turn news by email on or off',
    description: 'Each change of consent is stored with its time and the text that was shown.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  setMarketingConsent(
    @CurrentUser() user: Identity,
    @Body() input: MarketingConsentInput,
  ): Promise<MarketingConsentDto> {
    return this.consents.choose(user.userId, input);
  }
}
