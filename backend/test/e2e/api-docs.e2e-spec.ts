import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApiDocs } from '../../src/api-docs.js';
import { createAdapter } from '../../src/configure-app.js';
import { loadSettings } from '../../src/platform/config/index.js';

const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  info: { title: string; contact: object };
};

/** The page needs nothing of the modules whose operations it describes. */
@Module({})
class NoModule {}

describe('The documentation of the API', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const settings = loadSettings({
      ...{ NODE_ENV: 'test', DATABASE_URL: 'postgres://nowhere/none', PUBLIC_URL: 'http://localhost:3000' },
      ...{ JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'x'.repeat(32), MFA_ENCRYPTION_KEY: 'x'.repeat(32) },
      ...{ PRODUCT_NAME: 'Gum and Gully', SUPPORT_EMAIL: 'help@gully.example' },
    });
    app = await NestFactory.create<NestFastifyApplication>(NoModule, createAdapter(settings), { logger: false });
    serveApiDocs(app, settings);
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  it('is the contract of the release with the name of the installation, without generating it again', async () => {
    const { body } = await request(app.getHttpServer()).get('/api/openapi.json').expect(200);
    const { title, contact } = contract.info;
    expect(title).not.toBe('Gum and Gully API');
    expect(body).toEqual({
      ...contract,
      info: { ...contract.info, title: 'Gum and Gully API', contact: { ...contact, email: 'help@gully.example' } },
    });
  });

  it('is a page that is built once, not for each request', async () => {
    const page = await request(app.getHttpServer()).get('/api/docs').expect(200);
    expect(page.text).toContain('Gum and Gully API');
    await request(app.getHttpServer()).get('/api/docs-yaml').expect(404);
  });
});
