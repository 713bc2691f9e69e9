import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { PaymentQueues } from './payment-queues.js';
import { PaymentDeeds } from './payment-deeds.service.js';
import { PaymentsAdminController } from './payments.controller.js';

/** Payments, invoices, refunds and grants. */
@Module({
  imports: [AuditModule, BillingModule, QueuesModule],
  controllers: [PaymentsAdminController],
  providers: [PaymentQueues, PaymentDeeds],
})
export class PaymentsAdminModule {}
