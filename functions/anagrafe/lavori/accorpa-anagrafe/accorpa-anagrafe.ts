import * as z from 'zod';
import { closeSessioni, registro } from '#archivio/accesso/registro.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { conAccorpati, incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { specie } from '#archivio/index.ts';
import { aliasEntita } from '#archivio/persone/alias.ts';
import type { PassaggioElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { turnoEntita } from '#archivio/persone/turno.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { asRead, isSenzaVersione, type Modifica, type Operazione } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { divide, recordsOf, repoint } from '../../accorpamento/accorpamento.ts';
import { spostato, type Insieme } from '../../accorpamento/record-spostati.ts';
import { followCoperte } from './assenze-coperte.ts';
import { accogli, MOTIVO } from './chi-resta.ts';
import { denunceDaCorreggere } from './denunce-da-correggere.ts';

const Parametri = z.object({
  destinazione: z.string().brand<'PERSONA'>(),
  perdenti: z.array(z.string().brand<'PERSONA'>()),
  issuer: z.string(),
});

/** Name of the blocks of the open runs. They come last: a payslip that two become is computed on all that the person has. */
const ELABORAZIONE = 'elaborazione';
/** Name of the blocks that tell of the filings already sent; the first one also marks the payslips whose thresholds move. They come before anything moves. */
const DENUNCE = 'denunce';

/** Records moved in one transaction, each with its audit entry: it may bring along its references and unique values. */
const PER_BLOCCO = 8;

const chiaveDi = (item: Item) => ({ pk: String(item.pk), sk: String(item.sk) });

/**
 * Merge of people with the same name. A block is a stretch of the losing partition, named by its first and last sort key: what an earlier
 * delivery moved is no longer there. The losing person goes last, in one transaction with the alias, so a crash leaves both people whole.
 */
export const accorpamentoAnagrafe = (store: Store, passaggio: PassaggioElaborazioni): TipoLavoro => ({
  prepare: async ({ archivio, lavoro }) => {
    const { destinazione, perdenti } = Parametri.parse(lavoro.parametri);
    const aperte = await passaggio.aperte(archivio, [destinazione, ...perdenti]);
    const tratti = await Promise.all(perdenti.map(async (uid) => stretches(uid, await recordsOf(archivio, uid))));
    return {
      blocchi: [
        ...perdenti.map((perdente) => `${DENUNCE}|${perdente}`),
        ...tratti.flatMap(({ blocchi }) => blocchi),
        ...perdenti.flatMap((perdente) => aperte.map((uid) => `${ELABORAZIONE}|${uid}|${perdente}`)),
      ],
      totale: tratti.reduce((somma, { numero }) => somma + numero, 0),
    };
  },

  blocco: async (blocco, context) => {
    const { archivio, lavoro, modifica } = context;
    const { destinazione } = Parametri.parse(lavoro.parametri);
    const [perdente = '', primo = '', ultimo = ''] = blocco.split('|');
    if (perdente === ELABORAZIONE) {
      const resta = await personeRepository(archivio).load(destinazione);
      await passaggio.passa(asUid(primo), asUid(ultimo), resta, context);
      return { fatti: 0, scartati: 0, esiti: [], totali: {} };
    }
    if (perdente === DENUNCE) return beforeMoving(asUid(primo), passaggio, context);
    const nelTratto = ({ sk }: Item): boolean => String(sk) >= primo && String(sk) <= ultimo;
    const presenti = await recordsOf(archivio, destinazione);
    const divisi = divide(await recordsOf(archivio, perdente), presenti);
    const spostati = await senzaAperti(archivio, divisi.spostati.filter(nelTratto));
    const esclusi = [...divisi.esclusi, ...divisi.riuniti].filter(({ item }) => nelTratto(item));
    for (const { item, presente, insieme } of divisi.riuniti.filter((riunito) => nelTratto(riunito.item))) {
      modifica.write(archivio.of(saldoAperturaEntita).update(presente, insieme), { motivo: MOTIVO });
      modifica.add({ tipo: 'delete', chiave: chiaveDi(item), condizione: asRead(item) });
    }
    const lasciati = divisi.esclusi.map(({ item }) => item);
    for (const item of spostati) {
      modifica.add(...move(item, perdente, destinazione, { presenti, lasciati })).audit({
        entita: String(item.tipo),
        uid: String(item.uid).replace(perdente, destinazione),
        azione: 'modificato',
        motivo: MOTIVO,
        prima: { uid: item.uid },
        dopo: { uid: String(item.uid).replace(perdente, destinazione) },
      });
    }
    await moveUsi(archivio, spostati, perdente, destinazione, modifica);
    await followCoperte(archivio, spostati, perdente, destinazione, modifica);
    return {
      fatti: spostati.length,
      scartati: 0,
      esiti: esclusi.map(({ item, motivo }) => ({
        uid: String(item.uid),
        descrizione: String(item.tipo),
        messaggio: motivo,
      })),
      totali: {},
    };
  },

  close: async (_blocchi, context) => {
    const { archivio, lavoro } = context;
    const { destinazione: uidDestinazione, perdenti, issuer } = Parametri.parse(lavoro.parametri);
    const persone = personeRepository(archivio);
    const destinazione = await persone.load(uidDestinazione);
    const presenti = await recordsOf(archivio, uidDestinazione);
    const daChiudere: Persona[] = [];
    for (const uid of perdenti) {
      const perdente = await persone.get(uid);
      if (perdente === undefined) continue;
      const { spostati, riuniti, impedimenti } = divide(await recordsOf(archivio, uid), presenti);
      const [impedimento] = impedimenti;
      if (impedimento !== undefined) return { stato: 'FALLITO', riprovabile: true, motivo: impedimento };
      const aperte = await passaggio.aperte(archivio, [uid]);
      if (spostati.length + riuniti.length + aperte.length > 0)
        return {
          stato: 'FALLITO',
          riprovabile: true,
          motivo:
            "Durante l'accorpamento sono stati aggiunti altri dati alla scheda da accorpare: riprovare per spostare anche quelli.",
        };
      daChiudere.push(perdente);
    }
    for (const perdente of daChiudere) await closePersona({ store, issuer }, perdente, destinazione, context);
    accogli(destinazione, daChiudere, context);
    return { annullabile: false };
  },
});

/** Tells of the filings that name a losing person; the first time, marks the payslips whose thresholds are others once all are one. */
const beforeMoving = async (
  perdente: Uid<'PERSONA'>,
  passaggio: PassaggioElaborazioni,
  context: PassoContext,
): ReturnType<TipoLavoro['blocco']> => {
  const { archivio, lavoro } = context;
  const { destinazione, perdenti } = Parametri.parse(lavoro.parametri);
  if (perdente === perdenti[0]) await passaggio.segna(destinazione, perdenti, context);
  const persone = personeRepository(archivio);
  const [chi, resta] = await Promise.all([perdente, destinazione].map((uid) => persone.get(uid)));
  const esiti = chi && resta ? await denunceDaCorreggere(archivio, chi, resta) : [];
  return { fatti: 0, scartati: 0, esiti, totali: {} };
};

const stretches = (uid: string, items: readonly Item[]): { blocchi: string[]; numero: number } => {
  const chiavi = items.map(({ sk }) => String(sk)).toSorted((a, b) => (a < b ? -1 : 1));
  const inizi = Array.from({ length: Math.ceil(chiavi.length / PER_BLOCCO) }, (_, indice) => indice * PER_BLOCCO);
  return {
    blocchi: inizi.map(
      (inizio) => `${uid}|${chiavi[inizio] ?? ''}|${chiavi[Math.min(inizio + PER_BLOCCO, chiavi.length) - 1] ?? ''}`,
    ),
    numero: chiavi.length,
  };
};

/** A record as its kind is written, so that what could not be read back is not moved either; a reference or a unique value as it is. */
const stored = (item: Item): Item => specie.find(({ nome }) => nome === item.tipo)?.rewritten(item) ?? item;

/** A record under the person who stays: it says what it said, so nothing that is guarded changes. */
const move = (item: Item, da: string, a: string, { presenti, lasciati }: Insieme = SOLO): Operazione[] => {
  const ripuntato = repoint(item, da, a);
  const nuovo = stored(spostato(ripuntato, da, { presenti, lasciati }));
  if (item.pk === nuovo.pk && item.sk === nuovo.sk)
    return [{ tipo: 'put', chiave: chiaveDi(item), item: nuovo, condizione: asRead(item), effetti: [] }];
  return [
    { tipo: 'put', chiave: chiaveDi(nuovo), item: nuovo, condizione: asRead(undefined), effetti: [] },
    {
      tipo: 'delete',
      chiave: chiaveDi(item),
      effetti: [],
      ...(isSenzaVersione(item) ? {} : { condizione: asRead(item) }),
    },
  ];
};

const SOLO: Insieme = { presenti: [], lasciati: [] };

/** The records but the payments of runs that are not accounted, which their runs bring along. */
const senzaAperti = async (archivio: Archivio, items: readonly Item[]): Promise<readonly Item[]> => {
  const pagamenti = items.filter(({ tipo }) => tipo === pagamentoEntita.nome);
  if (pagamenti.length === 0) return items;
  const uids = [...new Set(pagamenti.map(({ idProcesso }) => asUid<'PROCESSO'>(String(idProcesso))))];
  const aperti = new Set<unknown>(
    (await processiRepository(archivio).getMany(uids)).flatMap(({ uid, STATUS }) =>
      STATUS === 'CONTABILIZZATO' ? [] : [uid],
    ),
  );
  return items.filter(({ tipo, idProcesso }) => tipo !== pagamentoEntita.nome || !aperti.has(idProcesso));
};

/** References and unique values of the moved records follow them. */
const moveUsi = async (
  archivio: Archivio,
  spostati: readonly Item[],
  da: string,
  a: string,
  modifica: Modifica,
): Promise<void> => {
  const uids = spostati.map(({ uid }) => String(uid));
  const tipi = [...new Set(spostati.map(({ tipo }) => String(tipo)))];
  const partizioni = [archivio.chiavi.elenco('USO'), ...tipi.map((tipo) => archivio.chiavi.radice('UNICO', tipo))];
  const lette = (await Promise.all(partizioni.map((pk) => archivio.queryAll({ pk })))).flat();
  for (const item of lette.filter(({ uid, sk }) => uids.some((suo) => uid === suo || String(sk).includes(`#${suo}#`))))
    modifica.add(...move(item, da, a));
};

/** The registry of users and who signs them in: what a school's own archive does not reach. */
interface Utenti {
  readonly store: Store;
  readonly issuer: string;
}

/** Deletes what the destination excludes of the losing person, leaves the alias, brings the linked user along. */
const closePersona = async (
  utenti: Utenti,
  perdente: Persona,
  destinazione: Persona,
  { archivio, adesso, modifica }: PassoContext,
): Promise<void> => {
  const alias = archivio.of(aliasEntita);
  const resti = (await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, perdente.uid) })).filter(
    ({ tipo }) => tipo !== personaEntita.nome,
  );
  const esclusi = resti.filter(({ tipo }) => tipo !== turnoEntita.nome);
  modifica.add(
    // a record left behind has its like at the destination: nothing that is guarded changes
    ...resti.map((item): Operazione => ({ tipo: 'delete', chiave: chiaveDi(item), effetti: [] })),
    ...alias.create({ uid: perdente.uid, versione: 1, uidDestinazione: destinazione.uid, unitaIl: instant(adesso) })
      .operazioni,
  );
  await takeInIncarichi(esclusi, destinazione, { archivio, modifica });
  for (const vecchio of (await alias.listAll()).filter(({ uidDestinazione }) => uidDestinazione === perdente.uid))
    modifica.add(...alias.update(vecchio, { uidDestinazione: destinazione.uid }).operazioni);
  modifica
    .audit({
      entita: aliasEntita.nome,
      uid: perdente.uid,
      azione: 'creato',
      motivo: MOTIVO,
      dopo: { uidDestinazione: destinazione.uid },
    })
    .audit({
      entita: personaEntita.nome,
      uid: perdente.uid,
      azione: 'eliminato',
      motivo: MOTIVO,
      prima: { ...perdente, esclusi },
      dopo: { uidDestinazione: destinazione.uid },
    });
  if (perdente.uidPortale === null) return;
  await moveUtente(utenti, perdente.uidPortale, destinazione, { archivio, modifica });
};

