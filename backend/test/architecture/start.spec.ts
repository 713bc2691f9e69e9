import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packagesAtStart, readTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Each takes a good part of a start, and either most installations or most processes never use it. */
const LATER = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@opentelemetry/sdk-node',
  '@simplewebauthn/server',
  '@socket.io/redis-streams-adapter',
  'docx',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'postal-mime',
  'qrcode',
  'redis',
  'sharp',
  'stripe',
  'web-push',
];

describe('A start of the API', () => {
  it('loads no package that is only needed later', () => {
    const packages = packagesAtStart(readTree(root, ['backend/src']), 'backend/src/serve.ts');
    expect(packages).toContain('@nestjs/core');
    expect(LATER.filter((name) => packages.has(name))).toEqual([]);
  });

  it('is reported when it does; types and later imports are not', () => {
    const tree = new Map([
      ['a.ts', "import { b } from './b.js';\nimport type { Redis } from 'redis';\nconst c = () => import('./c.js');"],
      ['b.ts', "import {\n  one,\n  type Two,\n} from '@aws-sdk/client-s3/commands';\nexport * from 'docx';"],
      ['c.ts', "import Stripe from 'stripe';"],
    ]);
    expect(packagesAtStart(tree, 'a.ts')).toEqual(new Set(['@aws-sdk/client-s3', 'docx']));
  });
});
