/** A classification of activities of ISTAT: its codes of education, each with its title. */
interface Classificazione {
  readonly nome: string;
  /** First day in force: of the 2025 one by ISTAT's page, whose registers use it since 1 April. */
  readonly dal: string;
  readonly titoli: Readonly<Record<string, string>>;
}

/**
 * The division of education, the newest classification first. Titles of ISTAT (https://www.istat.it/classificazione/verso-ateco-2025),
 * read on 2026-11-30 in a public copy of the two pages of its site (github.com/Worthstream/AtecoLegacy, data/ateco.html and data/atecoLegacy.html).
 */
const classificazioni: readonly Classificazione[] = [
  {
    nome: 'ATECO 2025',
    dal: '2025-01-01',
    titoli: {
      '85.10.00': 'Istruzione prescolastica',
      '85.20.00': 'Istruzione primaria',
      '85.31.10': 'Istruzione secondaria di formazione generale di primo grado',
      '85.31.20': 'Istruzione secondaria di formazione generale di secondo grado',
      '85.32.01': 'Istruzione secondaria professionale erogata da scuole di vela e navigazione',
      '85.32.02': 'Istruzione secondaria professionale erogata da scuole di volo',
      '85.32.03': 'Istruzione secondaria professionale erogata da scuole di guida',
      '85.32.09': 'Altra istruzione secondaria professionale',
      '85.33.00': 'Istruzione post-secondaria non terziaria',
      '85.40.10': 'Istruzione terziaria non universitaria professionale',
      '85.40.20': 'Istruzione terziaria universitaria di primo, secondo e terzo ciclo e a ciclo unico',
      '85.51.09': 'Formazione sportiva e ricreativa',
      '85.52.01': 'Corsi di danza',
      '85.52.02': 'Attività di educazione al patrimonio culturale',
      '85.52.09': 'Altra formazione culturale',
      '85.53.00': 'Attività di scuole guida',
      '85.59.10': 'Corsi di lingua straniera',
      '85.59.20': 'Corsi di formazione e corsi di aggiornamento professionale',
      '85.59.99': 'Tutti gli altri servizi vari di istruzione e formazione',
      '85.69.01': 'Consulenza scolastica e servizi di orientamento scolastico',
      '85.69.09': "Altri servizi vari di supporto all'istruzione e formazione",
    },
  },
  {
    nome: 'ATECO 2007',
    dal: '2008-01-01',
    titoli: {
      '85.41.00': 'Istruzione e formazione tecnica superiore (IFTS)',
      '85.42.00': 'Istruzione universitaria e post-universitaria; accademie e conservatori',
      '85.51.00': 'Corsi sportivi e ricreativi',
      '85.59.30': 'Scuole e corsi di lingua',
      '85.59.90': 'Altri servizi di istruzione',
      '85.60.01': 'Consulenza scolastica e servizi di orientamento scolastico',
      '85.60.09': "Altre attività di supporto all'istruzione",
    },
  },
];

/** Returns the title of a code, and of which classification it is where a newer one has it no more; undefined of a code outside education. */
export const atecoInParole = (codice: string): string | undefined => {
  const [prima] = classificazioni;
  const sua = classificazioni.find(({ titoli }) => Object.hasOwn(titoli, codice));
  const titolo = sua?.titoli[codice];
  return titolo === undefined || sua === prima ? titolo : `${titolo} (${sua?.nome ?? ''})`;
};
