import { pipeline, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from './resources.service.js';

/** Sends a file to save. `onSent` is called once all of it has been sent; an aborted download does not count. */
export async function sendDownload(reply: FastifyReply, file: Download, onSent?: () => void): Promise<void> {
  await reply.headers(downloadHeaders(file)).send(onSent ? watched(reply, file, onSent) : file.stream);
}

/**
 * Counts the sent bytes. The end of the stream is not enough: a client with the last byte may disconnect before the
 * storage signals the end.
 */
function watched({ raw: response }: FastifyReply, { stream, size }: Download, onSent: () => void): Transform {
  let passed = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  response.once('close', () => {
    if (passed === size && response.writableLength === 0) onSent();
  });
  // If one of the two fails, it ends the other, and Fastify learns of it from the counter.
  return pipeline(stream, counter, () => undefined);
}

interface NamedFile {
  fileName: string;
  fileType: string;
  /** Bytes. */
  size: number;
}

/** Headers that make a browser save a file under its name and never render it as a page of this site. */
export function downloadHeaders({ fileName, fileType, size }: NamedFile): Record<string, string | number> {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-type': fileType,
    'content-length': size,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-cache',
  };
}
