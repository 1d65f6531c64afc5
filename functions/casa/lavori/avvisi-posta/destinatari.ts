import { iscrizioneIn, type UtenteTrovato } from '#archivio/accesso/utenti-scuola.ts';
import { approvazioneEntita } from '#archivio/casa/approvazione.ts';
import type { ParametriAvvisi } from '#archivio/casa/avvisi-da-spedire.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { isEsposto } from '#archivio/dipendente/cedolini-esposti.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Approvazione } from '#shared/contracts/casa/approvazioni.ts';
import { email, type Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { avvisoApprovazione, avvisoCedolino, avvisoScadenze, type Avviso, type Mittente } from './messaggi.ts';

/** Somebody to write to: once for each `chiave`. Without an address they are told to the office. */
export interface Destinatario {
  readonly chiave: string;
  readonly uid: string;
  readonly nome: string;
  readonly indirizzo: string | null;
  readonly avviso: Avviso;
}

export interface Mezzi {
  readonly sito: string;
  readonly utentiDi: (archivio: Archivio) => Promise<readonly UtenteTrovato[]>;
}

/** Who is to be written to, in a fixed order; nobody when what they would be told is hidden, decided or gone by now. */
export const destinatariDi = async (
  parametri: ParametriAvvisi,
  archivio: Archivio,
  { sito, utentiDi }: Mezzi,
): Promise<readonly Destinatario[]> => {
  const scuola = await getScuolaPropria(archivio);
  const mittente = { scuola: scuola?.desScuola ?? '', sito };
  const diChi = {
    CEDOLINI: () => dipendentiDi(asUid(parametri.oggetto), mittente, archivio),
    APPROVAZIONE: () => approvantiDi(parametri.oggetto, mittente, archivio, utentiDi),
    SCADENZE: () => chiDenuncia(parametri.oggetto, mittente, archivio, utentiDi),
  };
  const trovati = await diChi[parametri.di]();
  return trovati.toSorted((a, b) => (a.chiave < b.chiave ? -1 : 1));
};

/** The people of an exposed run: told again of a payslip only when it has changed. */
const dipendentiDi = async (uid: Uid<'PROCESSO'>, mittente: Mittente, archivio: Archivio): Promise<Destinatario[]> => {
  const processo = await processiRepository(archivio).get(uid);
  if (processo === undefined || !isEsposto(processo)) return [];
  const testate = (await cedoliniRepository(archivio).listTestate(uid)).filter(({ esito }) => esito === 'CALCOLATO');
  const persone = await personeDi(
    archivio,
    testate.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
  );
  return testate.flatMap(({ uidSubAnagrafe, hash }) => {
    const persona = persone.get(uidSubAnagrafe);
    if (persona === undefined) return [];
    return [
      {
        chiave: `${uid}#${uidSubAnagrafe}#${hash.slice(0, 16)}`,
        uid: uidSubAnagrafe,
        nome: nominativo(persona.desCognome, persona.desNome),
        indirizzo: persona.desEMail,
        avviso: avvisoCedolino(persona, processo, mittente),
      },
    ];
  });
};

/** The users who may approve, but who asked: by the address of their record, or the one they sign in with. */
const approvantiDi = async (
  uid: string,
  mittente: Mittente,
  archivio: Archivio,
  utentiDi: Mezzi['utentiDi'],
): Promise<Destinatario[]> => {
  const richiesta = await archivio.of(approvazioneEntita).get(uid);
  if (richiesta?.stato !== 'IN_ATTESA') return [];
  const utenti = await utentiCon(
    archivio,
    utentiDi,
    ({ chi, ruoli }) => chi !== richiesta.utente && approves(ruoli, richiesta),
  );
  return utenti.map(({ nome, ...utente }) => ({
    ...utente,
    nome,
    chiave: `${uid}-${richiesta.versione}#${utente.uid}`,
    avviso: avvisoApprovazione({ ...richiesta, nome }, mittente),
  }));
};

/** The users who may file, of what is due on a day: nobody where nothing is. */
const chiDenuncia = async (
  oggi: Giorno,
  mittente: Mittente,
  archivio: Archivio,
  utentiDi: Mezzi['utentiDi'],
): Promise<Destinatario[]> => {
  const scadenze = (await listScadenze(archivio, oggi)).filter(({ stato, giorno }) =>
    stato === 'SCADUTA'
      ? true
      : (stato === 'DA_FARE' || stato === 'DA_SEGUIRE') && giorno <= addGiorni(oggi, SETTIMANA),
  );
  if (scadenze.length === 0) return [];
  const utenti = await utentiCon(archivio, utentiDi, ({ ruoli }) => ruoli.includes('ADEMPIMENTI'));
  return utenti.map(({ nome, ...utente }) => ({
    ...utente,
    nome,
    chiave: `scadenze-${oggi}#${utente.uid}`,
    avviso: avvisoScadenze(nome, scadenze, mittente),
  }));
};

/** Days that a message of Monday looks ahead. */
const SETTIMANA = 7;

/** Some users of the school, with the address of their record, or the one they sign in with. */
const utentiCon = async (
  archivio: Archivio,
  utentiDi: Mezzi['utentiDi'],
  quali: (utente: { readonly chi: string; readonly ruoli: readonly string[] }) => boolean,
): Promise<Pick<Destinatario, 'uid' | 'nome' | 'indirizzo'>[]> => {
  const utenti = (await utentiDi(archivio)).flatMap(({ uid: chi, utente }) => {
    const sua = iscrizioneIn(utente, archivio);
    return sua !== undefined && quali({ chi, ruoli: sua.ruoli }) ? [{ chi, utente, persona: sua.uidSubAnagrafe }] : [];
  });
  const persone = await personeDi(
    archivio,
    utenti.flatMap(({ persona }) => persona ?? []),
  );
  return utenti.map(({ chi, utente: { user, descutente }, persona }) => ({
    uid: chi,
    nome: descutente,
    indirizzo: persone.get(persona ?? '')?.desEMail ?? (email().safeParse(user).success ? user : null),
  }));
};

const approves = (ruoli: readonly string[], { approvante }: Approvazione): boolean => ruoli.includes(approvante);

const personeDi = async (archivio: Archivio, uids: readonly Uid<'PERSONA'>[]) =>
  new Map((await archivio.of(personaEntita).getMany(uids)).map((persona): [string, Persona] => [persona.uid, persona]));
