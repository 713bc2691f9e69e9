import { Injectable } from '@nestjs/common';
import { QUEUE_NAMES, type QueueName, type QueuesDto } from './queue.dto.js';

/** The number of waiting items, and since when the oldest has waited. */
export interface QueueState {
  waiting: number;
  oldestSince: Date | null;
}

/** The queues of Admin. The module that owns a queue registers it in `onModuleInit`. */
@Injectable()
export class AdminQueuesRegistry {
  private readonly queues = new Map<QueueName, () => Promise<QueueState>>();

  add(name: QueueName, look: () => Promise<QueueState>): void {
    this.queues.set(name, look);
  }

  async list(): Promise<QueuesDto> {
    const known = QUEUE_NAMES.flatMap((name) => {
      const look = this.queues.get(name);
      return look ? [{ name, look }] : [];
    });
    const items = await Promise.all(
      known.map(async ({ name, look }) => {
        const { waiting, oldestSince } = await look();
        return { name, waiting, oldestSince: oldestSince?.toISOString() ?? null };
      }),
    );
    return { items };
  }
}