/** What payslips say of an assignment that is left behind is said of that of the destination with the same number and date. */
const takeInIncarichi = async (
  esclusi: readonly Item[],
  { uid }: Persona,
  { archivio, modifica }: Pick<PassoContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  const lasciati = esclusi
    .filter(({ tipo }) => tipo === incaricoEntita.nome)
    .map((item) => readItem(incaricoEntita, item));
  if (lasciati.length === 0) return;
  const incarichi = archivio.of(incaricoEntita);
  const presenti = await incarichi.listAll(uid);
  for (const { uid: suo, accorpati = [] } of conAccorpati(presenti, lasciati)) {
    const prima = presenti.find((incarico) => incarico.uid === suo);
    if (prima !== undefined) modifica.write(incarichi.update(prima, { accorpati }), { motivo: MOTIVO });
  }
};

/** The user of the losing person is that of the destination; open sessions still name the old one and are closed. */
const moveUtente = async (
  { store, issuer }: Utenti,
  subject: string,
  { uid, desCf }: Persona,
  { archivio, modifica }: Pick<PassoContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  const globali = registro(store);
  const utente = await globali.getUtente(issuer, subject);
  if (utente === undefined) return;
  const iscrizioni = utente.iscrizioni.map((iscrizione) =>
    iscrizione.codmin === archivio.codmin ? { ...iscrizione, uid, uidSubAnagrafe: uid, cf: desCf } : iscrizione,
  );
  closeSessioni(await globali.sessionsOfUtente(hashOf(issuer, subject)), modifica);
  modifica.add(globali.putUtente(utente, { ...utente, iscrizioni }));
};
