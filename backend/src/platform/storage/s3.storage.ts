import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { S3Settings } from '../config/index.js';
import { assertOutsideTransaction } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { withinTime } from '../time-limit/index.js';
import { checkedKey, isObjectKey, ObjectStorage, type StoredObject, type StoredObjectInfo } from './object-storage.js';

const ATTEMPTS = 3;
const CONNECT_MS = 2_000;
/** Without a byte from the server. */
const SILENCE_MS = 10_000;
/** S3's minimum size of a part; at most two are in memory for each upload. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(nameOf(error));

const isFull = (error: unknown) =>
  /^(InsufficientCapacity|InsufficientStorage|QuotaExceeded|XMinioStorageFull)$/.test(nameOf(error)) ||
  statusOf(error) === 507;
/** The store is away, slow or overloaded. */
const isAway = (error: unknown) =>
  statusOf(error) >= 500 ||
  statusOf(error) === 429 ||
  /^(TimeoutError|NetworkingError|SlowDown|RequestTimeout|ServiceUnavailable)$/.test(nameOf(error)) ||
  /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)/.test((error as { code?: string }).code ?? '');

const nameOf = (error: unknown) => (error as { name?: string }).name ?? '';
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

function translated(cause: unknown): unknown {
  if (isFull(cause)) return new DomainError('storage_full', { retryAfter: 600, cause });
  if (isAway(cause)) return new DomainError('unavailable', { retryAfter: 2, cause });
  return cause;
}

/** Objects in one bucket of an S3-compatible store. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  /** For objects that are read: the client's own time limit would also end a download whose reader is slow. */
  private readonly reading: S3Client;
  private readonly bucket: string;

  constructor(
    settings: S3Settings,
    private readonly silenceMs = SILENCE_MS,
  ) {
    super();
    this.bucket = settings.bucket;
    this.client = clientOf(settings, { socketTimeout: silenceMs });
    this.reading = clientOf(settings, { requestTimeout: silenceMs });
  }

  async put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    assertOutsideTransaction('The file store');
    const upload = new Upload({
      client: this.client,
      params: { ...this.at(key), Body: Buffer.isBuffer(content) ? content : Readable.from(content) },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
      // Removes the parts of a failed upload.
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      throw translated(error);
    }
  }

  async get(key: string): Promise<StoredObject | null> {
    assertOutsideTransaction('The file store');
    try {
      const { Body, ContentLength } = await this.reading.send(new GetObjectCommand(this.at(key)));
      return { stream: unlessSilent(Body as Readable, this.silenceMs), size: ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw translated(error);
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    assertOutsideTransaction('The file store');
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.at(key)));
      return ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return null;
      throw translated(error);
    }
  }

  async delete(key: string): Promise<void> {
    assertOutsideTransaction('The file store');
    await this.client.send(new DeleteObjectCommand(this.at(key)));
    for await (const upload of this.unfinished(checkedKey(key))) if (upload.key === key) await this.abort(upload);
  }

  list(folder: string): AsyncIterable<StoredObjectInfo> {
    return this.objects(`${checkedKey(folder)}/`);
  }

  /** Every object of the bucket. */
  listAll(): AsyncIterable<StoredObjectInfo> {
    return this.objects('');
  }

  async state(): Promise<'up' | 'full'> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    return 'up';
  }

  /** Creates the bucket if missing. */
  async ensureBucket(): Promise<void> {
    try {
      await this.state();
    } catch (error) {
      if (!isMissing(error)) throw error;
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket }));
    }
  }

  async deletePartials(before: Date): Promise<number> {
    let deleted = 0;
    for await (const upload of this.unfinished()) {
      if (upload.begunAt >= before) continue;
      await this.abort(upload);
      deleted += 1;
    }
    return deleted;
  }

  private async *objects(prefix: string): AsyncIterable<StoredObjectInfo> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key: key, Size: size = 0, LastModified: modifiedAt } of Contents)
        // Consoles of stores add objects such as `photos/` for folders.
        if (key && modifiedAt && isObjectKey(key)) yield { key, size, modifiedAt };
  }

  private async *unfinished(prefix?: string): AsyncIterable<UnfinishedUpload> {
    let page: { KeyMarker?: string; UploadIdMarker?: string } = {};
    for (;;) {
      const found = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: this.bucket, ...(prefix && { Prefix: prefix }), ...page }),
      );
      for (const { Key: key, UploadId: id, Initiated: begunAt } of found.Uploads ?? [])
        if (key && id && begunAt) yield { key, id, begunAt };
      if (!found.IsTruncated || !found.NextKeyMarker) return;
      page = {
        KeyMarker: found.NextKeyMarker,
        ...(found.NextUploadIdMarker && { UploadIdMarker: found.NextUploadIdMarker }),
      };
    }
  }

  private async abort({ key, id }: UnfinishedUpload): Promise<void> {
    try {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key: key, UploadId: id }));
    } catch (error) {
      // It was completed or aborted meanwhile.
      if (!isMissing(error)) throw error;
    }
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: checkedKey(key) };
  }
}

function clientOf(
  { endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings,
  timeout: { socketTimeout: number } | { requestTimeout: number },
): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      ...timeout,
      throwOnRequestTimeout: true,
      // With a limit, as many slow readers would block everyone else.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
    // Other stores do not support Amazon's new checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The bytes of `body`; fails when the store sends none for too long although the reader waits. */
function unlessSilent(body: Readable, silenceMs: number): Readable {
  async function* pieces(): AsyncIterable<Buffer> {
    const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const { done, value } = await withinTime(silenceMs, iterator.next(), failSilent);
      if (done) return;
      yield value;
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  stream.once('close', () => body.destroy());
  return stream;
}

function failSilent(): never {
  throw Object.assign(new Error('The store sends nothing'), { name: 'TimeoutError' });
}

interface UnfinishedUpload {
  key: string;
  id: string;
  begunAt: Date;
}
