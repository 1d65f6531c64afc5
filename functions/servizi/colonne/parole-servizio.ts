import type { Colonna } from '#functions/colonne/colonna.ts';
import type { Voce } from '#functions/riferimento/origine.ts';
import { tipiServizio } from '#functions/riferimento/personale/liste-servizio.ts';
import { qualificheRetributive } from '#functions/riferimento/personale/qualifiche-retributive.ts';
import { tipiNomina } from '#functions/riferimento/personale/tipi-nomina.ts';
import { tipiPersonale } from '#functions/riferimento/personale/tipi-personale.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';

type Parole = Required<Pick<Colonna, 'scelte' | 'altreParole'>>;

/** Words that files have for a code, as they are compared: without case, accents and signs. */
const altreParole = (perCodice: Readonly<Record<string, readonly string[]>>): Parole['altreParole'] =>
  Object.fromEntries(
    Object.entries(perCodice).flatMap(([codice, parole]) => parole.map((parola) => [chiaveRicerca(parola), codice])),
  );

const scelteDi = (voci: readonly Voce[]): Parole['scelte'] =>
  Object.fromEntries(voci.map(({ codice, descrizione }) => [codice, descrizione]));

export const paroleTipoPersonale = {
  tipo: 'scelta',
  scelte: scelteDi(tipiPersonale.voci),
  altreParole: altreParole({
    D: ['Docenti', 'Doc', 'Insegnante', 'Personale docente'],
    R: ['IRC', 'Religione', 'Docente di religione', 'Docente IRC', 'Insegnante di religione'],
    E: ['Personale educativo', 'Educatrice'],
    A: ['Personale ATA', 'Non docente'],
    G: ['Direttore SGA', 'Direttore dei servizi generali e amministrativi'],
    P: ['Dirigente', 'DS', 'Preside'],
  }),
} as const;

export const paroleTipoNomina = {
  tipo: 'scelta',
  scelte: scelteDi(tipiNomina.voci),
  altreParole: altreParole({
    TI: ['Indeterminato', 'T. I.', 'Ruolo', 'Di ruolo', 'Contratto a tempo indeterminato', 'A tempo indeterminato'],
    AN: [
      'Annuale',
      'Supplenza annuale',
      'Incarico annuale',
      '31/08',
      'Fino al 31/08',
      'Al 31/08',
      'Supplenza al 31/08',
    ],
    TA: [
      'Termine attività',
      'Termine attività didattiche',
      'Fino al termine delle attività didattiche',
      'Supplenza fino al termine delle attività didattiche',
      '30/06',
      'Fino al 30/06',
      'Al 30/06',
      'Supplenza al 30/06',
    ],
    SB: ['Breve', 'Supplenza breve', 'Supplenza temporanea', 'Temporanea', 'Breve e saltuaria'],
    IR: ['Incarico annuale IRC', 'Incarico annuale di religione'],
    PR: ['Finalizzato al ruolo', 'Contratto finalizzato al ruolo', 'Anno di prova'],
  }),
} as const;

export const paroleTipoServizio = {
  tipo: 'scelta',
  scelte: scelteDi(tipiServizio.voci),
  altreParole: altreParole({ NO: ['Ordinario', 'Servizio ordinario', 'Normale'], CM: ['Comando', 'Distacco'] }),
} as const;

/** The pay qualification is a number: files have its words or its letters. */
export const paroleQualifica: Parole = {
  scelte: Object.fromEntries(
    qualificheRetributive.voci.map(({ prgQualificaRetributiva, desDescrizione }) => [
      String(prgQualificaRetributiva),
      desDescrizione,
    ]),
  ),
  altreParole: {
    ...Object.fromEntries(
      qualificheRetributive.voci.flatMap(({ prgQualificaRetributiva, codArgo, codMin }) =>
        [codArgo, codMin].flatMap((codice) =>
          codice === null ? [] : [[chiaveRicerca(codice), String(prgQualificaRetributiva)]],
        ),
      ),
    ),
    ...altreParole({
      '1': ['Collaboratrice scolastica', 'Bidello', 'Coll. scolastico'],
      '3': [
        'Assistente amministrativo',
        'Assistente amministrativa',
        'Assistente tecnico',
        'Ass. amm.vo',
        'Ass. amministrativo',
        'Ass. tecnico',
        'AA',
        'AT',
      ],
      '5': ['Direttore SGA', 'Direttore dei servizi generali e amministrativi'],
      '6': [
        'Docente infanzia',
        'Docente primaria',
        'Docente scuola primaria',
        "Docente scuola dell'infanzia",
        'Docente di scuola primaria',
        "Docente di scuola dell'infanzia",
        'Insegnante scuola primaria',
        "Insegnante scuola dell'infanzia",
      ],
      '7': ['Educatore', 'Educatrice'],
      '8': ['Docente diplomato', 'Insegnante tecnico pratico', 'Docente ITP', 'Insegnante tecnico-pratico'],
      '9': [
        'Docente scuola secondaria I grado',
        'Docente secondaria I grado',
        'Docente scuola secondaria di I grado',
        'Docente scuola secondaria primo grado',
        'Docente di scuola secondaria di I grado',
      ],
      '10': [
        'Docente laureato',
        'Docente scuola secondaria II grado',
        'Docente secondaria II grado',
        'Docente scuola secondaria di II grado',
        'Docente scuola secondaria secondo grado',
        'Docente di scuola secondaria di II grado',
      ],
      '11': ['Religione cattolica', 'Docente di religione'],
      '12': ['Dirigente', 'Preside'],
    }),
  },
};
