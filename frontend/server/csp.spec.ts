import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, scriptHash, securityHeaders } from './csp';

describe('content security policy', () => {
  it('ASVS 3.4.3 lets an inline script run by its hash only', () => {
    const policy = contentSecurityPolicy(['let a = 1'], false);
    expect(policy).toContain(`script-src 'self' ${scriptHash('let a = 1')};`);
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
  });
  it('ASVS 3.4.6 closes plugins, base addresses and frames', () => {
    const policy = contentSecurityPolicy([], false);
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(closed);
  });
  it('lets in no other origin, but for services that the installation names', () => {
    expect(contentSecurityPolicy([], false)).not.toMatch(/https?:/);
    const policy = contentSecurityPolicy([], false, ['https://count.example/c.js?site=1']);
    expect(policy).toContain("script-src 'self' https://count.example;");
    expect(policy).toContain("connect-src 'self' https://count.example;");
  });
  it('ASVS 3.4.1 asks for https for a year where the site has it', () => {
    expect(securityHeaders([], true)['Strict-Transport-Security']).toContain('max-age=31536000');
    expect(securityHeaders([], false)['Strict-Transport-Security']).toBeUndefined();
  });
});
