import { Injectable } from '@nestjs/common';
import { toFaqEntry, type FaqEntryDto, type FaqQuery } from './faq-entry.dto.js';
import { FaqRepository } from './faq.repository.js';

/** What people ask before they write to us. */
@Injectable()
export class FaqService {
  constructor(private readonly entries: FaqRepository) {}

  async list({ region }: FaqQuery): Promise<FaqEntryDto[]> {
    return (await this.entries.published(region ?? null)).map(toFaqEntry);
  }
}
