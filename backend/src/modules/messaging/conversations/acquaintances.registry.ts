import { Injectable } from '@nestjs/common';

/** Whether two people already know each other through an interview, an agreement or an application. */
type Acquaintance = (one: string, other: string) => Promise<boolean>;

/** Other modules register here, when they start, what they know about a pair. */
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
