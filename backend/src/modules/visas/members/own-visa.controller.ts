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
    summary: 'Check which visas I can get',
    description:
      'From my au pair profile or, with `typed`, from the form as far as it is filled in: which visas my passport can get in the country I want to go to, how long I could stay with one family, and what information is missing. For information.',
  })
  @ApiErrors('validation_failed', 'profile_missing', 'wrong_role')
  getMyVisa(@CurrentUser() { userId }: Identity, @Query() { typed = false }: OwnVisaQuery): Promise<OwnVisaDto> {
    return this.visas.read(userId, typed);
  }
}
