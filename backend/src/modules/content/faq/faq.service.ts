import { Injectable } from '@nestjs/common';
import { toFaqEntry, type FaqEntryDto } from './faq-entry.dto.js';
import { FaqRepository } from './faq.repository.js';

/** What people ask before they write to us. */
@Injectable()
export class Faq {
  constructor(private readonly entries: FaqRepository) {}

  async list(): Promise<FaqEntryDto[]> {
    return (await this.entries.published()).map(toFaqEntry);
  }
}
