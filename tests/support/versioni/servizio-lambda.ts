import { once } from 'node:events';
import { createServer } from 'node:http';

/** A function as Lambda keeps it: when each version was published, and what its aliases lead to. */
export interface FunzioneDiProva {
  readonly versioni: Map<number, string>;
  readonly alias: readonly { readonly versione: number; readonly anche?: number }[];
}

type Risposta = readonly [status: number, body?: unknown];

const PAGINA = 2;
const ARN = 'arn:aws:lambda:eu-south-1:000000000000:function';

/** A part of a list, and the marker of the next. */
const page = <T>(tutti: readonly T[], marker: string | null) => {
  const da = Number(marker ?? 0);
  const altre = da + PAGINA < tutti.length;
  return { parte: tutti.slice(da, da + PAGINA), ...(altre ? { NextMarker: String(da + PAGINA) } : {}) };
};

const configurationOf = (nome: string, versione: string, pubblicata: string) => ({
  FunctionName: nome,
  FunctionArn: `${ARN}:${nome}:${versione}`,
  Version: versione,
  LastModified: pubblicata,
});

/**
 * The part of Lambda's API that removes versions, by its addresses and its answers: no engine of ours answers for it. Lists come by pages of two, the
 * unpublished code among the versions; a version that an alias leads to is refused; a removal without a version removes the function.
 * @param funzioni what is there, by name: removals change it
 */
export const startServizioLambda = async (funzioni: Map<string, FunzioneDiProva>) => {
  const remove = (nome: string, { versioni, alias }: FunzioneDiProva, versione: string | null): Risposta => {
    const numero = Number(versione);
    if (versione === null) return funzioni.delete(nome) ? [204] : [404];
    if (alias.some((uno) => uno.versione === numero || uno.anche === numero))
      return [409, { Type: 'User', message: 'Unable to delete version because an alias references it' }];
    return versioni.delete(numero) ? [204] : [404, { Type: 'User' }];
  };
  const answer = (method: string, url: URL): Risposta => {
    const [, nome = '', cosa] = /^\/2015-03-31\/functions\/([\w-]+)\/?(\w*)$/.exec(url.pathname) ?? [];
    const funzione = funzioni.get(nome);
    if (funzione === undefined) return [404, { Type: 'User', message: `Function not found: ${ARN}:${nome}` }];
    const marker = url.searchParams.get('Marker');
    if (method === 'DELETE') return remove(nome, funzione, url.searchParams.get('Qualifier'));
    if (cosa === 'versions') {
      const published = [...funzione.versioni].map(([numero, quando]) => configurationOf(nome, String(numero), quando));
      const { parte, ...altre } = page(
        [configurationOf(nome, '$LATEST', new Date().toISOString()), ...published],
        marker,
      );
      return [200, { Versions: parte, ...altre }];
    }
    const { parte, ...altre } = page(funzione.alias, marker);
    const Aliases = parte.map(({ versione, anche }) => ({
      Name: 'attuale',
      FunctionVersion: String(versione),
      ...(anche === undefined ? {} : { RoutingConfig: { AdditionalVersionWeights: { [anche]: 0.1 } } }),
    }));
    return [200, { Aliases, ...altre }];
  };
  const server = createServer(({ method = '', url = '/' }, response) => {
    const [status, body] = answer(method, new URL(url, 'http://localhost'));
    const type = status === 404 ? 'ResourceNotFoundException' : 'ResourceConflictException';
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status >= 400 ? { 'x-amzn-errortype': type } : {}),
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  return { port: address.port, close: () => server.close() };
};
