import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPushAddress } from './push-address.js';

describe('The address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QG',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => {
    expect(isPushAddress(endpoint, false)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fec0::1]/x',
    'https://[64:ff9b:1::a00:1]/x',
    'https://[64:ff9b::10.0.0.1]/x',
    'https://[::10.0.0.1]/x',
    'https://[3fff::1]/x',
    'https://[5f00::1]/x',
    'https://192.88.99.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://push.example.com:8443/x',
    'https://user:pass@push.example.com/x',
    'https://postgres/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    `https://push.example.com/${'x'.repeat(3_000)}`,
  ])('is never %s (SSRF)', (endpoint) => {
    expect(isPushAddress(endpoint, false)).toBe(false);
  });

  it('may be this computer in tests and in the demo, and nothing else within', () => {
    expect(isPushAddress('http://127.0.0.1:4000/x', true)).toBe(true);
    expect(isPushAddress('http://10.0.0.1/x', true)).toBe(false);
  });

  it('stands for a public place when its name is looked up', () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
    expect(['172.16.0.1', '100.64.1.1', '::', 'fe80::1', 'ff02::1', 'nonsense'].map(isPublicAddress)).toEqual(
      Array(6).fill(false),
    );
  });
});
