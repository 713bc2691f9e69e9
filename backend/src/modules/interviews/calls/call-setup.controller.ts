import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { CallPreferencesInput, CallRelayDto, CallRoomDto, IceServersDto } from './call-setup.dto.js';
import { CallSetupService } from './call-setup.service.js';

@ApiTags('Video calls')
@Controller()
export class CallSetupController {
  constructor(private readonly setup: CallSetupService) {}

  @Get('interviews/:id/room')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read the room of an interview',
    description: 'For its two people: who the other person is, and when the room opens and closes.',
  })
  @ApiErrors('validation_failed', 'not_found', 'interview_not_open')
  getCallRoom(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<CallRoomDto> {
    return this.setup.room(id, user.userId);
  }

  @Get('interviews/:id/ice-servers')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Get credentials for the relay',
    description: 'While the room is open, for an hour at most.',
  })
  @ApiErrors('validation_failed', 'not_found', 'interview_not_open')
  getIceServers(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<IceServersDto> {
    return this.setup.iceServers(id, user.userId);
  }

  @Put('call-preferences/me')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Choose how my calls are connected' })
  @ApiErrors('validation_failed', 'relay_unavailable', 'profile_missing')
  saveMyCallPreferences(@CurrentUser() user: Identity, @Body() input: CallPreferencesInput): Promise<CallRelayDto> {
    return this.setup.setPreferences(user.userId, input);
  }
}
