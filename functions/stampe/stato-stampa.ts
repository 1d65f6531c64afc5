import { formatoDi, TIPO_FILE } from '#functions/impaginazione/stampa.ts';
import { requireLicenze } from '#platform/caller/licenze.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { lavoriRepository, linkFileLavoro, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { isProtocollabile } from '#shared/contracts/stampe/protocollo.ts';
import { anteprimaDi } from '#shared/contracts/stampe/stampa.ts';
import type { StatoStampa } from '#shared/contracts/stampe/stato.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { contrattoDi } from './catalogo.ts';

/** A print as its owner, or a person with one of its roles, sees it; asked by the screen of another print it is absent. @throws NON_TROVATO, LICENZA_MANCANTE */
export const statoStampaService = ({ files }: { readonly files: Files }) => ({
  get: async (
    printId: string,
    chiesta: string | undefined,
    { archivio, sessione }: RequestContext,
  ): Promise<StatoStampa> => {
    const lavoro = await lavoriRepository(archivio).get(printId);
    if (lavoro?.tipo !== 'stampa' || !isOfCaller(lavoro, sessione)) throw nonTrovato('La stampa');
    const contratto = contrattoDi(lavoro.oggetto);
    requireLicenze(contratto.licences, sessione);
    const anteprima = anteprimaDi(contratto, lavoro.parametri);
    if (chiesta !== undefined && chiesta !== anteprima) throw nonTrovato('La stampa');
    const { file, stato } = lavoro;
    return {
      printId,
      stato,
      titolo: lavoro.descrizione,
      anteprima,
      fatti: await countFatti(lavoro, archivio),
      totale: lavoro.totale,
      avviso: lavoro.motivo,
      file: file && { nome: file.nome, tipo: file.tipo, dimensione: file.dimensione },
      link: file && stato === 'COMPLETATO' ? await linkTo(files, file) : null,
      ...protocollabileIn(lavoro),
    };
  },
});

/** The request of a print on paper that leaves the school, for its screen to ask for it again with a protocol. */
const protocollabileIn = ({ stato, oggetto, parametri }: LavoroSalvato): Pick<StatoStampa, 'protocollabile'> =>
  stato === 'COMPLETATO' && isProtocollabile(contrattoDi(oggetto)) && formatoDi(parametri) === 'pdf'
    ? { protocollabile: { codice: oggetto, parametri: { ...parametri } } }
    : {};

/** How much of a print is done: while it is made in blocks, what they came to so far. */
const countFatti = async ({ uid, stato, fatti, totale, tentativo }: LavoroSalvato, archivio: Archivio) => {
  const blocchi =
    stato === 'IN_CORSO' && totale > 0 ? await lavoriRepository(archivio).listBlocchi(uid, tentativo) : [];
  return blocchi.reduce((somma, blocco) => somma + blocco.fatti, fatti);
};

const isOfCaller = ({ utente, ruoli }: LavoroSalvato, sessione: RequestContext['sessione']): boolean =>
  utente === sessione.utente || isAutorizzato(sessione.ruoli, ruoli);

const linkTo = (files: Files, file: NonNullable<LavoroSalvato['file']>): Promise<string> =>
  linkFileLavoro(files, file, file.tipo === TIPO_FILE.pdf ? 'inline' : 'attachment');
