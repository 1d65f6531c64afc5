import { readVoce, wholeVoci } from '#archivio/casa/voce-di-registro.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import type { Query } from '#platform/data/dynamo.ts';
import type { VoceAudit } from '#shared/contracts/casa/audit.ts';
import type { Pagina } from '#shared/contracts/lista.ts';

interface Richiesta {
  readonly entita?: string | undefined;
  readonly uid?: string | undefined;
  readonly anno?: number | undefined;
  readonly mese?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursore?: string | undefined;
}

/** The audit trail, newest first: of one record (index) or of one month (partition), by default the current one. */
export const auditService = ({ cursori }: { readonly cursori: CursorSigner }) => ({
  search: async (richiesta: Richiesta, context: RequestContext): Promise<Pagina<VoceAudit>> => {
    const { archivio } = context;
    const query = queryOf(richiesta, context);
    const identita = JSON.stringify([query.index ?? '', query.pk]);
    const after = richiesta.cursore === undefined ? undefined : cursori.read(richiesta.cursore, identita);
    const [page, totale] = await Promise.all([
      archivio.query({ ...query, limit: richiesta.limit ?? 25, ...(after ? { after } : {}) }),
      archivio.count({ ...query, limit: 1001 }),
    ]);
    return {
      righe: archivio.leggi(query.index === undefined ? page.items : await wholeVoci(archivio, page.items), readVoce),
      cursore: page.last ? cursori.sign(page.last, identita) : null,
      totale: Math.min(totale.totale, 1000),
      totaleEsatto: totale.esatto && totale.totale <= 1000,
    };
  },
});

const queryOf = ({ entita, uid, anno, mese }: Richiesta, { archivio, adesso }: RequestContext): Query => {
  const scuola = archivio.chiavi.elenco('AUDIT');
  if (entita !== undefined && uid !== undefined)
    return { index: 'indice1', pk: `${scuola}#${entita}#${uid}`, reverse: true };
  const corrente = adesso.toISOString();
  const periodo = `${anno ?? corrente.slice(0, 4)}-${String(mese ?? Number(corrente.slice(5, 7))).padStart(2, '0')}`;
  return { pk: `${scuola}#${periodo}`, reverse: true };
};
