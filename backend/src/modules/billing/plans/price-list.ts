import { Injectable } from '@nestjs/common';
import type { Region } from '../../country/index.js';
import { Offer } from './offer.js';
import { toPlans, type PlansDto } from './plan.dto.js';

/** The table of plans as the public sees it. */
@Injectable()
export class PriceList {
  constructor(private readonly offer: Offer) {}

  async of(region: Region): Promise<PlansDto> {
    return toPlans(region, await this.offer.standing());
  }
}
