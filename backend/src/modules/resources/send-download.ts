import { pipeline, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { downloadHeaders } from './download-headers.js';
import type { Download } from './resources.service.js';

/** Answers with a file to save. `onSent` is called once all of it has left: a download that was broken off is none. */
export async function sendDownload(reply: FastifyReply, file: Download, onSent?: () => void): Promise<void> {
  await reply.headers(downloadHeaders(file)).send(onSent ? watched(reply, file, onSent) : file.stream);
}

/**
 * The file’s bytes, counted on their way. Not the end of the stream tells that all have left: whoever has the last
 * byte may hang up before the storage has said that it was the last.
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
  // Whichever of the two fails ends the other, and Fastify hears of it from the counter.
  return pipeline(stream, counter, () => undefined);
}
