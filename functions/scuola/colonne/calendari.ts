import { calendarioEntita } from '#archivio/scuola/calendario.ts';
import { festivitaRepository, type FestivitaSalvata } from '#archivio/scuola/festivita.ts';
import { codiciDi, type Colonna, type Riga } from '#functions/colonne/colonna.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { codiceSede, sediInCella, uidSede } from '#functions/colonne/sedi.ts';
import { chiaveDi, defineTabella } from '#functions/colonne/tabella.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { asUid } from '#platform/data/entita.ts';
import { campoRifiutato } from '#platform/errors.ts';
import {
  CalendarioInput,
  descrizioneTipoFestivita,
  FestivitaInput,
  Sospensione,
  type Calendario,
} from '#shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { calendariService } from '../calendari/calendari-service.ts';
import { festivitaService } from '../calendari/festivita-service.ts';

const anno: Colonna = {
  campo: 'numAnno',
  titolo: 'Anno scolastico',
  tipo: 'intero',
  obbligatoria: true,
  esempio: 2025,
  aiuto: "L'anno in cui inizia: 2025 per il 2025/26.",
};
const inizio: Colonna = {
  campo: 'datInizio',
  titolo: 'Data inizio',
  tipo: 'data',
  obbligatoria: true,
  esempio: '2025-12-23',
};
const fine: Colonna = {
  campo: 'datFine',
  titolo: 'Data fine',
  tipo: 'data',
  esempio: '2026-01-06',
};
/** What tells calendars apart. */
const colonneCalendario: readonly Colonna[] = [
  anno,
  {
    campo: 'codRegione',
    titolo: 'Codice ISTAT regione',
    tipo: 'testo',
    cifre: 2,
    obbligatoria: true,
    esempio: '12',
  },
  {
    campo: 'calendario',
    titolo: 'Calendario',
    tipo: 'testo',
    obbligatoria: true,
    esempio: 'Calendario regionale',
  },
];
const CHIAVE = ['numAnno', 'codRegione', 'calendario'] as const;

const nome = (riga: Riga): string => `${testoDi(riga, 'calendario')} ${nomeAnnoScolastico(Number(riga.numAnno))}`;
const intestazione = ({ anno, regione, descrizione }: Calendario): Riga => ({
  numAnno: anno,
  codRegione: regione,
  calendario: descrizione,
});
const listCalendari = ({ context }: Mezzi): Promise<Calendario[]> => context.archivio.of(calendarioEntita).listAll();
const inputDi = ({ numAnno, codRegione, calendario, datInizio, datFine }: Riga, sospensioni: readonly Sospensione[]) =>
  parseInput(CalendarioInput, {
    anno: numAnno,
    regione: codRegione,
    descrizione: calendario,
    datInizio,
    datFine,
    sospensioni,
  });

/** School calendars, by year, region and name. */
export const tipoCalendari = defineTabella<Calendario>({
  nome: 'calendari',
  colonne: [...colonneCalendario, inizio, fine],
  alias: { anno: 'numAnno', regione: 'codRegione', descrizione: 'calendario' },
  chiave: CHIAVE,
  descrizione: nome,
  list: listCalendari,
  riga: (calendario) => ({ ...intestazione(calendario), datInizio: calendario.datInizio, datFine: calendario.datFine }),
  create: (riga, { context }) => calendariService.create(inputDi(riga, []), context),
  update: ({ uid, versione, sospensioni }, riga, { context }) =>
    calendariService.update(uid, { ...inputDi(riga, sospensioni), versione }, context),
});

const findCalendario = async (riga: Riga, mezzi: Mezzi): Promise<Calendario> => {
  const calendario = (await listCalendari(mezzi)).find(
    (uno) => chiaveDi(CHIAVE)(intestazione(uno)) === chiaveDi(CHIAVE)(riga),
  );
  if (calendario === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'calendario',
      `Il calendario ${nome(riga)} non è in archivio: inserirlo o importarlo prima.`,
    );
  return calendario;
};

const ofCalendar = { ambito: 'scuola', gruppo: () => '', findRecord: findCalendario, records: listCalendari } as const;
const existing = (calendario: Calendario | undefined): Calendario => {
  if (calendario === undefined) throw new Error('A part of a calendar needs its calendar');
  return calendario;
};

