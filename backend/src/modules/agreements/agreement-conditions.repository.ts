import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class AgreementConditionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the two have held a video interview, ever. */
  async interviewHeld(familyId: string, auPairId: string, manager?: EntityManager): Promise<boolean> {
    const [row] = await (manager ?? this.dataSource.manager).query<[{ held: boolean }]>(
      `SELECT EXISTS (SELECT FROM interviews WHERE family_id = $1 AND au_pair_id = $2 AND state = 'done') AS held`,
      [familyId, auPairId],
    );
    return row.held;
  }
}
