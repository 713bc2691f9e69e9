import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { BannedAddress } from './banned-address.entity.js';

@Injectable()
export class BannedAddressesRepository {
  constructor(@InjectRepository(BannedAddress) private readonly addresses: Repository<BannedAddress>) {}

  /** Idempotent. */
  async add(accountId: string, addressHash: Buffer, manager: EntityManager): Promise<void> {
    await manager.upsert(BannedAddress, { accountId, addressHash }, ['accountId']);
  }

  async remove(accountId: string, manager: EntityManager): Promise<void> {
    await manager.delete(BannedAddress, { accountId });
  }

  async containsAny(hashes: Buffer[]): Promise<boolean> {
    return this.addresses.existsBy({ addressHash: In(hashes) });
  }
}