/** Days without lessons of a calendar. */
export const tipoSospensioni = defineParte<Calendario, Sospensione>({
  ...ofCalendar,
  nome: 'sospensioni',
  chiave: [...CHIAVE, 'datInizio'],
  colonne: [
    ...colonneCalendario,
    {
      campo: 'descrizione',
      titolo: 'Sospensione',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Vacanze di Natale',
    },
    inizio,
    fine,
  ],
  descrizione: (riga) => `${testoDi(riga, 'descrizione')} dal ${giornoIn(riga, 'datInizio')} (${nome(riga)})`,
  parti: ({ sospensioni }) => sospensioni,
  riga: (calendario, sospensione) => ({ ...intestazione(calendario), ...sospensione }),
  parse: ({ descrizione, datInizio, datFine }) => parseInput(Sospensione, { descrizione, datInizio, datFine }),
  save: (calendario, sospensioni, _riga, { context }) => {
    const { uid, versione, sedi: _sedi, ...campi } = existing(calendario);
    return calendariService.update(
      uid,
      {
        ...parseInput(CalendarioInput, {
          ...campi,
          sospensioni: sospensioni.toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1)),
        }),
        versione,
      },
      context,
    );
  },
});

/** Which sites follow which calendar. */
export const tipoSediCalendari = defineParte<Calendario, string>({
  ...ofCalendar,
  nome: 'sediCalendari',
  chiave: [...CHIAVE, 'sede'],
  alias: { sedi: 'sede' },
  colonne: [
    ...colonneCalendario,
    {
      campo: 'sede',
      titolo: 'Codice sede',
      tipo: 'testo',
      forma: 'codice',
      obbligatoria: true,
      esempio: 'PRINCIPALE',
      aiuto: 'PRINCIPALE è la scuola stessa.',
    },
  ],
  descrizione: (riga) => `Sede ${testoDi(riga, 'sede')} (${nome(riga)})`,
  parti: ({ sedi }) => sedi,
  riga: async (calendario, uid, mezzi) => ({ ...intestazione(calendario), sede: await codiceSede(uid, mezzi) }),
  parse: (riga, mezzi) => uidSede(testoDi(riga, 'sede'), 'sede', mezzi),
  save: (calendario, sedi, _riga, { context }) => {
    const { uid, versione } = existing(calendario);
    return calendariService.assignSedi(
      uid,
      { sedi: [...new Set(sedi.map((sede) => asUid<'SCUOLA'>(sede)))], versione },
      context,
    );
  },
});

const festivitaDi = async (riga: Riga, mezzi: Mezzi) =>
  parseInput(FestivitaInput, {
    ...riga,
    sedi: await Promise.all(codiciDi(testoDi(riga, 'sedi')).map((codice) => uidSede(codice, 'sedi', mezzi))),
  });

/** Holidays and closures, by first day and description. */
export const tipoFestivita = defineTabella<FestivitaSalvata>({
  nome: 'festivita',
  colonne: [
    anno,
    {
      campo: 'descrizione',
      titolo: 'Descrizione',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'Immacolata Concezione',
    },
    { campo: 'tipo', titolo: 'Tipo', tipo: 'scelta', scelte: descrizioneTipoFestivita, esempio: 'NAZIONALE' },
    inizio,
    fine,
    {
      campo: 'sedi',
      titolo: 'Sedi',
      tipo: 'testo',
      forma: 'codici',
      esempio: null,
      aiuto: 'Codici delle sedi separati da una virgola; vuoto per tutte. PRINCIPALE è la scuola stessa.',
    },
  ],
  chiave: ['datInizio', 'descrizione'],
  descrizione: (riga) => `${testoDi(riga, 'descrizione')} del ${giornoIn(riga, 'datInizio')}`,
  list: ({ context }) => festivitaRepository(context.archivio).listAll(),
  riga: async ({ numAnno, descrizione, tipo, datInizio, datFine, sedi }, mezzi) => ({
    numAnno,
    descrizione,
    tipo,
    datInizio,
    datFine,
    sedi: await sediInCella(sedi, mezzi),
  }),
  create: async (riga, mezzi) => festivitaService.create(await festivitaDi(riga, mezzi), mezzi.context),
  update: async ({ uid, versione }, riga, mezzi) =>
    festivitaService.update(uid, { ...(await festivitaDi(riga, mezzi)), versione }, mezzi.context),
});
