import type { Sorte } from '#lib/local/demo/random.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { openLibro, type Libro } from '../libro/libro.ts';

/** An assignment of a person, and the cause its fees are certified under. */
export interface IncaricoDato {
  readonly uid: Uid<'INCARICO'>;
  readonly scheda: string;
  readonly causale: 'M' | 'B';
}

/** A school at work and the ledger beside it. */
export interface Ufficio {
  readonly home: TestHome;
  readonly cedolini: Person;
  readonly gestore: Person;
  readonly adempimenti: Person;
  readonly libro: Libro;
  readonly incarichi: readonly IncaricoDato[];
  /** Two records of one person, whom nobody has merged yet. */
  readonly doppia: readonly [string, string];
  /** The sums that open runs had to say when they were computed last. */
  readonly calcolati: Map<string, string>;
  /** Sealed payslips as they were read when their run was accounted. */
  readonly sigillati: Map<string, string>;
  /** The list of transfers of accounted runs, as it was printed then. */
  readonly bonifici: Map<string, string>;
  /** Filings gathered: what they had to say then. */
  readonly denunce: Map<string, { readonly uid: string; readonly contenuto: string }>;
}

/** Something an office does, and how often beside the rest. */
export interface PassoConfrontato {
  readonly nome: string;
  readonly peso: number;
  readonly make: (ufficio: Ufficio, caso: Sorte) => Promise<void>;
}

/** A day after the year that is worked on: all of it may be certified. */
const OGGI = '2027-03-02';
const PERSONE = 3;
/** The account of all people, until one of them has another. */
const CONTO = '000000123456';

/** A school with three people and a second record of one of them, each with two assignments. */
export const openUfficio = async (caso: Sorte): Promise<Ufficio> => {
  const home = await startTestHome({ oggi: OGGI });
  const [cedolini, gestore, adempimenti] = [
    await home.as(loginOf('CEDOLINI')),
    await home.as(loginOf('GESTORE')),
    await home.as(loginOf('ADEMPIMENTI')),
  ];
  await nameFirmatari(cedolini);
  await createScuolaCheDenuncia(gestore);
  await saveFirma(adempimenti);
  const libro = openLibro();
  const incarichi: IncaricoDato[] = [];
  const schede: string[] = [];
  const primo = 1 + caso.intero(500);
  for (let numero = 0; numero <= PERSONE; numero += 1) {
    const seconda = numero === PERSONE;
    const dati = personaDiProva(primo + (seconda ? 0 : numero), {
      domicili: [{ dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' }],
      ...(seconda ? { datNascita: '1961-07-07' } : {}),
    });
    const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: dati });
    schede.push(uid);
    libro.persone.write(uid, { codice: dati.desCf, cognome: dati.desCognome, conto: CONTO });
    for (const causale of ['M', 'B'] as const) incarichi.push(await assign(gestore, uid, causale, incarichi.length));
  }
  return {
    home,
    cedolini,
    gestore,
    adempimenti,
    libro,
    incarichi,
    doppia: [schede[0] ?? '', schede[PERSONE] ?? ''],
    calcolati: new Map(),
    sigillati: new Map(),
    bonifici: new Map(),
    denunce: new Map(),
  };
};

const assign = async (
  gestore: Person,
  scheda: Uid<'PERSONA'>,
  causale: 'M' | 'B',
  numero: number,
): Promise<IncaricoDato> => {
  const { uid } = await gestore.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({
        numIncarico: String(100 + numero),
        codCausaleCu: causale,
        datInizio: '2026-01-01',
        datFine: '2026-12-31',
        numImporto: 90_000_000,
        dichiarazioni: [],
        comunicazioni: [],
      }),
      uidSubAnagrafe: scheda,
    },
  });
  return { uid, scheda, causale };
};

/** The product and the ledger do not say the same. */
export class Differenza extends Error {}
