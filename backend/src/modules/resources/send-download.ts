import type { FastifyReply } from 'fastify';
import { downloadHeaders } from './download-headers.js';
import type { Download } from './resources.service.js';

/** Answers with a file to save. `onSent` is called once all of it has left: a download that was broken off is none. */
export async function sendDownload(reply: FastifyReply, file: Download, onSent?: () => void): Promise<void> {
  // Not `finish`: whoever hangs up in the moment in which the last byte has left has it all the same.
  if (onSent)
    reply.raw.once('close', () => {
      if (reply.raw.writableEnded && file.stream.readableEnded) onSent();
    });
  await reply.headers(downloadHeaders(file)).send(file.stream);
}
