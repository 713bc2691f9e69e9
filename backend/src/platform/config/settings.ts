import { resolve } from 'node:path';
import { readEnvironment, type Environment } from './environment.js';
import { s3SettingsOf, type S3Settings } from './s3.js';
import { sellerOf, type SellerSettings } from './seller.js';
import { generatedSecrets, generatedVapidKeys, type Secrets, type VapidKeys } from './secrets.js';

const BREVO_API_URL = 'https://api.brevo.com/v3';

/** A TURN server for calls that cannot connect directly. */
export interface TurnServer {
  /** `turn:` and `turns:` addresses of the same server. */
  urls: string[];
  /** coturn's `static-auth-secret`. */
  secret: string;
}

/** The service that sends marketing emails. */
export interface BrevoAccess {
  apiKey: string;
  /** The base address of its API, version 3, without a trailing slash. */
  apiUrl: string;
}

/** Card payments of this installation. */
interface StripeSettings {
  secretKey: string;
  /** Signs Stripe's webhooks. */
  webhookSecret: string;
  /** `null`: Stripe's own. */
  apiUrl: string | null;
}

/** The settings of the installation. Built once at boot, injected everywhere as `Settings`. */
export class Settings {
  readonly production: boolean;
  readonly test: boolean;
  /** Demo people and accounts; on by default only with the embedded database, and bound to loopback. */
  readonly demo: boolean;
  readonly productName: string;
  /** The public address of the site, without a trailing slash; links in emails start with it. */
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly host: string;
  readonly apiPort: number;
  readonly trustedProxies: string;
  readonly dataDir: string;
  /** `null`: the API runs its own embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler: for sessions and jobs. */
  readonly databaseDirectUrl: string | null;
  /** A pooler may give each transaction another connection. */
  readonly databasePooled: boolean;
  /** A replica for reads that may lag; `null`: the primary handles them. */
  readonly databaseReplicaUrl: string | null;
  /** A superuser of the same database, for migrations only. `null`: the application migrates itself. */
  readonly databaseAdminUrl: string | null;
  readonly databasePort: number;
  readonly databasePoolSize: number;
  readonly redisUrl: string | null;
  /** `null`: files are in `dataDir/media`. */
  readonly s3: S3Settings | null;
  /** `null`: emails are written to `dataDir/outbox` instead. */
  readonly smtpUrl: string | null;
  readonly emailFrom: string;
  /** `null`: no marketing emails are sent, but consent is still recorded. */
  readonly brevo: BrevoAccess | null;
  /** The token of Brevo's webhook; `null`: its reports are rejected. */
  readonly brevoWebhookToken: string | null;
  /** `null`: calls only connect directly. */
  readonly turn: TurnServer | null;
  /** `null`: no card payments, only bank transfers. */
  readonly stripe: StripeSettings | null;
  readonly seller: SellerSettings;
  readonly secrets: Secrets;
  /** `subject` is the contact for push services. `null`: no push notifications. */
  readonly vapid: (VapidKeys & { subject: string }) | null;
  /** Multiplies every limit; 1 in production. */
  readonly rateLimitScale: number;
  /** The token for reading `/metrics`; `null`: there are none. */
  readonly metricsToken: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];

  constructor(env: Environment, secrets: Secrets, vapidKeys: VapidKeys | null) {
    const host = env.HOST ?? (env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1');
    this.production = env.NODE_ENV === 'production' && !!env.DATABASE_URL;
    this.test = env.NODE_ENV === 'test';
    this.demo = env.DEMO ?? !env.DATABASE_URL;
    this.productName = env.PRODUCT_NAME;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
    this.supportEmail = env.SUPPORT_EMAIL;
    this.host = this.demo ? '127.0.0.1' : host;
    this.apiPort = env.API_PORT;
    this.trustedProxies = env.TRUSTED_PROXIES;
    this.dataDir = resolve(env.DATA_DIR);
    this.databaseUrl = env.DATABASE_URL ?? null;
    this.databaseDirectUrl = env.DATABASE_DIRECT_URL ?? this.databaseUrl;
    this.databasePooled = env.DATABASE_DIRECT_URL !== undefined;
    this.databaseReplicaUrl = env.DATABASE_REPLICA_URL ?? null;
    this.databaseAdminUrl = env.DATABASE_ADMIN_URL ?? null;
    this.databasePort = env.DATABASE_PORT;
    this.databasePoolSize = env.DATABASE_POOL_SIZE;
    this.redisUrl = env.REDIS_URL ?? null;
    this.s3 = s3SettingsOf(env);
    this.smtpUrl = env.SMTP_URL ?? null;
    this.emailFrom = env.MAIL_FROM ?? `${env.PRODUCT_NAME} <${env.SUPPORT_EMAIL}>`;
    this.brevo = env.BREVO_API_KEY
      ? { apiKey: env.BREVO_API_KEY, apiUrl: (env.BREVO_API_URL ?? BREVO_API_URL).replace(/\/+$/, '') }
      : null;
    this.brevoWebhookToken = env.BREVO_WEBHOOK_TOKEN ?? null;
    this.turn = env.TURN_URL && env.TURN_SECRET ? { urls: env.TURN_URL, secret: env.TURN_SECRET } : null;
    this.stripe =
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL ?? null,
          }
        : null;
    this.seller = sellerOf(env, this.demo);
    this.secrets = secrets;
    this.vapid = vapidKeys && { ...vapidKeys, subject: env.VAPID_SUBJECT ?? `mailto:${env.SUPPORT_EMAIL}` };
    this.rateLimitScale = env.RATE_LIMIT_SCALE;
    this.metricsToken = env.METRICS_TOKEN ?? null;
    this.logLevel = env.LOG_LEVEL;
  }

  /** True if the site uses https, so that cookies can be `Secure` and have the `__Host-` prefix. */
  get https(): boolean {
    return this.publicUrl.startsWith('https://');
  }
}

/** Reads the settings from the environment, or throws with the names of invalid variables. */
export function loadSettings(processEnv: NodeJS.ProcessEnv): Settings {
  const env = readEnvironment(processEnv);
  const { JWT_SECRET, PASSWORD_PEPPER, MFA_ENCRYPTION_KEY } = env;
  const secrets =
    JWT_SECRET && PASSWORD_PEPPER && MFA_ENCRYPTION_KEY
      ? { jwtSecret: JWT_SECRET, passwordPepper: PASSWORD_PEPPER, mfaEncryptionKey: MFA_ENCRYPTION_KEY }
      : generatedSecrets(resolve(env.DATA_DIR));
  return new Settings(env, secrets, vapidKeysOf(env));
}

/** An installation with its own database may have several processes, so it must be given its keys. */
function vapidKeysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATABASE_URL, DATA_DIR }: Environment): VapidKeys | null {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return DATABASE_URL ? null : generatedVapidKeys(resolve(DATA_DIR));
}
