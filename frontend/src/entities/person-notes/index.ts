export { OtherSideNote } from './OtherSideNote';
