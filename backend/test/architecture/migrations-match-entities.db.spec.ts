import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { schemaDrift } from '../../src/platform/database/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Migrations', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('E01 make exactly the tables that the entities describe', async () => {
    expect(await schemaDrift(test.app.get(DataSource))).toEqual([]);
  });

  it('are reported when an entity has no table', async () => {
    @Entity('forgotten_things')
    class ForgottenThing {
      @PrimaryColumn('uuid')
      id: string;

      @Column('text')
      name: string;
    }
    const dataSource = await new DataSource({
      type: 'postgres',
      url: test.database.url,
      entities: [ForgottenThing],
    }).initialize();
    const drift = await schemaDrift(dataSource);
    await dataSource.destroy();
    expect(drift.join('\n')).toContain('CREATE TABLE "forgotten_things"');
  });
});
