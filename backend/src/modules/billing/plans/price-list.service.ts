import { Injectable } from '@nestjs/common';
import type { Region } from '../../country/index.js';
import { OfferService } from './offer.service.js';
import { toPlans, type PlansDto } from './plan.dto.js';

/** The table of plans as the public sees it. */
@Injectable()
export class PriceListService {
  constructor(private readonly offer: OfferService) {}

  async of(region: Region): Promise<PlansDto> {
    return toPlans(region, await this.offer.standing());
  }
}
