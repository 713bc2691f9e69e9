export { loadResource as load } from '../../features/resources/load-resources';
export { ResourceScreen as Component } from '../../features/resources/ResourceScreen';
