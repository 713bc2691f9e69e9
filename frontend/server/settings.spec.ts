import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings';

describe('settings of the web process', () => {
  it('have defaults that work on one machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      apiUrl: 'http://127.0.0.1:3001',
      publicUrl: 'http://localhost:3000',
      trustedProxies: false,
    });
    expect(readSettings({ API_PORT: '4001' }).apiUrl).toBe('http://127.0.0.1:4001');
    expect(readSettings({ PUBLIC_URL: 'https://wattle.example/' }).publicUrl).toBe('https://wattle.example');
  });
  it('treat an empty variable as absent', () => {
    expect(readSettings({ PORT: '', HOST: '', API_URL: '', SUPPORT_EMAIL: '', LOG_LEVEL: '' })).toEqual(
      readSettings({}),
    );
  });
  it('name no service that watches visitors, unless the installation does', () => {
    expect(readSettings({}).serviceScripts).toEqual({});
    expect(readSettings({ ANALYTICS_SCRIPT_URL: 'https://count.example/c.js' }).serviceScripts).toEqual({
      analytics: 'https://count.example/c.js',
    });
  });
  it('let pages open offline, unless they say off', () => {
    expect(readSettings({}).offlinePages).toBe(true);
    expect(readSettings({ OFFLINE_PAGES: 'off' }).offlinePages).toBe(false);
  });
  it('name the variable that is wrong without echoing it', () => {
    expect(() => readSettings({ PORT: 'eighty' })).toThrow('PORT has to be a port number');
    expect(() => readSettings({ API_URL: 'ftp://secret' })).toThrow('API_URL has to be an http address');
  });
});
