import { isApiError } from '../../lib/api-error';
import { failOnServer, type LoadArgs } from '../../lib/load-args';

interface Request extends PromiseLike<{ error?: unknown }> {
  unsubscribe(): void;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Loads a person's page before it is rendered; `ask` sends the request for this id. */
export const loadProfile = ({ params }: LoadArgs, ask: (id: string) => Request) => settle(ask(idOf(params)));

/** Anything that is not an id could mean another endpoint, such as `me`. */
function idOf({ id = '' }: LoadArgs['params']): string {
  if (!ID.test(id)) throw new Response(null, { status: 404 });
  return id;
}

/** A person who does not exist is a real 404. */
async function settle(request: Request): Promise<void> {
  const { error } = await request;
  request.unsubscribe();
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  failOnServer(error);
}
