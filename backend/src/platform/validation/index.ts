export { OptionalChoices } from './choices.js';
export { Flag, OptionalAnswer, OptionalFlag } from './flag.js';
export {
  QueryChoice,
  QueryDay,
  QueryFlag,
  QueryList,
  QueryMoment,
  QueryNumber,
  QueryText,
  namesIn,
} from './query-rules.js';
export { OptionalText, Text } from './text.js';
export { TimeZone } from './time-zone.js';
export { MOST_VERSIONS, OptionalWholeNumber, VersionNumber, WholeNumber } from './whole-number.js';
