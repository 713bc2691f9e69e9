import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import type { generateRequestDetails } from 'web-push';
import { Settings } from '../../../platform/config/index.js';
import { assertOutsideTransaction } from '../../../platform/database/index.js';
import { isPushAddress, publicLookup } from './push-address.js';
import type { PushSubscription } from './push-subscription.entity.js';

/** For the whole exchange, even if bytes arrive slowly. */
const TIMEOUT_MS = 5_000;
/** Half a day: older notifications are in the product. */
const TTL_SECONDS = 12 * 60 * 60;
/** "Your interview begins in ten minutes" is useless an hour later. */
const URGENT_TTL_SECONDS = 15 * 60;
const GONE = new Set([404, 410]);

type Request = ReturnType<typeof generateRequestDetails>;

/** The content of a push notification. */
export interface PushNotice {
  title: string;
  line: string;
  /** Opened by a tap. */
  path: string;
  /** Replaces an earlier one with the same tag. */
  tag: string;
  urgent: boolean;
}

/** Sends to the browsers' push services (RFC 8030), authenticated by VAPID (RFC 8292). */
@Injectable()
export class PushService {
  constructor(private readonly settings: Settings) {}

  /** Null if the installation has no keys: push is then not available. */
  get publicKey(): string | null {
    return this.settings.vapid?.publicKey ?? null;
  }

  isAllowed(endpoint: string): boolean {
    return isPushAddress(endpoint, this.loopbackToo);
  }

  /** `gone` if the browser has unsubscribed. Throws to be retried. */
  async deliver({ endpoint, p256dh, auth }: PushSubscription, notice: PushNotice): Promise<'delivered' | 'gone'> {
    const { vapid } = this.settings;
    if (!vapid || !this.isAllowed(endpoint)) return 'gone';
    const { title, line, path, tag, urgent } = notice;
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, line, path, tag }),
      {
        vapidDetails: { subject: vapid.subject, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
        TTL: urgent ? URGENT_TTL_SECONDS : TTL_SECONDS,
        urgency: urgent ? 'high' : 'normal',
      },
    );
    const status = await this.post(details);
    if (GONE.has(status)) return 'gone';
    if (status < 200 || status > 299) throw new Error(`A push service answered ${status}`);
    return 'delivered';
  }

  /** The response status; redirects are not followed and the body is not read. */
  private post({ endpoint, headers, body }: Request): Promise<number> {
    assertOutsideTransaction('A push service');
    const url = new URL(endpoint);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const lookup = this.loopbackToo ? {} : { lookup: publicLookup };
    return new Promise((resolve, reject) => {
      const sending = request(
        url,
        { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false, ...lookup },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }

  private get loopbackToo(): boolean {
    return !this.settings.production && (this.settings.demo || this.settings.test);
  }
}
