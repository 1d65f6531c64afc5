import type * as z from 'zod';
import type { IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { CampiPersona, Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { AltriDati, DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { ALTRA_IDENTITA } from '../identita-scuola.ts';

// Another value for each field of person, account, assignment and school: a field that is added does not compile until it is here.

/** The code of the person once it is another. */
export const NUOVO_CF = 'RNMLTR80A41F205X';

/** A field that is not changed here, and why. */
const fermo = (perche: string) => ({ fermo: perche });
type Nuovi<T> = { readonly [K in keyof T]-?: T[K] | ReturnType<typeof fermo> };
/** The new values, without the fields that stay. */
export const cambiDi = <T extends object>(nuovi: T): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(nuovi).filter(([, valore]) => typeof valore !== 'object' || valore === null || !('fermo' in valore)),
  );

type Campi = z.infer<typeof CampiPersona>;

/** Every field of a person, and of the account. */
export const altraPersona = (prima: Persona): Nuovi<Campi> => ({
  tipoSoggetto: fermo('a person does not become a company'),
  desCognome: `${prima.desCognome}x`,
  desNome: `${prima.desNome}x`,
  flgSesso: prima.flgSesso === 'F' ? 'M' : 'F',
  datNascita: '1971-02-03',
  codComuneNascita: 'F205',
  desComuneNascita: 'MILANO',
  desCf: NUOVO_CF,
  flgDeceduto: fermo('a dead payee is not paid by the order: told, and tried apart'),
  datDecesso: fermo('as the death'),
  flgTutela: true,
  cfDeceduto: fermo('of an heir'),
  cfPrecedenti: fermo('who looks for a person'),
  quotaEredita: fermo('of an heir'),
  flgCfConfermato: true,
  codCittadinanza: 'Z110',
  desIndirizzo: 'Via Nuova 9',
  desCap: '20100',
  codComuneRes: 'F205',
  desComuneRes: 'MILANO',
  provinciaRes: 'MI',
  codStatoEstero: fermo('of who lives abroad'),
  desRegioneEstera: fermo('of who lives abroad'),
  desLocalitaEstera: fermo('of who lives abroad'),
  codFiscaleEstero: fermo('of who lives abroad'),
  desTelefono: '0600000001',
  desCellulare: '3330000001',
  desEMail: 'altra@esempio.invalid',
  desPec: 'altra@pec.invalid',
  codModPagamento: 'B',
  codPaese: 'IT',
  codCinEuro: '61',
  codCin: 'C',
  codAbi: '03069',
  codCab: '03200',
  codCc: '000100128424',
  codCinEuroEstero: fermo('of a foreign account'),
  codBban: fermo('of a foreign account'),
  codBic: 'BCITITMM',
  desIntestatario: 'Inventata Zia',
  domicili: [{ dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' }],
  espero: fermo('what it withholds is in the payslip; its form has a test of its own'),
  primaAssicurazione: 'ENTRO_1995',
  numPartitaNoipa: '12345678',
  codUfficioNoipa: '123',
  numAnnoScoFerfestResidue: 30,
  note: 'Cambiata',
});

/** Every field of an assignment. */
export const altroIncarico: Nuovi<IncaricoInput> = {
  numIncarico: '99',
  datIncarico: '2026-01-21',
  desProtocollo: '999/2026',
  desOggetto: 'Altro oggetto',
  datInizio: '2026-02-02',
  datFine: '2026-06-29',
  numImporto: 310_000,
  desProgetto: 'Altro progetto',
  codCup: 'B81I18000120008',
  codCig: null,
  desSenzaCig: 'Altro motivo',
  datDurc: '2026-01-02',
  codCausaleCu: 'M1',
  desPartitaIva: '01234560587',
  flgForfettario: fermo('asks for a calculation before accounting'),
  codTipoRapporto: '02',
  codAttivita: '18',
  codAltraAss: '002',
  dichiarazioni: [],
  desEnteAutorizzazione: 'Altro ente',
  datAutorizzazione: '2026-01-16',
  desProtAutorizzazione: '100',
  codUnilav: 'U-1',
  datUnilav: '2026-01-17',
  codAnagrafePrestazioni: 'AP-2',
  datAnagrafePrestazioni: '2026-02-04',
  comunicazioni: [],
  note: 'Cambiato',
};

const altriDati: Omit<AltriDati, 'flgEnpdep'> = {
  dal: '2023-01-01',
  codRegioneFiscale: '10',
  ibanTesoreria: 'IT60X0542811101000000123456',
  codSedeInps: '4900',
  capInps: '20100',
  desComuneInps: 'MILANO',
  provinciaInpdap: 'MI',
  codAteco: '85.31.20',
  codUfficioNoipa: '456',
  codServizioNoipa: '789',
  progressivoAzienda: '00001',
  formaGiuridica: '2430',
  enteVersanteMef: 'X',
  fondoPensione: 'CTPS',
  fondoFineServizio: 'ENPAS',
  modelloF24: 'ORDINARIO',
  tipoMittente: 'PERSONA',
  cfPersonaMittente: 'RSSMRA80A01H501U',
  cfSoftwareHouse: '02999990010',
  codEnteNoipa: '',
};

/** Every field that only the school itself has. */
export const altreProprie: Nuovi<Omit<DatiPropri, 'identitaPrecedenti' | 'subentrante'>> = {
  codIpa: 'altro',
  codUnivocoUfficio: 'UFXX02',
  setupType: fermo('another kind of school pays by other rules'),
  flgCcnlIstruzione: fermo('it decides what a municipal school pays, and prints nothing'),
  altriDati: [{ ...altriDati, flgEnpdep: false }],
  firmatari: [
    { ruolo: 'DS', nominativo: 'Bice Successiva', codFiscale: 'RSSMRA80A01H501U', dal: '2023-01-01', al: null },
  ],
};

type DelRecord = Omit<Scuola, 'uid' | 'versione' | 'dati' | keyof typeof ALTRA_IDENTITA>;
/** Every field of the record of the school but its codes, name and seat. */
export const altraScuola: Nuovi<DelRecord> = {
  tipo: fermo('the school itself stays such'),
  codMinisteriale: fermo('of another school'),
  codTipoScuola: 'IC',
  flgAttivo: fermo('of a site'),
  desCap: fermo('with the seat'),
  codComune: fermo('with the seat'),
  desComune: fermo('with the seat'),
  provincia: fermo('with the seat'),
  desTelefono: '0600000002',
  desEMail: 'altra@esempio.invalid',
  desPec: 'altra@pec.invalid',
  note: 'Cambiata',
  flgOrganico: false,
  patrono: { nome: 'San Prova', mese: 6, giorno: 29 },
  uidPosInps: null,
  uidPosInail: null,
  entiSede: null,
};
