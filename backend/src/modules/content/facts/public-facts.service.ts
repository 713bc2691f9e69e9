import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { toLegalFacts, type LegalFactsDto } from './legal-fact.dto.js';

/** The legal facts that pages show. */
@Injectable()
export class PublicFactsService {
  constructor(private readonly facts: LegalFactsService) {}

  async of(region: Region): Promise<LegalFactsDto> {
    return toLegalFacts((await this.facts.today())[region]);
  }
}
