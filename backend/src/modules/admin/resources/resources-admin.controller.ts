import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  EditableResource,
  NewerResourceInput,
  AdminResourcesPage,
  AdminResourcesQuery,
  ResourceDeletionInput,
  ResourceEditInput,
  ResourceFeaturedInput,
  ResourceInput,
  ResourcePublishedInput,
} from '../../resources/index.js';
import { ResourcesAdminService } from './resources-admin.service.js';

@ApiTags('Admin resources')
@Controller('admin/resources')
export class AdminResourcesController {
  constructor(private readonly adminService: ResourcesAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List all resources',
    description: 'Published or not, with how often they were downloaded.',
  })
  @ApiErrors('validation_failed')
  listAdminResources(@Query() query: AdminResourcesQuery): Promise<AdminResourcesPage> {
    return this.adminService.list(query);
  }

  @Post()
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Create a resource', description: 'Unpublished by default. HTML is cleaned.' })
  @ApiErrors('validation_failed', 'slug_taken')
  createResource(@CurrentUser() admin: Identity, @Body() input: ResourceInput): Promise<EditableResource> {
    return this.adminService.create(admin.userId, input);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({ summary: 'Open a resource for editing', description: 'With the version to send with a change.' })
  @ApiErrors('validation_failed', 'not_found')
  getAdminResource(@UuidParam() id: string): Promise<EditableResource> {
    return this.adminService.read(id);
  }

  @Put(':id')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Change a resource',
    description: 'HTML is cleaned. Files have their own operations.',
  })
  @ApiErrors('validation_failed', 'not_found', 'slug_taken', 'stale_edit')
  editResource(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ResourceEditInput,
  ): Promise<EditableResource> {
    return this.adminService.edit(admin.userId, id, input);
  }

  @Put(':id/published')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Publish or unpublish a resource', description: 'Its files follow it.' })
  @ApiErrors('validation_failed', 'not_found')
  setResourcePublished(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { published }: ResourcePublishedInput,
  ): Promise<EditableResource> {
    return this.adminService.show(admin.userId, id, 'published', published);
  }

  @Put(':id/featured')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Feature a resource, or stop', description: 'Featured ones come first in every list.' })
  @ApiErrors('validation_failed', 'not_found')
  setResourceFeatured(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { featured }: ResourceFeaturedInput,
  ): Promise<EditableResource> {
    return this.adminService.show(admin.userId, id, 'featured', featured);
  }

  @Post(':id/newer-text')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(200)
  @ApiOperation({
    summary: "Take or decline a release's newer text of a resource",
    description: 'If taken, it replaces the edited text, which stays in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'slug_taken')
  settleNewerResourceText(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: NewerResourceInput,
  ): Promise<EditableResource> {
    return this.adminService.settleNewerText(admin.userId, id, input);
  }

  @Post(':id/deletion')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a resource with its files',
    description: 'Its content stays in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found')
  deleteResource(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: ResourceDeletionInput,
  ): Promise<void> {
    return this.adminService.delete(admin.userId, id, reason);
  }
}
