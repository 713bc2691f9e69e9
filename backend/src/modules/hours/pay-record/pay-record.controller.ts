import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { sendPrivateFile, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { PayRecordQuery } from '../hours-input.dto.js';
import { PayRecordService } from './pay-record.service.js';

@ApiTags('Hours')
@Controller('hours/:agreementId')
export class PayRecordController {
  constructor(private readonly records: PayRecordService) {}

  @Get('pay-record.pdf')
  @Access('signed-in')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The record of these weeks' })
  @ApiOperation({
    summary: 'Download the pay record as a PDF',
    description: 'Recorded and confirmed hours by week, next to the agreed pay. For the two people only.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async downloadPayRecord(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Query() query: PayRecordQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'application/pdf', await this.records.pdf(agreementId, user.userId, query));
  }

  @Get('pay-record.csv')
  @Access('signed-in')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'One line for each week' })
  @ApiOperation({ summary: 'Download the pay record as CSV', description: 'The same weeks, for a spreadsheet.' })
  @ApiErrors('validation_failed', 'not_found')
  async downloadPayRecordSheet(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Query() query: PayRecordQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'text/csv; charset=utf-8', await this.records.csv(agreementId, user.userId, query));
  }
}
