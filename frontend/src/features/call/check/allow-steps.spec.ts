import { describe, expect, it } from '@jest/globals';
import { allowTexts, browserKind, type BrowserKind } from './allow-steps';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the steps that allow a device', () => {
  it.each<[string, boolean, BrowserKind]>([
    [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`, false, 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', false, 'chrome'],
    [`${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`, false, 'safari'],
    [`${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`, true, 'ios'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile Safari/604.1`, true, 'ios'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false, 'firefox'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', false, 'android'],
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36', false, 'android'],
  ])('%s, on an Apple phone or tablet: %s', (userAgent, isAppleMobile, kind) => {
    expect(browserKind(userAgent, isAppleMobile)).toBe(kind);
    expect(allowTexts.kinds[kind].steps.length).toBeGreaterThan(2);
  });
});
