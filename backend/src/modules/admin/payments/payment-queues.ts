import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvoiceDesk, PaymentsDesk } from '../../billing/index.js';
import { AdminQueues } from '../queues/admin-queues.js';

/** Invoices that wait to be paid, and payments that somebody has to look at, are queues of the back office. */
@Injectable()
export class PaymentQueues implements OnModuleInit {
  constructor(
    private readonly queues: AdminQueues,
    private readonly invoices: InvoiceDesk,
    private readonly payments: PaymentsDesk,
  ) {}

  onModuleInit(): void {
    this.queues.add('invoices', () => this.invoices.waiting());
    this.queues.add('payments', () => this.payments.waiting());
  }
}
