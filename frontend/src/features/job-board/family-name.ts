import type { FamilyCard } from '../../api/job-board';
import { peopleMessages } from '../../entities/people';
import { jobBoardMessages } from './texts';

const { card: texts } = jobBoardMessages;

/** How a family is called; without its name by where it lives. */
export const familyNameOf = ({ familyName, place }: FamilyCard): string =>
  familyName ? peopleMessages.familyNamed(familyName) : texts.familyIn(place);
