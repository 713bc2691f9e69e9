/** Its style sheet, which the content policy knows by hash. */
export const lastResortStyle =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:24px;background:#FFFBF5;color:#1E2327;font:16px/1.6 system-ui,sans-serif}h1{font:600 38px/1.1 Georgia,serif;margin:0 0 12px}a{color:#144E6B;font-weight:600}@media(prefers-color-scheme:dark){body{background:#12181C;color:#F4F0EA}a{color:#7FC4E4}}';

/** Shown when even the error page could not be rendered. Needs no other file. */
export const lastResortPage = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title><style>${lastResortStyle}</style></head><body><main><h1>Back in a moment</h1><p>We could not show this page. Everything you have saved is safe.</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
