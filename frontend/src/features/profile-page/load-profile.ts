import { isApiError } from '../../lib/api-error';
import { failOnServer, type LoadArgs } from '../../lib/load-args';

interface Request extends PromiseLike<{ error?: unknown }> {
  unsubscribe(): void;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Fetches a person's page before it is drawn; `ask` sends the request for this id. */
export const loadProfile = ({ params }: LoadArgs, ask: (id: string) => Request) => settle(ask(idOf(params)));

/** Other words than an id may mean something else to the API: `me` does. */
function idOf({ id = '' }: LoadArgs['params']): string {
  if (!ID.test(id)) throw new Response(null, { status: 404 });
  return id;
}

/** Someone who is not there is a real 404. */
async function settle(request: Request): Promise<void> {
  const { error } = await request;
  request.unsubscribe();
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  failOnServer(error);
}
