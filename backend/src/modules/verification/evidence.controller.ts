import { Controller, Delete, Get, HttpCode, HttpStatus, Param, ParseEnumPipe, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors, DomainError } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { StoresOwnAnswer } from '../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { readDocumentUpload } from '../media/index.js';
import { CHECK_KINDS, type CheckKind } from './checks.js';
import { ApiEvidence, sendEvidence } from './evidence-headers.js';
import { EvidenceService } from './evidence.service.js';
import { EvidenceForm, OwnVerification } from './verification.dto.js';
import { VerificationService } from './verification.service.js';

const kinds = Object.fromEntries(CHECK_KINDS.map((kind) => [kind, kind]));
const KnownCheck = new ParseEnumPipe(kinds, { exceptionFactory: () => new DomainError('not_found') });

@ApiTags('Verification')
@Controller('verifications/me')
export class EvidenceController {
  constructor(
    private readonly evidence: EvidenceService,
    private readonly verification: VerificationService,
  ) {}

  @Post('checks/:kind/files')
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: EvidenceForm })
  @ApiParam({ name: 'kind', enum: CHECK_KINDS, enumName: 'CheckKind' })
  @ApiOperation({
    summary: 'Send a file as evidence for a check',
    description:
      'The file is scanned and encrypted. Only its owner and reviewers, who give a reason, can see it. It is deleted 30 days after the decision.',
  })
  @ApiErrors(
    'validation_failed',
    'wrong_role',
    'not_found',
    'profile_missing',
    'document_limit_reached',
    'payload_too_large',
    'storage_full',
    'unsupported_media_type',
    'document_unreadable',
    'document_infected',
    'document_encrypted',
    'document_active',
  )
  async uploadEvidence(
    @CurrentUser() user: Identity,
    @Param('kind', KnownCheck) kind: CheckKind,
    @Req() request: FastifyRequest,
  ): Promise<OwnVerification> {
    const upload = await readDocumentUpload(request, ['adultId']);
    return this.evidence.add(user, kind, upload, () => this.verification.own(user.userId));
  }

  @Get('files/:id')
  @Access('signed-in')
  @ApiOperation({ summary: 'Download one of my files', description: 'Sent as a download.' })
  @ApiEvidence()
  @ApiErrors('validation_failed', 'not_found')
  async getMyEvidence(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendEvidence(reply, await this.evidence.openOwn(user, id));
  }

  @Delete('files/:id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Remove a file', description: 'Only before it is decided.' })
  @ApiErrors('validation_failed', 'not_found')
  async removeEvidence(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<OwnVerification> {
    await this.evidence.remove(user, id);
    return this.verification.own(user.userId);
  }
}
