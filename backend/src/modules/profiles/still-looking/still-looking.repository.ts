import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { StillLookingQuestion } from './still-looking-question.entity.js';

/** People whose profile others find, who were last here before $1, and who have not been asked since then. */
const DUE = `
  SELECT entry.user_id AS id FROM user_directory AS entry
  WHERE entry.last_seen_at <= $1 AND entry.state = 'open' AND entry.completed AND entry.user_id > $2
    AND (EXISTS (SELECT FROM family_profiles AS family WHERE family.id = entry.user_id AND family.active)
      OR EXISTS (SELECT FROM au_pair_profiles AS au_pair WHERE au_pair.id = entry.user_id AND au_pair.active))
    AND NOT EXISTS (
      SELECT FROM still_looking_questions AS asked
      WHERE asked.user_id = entry.user_id AND (asked.answered_at IS NULL OR asked.answered_at > $1))
  ORDER BY entry.user_id LIMIT $3`;

/** SQL: when a person was asked, while they have not answered; null otherwise. */
export const stillLookingAskedAtSql = (person: string) =>
  `(SELECT asked_at FROM still_looking_questions WHERE user_id = ${person} AND answered_at IS NULL)`;

@Injectable()
export class StillLookingRepository {
  constructor(@InjectRepository(StillLookingQuestion) private readonly questions: Repository<StillLookingQuestion>) {}

  /** Ids of up to `limit` people after an id who have to be asked. */
  async due(awaySince: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.questions.query<{ id: string }[]>(DUE, [awaySince, after, limit]);
  }

  /** Takes the place of an earlier question. */
  async ask(userId: string, askedAt: Date, manager: EntityManager): Promise<void> {
    await manager.upsert(StillLookingQuestion, { userId, askedAt, answeredAt: null }, ['userId']);
  }

  async find(userId: string): Promise<StillLookingQuestion | null> {
    return this.questions.findOneBy({ userId });
  }

  async answer(userId: string, answeredAt: Date): Promise<void> {
    await this.questions.update({ userId }, { answeredAt });
  }

  /** Deletes the questions of people who were here after they were asked, or have paused. */
  async deleteMoot(): Promise<void> {
    await this.questions.query(
      `DELETE FROM still_looking_questions AS asked USING user_directory AS entry
       WHERE entry.user_id = asked.user_id AND (entry.last_seen_at > asked.asked_at
         OR NOT EXISTS (SELECT FROM family_profiles AS family WHERE family.id = asked.user_id AND family.active)
           AND NOT EXISTS (SELECT FROM au_pair_profiles AS au_pair WHERE au_pair.id = asked.user_id AND au_pair.active))`,
    );
  }
}
