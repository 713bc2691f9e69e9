import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { ContactMessageInput, type ContactReceipt } from './contact-message.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';

@ApiTags('Contact')
@Controller('contact-messages')
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  @Post()
  @Access('public')
  @ApiOperation({
    summary: 'Write to us',
    description: 'The message is kept, support gets it by email, and the person who wrote it is thanked by email.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  sendContactMessage(@Body() message: ContactMessageInput, @Ip() ip: string): Promise<ContactReceipt> {
    return this.messages.receive(message, ip);
  }
}
