import { Bell, useUrgentToasts } from './Bell';
import { useOpenedFromDevice } from './push/use-opened-from-device';
import { useDeviceKeptInStep } from './push/use-device-kept-in-step';

/** The bell of the header, and what accompanies someone on every page. */
export default function HeaderBell() {
  useUrgentToasts();
  useOpenedFromDevice();
  useDeviceKeptInStep();
  return <Bell />;
}
