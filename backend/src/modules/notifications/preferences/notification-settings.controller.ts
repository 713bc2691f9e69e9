import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { NotificationSettingsDto, NotificationSettingsInput } from './notification-settings.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('Notifications')
@Controller('notification-settings')
export class NotificationSettingsController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'Read my notification settings and quiet hours' })
  readNotificationSettings(@CurrentUser() user: Identity): Promise<NotificationSettingsDto> {
    return this.preferences.read(user.userId);
  }

  @Patch()
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Change my notification settings or quiet hours',
    description: 'Omitted values stay unchanged. Inside the app, every notification is shown.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  changeNotificationSettings(
    @CurrentUser() user: Identity,
    @Body() input: NotificationSettingsInput,
  ): Promise<NotificationSettingsDto> {
    return this.preferences.change(user.userId, input);
  }
}
