import { App, ConfigProvider, theme, type ThemeConfig } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { styleNonce } from '../lib/style-nonce';
import './antd.css';
import { readColours, useIsDark, type TokenColours } from './token-colours';

/** Ant Design in the house's own colours, type and measures, so that Admin is the same house. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const dark = useIsDark();
  const config = useMemo(() => themeOf(readColours(dark)), [dark]);
  return (
    <ConfigProvider theme={config} csp={{ nonce: styleNonce() ?? '' }} virtual={false} getPopupContainer={roomOf}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

/**
 * Where what pops up belongs: to the page's main part or to the dialog that holds what was pressed, so that a screen
 * reader finds it within a landmark. `virtual` is off above for the same reason: the options that are seen are the ones
 * that are read, and none of our lists is long.
 */
const roomOf = (pressed?: HTMLElement): HTMLElement =>
  pressed?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;

/** The grounds of tags and alerts: antd's own are too near to our words on them to be read well. */
const tints = ({ surface, success, warning, error, info }: TokenColours) =>
  Object.fromEntries(
    Object.entries({ Success: success, Warning: warning, Error: error, Info: info }).flatMap(([status, colour]) => [
      [`color${status}Bg`, `color-mix(in srgb, ${colour} 10%, ${surface})`],
      [`color${status}Border`, `color-mix(in srgb, ${colour} 40%, ${surface})`],
    ]),
  );

function themeOf(colours: TokenColours): ThemeConfig {
  return {
    algorithm: colours.dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: {
      colorPrimary: colours.primary,
      // What antd makes of a colour for the pointer is too dark to be read in the dark.
      colorPrimaryHover: colours['primary-hover'],
      colorPrimaryActive: colours['primary-hover'],
      colorLinkHover: colours['primary-hover'],
      colorLinkActive: colours['primary-hover'],
      colorInfo: colours.info,
      colorLink: colours.primary,
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      colorError: colours.error,
      ...tints(colours),
      colorText: colours.ink,
      colorTextHeading: colours.ink,
      colorTextSecondary: colours.muted,
      colorTextDescription: colours.muted,
      colorTextPlaceholder: colours.muted,
      colorTextLightSolid: colours['on-primary'],
      colorBgBase: colours.surface,
      colorBgLayout: colours.canvas,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorBorder: colours.control,
      colorBorderSecondary: colours.hairline,
      colorSplit: colours.hairline,
      fontFamily: 'var(--sans)',
      fontSize: 15,
      borderRadius: 10,
      borderRadiusLG: 16,
      controlHeight: 40,
      // Beneath the toasts of the site.
      zIndexPopupBase: 30,
      // Antd waits for the end of a motion, which browsers do not always tell: menus stayed shut to the pointer, and a
      // button that had been busy was called so for ever.
      motion: false,
    },
    components: {
      Button: { primaryColor: colours['on-primary'], primaryShadow: 'none', dangerShadow: 'none', fontWeight: 600 },
      Menu: {
        itemBg: 'transparent',
        itemHeight: 44,
        itemMarginBlock: 1,
        activeBarBorderWidth: 0,
        itemSelectedBg: colours['accent-pale'],
        itemSelectedColor: colours.ink,
      },
      // The words in an empty table are to be read, whatever antd takes them for.
      Table: {
        headerBg: colours.wash,
        headerSplitColor: 'transparent',
        headerSortActiveBg: colours.wash,
        headerSortHoverBg: colours['accent-pale'],
        bodySortBg: 'transparent',
        rowHoverBg: colours.wash,
        colorTextDisabled: colours.muted,
      },
      // The chosen one is to be seen at a glance: antd's own track has the colour of our canvas.
      Segmented: {
        trackBg: colours.dark ? colours.surface : colours.wash,
        itemSelectedBg: colours.dark ? `color-mix(in srgb, ${colours.ink} 18%, ${colours.surface})` : colours.surface,
        itemSelectedColor: colours.ink,
      },
      Collapse: { colorBorder: colours.hairline, headerBg: colours.wash },
      // A large field is a field: its corners are those of the others.
      Input: { borderRadiusLG: 10 },
      Select: { borderRadiusLG: 10 },
      Card: { headerFontSize: 18 },
      // Next to a StateTag, a plain word has its shape.
      Tag: { borderRadiusSM: 99, fontSizeSM: 13, defaultBg: colours.wash, colorBorder: 'transparent' },
      Descriptions: { labelColor: colours.muted },
    },
  };
}
