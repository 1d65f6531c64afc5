import { describe, expect, test } from 'vitest';
import { sources, type Source } from '#support/sources.ts';

// A closed thing reads nothing of today: a print of an accounted run, or of a sent filing, says what was kept with it.

/** The rooms whose prints speak of what is closed. */
const CHIUSE =
  /^functions\/(?:cedolini\/stampe\/(?!collaudo\/)|denunce\/stampe\/|anagrafe\/incarichi\/stampa-incarichi\.ts$|scuola\/stampe\/operazioni-annuali\.ts$)/;
/** Where the archive keeps what people, school, services and absences are today; and the reader of the letterhead, which has the logo of today. */
const OGGI =
  /^functions\/(?:archivio\/(?:persone|scuola|servizi|assenze|tabelle|fascicolo)\/|impaginazione\/carta-intestata\.ts$)/;

/** The files that may look at today all the same, each with its reason. */
const LETTORI: Readonly<Record<string, string>> = {
  'functions/cedolini/stampe/cedolini/da-stampare.ts': 'the letterhead kept with the run, and the logo of today',
  'functions/cedolini/stampe/cedolini/bonifici.ts': 'the kind of school, and the message that its bank takes today',
  'functions/cedolini/stampe/cedolini/creditori.ts': 'the creditor of today, where it is asked for or none was kept',
  'functions/cedolini/stampe/fine-rapporto/fascicolo-rapporto.ts': 'how a person stands today',
  'functions/cedolini/stampe/fatti/fatti.ts': 'the one reader of today, for what was closed before facts were kept',
  'functions/cedolini/stampe/annue/fabbisogno.ts': 'runs that are not accounted: it is signed today',
  'functions/cedolini/stampe/annue/conguaglio.ts': 'what is still to be settled, by the kind of school',
  'functions/cedolini/stampe/rinnovo/differenze-rinnovo.ts':
    'a contract known today on what was paid: it is signed today, by the kind of school',
  'functions/denunce/stampe/cu.ts': 'the letterhead kept with the filing, or that of its day',
  'functions/denunce/stampe/cu-propria.ts': 'the letterhead kept with the filing, or that of its day',
  'functions/denunce/stampe/cu-di-chi-lascia.ts': 'a certificate given today, with the letterhead of today',
  'functions/denunce/stampe/riscontro.ts': 'the check of a year, signed today by who is in office',
  'functions/denunce/stampe/uniemens/periodo.ts': 'the person that the print is asked of',
  'functions/cedolini/stampe/dipendente/elenco-compensi.ts': 'the person that the print is asked of',
  'functions/cedolini/stampe/liquidato/liquidato.ts': 'the person that the print is asked of',
  'functions/cedolini/stampe/ritenute/trattenute.ts':
    'the words of the school for a group of withholdings, in the order of today',
};

/** The files of filings that read services and absences as they are today, each with its reason. */
const LAVORO_DI_OGGI: Readonly<Record<string, string>> = {
  'functions/denunce/denuncia/lavoro/lavoro-di-oggi.ts': 'the one reader of today',
  'functions/denunce/annuali/mesi-di-servizio.ts': 'the check of a year: months of service that no payslip pays',
  'functions/denunce/annuali/rapporti-finiti.ts': 'the relations that have ended, with or without payslips',
  'functions/denunce/uniemens/raccolta/servizi-completi.ts':
    'classification and site, where those kept are in no table',
  'functions/denunce/spt/dipendenti.ts': 'the person that the office adds by hand',
};
/** Those who ask it, each with its reason. */
const CHIEDONO_OGGI: Readonly<Record<string, string>> = {
  'functions/denunce/denuncia/lavoro/lavoro-dei-cedolini.ts': 'payslips of whom no work was kept',
  'functions/denunce/uniemens/pospa/proposte.ts': 'what the office is about to write by hand',
  'functions/denunce/uniemens/pospa/scritture-pos-pa.ts': 'what the office is about to write by hand',
  'functions/denunce/cu/contenuto-cu.ts': 'the first and the last day of a relation, which no payslip decides',
};

