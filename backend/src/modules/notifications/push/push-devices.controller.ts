import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushDeviceDto, PushDevicesDto, PushRenewalInput, PushSubscriptionInput } from './push-subscription.dto.js';

@ApiTags('Notifications')
@Controller('push-devices')
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List the devices that show my notifications' })
  listPushDevices(@CurrentUser() user: Identity): Promise<PushDevicesDto> {
    return this.devices.list(user.userId);
  }

  @Put()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Show my notifications on this device',
    description: 'Until this session ends. Idempotent.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  putPushDevice(@CurrentUser() user: Identity, @Body() input: PushSubscriptionInput): Promise<PushDeviceDto> {
    return this.devices.put(user, input);
  }

  @Post('renewal')
  @Access('public')
  @RateLimit('one-time-token')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Replace a push subscription that the browser has renewed',
    description: 'Called by the service worker, which has no session: it shows the secret of the old one.',
  })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  renewPushDevice(@Body() input: PushRenewalInput): Promise<void> {
    return this.devices.renew(input);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Stop notifications on a device' })
  @ApiErrors('validation_failed', 'not_found', 'rate_limited')
  removePushDevice(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.devices.remove(user.userId, id);
  }
}
