import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvoiceDesk } from '../../billing/index.js';
import { AdminQueues } from '../queues/admin-queues.js';

/** Invoices that wait to be paid are a queue of the back office. */
@Injectable()
export class InvoicesQueue implements OnModuleInit {
  constructor(
    private readonly queues: AdminQueues,
    private readonly invoices: InvoiceDesk,
  ) {}

  onModuleInit(): void {
    this.queues.add('invoices', () => this.invoices.waiting());
  }
}
