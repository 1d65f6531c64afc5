import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { loadChiamati } from '#archivio/persone/chi-e.ts';
import type { AttoRaccolto, RequestContext } from '#platform/caller/request-context.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Modifica } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import {
  MASSIMO_CAMBI,
  type elencoUtentiRoutes,
  type EsitoRigaUtenti,
  type RigaUtenti,
} from '#shared/contracts/accesso/elenco-utenti.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { chiE } from '#shared/domain/chi-e.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { UtentiService } from '../utenti-service.ts';
import { chiaveUtente, esitoDi, judgeRiga, type Giudicata, type Presenti } from './righe.ts';

/** Open sessions that go on with the roles a sheet gives: with them a change takes no more operations than taking a user away who is a person of the registry. */
const SESSIONI_AGGIORNATE = 3;
/** Invitations stored together: nothing can refuse them. */
const INVITI_INSIEME = 15;

/** The users of a school from a spreadsheet: every row is judged before any is written. */
export const elencoUtentiService = (utenti: UtentiService) => {
  const judge = async (righe: readonly RigaUtenti[], context: RequestContext): Promise<readonly Giudicata[]> => {
    const [presenti, persone] = await Promise.all([utenti.list(context), findPersone(righe, context.archivio)]);
    const prime = new Map(righe.map(({ user, numero }) => [chiaveUtente(user), numero] as const).toReversed());
    const { utente: uid, ruoli } = context.sessione;
    const attorno = {
      utenti: Map.groupBy(presenti.utenti, ({ user }) => chiaveUtente(user)),
      persone,
      io: { uid, ruoli },
    };
    return refuseBeyond(righe.map((riga) => judgeRiga(riga, attorno, prime)));
  };
  /** One row, through the service of the form. @returns the code of an invitation */
  const write = async (
    { riga, trovato, esito, ruoli, persona }: Giudicata,
    context: RequestContext,
  ): Promise<string | null> => {
    const chi = { uid: trovato?.uid ?? '', versione: trovato?.versione ?? 0 };
    if (esito === 'REVOCA') await utenti.remove(chi, context);
    if (esito === 'RUOLI') await utenti.update({ ...chi, ruoli: [...ruoli] }, context, SESSIONI_AGGIORNATE);
    if (esito !== 'INVITO') return null;
    const { codice } = await utenti.invite(
      {
        descutente: riga.descutente.trim(),
        user: riga.user.trim(),
        ruoli: [...ruoli],
        uidSubAnagrafe: persona,
        email: null,
      },
      context,
    );
    return codice;
  };
  const writeAll = async (
    giudicate: readonly Giudicata[],
    parte: Modifica,
    context: RequestContext,
  ): Promise<readonly EsitoRigaUtenti[]> => {
    const esiti: EsitoRigaUtenti[] = [];
    for (const una of giudicate) {
      const modifica = new Modifica();
      esiti.push(esitoDi(una, await write(una, { ...context, modifica })));
      join(parte, modifica);
    }
    return esiti;
  };
  return {
    preview: async (
      { righe }: RouteInput<typeof elencoUtentiRoutes.previewElencoUtenti>['body'],
      context: RequestContext,
    ): Promise<RouteOutput<typeof elencoUtentiRoutes.previewElencoUtenti>> => {
      const giudicate = await judge(righe, context);
      return { esiti: giudicate.map((una) => esitoDi(una)), visto: vistoOf(giudicate) };
    },

    /** @throws VERSIONE_SUPERATA when the users are no longer as `visto` says, OPERAZIONE_NON_CONSENTITA when a row is wrong */
    apply: async (
      { righe, visto }: RouteInput<typeof elencoUtentiRoutes.applyElencoUtenti>['body'],
      context: RequestContext,
    ): Promise<RouteOutput<typeof elencoUtentiRoutes.applyElencoUtenti>> => {
      const giudicate = await judge(righe, context);
      if (vistoOf(giudicate) !== visto) throw superseded();
      refuseErrate(giudicate);
      const inviti = giudicate.filter(({ esito }) => esito === 'INVITO');
      const cambi = giudicate.filter(({ esito }) => esito !== 'INVITO');
      const raccolta: AttoRaccolto[] = [];
      const righeContext = { ...context, raccolta };
      try {
        const fatti = await writeAll(cambi, context.modifica.part(), righeContext);
        const invitati: EsitoRigaUtenti[] = [];
        for (let da = 0; da < inviti.length; da += INVITI_INSIEME)
          invitati.push(
            ...(await writeAll(inviti.slice(da, da + INVITI_INSIEME), context.modifica.part(), righeContext)),
          );
        await approveElenco(raccolta, visto, context);
        return { esiti: [...fatti, ...invitati].toSorted((a, b) => a.numero - b.numero) };
      } catch (error) {
        throw error instanceof AppError && error.code === 'NON_TROVATO' ? superseded() : error;
      }
    },
  };
};

