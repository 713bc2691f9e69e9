import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addExamples, addFormats, withTokenExamples } from './contract-examples.js';
import { withCommonFailures } from './contract-failures.js';
import { withIdempotencyKeys } from './contract-idempotency.js';
import { INTRODUCTION, TAGS } from './contract-introduction.js';
import { liveModels, livePaths } from './modules/messaging/index.js';
import { notificationsLive } from './modules/notifications/index.js';
import { agreementsLive } from './modules/agreements/index.js';
import { arrivalsLive } from './modules/arrivals/index.js';
import { employerClockLive } from './modules/employer-clock/index.js';
import { hoursLive } from './modules/hours/index.js';
import { interviewsLive } from './modules/interviews/index.js';
import { safetyLive } from './modules/safety/index.js';
import type { Settings } from './platform/config/index.js';
import { ErrorBody } from './platform/errors/index.js';
import { liveModelsOf, withLiveContracts } from './platform/realtime/index.js';

/** Modules that add events to the live connection. */
const LIVE_CONTRACTS = [
  safetyLive,
  agreementsLive,
  arrivalsLive,
  employerClockLive,
  hoursLive,
  interviewsLive,
  notificationsLive,
];

/** The API's contract. Operation ids are method names: they become the names of the client's hooks. */
export function createContract(app: INestApplication, settings: Settings): OpenAPIObject {
  const { productName, supportEmail } = settings;
  const info = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setContact('Support', '', supportEmail)
    .setLicense('All rights reserved', 'https://wattleandfern.example/terms')
    .addServer('/', 'This installation')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The `access_token` of a session.',
    })
    .build();
  info.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorBody, ...liveModels, ...liveModelsOf(LIVE_CONTRACTS)],
  });
  const live = withLiveContracts({ ...document, paths: { ...document.paths, ...livePaths } }, LIVE_CONTRACTS);
  const described = withDescriptions(withCommonFailures(withIdempotencyKeys(live)));
  return sorted(withTokenExamples(addExamples(addFormats(described)))) as OpenAPIObject;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** A response without a description says what the operation is for. */
function withDescriptions(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths))
    for (const method of METHODS)
      for (const response of Object.values(item[method]?.responses ?? {}))
        if (response && !('$ref' in response)) response.description ||= item[method]?.summary ?? '';
  return document;
}

/** Keys in alphabetical order, so that the committed file changes only where the contract does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
