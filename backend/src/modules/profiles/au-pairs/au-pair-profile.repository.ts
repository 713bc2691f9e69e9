import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuPairProfile } from './au-pair-profile.entity.js';

/** The fields that the owner edits. */
export type AuPairProfileContent = Omit<AuPairProfile, 'createdAt'>;

@Injectable()
export class AuPairProfileRepository {
  constructor(@InjectRepository(AuPairProfile) private readonly auPairs: Repository<AuPairProfile>) {}

  async findById(id: string, manager: EntityManager = this.auPairs.manager): Promise<AuPairProfile | null> {
    return manager.findOneBy(AuPairProfile, { id });
  }

  async save(content: AuPairProfileContent, manager: EntityManager): Promise<void> {
    await manager.upsert(AuPairProfile, content, ['id']);
  }

  async setActive(id: string, active: boolean, manager: EntityManager): Promise<void> {
    await manager.update(AuPairProfile, id, { active });
  }
}
