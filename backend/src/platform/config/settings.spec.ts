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

  it('demand secrets of their own from an installation with its own database', () => {
    expect(() => loadSettings({ DATABASE_URL: OWN_DATABASE.DATABASE_URL })).toThrow(/PUBLIC_URL[\s\S]*JWT_SECRET/);
  });

  it('allow demo people only where the database is embedded, and then only on this computer', () => {
    expect(loadSettings({ ...SECRETS, HOST: '0.0.0.0' })).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(loadSettings(OWN_DATABASE)).toMatchObject({ demo: false, production: true, host: '0.0.0.0' });
    expect(() => loadSettings({ ...OWN_DATABASE, DEMO: '1' })).toThrow(/DEMO/);
  });

  it('take a relay for calls with its secret only, and several addresses of it', () => {
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

  it('do not let production switch the limits off', () => {
    expect(() => loadSettings({ ...OWN_DATABASE, RATE_LIMIT_SCALE: '1000' })).toThrow(/RATE_LIMIT_SCALE/);
  });
});