/** A source without the imports of types alone. */
const valuesOf = (text: string): string =>
  text
    .replaceAll(/^import type [^;]*;$/gm, '')
    .replaceAll(/^import \{([^}]*)\}[^;]*;$/gm, (whole, nomi: string) =>
      nomi.split(',').every((nome) => nome.trim() === '' || nome.trim().startsWith('type ')) ? '' : whole,
    );

/** The readers of today among the sources that speak of what is closed, as 'file → module'. */
const readersOfToday = (all: readonly Source[]): string[] =>
  all
    .filter(({ path }) => CHIUSE.test(path))
    .flatMap(({ path, text, imports }) => {
      const rest = valuesOf(text);
      return imports
        .filter((target) => OGGI.test(target) && rest.includes(target.replace('functions/archivio/', '#archivio/')))
        .map((target) => `${path} → ${target}`);
    });

const filesOf = (trovati: readonly string[]): string[] => [
  ...new Set(trovati.map((trovato) => trovato.split(' → ')[0] ?? '')),
];

describe('a closed thing reads nothing of today', () => {
  test('its prints ask the registries of today for nothing, but for the readers that say why', () => {
    expect(filesOf(readersOfToday(sources('functions'))).toSorted()).toEqual(Object.keys(LETTORI).toSorted());
  });

  test('filings of closed months ask today for services and absences in one place, and it is asked by those who say why', () => {
    const denunce = sources('functions').filter(({ path }) => path.startsWith('functions/denunce/'));
    const direct = denunce.filter(({ text }) =>
      /\b(?:servizioEntita|assenzaEntita|readDatiPersona|readDatiPersone)\b/.test(text),
    );
    expect(direct.map(({ path }) => path).toSorted()).toEqual(Object.keys(LAVORO_DI_OGGI).toSorted());
    const asked = denunce.filter(({ imports }) =>
      imports.includes('functions/denunce/denuncia/lavoro/lavoro-di-oggi.ts'),
    );
    expect(asked.map(({ path }) => path).toSorted()).toEqual(Object.keys(CHIEDONO_OGGI).toSorted());
  });

  test('the record of the school has one reader that knows the day: whoever speaks of a day asks it of that day', () => {
    const undated = sources('functions')
      .filter(({ path }) => /^functions\/(?:denunce|stampe|impaginazione|\w+\/stampe)\//.test(path))
      .filter(({ text }) =>
        /\bscuola(?:\?\.|!?\.)(?:codFiscale|desScuola|codMeccanografico|desIndirizzo|desCap)\b/.test(text),
      )
      .filter(({ text }) => !/\bscuolaAl\b/.test(text))
      .map(({ path }) => path);
    expect(undated).toEqual([]);
  });

  test('a planted reader is found', () => {
    const planted = (path: string, text: string): Source => ({
      path,
      text,
      imports: [...text.matchAll(/from '#archivio\/([^']+)'/g)].map(([, target]) => `functions/archivio/${target}`),
    });
    const trovati = readersOfToday([
      planted(
        'functions/cedolini/stampe/ritenute/piantata.ts',
        "import { personeRepository } from '#archivio/persone/persone-repository.ts';\n",
      ),
      planted(
        'functions/cedolini/stampe/cedolini/piantata.ts',
        "import { getScuolaPropria, type Scuola } from '#archivio/scuola/scuola-propria.ts';\n",
      ),
      planted(
        'functions/denunce/stampe/innocente.ts',
        "import type { FirmaScuola } from '#archivio/scuola/intestazione.ts';\n",
      ),
      planted('functions/anagrafe/stampe/aperta.ts', "import { x } from '#archivio/persone/persona.ts';\n"),
    ]);
    expect(trovati).toEqual([
      'functions/cedolini/stampe/ritenute/piantata.ts → functions/archivio/persone/persone-repository.ts',
      'functions/cedolini/stampe/cedolini/piantata.ts → functions/archivio/scuola/scuola-propria.ts',
    ]);
  });
});
