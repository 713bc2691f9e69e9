import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { DEEPEST_LEVEL, isDeeperThan } from '../http/index.js';
import type { Identity } from '../identity/index.js';
import type { KeyedRequest } from './idempotency-keys.repository.js';

const IDEMPOTENCY_HEADER = 'idempotency-key';
const ACCEPTED = /^[\x21-\x7e]{1,255}$/;
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const HASH_KEY_BYTES = 32;

/** Recognises repeated requests. Bodies may contain passwords, so their hashes are keyed. */
@Injectable()
export class KeyedRequestsService {
  private readonly hashKey: KeyObject;

  constructor({ secrets }: Settings) {
    this.hashKey = createSecretKey(
      Buffer.from(hkdfSync('sha256', secrets.passwordPepper, 'wattle-and-fern', 'idempotency keys', HASH_KEY_BYTES)),
    );
  }

  /** Null without a key or a write. Throws `bad_request` for an invalid key. */
  of(request: FastifyRequest & { user?: Identity | null }): KeyedRequest | null {
    const key = request.headers[IDEMPOTENCY_HEADER];
    if (key === undefined || !WRITING.has(request.method)) return null;
    if (typeof key !== 'string' || !ACCEPTED.test(key)) throw new DomainError('bad_request');
    // Validation also rejects it, but only after serialising to JSON, which recurses.
    if (isDeeperThan(DEEPEST_LEVEL, request.body)) throw new DomainError('bad_request');
    const accountId = request.user?.userId ?? null;
    const asked = this.hash('request', request.method, request.url, JSON.stringify(request.body) ?? '');
    // Without a login the key is only unique together with the request.
    const owner = accountId ?? asked.toString('base64');
    return { id: this.hash(accountId ? 'account' : 'anyone', owner, key), accountId, request: asked };
  }

  /** The same request after its body was read. */
  withBody(request: Buffer, digest: Buffer): Buffer {
    return this.hash('body', request.toString('base64'), digest.toString('base64'));
  }

  private hash(...parts: string[]): Buffer {
    return createHmac('sha256', this.hashKey).update(JSON.stringify(parts)).digest();
  }
}
