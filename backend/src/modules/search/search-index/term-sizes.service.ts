import { Injectable, Logger } from '@nestjs/common';
import type { SearchTable } from './search-table.js';
import { TermSizesRepository } from './term-sizes.repository.js';
import { guessedSize, type Term } from './terms.js';
import type { ListSizes } from '../results/walk.js';

const FRESH_MS = 60_000;

interface Known {
  sizes: Map<Term, number> | null;
  readAt: number;
}

/** Approximate list sizes. They only affect the speed of a search, never its result. */
@Injectable()
export class TermSizesService {
  private readonly logger = new Logger('Search');
  private readonly known = new Map<SearchTable['name'], Known>();

  constructor(private readonly statistics: TermSizesRepository) {}

  /** Estimates at most a minute or so old; only the first search waits for them. */
  async of(table: SearchTable): Promise<ListSizes> {
    const known = this.known.get(table.name);
    const sizes = known ? this.refreshed(table, known) : await this.read(table);
    if (!sizes) return { of: guessedSize, measured: false };
    // A term that is not among the common ones is rare.
    return { of: (term) => sizes.get(term) ?? 1, measured: true };
  }

  private refreshed(table: SearchTable, known: Known): Known['sizes'] {
    if (performance.now() - known.readAt > FRESH_MS) {
      known.readAt = performance.now();
      this.read(table).catch((error: unknown) => this.logger.warn(error));
    }
    return known.sizes;
  }

  private async read(table: SearchTable): Promise<Known['sizes']> {
    const sizes = await this.statistics.estimate(table);
    this.known.set(table.name, { sizes, readAt: performance.now() });
    return sizes;
  }
}
