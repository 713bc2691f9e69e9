import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { sendPrivateFile, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { AgreementDocumentsService } from './agreement-documents.service.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Agreements')
@Controller('agreements/:id')
export class AgreementDocumentsController {
  constructor(private readonly agreements: AgreementDocumentsService) {}

  @Get('agreement.pdf')
  @Access('signed-in')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ ...FILE, description: 'The agreement that both have signed' })
  @ApiOperation({
    summary: 'Download the agreement as a PDF',
    description: 'For the two people only, once both have signed.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async downloadAgreement(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'application/pdf', await this.agreements.pdf(id, user.userId));
  }

  @Get('agreement.json')
  @Access('signed-in')
  @ApiProduces('application/json')
  @ApiOkResponse({
    description: 'The text whose SHA-256 is the fingerprint',
    schema: { type: 'object', additionalProperties: true, example: { format: 1, region: 'australia', terms: {} } },
  })
  @ApiOperation({
    summary: 'Download the text that the fingerprint was made of',
    description: 'Byte for byte: `sha256sum` of the file is the fingerprint on the agreement.',
  })
  @ApiErrors('validation_failed', 'not_found')
  async downloadAgreementText(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateFile(reply, 'application/json', await this.agreements.canonical(id, user.userId));
  }
}
