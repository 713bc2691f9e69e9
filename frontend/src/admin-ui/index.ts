export { AdminTheme } from './AdminTheme';
export { OfficeHead } from './OfficeHead';
export { OfficeLink } from './OfficeLink';
