import type { Plugin } from 'vite';

/** Changes to packages that add style sheets to the page in a way that the content policy does not allow. */
const CHANGES: { file: RegExp; what: RegExp; instead: string }[] = [
  {
    // Its style sheet becomes one of ours, next to the code that needs it.
    file: /\/node_modules\/sonner\/dist\/index\.mjs$/,
    what: /^__insertCSS\(".*"\);?$/m,
    instead: "import './styles.css';",
  },
  {
    // Ant Design takes the nonce as a setting (`AdminTheme`); what its dialogs add next to that knows none.
    file: /\/node_modules\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
    what: /(?=styleNode\.innerHTML = css;)/,
    instead: "styleNode.nonce = document.querySelector('style[nonce]')?.nonce ?? '';\n  ",
  },
];

/** Makes packages keep to the content policy for styles. Fails the build when a new release of one reads differently. */
export function allowedStyles(): Plugin {
  return {
    name: 'allowed-styles',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    transform(code, id) {
      const change = CHANGES.find(({ file }) => file.test(id));
      if (!change) return null;
      if (!change.what.test(code)) throw new Error(`${id} no longer adds its styles as it did`);
      return { code: code.replace(change.what, change.instead), map: null };
    },
  };
}
