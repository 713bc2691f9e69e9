import type { LiveContract } from '../../platform/realtime/index.js';
import { BanNoticedDto, HeldMessageChangedDto, MessageWarnedDto } from './live/safety-live.dto.js';

/** Live events of safety. */
export const safetyLive: LiveContract = {
  events: {
    'message.warned': MessageWarnedDto,
    'message.held-changed': HeldMessageChangedDto,
    'ban.noticed': BanNoticedDto,
  },
};
