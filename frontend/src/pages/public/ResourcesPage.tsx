export { loadResources as load } from '../../features/resources/load-resources';
export { ResourcesScreen as Component } from '../../features/resources/ResourcesScreen';
