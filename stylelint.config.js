import { STYLE_EXCEPTIONS } from './.ci/lint/style-exceptions.js';

/** Lengths that have a token in `frontend/src/styles/tokens.css`. */
const HAS_TOKEN = /(?<![\w.-])(?:4|8|12|16|24|32|48|64|96)px\b/;
const SPACING = /^(?:scroll-)?(?:padding|margin)(?:-|$)|^(?:row-|column-)?gap$/;
/** Anything but a plain length: a token, `clamp()`, a size relative to the text around it. */
const NO_RAW_SIZE = /^(?![\d.]+(?:px|rem)$)/;

/** The widths at which pages change: up to them, and from the next pixel on. */
const BREAKPOINTS = [359, 479, 719, 959, 1079];
/** Those of Ant Design. */
const ADMIN_BREAKPOINTS = [...BREAKPOINTS, 767, 991];

const onlyBreakpoints = (widths) => [
  { 'max-width': widths.map((width) => `${width}px`), 'min-width': widths.map((width) => `${width + 1}px`) },
  { message: (_name, width) => `${width} is none of the breakpoints in stylelint.config.js` },
];

export const RULES = {
  'block-no-empty': true,
  'color-no-invalid-hex': true,
  'custom-property-no-missing-var-function': true,
  'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
  'declaration-property-value-allowed-list': [
    { 'font-size': [NO_RAW_SIZE] },
    { message: (_property, value) => `Use a size of tokens.css instead of ${value}` },
  ],
  'declaration-property-value-disallowed-list': [
    { [SPACING]: [HAS_TOKEN] },
    { message: (property, value) => `Use the tokens of tokens.css in “${property}: ${value}”` },
  ],
  'media-feature-name-value-allowed-list': onlyBreakpoints(BREAKPOINTS),
  'no-invalid-double-slash-comments': true,
  'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
  'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  'unit-no-unknown': true,
};

const ADMIN = {
  files: ['frontend/src/admin-ui/**', 'frontend/src/features/admin/**'],
  rules: { 'media-feature-name-value-allowed-list': onlyBreakpoints(ADMIN_BREAKPOINTS) },
};

/** @type {import('stylelint').Config} */
export default {
  rules: RULES,
  overrides: [ADMIN, ...Object.entries(STYLE_EXCEPTIONS).map(([rule, files]) => ({ files, rules: { [rule]: null } }))],
};
