import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { toFaqEntry, type FaqEntryDto, type FaqQuery } from './faq-entry.dto.js';
import { FaqRepository } from './faq.repository.js';

/** Lists published questions and answers. */
@Injectable()
export class FaqService {
  constructor(
    private readonly entries: FaqRepository,
    private readonly facts: LegalFactsService,
  ) {}

  async list({ region }: FaqQuery): Promise<FaqEntryDto[]> {
    return this.facts.fill((await this.entries.published(region ?? null)).map(toFaqEntry));
  }
}
