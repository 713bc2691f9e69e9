import type { ReportReason } from '../../api/safety';
import { safetyTexts } from './texts';

/** In the order in which they are offered. */
export const REPORT_REASONS = Object.keys(safetyTexts.report.reasons) as ReportReason[];
