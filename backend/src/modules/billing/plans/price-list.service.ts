import { Injectable } from '@nestjs/common';
import type { Region } from '../../country/index.js';
import { OfferService } from './offer.service.js';
import { toPlans, type PlansDto } from './plan.dto.js';

/** The public table of plans. */
@Injectable()
export class PriceListService {
  constructor(private readonly offer: OfferService) {}

  async of(region: Region): Promise<PlansDto> {
    return toPlans(region, await this.offer.current());
  }
}
