import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { sendPrivateFile, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  InvoicesAdminService,
  InvoiceFilesService,
  LedgerPage,
  LedgerQuery,
  AdminInvoicesPage,
  AdminInvoicesQuery,
  AdminPayment,
  AdminPaymentsPage,
  AdminPaymentsQuery,
  PaymentsAdminService,
} from '../../billing/index.js';
import { GrantInput, InvoiceTransferInput, PaymentReasonInput, TransferInput } from './payment-action.dto.js';
import { PaymentActionsService } from './payment-actions.service.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Admin payments')
@Controller('admin')
export class PaymentsAdminController {
  constructor(
    private readonly adminService: PaymentsAdminService,
    private readonly actions: PaymentActionsService,
    private readonly invoices: InvoicesAdminService,
    private readonly files: InvoiceFilesService,
  ) {}

  @Get('payments')
  @Access('admin')
  @ApiOperation({ summary: 'List what people bought or were granted, and paid', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listAdminPayments(@Query() query: AdminPaymentsQuery): Promise<AdminPaymentsPage> {
    return this.adminService.payments(query);
  }

  @Get('invoices')
  @Access('admin')
  @ApiOperation({ summary: 'List invoices', description: 'Open ones by due date, others newest first.' })
  @ApiErrors('validation_failed')
  listAdminInvoices(@Query() query: AdminInvoicesQuery): Promise<AdminInvoicesPage> {
    return this.adminService.invoices(query);
  }

  @Get('invoices/:id/pdf')
  @Access('admin')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ ...FILE, description: 'The invoice, with what was paid and refunded so far' })
  @ApiOperation({ summary: 'Download someone’s invoice as a PDF' })
  @ApiErrors('validation_failed', 'not_found')
  async downloadAdminInvoice(@UuidParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    sendPrivateFile(reply, 'application/pdf', await this.files.of(await this.invoices.find(id)));
  }

  @Post('invoices/:id/payments')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Record a transfer for an open invoice',
    description:
      'Once it is fully paid, the plan starts and the receipt is emailed. A part payment leaves the rest open; an overpayment is owed to the payer.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invoice_settled', 'conflict')
  markInvoicePaid(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: InvoiceTransferInput,
  ): Promise<AdminPayment> {
    return this.actions.markPaid(admin.userId, id, input);
  }

  @Post('invoices/:id/transfers')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Record a transfer for an invoice that is paid or cancelled',
    description:
      'It is recorded as owed to the payer, and stays among the payments that need an admin until it is refunded.',
  })
  @ApiErrors('validation_failed', 'not_found', 'invoice_open', 'conflict')
  recordTransfer(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: TransferInput,
  ): Promise<AdminPayment> {
    return this.actions.recordTransfer(admin.userId, id, input);
  }

  @Post('invoices/:id/cancellation')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Cancel an open invoice', description: 'Nothing is owed any more.' })
  @ApiErrors('validation_failed', 'not_found', 'invoice_settled')
  cancelInvoice(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: PaymentReasonInput,
  ): Promise<AdminPayment> {
    return this.actions.cancel(admin.userId, id, reason);
  }

  @Post('invoices/:id/reminders')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Send a reminder for an open invoice', description: 'At most one an hour.' })
  @ApiErrors('validation_failed', 'not_found', 'invoice_settled', 'conflict')
  remindOfInvoice(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: PaymentReasonInput,
  ): Promise<void> {
    return this.actions.remind(admin.userId, id, reason);
  }

  @Post('grants')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Grant a family a free plan',
    description: 'From now until the end of a day where the family lives.',
  })
  @ApiErrors('validation_failed', 'not_found', 'wrong_role', 'conflict')
  grantPlan(@CurrentUser() admin: Identity, @Body() input: GrantInput): Promise<AdminPayment> {
    return this.actions.grant(admin.userId, input);
  }

  @Post('grants/:id/withdrawal')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Withdraw a granted plan',
    description: 'The plan ends at once, and the person is notified.',
  })
  @ApiErrors('validation_failed', 'not_found', 'grant_ended')
  withdrawGrant(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: PaymentReasonInput,
  ): Promise<AdminPayment> {
    return this.actions.withdraw(admin.userId, id, reason);
  }

  @Get('ledger')
  @Access('admin')
  @ApiOperation({ summary: 'List one person’s ledger entries', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listLedger(@Query() query: LedgerQuery): Promise<LedgerPage> {
    return this.adminService.ledger(query);
  }
}
