import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { configureApp, createAdapter } from '../configure-app.js';
import { createContract } from '../contract.js';
import { loadSettings } from '../platform/config/index.js';

/** Writes backend/openapi.json from the controllers, without a database: nothing is instantiated in preview mode. */
const settings = loadSettings({
  DATABASE_URL: 'postgres://nowhere/none',
  NODE_ENV: 'test',
  JWT_SECRET: 'x'.repeat(32),
  PASSWORD_PEPPER: 'x'.repeat(32),
  MFA_ENCRYPTION_KEY: 'x'.repeat(32),
});
const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(settings), createAdapter(settings), {
  preview: true,
  abortOnError: false,
  bodyParser: false,
  logger: ['error'],
});
await configureApp(app);
const file = new URL('../../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(createContract(app, settings), null, 2)}\n`);
process.exit(0);
