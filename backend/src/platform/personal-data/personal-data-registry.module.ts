import { Global, Module } from '@nestjs/common';
import { PersonalDataRegistry } from './personal-data.registry.js';
import { platformPersonalData } from './platform.personal-data.js';

@Global()
@Module({ providers: [PersonalDataRegistry], exports: [PersonalDataRegistry] })
export class PersonalDataRegistryModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(platformPersonalData);
  }
}
