export { ResourceEditScreen } from './editor/ResourceEditScreen';
export { ResourcesOfficeScreen } from './ResourcesOfficeScreen';
