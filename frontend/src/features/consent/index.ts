export { ConsentChoice } from './ConsentChoice';
export { ConsentKeeper } from './ConsentKeeper';
