import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { SnakeNamingStrategy, TransactionsService } from '../database/index.js';
import type { Settings } from '../config/index.js';
import { ContentFilesService } from './content-files.service.js';
import { ContentSeed } from './content-seed.entity.js';
import { ContentSeedsService } from './content-seeds.service.js';
import { seedId } from './fingerprint.js';
import { NewerTextsService } from './newer-texts.service.js';

@Entity('recipes')
class Recipe {
  @PrimaryColumn('text')
  slug: string;

  @Column('text')
  text: string;

  @Column('jsonb', { default: [] })
  sources: object[];

  @Column('timestamptz', { nullable: true })
  cookedAt: Date | null;

  @Column('integer', { default: 0 })
  stars: number;
}

const pavlova: Partial<Recipe> = {
  slug: 'pavlova',
  text: 'Beat six egg whites.',
  sources: [{ title: 'Nana', checkedOn: '2026-11-20' }],
  cookedAt: new Date('2026-11-01T00:00:00Z'),
};
const lamington: Partial<Recipe> = { slug: 'lamington', text: 'Dip, then roll in coconut.' };

describe('The texts of a release', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let keys: Set<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query(
      "CREATE TABLE recipes (slug text PRIMARY KEY, text text NOT NULL, sources jsonb NOT NULL DEFAULT '[]', cooked_at timestamptz, stars integer NOT NULL DEFAULT 0)",
    );
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      entities: [ContentSeed, Recipe],
      namingStrategy: new SnakeNamingStrategy(),
      installExtensions: false,
    }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  beforeEach(() => database.query('TRUNCATE recipes, content_seeds'));

  async function start(
    rows: Partial<Recipe>[],
    whenGone: 'keep' | 'remove' = 'remove',
    { build = null as string | null, dependsOnMore = false } = {},
  ): Promise<void> {
    const files = { fingerprint: async () => build } as ContentFilesService;
    const seeds = new ContentSeedsService(new TransactionsService(dataSource), files);
    seeds.add({
      name: 'recipes',
      dependsOnMore,
      read: async () => async (writer) => {
        keys = await writer.write({ entity: Recipe, key: 'slug', rows, whenGone });
      },
    });
    await seeds.run();
  }
  const textOf = async (slug: unknown) =>
    (await database.query<Recipe>('SELECT text FROM recipes WHERE slug = $1', [slug]))[0]?.text;

  it('are stored at the first start, and the second changes nothing', async () => {
    await start([pavlova, lamington]);
    const versions = () => database.query('SELECT slug, xmin FROM recipes ORDER BY slug');
    const first = await versions();
    await start([pavlova, lamington]);
    expect(await versions()).toEqual(first);
    expect(first).toHaveLength(2);
    expect(keys).toEqual(new Set(['pavlova', 'lamington']));
  });

  it('are updated by the next release, also with a new column', async () => {
    await start([pavlova, lamington]);
    await start([{ ...pavlova, text: 'Beat four egg whites.' }, lamington]);
    expect(await textOf('pavlova')).toBe('Beat four egg whites.');
    await start([{ ...pavlova, text: 'Beat five egg whites.', stars: 5 }, lamington]);
    expect(await textOf('pavlova')).toBe('Beat five egg whites.');
    await start([{ ...pavlova, text: 'Beat six egg whites.', stars: 5 }, lamington]);
    expect(await textOf('pavlova')).toBe('Beat six egg whites.');
  });

  it('are not overwritten once someone has edited them', async () => {
    await start([pavlova]);
    await database.query("UPDATE recipes SET text = 'Buy one.'");
    await start([{ ...pavlova, text: 'Beat four egg whites.' }]);
    expect(await textOf('pavlova')).toBe('Buy one.');
    await start([]);
    expect(await textOf('pavlova')).toBe('Buy one.');
  });

  it('do not count as edited when only a counter in their row changes', async () => {
    await start([lamington]);
    await database.query('UPDATE recipes SET stars = 5');
    await start([{ ...lamington, text: 'Dip twice.' }]);
    expect(await textOf('lamington')).toBe('Dip twice.');
  });

  it('are offered to someone who has edited an older one, until they decide', async () => {
    const newerTexts = new NewerTextsService(dataSource.getRepository(ContentSeed));
    const newer = async () => (await newerTexts.of('recipes', ['pavlova'])).get('pavlova')?.['text'];
    await start([pavlova]);
    await database.query("UPDATE recipes SET text = 'Buy one.'");
    await start([pavlova]);
    expect(await newer()).toBeUndefined();
    await start([{ ...pavlova, text: 'Beat four egg whites.' }]);
    expect(await newer()).toBe('Beat four egg whites.');
    await new TransactionsService(dataSource).run((manager) => newerTexts.settle('recipes', 'pavlova', manager));
    expect(await newer()).toBeUndefined();
    await start([{ ...pavlova, text: 'Beat four egg whites.' }]);
    expect(await newer()).toBeUndefined();
    expect(await textOf('pavlova')).toBe('Buy one.');
    await start([{ ...pavlova, text: 'Beat three.' }]);
    expect(await newer()).toBe('Beat three.');
  });

  it('do not return once someone has deleted them, and do not replace what someone has written', async () => {
    await start([pavlova]);
    await database.query('DELETE FROM recipes');
    await start([pavlova]);
    expect(keys).toEqual(new Set());
    await database.query("INSERT INTO recipes VALUES ('lamington', 'My own')");
    await start([pavlova, lamington]);
    expect(await textOf('lamington')).toBe('My own');
    expect(await textOf('pavlova')).toBeUndefined();
  });

  it('are deleted with their file, if their seed says so', async () => {
    await start([pavlova, lamington]);
    await start([lamington], 'keep');
    expect(await textOf('pavlova')).toBeDefined();
    await start([lamington]);
    expect(await textOf('pavlova')).toBeUndefined();
    await start([pavlova, lamington]);
    expect(await textOf('pavlova')).toBe(pavlova.text);
  });

  it('are written once when processes start together', async () => {
    await Promise.all([start([pavlova]), start([pavlova]), start([pavlova])]);
    expect(await database.query('SELECT 1 FROM recipes')).toHaveLength(1);
  });

  it('are neither read nor written again by the same build, unless they depend on settings', async () => {
    await start([pavlova], 'remove', { build: 'first' });
    await start([{ ...pavlova, text: 'Beat four egg whites.' }], 'remove', { build: 'first' });
    expect(await textOf('pavlova')).toBe(pavlova.text);
    await start([{ ...pavlova, text: 'Beat four egg whites.' }], 'remove', { build: 'first', dependsOnMore: true });
    expect(await textOf('pavlova')).toBe('Beat four egg whites.');
  });

  it('are written again by each other build, and after a start without one', async () => {
    await start([pavlova], 'remove', { build: 'first' });
    await start([{ ...pavlova, text: 'Beat four egg whites.' }], 'remove', { build: 'second' });
    expect(await textOf('pavlova')).toBe('Beat four egg whites.');
    await start([pavlova], 'remove', { build: 'first' });
    expect(await textOf('pavlova')).toBe(pavlova.text);
    await start([{ ...pavlova, text: 'Beat five egg whites.' }]);
    await start([pavlova], 'remove', { build: 'first' });
    expect(await textOf('pavlova')).toBe(pavlova.text);
  });

  it('are read again by another build, and with other settings', async () => {
    const settings = {
      productName: 'Wattle & Fern',
      supportEmail: 'help@example.com',
      publicUrl: 'https://example.com',
    };
    const of = (other: Partial<typeof settings>) => new ContentFilesService({ ...settings, ...other } as Settings);
    const fingerprint = await of({}).fingerprint('first');
    expect(await of({}).fingerprint('first')).toBe(fingerprint);
    expect(await of({}).fingerprint('second')).not.toBe(fingerprint);
    expect(await of({ productName: 'Other' }).fingerprint('first')).not.toBe(fingerprint);
    expect(await of({}).fingerprint()).toBeNull();
  });

  it('get ids that stay the same', () => {
    expect(seedId('faq', 'May I cook?')).toBe(seedId('faq', 'May I cook?'));
    expect(seedId('faq', 'May I cook?')).not.toBe(seedId('faqMay I cook?'));
    expect(seedId('faq')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