/** The roles of a whole sheet whose approval the school asks are asked by one request a role. @throws STATO_NON_AMMESSO */
const approveElenco = async (
  raccolta: readonly AttoRaccolto[],
  visto: string,
  context: RequestContext,
): Promise<void> => {
  for (const approvante of ['PRESIDE', 'GESTORE'] as const) {
    const suoi = raccolta.filter((atto) => atto.approvante === approvante);
    if (suoi.length === 0) continue;
    const cambi = suoi.flatMap((atto) => atto.cambi);
    await requireApprovazione(
      {
        tipo: 'RUOLI',
        approvante,
        oggetto: visto,
        contenuto: visto,
        descrizione: `Ruolo ${approvante} a ${cambi.length === 1 ? 'un utente' : `${cambi.length} utenti`}, dall'elenco di un file`,
        effetti: suoi.flatMap(({ effetti }) => effetti),
        fatti: () => ({ cambi }),
      },
      context,
    );
  }
};

/** Also the answer to a call repeated because the first answer, with its codes, was lost: nothing says that nothing was saved. */
const superseded = (): AppError =>
  new AppError(
    'VERSIONE_SUPERATA',
    "Gli utenti della scuola sono cambiati dopo l'anteprima: rileggere il file, che dice che cosa resta da fare. A chi è già invitato si rifà l'indirizzo con «Invita» nella colonna Azione.",
  );

/** @throws OPERAZIONE_NON_CONSENTITA naming every row that is wrong */
const refuseErrate = (giudicate: readonly Giudicata[]): void => {
  const errate = giudicate.filter(({ errori }) => errori.length > 0);
  if (errate.length === 0) return;
  const detti = errate.map(({ riga: { numero }, errori }) => `Riga ${numero}: ${errori.join(' ')}`).join(' ');
  throw new AppError('OPERAZIONE_NON_CONSENTITA', accorciato(`Nulla è stato salvato. ${detti}`, 1000));
};

/** Changes beyond what one transaction takes are refused, row by row. */
const refuseBeyond = (giudicate: readonly Giudicata[]): readonly Giudicata[] => {
  const cambi = giudicate.filter(({ esito }) => esito === 'RUOLI' || esito === 'REVOCA').slice(MASSIMO_CAMBI);
  const messaggio = `Un file cambia o toglie al massimo ${MASSIMO_CAMBI} utenti alla volta: metterlo in un altro file.`;
  return giudicate.map((una) => (cambi.includes(una) ? { ...una, esito: 'ERRATA', errori: [messaggio] } : una));
};

/** What stands for the rows and the users they found. */
const vistoOf = (giudicate: readonly Giudicata[]): string =>
  hashOf(JSON.stringify(giudicate.map(({ riga, esito, trovato }) => [riga, esito, trovato?.uid, trovato?.versione])));

/** The person that code and name of each row agree on; rows without a code name nobody. */
const findPersone = async (righe: readonly RigaUtenti[], archivio: Archivio): Promise<Presenti['persone']> => {
  const conCodice = righe.filter(({ cf }) => cf.trim() !== '');
  const celleDi = ({ cf, descutente }: RigaUtenti) => [cf.trim(), descutente.trim()];
  const chiamati = await loadChiamati(conCodice.map(celleDi), archivio);
  return new Map(conCodice.map((riga) => [riga.numero, chiE(celleDi(riga), chiamati, 'in anagrafe ')]));
};

/** Puts one change into another. That whoever asks is a manager still is checked once a transaction. */
const join = (parte: Modifica, { operazioni, voci, parti, ammessi, seguiti }: Modifica): void => {
  parte.admit(ammessi === 'TUTTI' ? [] : ammessi);
  const note = new Set(parte.operazioni.map(({ chiave: { pk, sk } }) => `${pk}\n${sk}`));
  parte.add(...operazioni.filter(({ tipo, chiave: { pk, sk } }) => tipo !== 'check' || !note.has(`${pk}\n${sk}`)));
  for (const voce of voci) parte.audit({ ...voce, motivo: 'Elenco da un file' });
  parte.parti.push(...parti);
  for (const seguito of seguiti) parte.afterCommit(seguito);
};
