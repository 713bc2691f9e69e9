import { PickType } from '@nestjs/swagger';
import { SendMessageInput } from '../sending/message.dto.js';

export class EditMessageInput extends PickType(SendMessageInput, ['content'] as const) {}
