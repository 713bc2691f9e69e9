import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { RefusedAddress } from './refused-address.entity.js';

@Injectable()
export class RefusedAddressesRepository {
  constructor(@InjectRepository(RefusedAddress) private readonly addresses: Repository<RefusedAddress>) {}

  /** Again is as good as once. */
  async add(accountId: string, addressHash: Buffer, manager: EntityManager): Promise<void> {
    await manager.upsert(RefusedAddress, { accountId, addressHash }, ['accountId']);
  }

  async remove(accountId: string, manager: EntityManager): Promise<void> {
    await manager.delete(RefusedAddress, { accountId });
  }

  async contains(addressHash: Buffer): Promise<boolean> {
    return this.addresses.existsBy({ addressHash });
  }
}
