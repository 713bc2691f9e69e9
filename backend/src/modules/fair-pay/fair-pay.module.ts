import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { FairPayController } from './fair-pay.controller.js';
import { FairPayService } from './fair-pay.service.js';

/** A week’s money against the law, and what a placement costs. */
@Module({
  imports: [BillingModule],
  controllers: [FairPayController],
  providers: [FairPayService],
  exports: [FairPayService],
})
export class FairPayModule {}
