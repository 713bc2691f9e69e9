import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { FairPayController } from './fair-pay.controller.js';
import { FairPayService } from './fair-pay.service.js';

/** Compares pay with the law, and estimates the cost of a placement. */
@Module({
  imports: [BillingModule],
  controllers: [FairPayController],
  providers: [FairPayService],
  exports: [FairPayService],
})
export class FairPayModule {}
