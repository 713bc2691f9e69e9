import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** The messages that the browser gets, decrypted with its own keys. */
  notice: unknown;
  /** The claims of the sender's signed token; the signature was checked. */
  sender: { aud: string; sub: string; exp: number };
}

/** A browser's push service and the browser: receives messages to a subscription and decrypts them. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const browser = browsers.get(request.url ?? '');
      if (!browser) return response.writeHead(404).end();
      if (browser.answers === 201)
        browser.received.push({
          headers: request.headers,
          notice: JSON.parse(opened(body, browser)),
          sender: claimsOf(request.headers.authorization ?? ''),
        });
      return response.writeHead(browser.answers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** A new subscription, as `PUT /api/push-devices` takes it. */
    subscribe: (device = 'Chromium on Linux') => {
      const browser = new Browser();
      browsers.set(browser.path, browser);
      const subscription = { endpoint: `${origin}${browser.path}`, p256dh: browser.p256dh, auth: browser.auth, device };
      return { browser, subscription };
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;

class Browser {
  readonly path = `/push/${randomUUID()}`;
  readonly received: ReceivedPush[] = [];
  readonly curve = createECDH('prime256v1');
  readonly secret = randomBytes(16);
  readonly p256dh = this.curve.generateKeys('base64url');
  readonly auth = this.secret.toString('base64url');
  /** 410: the browser has unsubscribed. */
  answers: 201 | 410 | 500 = 201;
}

const TAG_BYTES = 16;

/** RFC 8291 on top of RFC 8188: salt, record size, the sender's key, then one sealed record. */
function opened(body: Buffer, { curve, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
  return record.slice(0, record.lastIndexOf('\u0002'));
}

/** RFC 8292. Throws when the token was not signed with the key that it names. */
function claimsOf(authorization: string): ReceivedPush['sender'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('The push was signed with another key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['sender'];
}
