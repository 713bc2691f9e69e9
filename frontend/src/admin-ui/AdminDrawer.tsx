import { Drawer, type DrawerProps } from 'antd';
import { adminUiTexts } from './texts';

type AdminDrawerProps = Omit<DrawerProps, 'destroyOnHidden' | 'closable'>;

/** A drawer over an Admin page. Its content is removed when it closes. */
export function AdminDrawer(props: AdminDrawerProps) {
  return <Drawer destroyOnHidden closable={{ 'aria-label': adminUiTexts.close }} {...props} />;
}
