import type { AuPairCard, FamilyCard } from '../../api/search';
import { dayInWords, monthAndYear } from '../../lib/format/date';
import { peopleTexts as texts } from './texts';

/** From when an au pair is free, on cards: “Available Now”, “From March 2027”. Null where nothing is known. */
export const freeFrom = ({ availableNow, availableFrom }: Pick<AuPairCard, 'availableNow' | 'availableFrom'>) =>
  availableNow ? texts.availableNow : availableFrom && texts.from(monthAndYear(availableFrom));

/** From when a family needs someone, on cards: “From now”, “From March 2027”. */
export const startsFrom = ({ startsNow, startDate }: Pick<FamilyCard, 'startsNow' | 'startDate'>) =>
  startsNow ? texts.startsNow : startDate && texts.from(monthAndYear(startDate));

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The same day for the server and the browser. */
const isHere = (day: string) => ISO_DAY.test(day) && day <= new Date().toISOString().slice(0, 10);

/** The same with the whole day, for pages and comparisons: “Available Now”, “1 March 2027”, or what they wrote. */
export const freeFromDay = (day: string): string => (isHere(day) ? texts.availableNow : dayInWords(day));
export const startsOnDay = (day: string): string => (isHere(day) ? texts.startsNow : dayInWords(day));
