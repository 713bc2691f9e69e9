import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional();
/** `turn:host:3478`, `turns:host:443?transport=tcp`; several with commas between them. */
const TURN_ADDRESS = /^turns?:(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/i;
const turnAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => TURN_ADDRESS.test(address)), 'must be turn: or turns: addresses')
  .optional();
const optionalUrl = (protocols: RegExp) => z.url({ protocol: protocols }).optional();
/** Several lines separated by `|`. */
const lines = z
  .string()
  .max(500)
  .transform((value) =>
    value
      .split('|')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .optional();
const gstRate = (fallback: number) => z.coerce.number().min(0).max(50).default(fallback);
/** An empty variable (`SMTP_URL=`) counts as absent. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Every variable the API reads. Nothing else in the code touches `process.env`. */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PRODUCT_NAME: z.string().min(1).max(60).default('Wattle & Fern'),
    PUBLIC_URL: optionalUrl(/^https?$/),
    SUPPORT_EMAIL: z.email().default('hello@wattleandfern.example'),
    PORT: port(3000),
    API_PORT: port(3001),
    HOST: z.string().min(1).optional(),
    TRUSTED_PROXIES: z.string().default('loopback'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: optionalUrl(/^postgres(ql)?$/),
    DATABASE_DIRECT_URL: optionalUrl(/^postgres(ql)?$/),
    DATABASE_REPLICA_URL: optionalUrl(/^postgres(ql)?$/),
    DATABASE_ADMIN_URL: optionalUrl(/^postgres(ql)?$/),
    DATABASE_PORT: port(54_329),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
    DEMO: flag,
    REDIS_URL: optionalUrl(/^rediss?$/),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().min(3).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(8).optional(),
    S3_ENDPOINT: optionalUrl(/^https?$/),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_PATH_STYLE: flag,
    SMTP_URL: optionalUrl(/^smtps?$/),
    MAIL_FROM: z.string().min(3).optional(),
    BREVO_API_KEY: z.string().min(20).optional(),
    BREVO_API_URL: optionalUrl(/^https?$/),
    BREVO_WEBHOOK_TOKEN: z.string().min(24).optional(),
    TURN_URL: turnAddresses,
    TURN_SECRET: z.string().min(32).optional(),
    JWT_SECRET: z.string().min(32).optional(),
    PASSWORD_PEPPER: z.string().min(32).optional(),
    MFA_ENCRYPTION_KEY: z.string().min(32).optional(),
    VAPID_PUBLIC_KEY: z.base64url().length(87).optional(),
    VAPID_PRIVATE_KEY: z.base64url().length(43).optional(),
    VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
    STRIPE_SECRET_KEY: z.string().min(8).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
    STRIPE_API_URL: optionalUrl(/^https?$/),
    SELLER_NAME: z.string().min(1).max(120).optional(),
    SELLER_ADDRESS: z.string().min(3).max(200).optional(),
    SELLER_ABN: z
      .string()
      .regex(/^[\d ]{11,14}$/, 'must have eleven digits')
      .optional(),
    SELLER_NZBN: z
      .string()
      .regex(/^\d{13}$/, 'must have thirteen digits')
      .optional(),
    GST_NUMBER_AU: z.string().min(8).max(20).optional(),
    GST_NUMBER_NZ: z.string().min(8).max(20).optional(),
    GST_RATE_AU: gstRate(10),
    GST_RATE_NZ: gstRate(15),
    BANK_ACCOUNT_AU: lines,
    BANK_ACCOUNT_NZ: lines,
    INVOICE_DAYS: z.coerce.number().int().min(1).max(90).default(14),
    RATE_LIMIT_SCALE: z.coerce.number().min(1).max(10_000).default(1),
    METRICS_TOKEN: z.string().min(24).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY) {
      const path = env.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY';
      context.addIssue({ code: 'custom', path: [path], message: 'set both VAPID keys, or neither' });
    }
    if (!env.TURN_URL !== !env.TURN_SECRET)
      context.addIssue({
        code: 'custom',
        path: [env.TURN_URL ? 'TURN_SECRET' : 'TURN_URL'],
        message: 'set both TURN_URL and TURN_SECRET, or neither',
      });
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_ADMIN_URL'] as const) {
      if (env[name] && !env.DATABASE_URL)
        context.addIssue({ code: 'custom', path: [name], message: 'is only used with DATABASE_URL' });
    }
    if (!env.STRIPE_SECRET_KEY !== !env.STRIPE_WEBHOOK_SECRET)
      context.addIssue({
        code: 'custom',
        path: [env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'],
        message: 'set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither',
      });
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!env[name] && (env.S3_BUCKET ?? env.S3_ACCESS_KEY_ID ?? env.S3_SECRET_ACCESS_KEY ?? env.S3_ENDPOINT))
        context.addIssue({ code: 'custom', path: [name], message: 'is required for storage in S3' });
    }
    const { JWT_SECRET, PASSWORD_PEPPER, MFA_ENCRYPTION_KEY } = env;
    const secrets = { JWT_SECRET, PASSWORD_PEPPER, MFA_ENCRYPTION_KEY };
    if (!env.DATABASE_URL) {
      // One alone would be ignored for the generated ones.
      for (const [name, value] of Object.entries(secrets))
        if (!value && Object.values(secrets).some(Boolean))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `set all of ${Object.keys(secrets).join(', ')}, or none`,
          });
      return;
    }
    for (const name of ['PUBLIC_URL', 'JWT_SECRET', 'PASSWORD_PEPPER', 'MFA_ENCRYPTION_KEY'] as const) {
      if (!env[name] && env.NODE_ENV === 'production')
        context.addIssue({ code: 'custom', path: [name], message: 'is required when DATABASE_URL is set' });
    }
    if (env.DEMO && env.NODE_ENV === 'production')
      context.addIssue({
        code: 'custom',
        path: ['DEMO'],
        message: 'is not allowed with your own database in production',
      });
    if (env.RATE_LIMIT_SCALE > 10 && env.NODE_ENV === 'production')
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT_SCALE'], message: 'may be at most 10 in production' });
  });

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads and validates the variables. Throws one error that names each invalid variable and never contains its value.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(withoutEmpty(env));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${problems.join('\n')}`);
}
