import type { Environment } from './environment.js';

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** `null`: Amazon's endpoint of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path instead of the host name. */
  pathStyle: boolean;
}

export function s3SettingsOf(env: Environment): S3Settings | null {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  };
}
