import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { signUpBody } from './people.js';
import type { TestApp } from './test-app.js';

type Tokens = Pick<SessionDto, 'access_token' | 'refresh_token'>;

/** The session's id, as an access token carries it. */
export const sessionIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

/** A client that is no browser: it keeps its refresh token itself and sends it in the body. */
export const sessionClient = ({ http }: Pick<TestApp, 'http'>) => {
  const refresh = (token: string | null) =>
    http
      .post('/api/sessions/refresh')
      .set({ 'X-Session-Transport': 'body', 'X-Requested-With': 'fetch' })
      .send({ refresh_token: token });
  return {
    refresh,
    refreshed: async (token: string | null) => (await refresh(token).expect(200)).body as Tokens,
    me: (token: string) => http.get('/api/accounts/me').auth(token, { type: 'bearer' }),
    signUp: async () => {
      const wish = signUpBody();
      const { body } = await http.post('/api/accounts').set('X-Session-Transport', 'body').send(wish).expect(201);
      const session = body as SessionDto;
      return { ...session, id: session.user.id, email: wish.email, sessionId: sessionIdOf(session.access_token) };
    },
  };
};
