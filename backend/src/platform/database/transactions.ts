import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Work<T> = (manager: EntityManager) => Promise<T>;

/** Runs work in one transaction and tells the listeners once it has committed. */
@Injectable()
export class Transactions {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /** All of `work` is stored, or nothing of it. */
  async run<T>(work: Work<T>): Promise<T> {
    const result = await this.dataSource.transaction(work);
    for (const listener of this.listeners) listener();
    return result;
  }

  /** `listener` runs after every commit made here; it must not throw. */
  onCommitted(listener: () => void): void {
    this.listeners.push(listener);
  }
}
