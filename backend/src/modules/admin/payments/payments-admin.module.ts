import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { PaymentQueuesService } from './payment-queues.service.js';
import { PaymentActionsService } from './payment-actions.service.js';
import { PaymentsAdminController } from './payments.controller.js';

/** Payments, invoices, refunds and grants. */
@Module({
  imports: [AuditModule, BillingModule, QueuesModule],
  controllers: [PaymentsAdminController],
  providers: [PaymentQueuesService, PaymentActionsService],
})
export class PaymentsAdminModule {}
