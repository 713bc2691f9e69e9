import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { OwnVisaQuery, type OwnVisaDto } from './own-visa.dto.js';
import { OwnVisaService } from './own-visa.service.js';

@ApiTags('Visas')
@Controller('visa-fit/me')
export class OwnVisaController {
  constructor(private readonly visas: OwnVisaService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'Work out my visa',
    description:
      'From my au pair profile or, with `typed`, from the form as far as it is filled in: which visas my passport can ask for in the country that I want to go to, how long I could be with one family, and what is missing to say more. For information.',
  })
  @ApiErrors('validation_failed', 'profile_missing', 'wrong_role')
  getMyVisa(@CurrentUser() { userId }: Identity, @Query() { typed = false }: OwnVisaQuery): Promise<OwnVisaDto> {
    return this.visas.read(userId, typed);
  }
}
