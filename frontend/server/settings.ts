/** Settings of the web process, read once from the environment. */
export interface WebSettings {
  port: number;
  host: string;
  /** Base URL of the API, without a trailing slash. */
  apiUrl: string;
  publicUrl: string;
  supportEmail: string;
  /** The operator of this installation, as named on the legal pages; null unless configured. */
  operator: string | null;
  /** Scripts of an analytics and a session-recording service, if configured. */
  serviceScripts: { analytics?: string; sessionRecording?: string };
  /** False makes browsers remove what they keep for reading without a connection. */
  offlinePages: boolean;
  /**
   * Addresses or networks of trusted proxies, as in the API's own setting; false means none. The visitor is the last
   * address that is not a trusted proxy, so that no one can claim another address.
   */
  trustedProxies: string | false;
  logLevel: string;
}

/**
 * Reads and checks the environment; an empty variable counts as absent. Throws an error with the variable's name but
 * never its value.
 */
export function readSettings(env: NodeJS.ProcessEnv): WebSettings {
  const port = portFrom(env, 'PORT', 3000);
  const [analytics, sessionRecording] = (['ANALYTICS_SCRIPT_URL', 'SESSION_RECORDING_SCRIPT_URL'] as const).map(
    (name) => (env[name] ? urlFrom(env, name, '') : undefined),
  );
  const apiPort = portFrom(env, 'API_PORT', 3001);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    apiUrl: urlFrom(env, 'API_URL', `http://127.0.0.1:${apiPort}`),
    publicUrl: urlFrom(env, 'PUBLIC_URL', `http://localhost:${port}`),
    supportEmail: env.SUPPORT_EMAIL || 'hello@wattleandfern.example',
    operator: env.OPERATOR || null,
    serviceScripts: { ...(analytics && { analytics }), ...(sessionRecording && { sessionRecording }) },
    offlinePages: env.OFFLINE_PAGES !== 'off',
    trustedProxies: env.TRUSTED_PROXIES || false,
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${name} has to be a port number`);
  return value;
}

function urlFrom(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = env[name] || otherwise;
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error(`${name} has to be an http address`);
  return value.replace(/\/+$/, '');
}
