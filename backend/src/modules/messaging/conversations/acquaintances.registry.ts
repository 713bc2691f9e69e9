import { Injectable } from '@nestjs/common';

/** Whether two people have had to do with each other: an interview, an agreement, an application. */
type Acquaintance = (one: string, other: string) => Promise<boolean>;

/** What other modules know of a pair. They add it as they start. */
@Injectable()
export class AcquaintancesRegistry {
  private readonly known: Acquaintance[] = [];

  add(areAcquainted: Acquaintance): void {
    this.known.push(areAcquainted);
  }

  async areAcquainted(one: string, other: string): Promise<boolean> {
    for (const areAcquainted of this.known) if (await areAcquainted(one, other)) return true;
    return false;
  }
}
