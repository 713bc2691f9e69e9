import { connect, type AddressInfo } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fastify, type FastifyInstance } from 'fastify';
import { readPhotoUpload } from './photo-upload.js';

describe('readPhotoUpload', () => {
  let server: FastifyInstance;
  let outcome: Promise<unknown>;
  beforeEach(async () => {
    server = fastify();
    await server.register(fastifyMultipart);
    outcome = new Promise((resolve) => {
      server.post('/', (request) => readPhotoUpload(request, 200).then(resolve, resolve));
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  it('cuts the line when an upload stops half-way', async () => {
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.on('error', () => undefined).on('close', () => resolve()));
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n',
    );
    socket.write(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf',
    );
    expect(await outcome).toBeInstanceOf(Error);
    await closed;
  });
});
