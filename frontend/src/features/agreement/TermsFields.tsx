import type { ComponentType } from 'react';
import type { ClauseName, CurrentAgreementVersion, PayFacts, Region } from '../../api/agreements';
import type { ClauseProps } from './clause-props';
import { ClauseDifference } from './ClauseDifference';
import { Car, Exit, House, Meals, Notice, Room } from './HomeFields';
import { Leave, Other, Pay } from './PayFields';
import { Part } from './term-fields';
import { agreementTexts } from './texts';
import { Dates, Duties, Hours, Trial } from './WorkFields';

const { editor } = agreementTexts;

const CLAUSES: Record<ClauseName, ComponentType<ClauseProps>> = {
  dates: Dates,
  trial: Trial,
  hours: Hours,
  duties: Duties,
  pay: Pay,
  leave: Leave,
  other: Other,
  room: Room,
  meals: Meals,
  car: Car,
  house: House,
  notice: Notice,
  exit: Exit,
};

interface TermsFieldsProps extends Omit<ClauseProps, 'sign' | 'fullWeekHours'> {
  clauses: readonly ClauseName[];
  /** The version that is answered; null for the first terms. */
  version: CurrentAgreementVersion | null;
  region: Region;
  payFacts: PayFacts;
}

/** The fields of some clauses, each next to what differs from the version that is answered. */
export function TermsFields({ clauses, version, region, payFacts, ...fields }: TermsFieldsProps) {
  return clauses.map((clause) => {
    const Fields = CLAUSES[clause];
    return (
      <Part
        key={clause}
        clause={clause}
        {...(clause === 'hours' ? { hint: payFacts.hours } : {})}
        difference={
          version ? (
            <ClauseDifference clause={clause} by={version.by} from={version.terms} to={fields.terms} region={region} />
          ) : null
        }
      >
        <Fields {...fields} sign={editor.region[region]} fullWeekHours={payFacts.fullWeekHours} />
      </Part>
    );
  });
}
