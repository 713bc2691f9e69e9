import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvoicesAdminService, PaymentsAdminService } from '../../billing/index.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

/** Unpaid invoices, and payments that need an admin, are queues of Admin. */
@Injectable()
export class PaymentQueuesService implements OnModuleInit {
  constructor(
    private readonly queues: AdminQueuesRegistry,
    private readonly invoices: InvoicesAdminService,
    private readonly payments: PaymentsAdminService,
  ) {}

  onModuleInit(): void {
    this.queues.add('invoices', () => this.invoices.waiting());
    this.queues.add('payments', () => this.payments.waiting());
  }
}
