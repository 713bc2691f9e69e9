import { Module } from '@nestjs/common';
import { Offer } from './plans/offer.js';
import { PlansController } from './plans/plans.controller.js';
import { PriceList } from './plans/price-list.js';

/** Plans and what they cost. */
@Module({ controllers: [PlansController], providers: [Offer, PriceList] })
export class BillingModule {}
