import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SuspiciousText } from './suspicious-text.entity.js';

@Injectable()
export class SuspiciousTextsRepository {
  constructor(@InjectRepository(SuspiciousText) private readonly texts: Repository<SuspiciousText>) {}

  /** Records that the text goes to this receiver; returns to how many others it went since `since`. */
  async note(senderId: string, fingerprint: Buffer, receiverId: string, at: Date, since: Date): Promise<number> {
    const [row] = await this.texts.query<[{ others: number }]>(
      `WITH noted AS (
         INSERT INTO suspicious_texts (sender_id, fingerprint, receiver_id, sent_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (sender_id, fingerprint, receiver_id) DO UPDATE SET sent_at = excluded.sent_at
       )
       SELECT count(*)::integer AS others FROM suspicious_texts
       WHERE sender_id = $1 AND fingerprint = $2 AND receiver_id <> $3 AND sent_at > $5`,
      [senderId, fingerprint, receiverId, at, since],
    );
    return row.others;
  }

  async deleteBefore(day: Date): Promise<void> {
    await this.texts.query('DELETE FROM suspicious_texts WHERE sent_at < $1', [day]);
  }
}
