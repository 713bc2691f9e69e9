import { Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery, sendPrivateFile, UuidParam } from '../../../platform/http/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PurchaseOutcome } from '../purchases/purchase.dto.js';
import { InvoiceDto, InvoicePage } from './invoice.dto.js';
import { InvoicesService } from './invoices.service.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Plans')
@Controller('invoices')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my invoices and receipts', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listInvoices(@CurrentUser() user: Identity, @Query() page: PageQuery): Promise<InvoicePage> {
    return this.invoices.list(user.userId, page);
  }

  @Get(':id/pdf')
  @Access('signed-in')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ ...FILE, description: 'The invoice, with what was paid and refunded so far' })
  @ApiOperation({ summary: 'Download one of my invoices or receipts as a PDF' })
  @ApiErrors('validation_failed', 'not_found')
  async downloadInvoice(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'application/pdf', await this.invoices.pdf(user.userId, id));
  }

  @Post(':id/checkout')
  @Access('signed-in')
  @IgnoresIdempotencyKey('The same checkout page is answered while it is open.')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Pay one of my invoices by card', description: 'Where card payments are set up.' })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'invoice_settled',
    'email_not_verified',
    'payments_not_set_up',
    'payment_processing',
    'payment_unavailable',
    'conflict',
  )
  payInvoiceByCard(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<PurchaseOutcome> {
    return this.invoices.payByCard(user.userId, id);
  }

  @Post(':id/cancellation')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Cancel one of my open invoices',
    description:
      'Nothing is owed for it any more. Anything already paid, or paid later, is refunded. A placement fee cannot be cancelled.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invoice_settled', 'invoice_not_cancellable', 'payment_processing')
  cancelMyInvoice(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<InvoiceDto> {
    return this.invoices.cancel(user.userId, id);
  }
}
