import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, inlineHash, securityHeaders, type PolicySettings } from './csp';

const settings: PolicySettings = { inlineScripts: [], secure: false };
const noStyles = { hashes: [] };
const directive = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

describe('content security policy', () => {
  it('ASVS 3.4.3 runs an inline script only by its hash', () => {
    const policy = contentSecurityPolicy({ ...settings, inlineScripts: ['let a = 1'] }, noStyles);
    expect(directive(policy, 'script-src')).toBe(`'self' ${inlineHash('let a = 1')}`);
  });
  it('ASVS 3.4.3 applies an inline style sheet only by its hash, and no style attribute', () => {
    const policy = contentSecurityPolicy(settings, { hashes: [inlineHash('a{color:red}')] });
    expect(directive(policy, 'style-src')).toBe(`'self' ${inlineHash('a{color:red}')}`);
    expect(policy).not.toContain('unsafe');
  });
  it('ASVS 3.4.3 lets style sheets with the nonce of a page of Admin count, and none without', () => {
    const policy = contentSecurityPolicy(settings, { nonce: 'abc' });
    expect(directive(policy, 'style-src')).toBe("'self' 'nonce-abc'");
    expect(policy.match(/[^;]*unsafe[^;]*/g)).toEqual([" style-src-attr 'unsafe-inline'"]);
  });
  it('ASVS 3.4.6 blocks plugins, base addresses and frames', () => {
    const policy = contentSecurityPolicy(settings, noStyles);
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(closed);
  });
  it('lets in no other origin, but for services that the installation names', () => {
    expect(contentSecurityPolicy(settings, noStyles)).not.toMatch(/https?:/);
    const services = ['https://count.example/c.js?site=1'];
    const policy = contentSecurityPolicy({ ...settings, services }, noStyles);
    expect(directive(policy, 'script-src')).toBe("'self' https://count.example");
    expect(directive(policy, 'connect-src')).toBe("'self' https://count.example");
  });
  it('ASVS 3.4.1 requires https for a year if the site has it', () => {
    const header = (secure: boolean) => securityHeaders({ ...settings, secure }, noStyles)['Strict-Transport-Security'];
    expect(header(true)).toContain('max-age=31536000');
    expect(header(false)).toBeUndefined();
  });
});
