import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Exit } from './exit.entity.js';

@Injectable()
export class ExitsRepository {
  constructor(@InjectRepository(Exit) private readonly exits: Repository<Exit>) {}

  async insert(exit: Omit<Exit, 'id' | 'rematchedAt'>, manager: EntityManager): Promise<Exit> {
    return manager.save(Exit, manager.create(Exit, { ...exit, rematchedAt: null }));
  }

  async findOwn(id: string, personId: string): Promise<Exit | null> {
    return this.exits.findOneBy({ id, personId });
  }

  async latest(personId: string): Promise<Exit | null> {
    return this.exits.findOne({ where: { personId }, order: { createdAt: 'DESC' } });
  }

  async setRematched(id: string, at: Date): Promise<void> {
    await this.exits.update(id, { rematchedAt: at });
  }
}
