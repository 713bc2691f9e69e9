import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CallPreference } from './call-preference.entity.js';

@Injectable()
export class CallPreferencesRepository {
  constructor(@InjectRepository(CallPreference) private readonly preferences: Repository<CallPreference>) {}

  async relayOnly(personId: string): Promise<boolean> {
    return (await this.preferences.findOneBy({ personId }))?.relayOnly ?? false;
  }

  async save(preference: CallPreference): Promise<void> {
    await this.preferences.upsert(preference, ['personId']);
  }
}
