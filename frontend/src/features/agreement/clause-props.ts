import type { SetClause, TermsErrors, TermsForm } from './terms-form';

/** The props of the fields of every clause. */
export interface ClauseProps {
  terms: TermsForm;
  /** The sign of the currency. */
  sign: string;
  /** The hours of a full-time week in this country. */
  fullWeekHours: number;
  errors: TermsErrors;
  set: SetClause;
  /** A date was left: it may be checked now. */
  onDateLeft: (field: string) => void;
}
