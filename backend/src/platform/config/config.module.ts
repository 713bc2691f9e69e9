import { Module, type DynamicModule } from '@nestjs/common';
import { Settings } from './settings.js';

/** Makes `Settings` injectable everywhere. */
@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
