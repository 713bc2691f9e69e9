import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/identity/index.js';
import { AdminQueuesRegistry } from './admin-queues.registry.js';
import { QueuesDto } from './queue.dto.js';

@ApiTags('Admin')
@Controller('admin/queues')
export class AdminQueuesController {
  constructor(private readonly queues: AdminQueuesRegistry) {}

  @Get()
  @Access('admin')
  @ApiOperation({ summary: 'List the Admin queues' })
  listAdminQueues(): Promise<QueuesDto> {
    return this.queues.list();
  }
}
