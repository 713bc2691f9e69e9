export { ResourceEditScreen } from './editor/ResourceEditScreen';
export { AdminResourcesScreen } from './ResourcesScreen';
