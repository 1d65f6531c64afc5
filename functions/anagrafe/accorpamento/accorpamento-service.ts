import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { effettiCoordinate, pagateUguali } from '#archivio/persone/coordinate.ts';
import type { ImpedimentoElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { rigaDi } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { AppError, campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { AnteprimaAccorpamento } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { cambiDi } from '../persone/coordinate.ts';
import { divide, omonimi, recordsOf, repoint, type Escluso } from './accorpamento.ts';

export interface Accorpamento {
  readonly uidDestinazione?: Uid<'PERSONA'> | undefined;
  readonly uids?: readonly Uid<'PERSONA'>[] | undefined;
}

/** Kind of long work of the merge. */
const ACCORPA_ANAGRAFE = 'accorpa-anagrafe';

const descrizioni: Readonly<Record<string, string>> = {
  SERVIZIO: 'Servizi',
  ASSENZA: 'Assenze',
  ATTIVITA: 'Attività particolari',
  FAMILIARE: 'Familiari',
  FAMFISCALE: 'Dati fiscali dei familiari',
  FISCALI: 'Dati fiscali',
  SOGGETTIVA: 'Voci soggettive',
  VOCE_PERSONA: 'Voci utente',
  INCARICO: 'Incarichi',
  SALDO_APERTURA: 'Saldi di apertura',
  RESTITUZIONE: 'Restituzioni',
  PARTICOLARITA: 'Particolarità',
  PAGAMENTO: 'Cedolini calcolati',
};

/** The merge of people with the same name: what would move, the start of the work. */
export const accorpamentoService = ({
  workflows,
  impedimento,
}: {
  readonly workflows: Workflows;
  readonly impedimento: ImpedimentoElaborazioni;
}) => {
  const loadAll = async (
    { uidDestinazione, uids }: Accorpamento,
    archivio: Archivio,
  ): Promise<{ destinazione: Persona; perdenti: Persona[] }> => {
    if (uidDestinazione === undefined)
      throw campoNonValido('uidDestinazione', 'Scegliere la persona che resta.', 'mancante');
    const altri = [...new Set(uids ?? [])].filter((uid) => uid !== uidDestinazione);
    if (altri.length === 0) throw campoNonValido('uids', "Scegliere almeno un'altra persona da accorpare.", 'mancante');
    const persone = personeRepository(archivio);
    const [destinazione, ...perdenti] = await Promise.all([uidDestinazione, ...altri].map((uid) => persone.load(uid)));
    if (destinazione === undefined) throw campoNonValido('uidDestinazione', 'Scegliere la persona che resta.');
    checkOmonimia(destinazione, perdenti);
    await refuseImpedite(destinazione, perdenti, archivio, impedimento);
    return { destinazione, perdenti };
  };

  const anteprima = async (
    destinazione: Persona,
    perdenti: readonly Persona[],
    archivio: Archivio,
  ): Promise<AnteprimaAccorpamento> => {
    let presenti = await recordsOf(archivio, destinazione.uid);
    const spostati: Item[] = [];
    const esclusi: Escluso[] = [];
    const impedimenti: string[] = [];
    for (const perdente of perdenti) {
      const divisi = divide(await recordsOf(archivio, perdente.uid), presenti);
      presenti = [...presenti, ...divisi.spostati.map((item) => repoint(item, perdente.uid, destinazione.uid))];
      spostati.push(...divisi.spostati);
      esclusi.push(...divisi.esclusi, ...divisi.riuniti);
      impedimenti.push(...divisi.impedimenti);
    }
    const [impedimento] = impedimenti;
    if (impedimento !== undefined) throw new AppError('STATO_NON_AMMESSO', impedimento);
    return {
      destinazione: rigaDi(destinazione),
      accorpate: perdenti.map(rigaDi),
      spostati: conteggio(spostati),
      esclusi: esclusi.map(({ motivo }) => motivo).slice(0, 1000),
      differenze: perdenti.flatMap((perdente) => differenze(destinazione, perdente)).slice(0, 200),
    };
  };

  return {
    preview: async (richiesta: Accorpamento, { archivio }: RequestContext): Promise<AnteprimaAccorpamento> => {
      const { destinazione, perdenti } = await loadAll(richiesta, archivio);
      return anteprima(destinazione, perdenti, archivio);
    },

    start: async (
      richiesta: Accorpamento,
      context: RequestContext,
    ): Promise<{ anteprima: AnteprimaAccorpamento; lavoro: Lavoro }> => {
      const { destinazione, perdenti } = await loadAll(richiesta, context.archivio);
      const esito = await anteprima(destinazione, perdenti, context.archivio);
      await approvePassaggio(destinazione, perdenti, context);
      const lavoro = startLavoro(
        workflows,
        {
          tipo: ACCORPA_ANAGRAFE,
          area: 'anagrafe',
          oggetto: destinazione.uid,
          ruoli: ['GESTORE', 'TESTER'],
          totale: esito.spostati.reduce((somma, { numero }) => somma + numero, 0),
          descrizione: `Accorpamento di ${perdenti.length + 1} schede di ${nominativo(destinazione.desCognome, destinazione.desNome)}`,
          parametri: {
            destinazione: destinazione.uid,
            perdenti: perdenti.map(({ uid }) => uid),
            issuer: context.credenziali.issuer,
          },
        },
        context,
      );
      return { anteprima: esito, lavoro: toLavoro(lavoro) };
    },
  };
};

/** A person paid in the place of another is paid so with a second person, where the school wants one. @throws STATO_NON_AMMESSO */
const approvePassaggio = async (
  destinazione: Persona,
  perdenti: readonly Persona[],
  context: RequestContext,
): Promise<void> => {
  const effetti = perdenti.flatMap((perdente) => effettiCoordinate(perdente, undefined));
  const altrove = perdenti.filter((perdente) => !pagateUguali(perdente, destinazione));
  if (altrove.length === 0) {
    context.modifica.admit(effetti);
    return;
  }
  await requireApprovazione(
    {
      tipo: 'COORDINATE',
      oggetto: destinazione.uid,
      contenuto: JSON.stringify([destinazione, ...perdenti].map(({ uid, versione }) => [uid, versione])),
      descrizione: `Accorpamento di ${perdenti.length + 1} schede di ${nominativo(destinazione.desCognome, destinazione.desNome)}: cambiano le coordinate di pagamento`,
      effetti,
      fatti: () => ({ cambi: altrove.flatMap((perdente) => cambiDi(perdente, destinazione)) }),
    },
    context,
  );
};

/** @throws RIFERIMENTO_NON_VALIDO when the names differ; STATO_NON_AMMESSO when two users are linked */
const checkOmonimia = (destinazione: Persona, perdenti: readonly Persona[]): void => {
  const altra = perdenti.find((perdente) => !omonimi(destinazione, perdente));
  if (altra)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uids',
      `${nominativo(altra.desCognome, altra.desNome)} non ha lo stesso nome di ${nominativo(destinazione.desCognome, destinazione.desNome)}: si accorpano solo schede della stessa persona.`,
    );
  if ([destinazione, ...perdenti].filter(({ uidPortale }) => uidPortale !== null).length > 1)
    throw new AppError(
      'STATO_NON_AMMESSO',
      'Più di una delle schede è collegata a un utente: scollegare gli altri utenti prima di accorpare.',
    );
};

/** @throws STATO_NON_AMMESSO when an open run cannot hold the people as one */
const refuseImpedite = async (
  { uid }: Persona,
  perdenti: readonly Persona[],
  archivio: Archivio,
  impedimento: ImpedimentoElaborazioni,
): Promise<void> => {
  const motivo = await impedimento(
    archivio,
    uid,
    perdenti.map((perdente) => perdente.uid),
  );
  if (motivo !== null) throw new AppError('STATO_NON_AMMESSO', motivo);
};

const conteggio = (items: readonly Item[]): AnteprimaAccorpamento['spostati'] =>
  [...Map.groupBy(items, ({ tipo }) => String(tipo))].map(([entita, suoi]) => ({
    entita,
    descrizione: descrizioni[entita] ?? entita,
    numero: suoi.length,
  }));

/** What of a losing record the destination does not say: it is lost with it, but for the audit trail. */
const differenze = (destinazione: Persona, perdente: Persona): string[] => {
  const campi: readonly (readonly [string, (persona: Persona) => string | null])[] = [
    ['Codice fiscale', ({ desCf }) => desCf],
    ['Data di nascita', ({ datNascita }) => datNascita && formatGiorno(datNascita)],
    ['Luogo di nascita', ({ desComuneNascita }) => desComuneNascita],
    ['IBAN', ibanDi],
    ['Residenza', ({ desIndirizzo, desComuneRes }) => `${desIndirizzo} ${desComuneRes}`.trim()],
    ['E-mail', ({ desEMail }) => desEMail],
    ['Matricola', ({ matricola }) => String(matricola)],
  ];
  return campi
    .filter(([, valore]) => (valore(destinazione) ?? '') !== (valore(perdente) ?? ''))
    .map(
      ([nome, valore]) =>
        `${nome}: resta "${valore(destinazione) ?? 'nessuno'}", si perde "${valore(perdente) ?? 'nessuno'}" (matricola ${perdente.matricola}).`,
    );
};
