export { AuditScreen } from './AuditScreen';
export { SubjectTrail } from './SubjectTrail';
