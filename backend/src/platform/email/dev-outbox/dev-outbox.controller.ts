import { Controller, Get, Headers, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../identity/index.js';
import { OutboxQuery } from './dev-outbox.dto.js';
import { LoopbackGuard } from '../../http/index.js';
import { OUTBOX_POLICY, outboxEmailPage, outboxPage } from './outbox-page.js';
import { OutboxReader } from './outbox-reader.js';

const wantsJson = (accept: string | undefined) => accept?.includes('application/json') ?? false;
const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', OUTBOX_POLICY).type('text/html; charset=utf-8').send(html);

/** The demo's emails as HTML for people and JSON for tests. Exists only in the demo. */
@ApiExcludeController()
@UseGuards(LoopbackGuard)
@Controller('dev/outbox')
export class DevOutboxController {
  constructor(private readonly reader: OutboxReader) {}

  @Get()
  @Access('public')
  async listOutbox(
    @Query() { to }: OutboxQuery,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const items = await this.reader.list(to);
    return wantsJson(accept) ? reply.send({ items }) : sendPage(reply, outboxPage(items, to));
  }

  @Get(':name')
  @Access('public')
  async readOutboxMail(
    @Param('name') name: string,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const email = await this.reader.read(name);
    return wantsJson(accept) ? reply.send(email) : sendPage(reply, outboxEmailPage(email));
  }
}
