import { describe, expect, it } from 'vitest';
import { loadSettings } from './settings.js';

const SECRETS = {
  JWT_SECRET: 'jwt-secret-of-thirty-two-characters',
  PASSWORD_PEPPER: 'pepper-of-at-least-thirty-two-characters',
  MFA_ENCRYPTION_KEY: 'mfa-key-of-at-least-thirty-two-characters',
};
const OWN_DATABASE = { DATABASE_URL: 'postgres://db.example/app', PUBLIC_URL: 'https://wattle.example/', ...SECRETS };

describe('Settings', () => {
  it('N06 take the support contact and the main host from the environment', () => {
    const settings = loadSettings({ ...OWN_DATABASE, SUPPORT_EMAIL: 'help@wattle.example' });
    expect(settings).toMatchObject({
      publicUrl: 'https://wattle.example',
      supportEmail: 'help@wattle.example',
      https: true,
    });
  });

  it('name every variable that is wrong, and never show its value', () => {
    const load = () => loadSettings({ ...SECRETS, API_PORT: 'eighty-one', SMTP_URL: 'ftp://user:secret@mail' });
    expect(load).toThrow(/API_PORT[\s\S]*SMTP_URL/);
    expect(load).not.toThrow(/eighty-one|secret@mail/);
  });

  it('require secrets from an installation with its own database', () => {
    expect(() => loadSettings({ DATABASE_URL: OWN_DATABASE.DATABASE_URL })).toThrow(/PUBLIC_URL[\s\S]*JWT_SECRET/);
  });

  it('take all three secrets or none', () => {
    const { PASSWORD_PEPPER } = SECRETS;
    expect(() => loadSettings({ PASSWORD_PEPPER })).toThrow(/JWT_SECRET[\s\S]*MFA_ENCRYPTION_KEY/);
    expect(() => loadSettings({ ...SECRETS, JWT_SECRET: '' })).toThrow(/JWT_SECRET/);
  });

  it('allow demo people only with the embedded database, and then only on this computer', () => {
    expect(loadSettings({ ...SECRETS, HOST: '0.0.0.0' })).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(loadSettings(OWN_DATABASE)).toMatchObject({ demo: false, production: true, host: '0.0.0.0' });
    expect(() => loadSettings({ ...OWN_DATABASE, DEMO: '1' })).toThrow(/DEMO/);
  });

  it('accept a relay for calls only with its secret, and with several addresses', () => {
    const TURN_SECRET = 'turn-secret-of-at-least-thirty-two-characters';
    const urls = 'turn:relay.example:3478, turns:relay.example:443?transport=tcp';
    expect(loadSettings({ ...SECRETS, TURN_URL: urls, TURN_SECRET }).turn).toEqual({
      urls: ['turn:relay.example:3478', 'turns:relay.example:443?transport=tcp'],
      secret: TURN_SECRET,
    });
    expect(() => loadSettings({ ...SECRETS, TURN_URL: urls })).toThrow(/TURN_SECRET/);
    expect(() => loadSettings({ ...SECRETS, TURN_SECRET })).toThrow(/TURN_URL/);
    expect(() => loadSettings({ ...SECRETS, TURN_URL: 'https://relay.example', TURN_SECRET })).toThrow(/TURN_URL/);
  });

  it('recognise a pooler by the direct address that is set next to it', () => {
    const DATABASE_DIRECT_URL = 'postgres://db-1.example/app';
    const { DATABASE_URL } = OWN_DATABASE;
    expect(loadSettings(OWN_DATABASE)).toMatchObject({ databaseDirectUrl: DATABASE_URL, databasePooled: false });
    expect(loadSettings({ ...OWN_DATABASE, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databasePooled: true,
    });
    expect(() => loadSettings({ ...SECRETS, DATABASE_DIRECT_URL })).toThrow(/DATABASE_DIRECT_URL/);
  });

  it('accept an object store only with its bucket and both keys', () => {
    const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a-long-secret' };
    expect(loadSettings(SECRETS).s3).toBeNull();
    expect(loadSettings({ ...SECRETS, ...keys }).s3).toMatchObject({
      bucket: 'files',
      endpoint: null,
      pathStyle: false,
    });
    const S3_ENDPOINT = 'http://store.example:9000';
    expect(loadSettings({ ...SECRETS, ...keys, S3_ENDPOINT }).s3).toMatchObject({ pathStyle: true });
    for (const name of Object.keys(keys))
      expect(() => loadSettings({ ...SECRETS, ...keys, [name]: '' })).toThrow(new RegExp(name));
    expect(() => loadSettings({ ...SECRETS, S3_ENDPOINT })).toThrow(/S3_BUCKET/);
    expect(() => loadSettings({ ...SECRETS, ...keys, S3_BUCKET: 'Not/a bucket' })).toThrow(/S3_BUCKET/);
  });

  it('do not let production switch the limits off', () => {
    expect(() => loadSettings({ ...OWN_DATABASE, RATE_LIMIT_SCALE: '1000' })).toThrow(/RATE_LIMIT_SCALE/);
  });
});
