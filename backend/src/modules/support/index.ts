export { SupportAdminService } from './support-admin.service.js';
export {
  SupportAnswerInput,
  SupportNoteInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportQueueQuery,
  SupportStateInput,
} from './support-request.dto.js';
export { SupportRequestsService } from './support-requests.service.js';
export { SupportModule } from './support.module.js';
export { SupportAssigneeInput } from './support-assignee.dto.js';
