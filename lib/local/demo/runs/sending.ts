import type { denunceImplementation } from '#functions/denunce/routes.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { AsOffice } from '../context.ts';

/** Who files for a demo school, on a day. */
export interface Ufficio {
  readonly office: AsOffice;
  readonly area: ReturnType<typeof denunceImplementation>;
  readonly giorno: Giorno;
}

type Riferimento = Pick<Denuncia, 'uid' | 'versione'>;
export const riferimento = (denuncia: unknown): Riferimento => {
  const { uid, versione } = Denuncia.parse(denuncia);
  return { uid, versione };
};

/** The two calls of its own that every kind of filing leaves the school by. */
interface Invio {
  readonly file: (query: Riferimento, context: RequestContext) => Promise<unknown>;
  readonly invia: (
    body: Riferimento & { readonly datInvio: Giorno; readonly protocollo: string },
    context: RequestContext,
  ) => Promise<unknown>;
}

/** Makes the file of a filing, sends it, notes that it was accepted. One that something still blocks stays a draft, for the office to mend: false. */
export const sendFiling = async (
  { office, area, giorno }: Ufficio,
  { file, invia }: Invio,
  filing: unknown,
  protocollo = '',
): Promise<boolean> => {
  const denuncia = Denuncia.parse(filing);
  if (denuncia.STATUS !== 'COMPLETATO') return false;
  const conFile = riferimento(await office((context) => file(riferimento(denuncia), context)));
  const inviata = riferimento(await office((context) => invia({ ...conFile, datInvio: giorno, protocollo }, context)));
  await office((context) => area.setEsito({ body: { ...inviata, esito: 'ACCETTATO', motivo: '' } }, context));
  return true;
};
