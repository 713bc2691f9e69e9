import { Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../../platform/errors/index.js';
import { IgnoresIdempotencyKey } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { readTrialUpload, UploadTrial, UploadTrialForm } from '../../media/index.js';
import { UploadTrialsAdminService } from './upload-trials-admin.service.js';

@ApiTags('Admin upload trials')
@Controller('admin/upload-trials')
export class UploadTrialsController {
  constructor(private readonly adminService: UploadTrialsAdminService) {}

  @Post()
  @Access('admin')
  @IgnoresIdempotencyKey('Nothing of the file is kept.')
  @RateLimit('editor-upload')
  @HttpCode(HttpStatus.OK)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadTrialForm })
  @ApiOperation({
    summary: 'Test how a file is processed on upload',
    description:
      'Runs the file through the checks of real uploads and returns each step. For a file that is not accepted, it returns the error message the uploader would see. The file is not stored; the test is recorded in the audit log.',
  })
  @ApiErrors('validation_failed', 'payload_too_large', 'unsupported_media_type', 'unavailable')
  async tryUpload(@CurrentUser() admin: Identity, @Req() request: FastifyRequest): Promise<UploadTrial> {
    return this.adminService.run(admin.userId, await readTrialUpload(request));
  }
}
