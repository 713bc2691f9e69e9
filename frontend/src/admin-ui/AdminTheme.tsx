import { App, ConfigProvider, theme, type ThemeConfig } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { styleNonce } from '../lib/style-nonce';
import './antd.css';
import { readColours, useIsDark, type TokenColours } from './token-colours';

/** Applies the site's colours, fonts and sizes to Ant Design. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const dark = useIsDark();
  const config = useMemo(() => themeOf(readColours(dark)), [dark]);
  return (
    <ConfigProvider
      theme={config}
      csp={{ nonce: styleNonce() ?? '' }}
      virtual={false}
      getPopupContainer={popupParentOf}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

/**
 * Popups are placed in the page's main element or in the dialog that opened them, so that screen readers find them
 * within a landmark. `virtual` is off above for the same reason: a screen reader must find the options that are
 * visible, and none of our lists is long.
 */
const popupParentOf = (pressed?: HTMLElement): HTMLElement =>
  pressed?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;

/** Backgrounds of tags and alerts: antd's own have too little contrast with our text colours. */
const tints = ({ surface, success, warning, error, info }: TokenColours) =>
  Object.fromEntries(
    Object.entries({ Success: success, Warning: warning, Error: error, Info: info }).flatMap(([status, colour]) => [
      [`color${status}Bg`, `color-mix(in srgb, ${colour} 10%, ${surface})`],
      [`color${status}Border`, `color-mix(in srgb, ${colour} 40%, ${surface})`],
    ]),
  );

/** Fingers need 44 pixels; a mouse gets denser pages. */
const isCoarse = () => matchMedia('(pointer: coarse)').matches;
const controlHeights = () => (isCoarse() ? { controlHeight: 44, controlHeightSM: 44 } : { controlHeight: 40 });

const themeOf = (colours: TokenColours): ThemeConfig => ({
  algorithm: colours.dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
  hashed: false,
  token: tokensOf(colours),
  components: componentsOf(colours),
});

const tokensOf = (colours: TokenColours): NonNullable<ThemeConfig['token']> => ({
  colorPrimary: colours.primary,
  // antd's hover colour has too little contrast in the dark theme.
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
  ...controlHeights(),
  // Below the toasts of the site.
  zIndexPopupBase: 30,
  // Antd waits for the end of an animation, which browsers do not always report: menus stayed closed to the
  // pointer, and buttons stayed busy.
  motion: false,
});

function componentsOf(colours: TokenColours): NonNullable<ThemeConfig['components']> {
  // In the dark theme the wash is hardly another colour than the surface.
  const raised = colours.dark ? `color-mix(in srgb, ${colours.ink} 10%, ${colours.surface})` : colours.wash;
  return {
    Button: {
      primaryColor: colours['on-primary'],
      primaryShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 600,
      paddingInlineSM: 12,
    },
    Menu: {
      itemBg: 'transparent',
      itemHeight: 44,
      itemMarginBlock: 1,
      activeBarBorderWidth: 0,
      itemSelectedBg: colours['accent-pale'],
      itemSelectedColor: colours.ink,
    },
    // antd's colour for empty tables has too little contrast.
    Table: {
      headerBg: raised,
      headerSplitColor: 'transparent',
      headerSortActiveBg: raised,
      headerSortHoverBg: colours['accent-pale'],
      bodySortBg: 'transparent',
      rowHoverBg: colours.wash,
      colorTextDisabled: colours.muted,
    },
    // antd's track has the colour of our page background, so the chosen option would be hard to see.
    Segmented: {
      trackBg: colours.dark ? colours.surface : colours.wash,
      itemSelectedBg: colours.dark ? `color-mix(in srgb, ${colours.ink} 18%, ${colours.surface})` : colours.surface,
      itemSelectedColor: colours.ink,
    },
    Collapse: { colorBorder: colours.hairline, headerBg: colours.wash },
    // A large field has the same corners as the others.
    Input: { borderRadiusLG: 10 },
    Select: { borderRadiusLG: 10 },
    Card: { headerFontSize: 18 },
    // Next to a StateTag, a plain word has its shape.
    Tag: { borderRadiusSM: 99, fontSizeSM: 13, defaultBg: raised, colorBorder: 'transparent' },
    Descriptions: { labelColor: colours.muted },
    // antd makes days half as wide again as high, so that a week is wider than a phone.
    // Days of other months can be chosen too.
    DatePicker: { colorTextDisabled: colours.muted, ...(isCoarse() ? { cellWidth: 44, cellHeight: 44 } : {}) },
  };
}
