export { DeviceTestScreen as Component } from '../../features/call/check/DeviceTestScreen';
