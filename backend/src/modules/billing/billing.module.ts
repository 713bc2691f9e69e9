import { Module } from '@nestjs/common';

/** Plans, payments and invoices. */
@Module({})
export class BillingModule {}
