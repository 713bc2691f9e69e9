import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { VisaFitQuery, type VisaFitDto } from './visa-fit.dto.js';
import { VisaFitService } from './visa-fit.service.js';

@ApiTags('Visas')
@Controller('visa-fit')
export class VisaFitController {
  constructor(private readonly fit: VisaFitService) {}

  @Get()
  @Access('public')
  // The response contains a date of birth.
  @Header('cache-control', 'private, max-age=20')
  @ApiOperation({
    summary: 'Check which visas someone can get',
    description:
      'By today’s rules: which visas the passport can get, the age limit, how long someone can stay with one family, and what is unclear. For information only; the question is not stored.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  getVisaFit(@Query() query: VisaFitQuery): Promise<VisaFitDto> {
    return this.fit.answer(query);
  }
}
