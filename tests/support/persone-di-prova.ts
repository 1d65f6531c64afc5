import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { restituzioniRoutes, type RestituzioneModulo } from '#shared/contracts/anagrafe/restituzione.ts';
import { saldiAperturaRoutes, type SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import type { Sesso } from '#shared/domain/persona/valori-ammessi.ts';
import type { Person } from './home/test-home.ts';

const lettere = (numero: number): string =>
  [...String(numero).padStart(4, '0')].map((cifra) => 'BCDFGLMNPR'[Number(cifra)] ?? 'B').join('');

/** A natural person: what a company does not have is there. */
type PersonaNata = PersonaNuova & Readonly<Record<'datNascita' | 'codComuneNascita', string>> & { flgSesso: Sesso };

/** Surname, day of birth and sex tell 2,520 people apart: the next ones are born elsewhere. */
const LUOGHI = [
  { codice: 'H501', nome: 'ROMA' },
  { codice: 'F205', nome: 'MILANO' },
  { codice: 'L219', nome: 'TORINO' },
  { codice: 'F839', nome: 'NAPOLI' },
] as const;

/** An invented person born in Rome (from the 2,521st on in other towns), different for each number, with a codice fiscale that agrees with the data. */
export const personaDiProva = (numero: number, cambi: Partial<PersonaNuova> = {}): PersonaNata => {
  const luogo = LUOGHI[Math.floor(numero / 2520) % LUOGHI.length] ?? LUOGHI[0];
  const identita = {
    desCognome: `Inventati${lettere(numero).toLowerCase()}`,
    desNome: 'Prova',
    ...cambi,
    flgSesso: cambi.flgSesso ?? (numero % 2 === 0 ? ('F' as const) : ('M' as const)),
    datNascita:
      cambi.datNascita ?? `${1960 + (numero % 40)}-0${1 + (numero % 9)}-${String(1 + (numero % 28)).padStart(2, '0')}`,
    codComuneNascita: cambi.codComuneNascita ?? luogo.codice,
  };
  const desCf = codiceFiscaleDa({
    cognome: identita.desCognome,
    nome: identita.desNome,
    sesso: identita.flgSesso,
    nascita: identita.datNascita,
    codBelfiore: identita.codComuneNascita,
  });
  return {
    tipoSoggetto: 'FISICA',
    cfDeceduto: null,
    quotaEredita: null,
    desCf,
    flgCfConfermato: false,
    desComuneNascita: luogo.nome,
    codCittadinanza: null,
    desIndirizzo: 'Via inventata 1',
    desCap: '00100',
    codComuneRes: 'H501',
    desComuneRes: 'ROMA',
    provinciaRes: 'RM',
    codFiscaleEstero: '',
    codStatoEstero: null,
    desRegioneEstera: '',
    desLocalitaEstera: '',
    desTelefono: null,
    desCellulare: null,
    desEMail: null,
    desPec: null,
    codModPagamento: 'B',
    codPaese: 'IT',
    codCinEuro: '60',
    codCin: 'X',
    codAbi: '05428',
    codCab: '11101',
    codCc: '000000123456',
    codCinEuroEstero: null,
    codBban: null,
    codBic: null,
    desIntestatario: '',
    domicili: [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }],
    espero: [],
    primaAssicurazione: null,
    numPartitaNoipa: null,
    codUfficioNoipa: '',
    numAnnoScoFerfestResidue: 0,
    note: '',
    ...identita,
  };
};

/** An invented company, with a codice fiscale of eleven digits whose control digit is right. */
export const enteDiProva = (desCf: string, cambi: Partial<PersonaNuova> = {}): PersonaNuova => ({
  ...personaDiProva(1),
  tipoSoggetto: 'ENTE',
  desCognome: 'Cooperativa Inventata',
  desNome: '',
  flgSesso: null,
  datNascita: null,
  codComuneNascita: null,
  desComuneNascita: '',
  desCf,
  ...cambi,
});

/** Changes some data of a person as it is now; a codice fiscale that no longer agrees is confirmed. */
export const changePersona = async (
  ufficio: Person,
  { uid }: Pick<Persona, 'uid'>,
  cambi: Partial<PersonaNuova>,
): Promise<Persona> => {
  const {
    uid: _uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...attuale
  } = await ufficio.ok(anagrafeRoutes.getPersona, { params: { uid } });
  return ufficio.ok(anagrafeRoutes.updatePersona, {
    params: { uid },
    body: { ...attuale, ...cambi, flgCfConfermato: true },
  });
};

/** What another program paid a person in January of a year, new to the archive. */
const saldoDiProva = (persona: string, numAnno: number): SaldoModulo & { readonly versione: number } => ({
  uidSubAnagrafe: asUid(persona),
  numAnno,
  numMese: 1,
  percettore: 'OCCASIONALE',
  numLordo: 45_000,
  numNetto: 36_000,
  numImponibileContributivo: 0,
  numImponibileIrpef: 45_000,
  numIrpef: 9_000,
  numImponibileSostitutiva: 0,
  numImponibileGestioneSeparata: 0,
  numGiorniPagati: 0,
  numTrattamentoIntegrativo: 0,
  numSommaIntegrativa: 0,
  numIrap: 3_825,
  contributi: [],
  adempimenti: [],
  versione: 0,
});

/** Three hundred euro of a fee that came back on the 5th of March 2026, net of the 20 % that had been withheld. */
export const restituzioneDiProva = (persona: string, cambi: Partial<RestituzioneModulo> = {}): RestituzioneModulo => ({
  uidSubAnagrafe: asUid(persona),
  datRestituzione: '2026-03-05',
  numAnno: 2026,
  percettore: 'OCCASIONALE',
  modo: 'NETTO',
  numLordo: 30_000,
  numContributi: 0,
  numImponibileContributivo: 0,
  numImponibileGestioneSeparata: 0,
  numIrpef: 6_000,
  numAddizionali: 0,
  desCausale: 'Ore non prestate',
  ...cambi,
});

/** Writes what another program paid to a person in January of a year, and a fee of years before that came back in it. */
export const writeSomme = async (ufficio: Person, { uid }: Pick<Persona, 'uid'>, anno: number): Promise<void> => {
  await ufficio.ok(saldiAperturaRoutes.saveSaldo, { body: saldoDiProva(uid, anno) });
  await ufficio.ok(restituzioniRoutes.createRestituzione, {
    body: restituzioneDiProva(uid, { datRestituzione: `${anno}-01-02`, numAnno: anno - 5 }),
  });
};

/** The fields of an account, empty: of a person who is paid otherwise. */
export const SENZA_CONTO = {
  codPaese: null,
  codCinEuro: null,
  codCin: null,
  codAbi: null,
  codCab: null,
  codCc: null,
} as const;
/** The fields of the account of a person. */
export const conto = ({ codPaese, codCinEuro, codCin, codAbi, codCab, codCc }: Persona) => ({
  codPaese,
  codCinEuro,
  codCin,
  codAbi,
  codCab,
  codCc,
});

/** The second name that the person of a filled school takes in the end; the addresses, written before, have none. */
export const SECONDO_NOME = 'Maria';
