/** The closed lists the contract tables are keyed by. Codes are stored and sent: never renamed, only added. */

export const profili = [
  'COLLABORATORE',
  'OPERATORE',
  'ASSISTENTE',
  'FUNZIONARIO',
  'DOCENTE_INFANZIA_PRIMARIA',
  'DOCENTE_DIPLOMATO',
  'DOCENTE_PRIMO_GRADO',
  'DOCENTE_LAUREATO',
] as const;
/** Pay profile: the row of the tabellare. Educators sit with infanzia and primaria; a DSGA is a FUNZIONARIO with an appointment. */
export type Profilo = (typeof profili)[number];

export const descrizioneProfilo: Readonly<Record<Profilo, string>> = {
  COLLABORATORE: 'collaboratore scolastico',
  OPERATORE: 'operatore scolastico',
  ASSISTENTE: 'assistente',
  FUNZIONARIO: 'funzionario ed elevata qualificazione',
  DOCENTE_INFANZIA_PRIMARIA: 'docente di infanzia e primaria, educatore',
  DOCENTE_DIPLOMATO: 'docente diplomato di secondo grado (ITP)',
  DOCENTE_PRIMO_GRADO: 'docente di primo grado',
  DOCENTE_LAUREATO: 'docente laureato di secondo grado',
};

export const fasce = ['0-8', '9-14', '15-20', '21-27', '28-34', '35+'] as const;
/** Seniority band: the column of the tabellare. */
export type Fascia = (typeof fasce)[number];

export const fasceRpd = ['0-14', '15-27', '28+'] as const;
/** Seniority band of the RPD, wider than those of the tabellare. */
export type FasciaRpd = (typeof fasceRpd)[number];

export const fasciaRpd: Readonly<Record<Fascia, FasciaRpd>> = {
  '0-8': '0-14',
  '9-14': '0-14',
  '15-20': '15-27',
  '21-27': '15-27',
  '28-34': '28+',
  '35+': '28+',
};

export const tipiContratto = ['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'] as const;
/** Open-ended, to 31 August, to 30 June, short substitution. */
export type TipoContratto = (typeof tipiContratto)[number];

export const descrizioneContratto: Readonly<Record<TipoContratto, string>> = {
  TI: 'a tempo indeterminato',
  TD_31_8: 'al 31 agosto',
  TD_30_6: 'al 30 giugno',
  SUPPLENTE_BREVE: 'di supplenza breve',
};

export const ordini = ['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'EDUCATORI', 'ATA'] as const;
/** School order: what decides the weekly hours of a full post. */
export type Ordine = (typeof ordini)[number];

/** True for a member of a closed list; narrows the type. */
export const isVoceDi = <T extends string>(elenco: readonly T[], valore: unknown): valore is T =>
  elenco.some((voce) => voce === valore);

export const isDocente = (profilo: Profilo): boolean => profilo.startsWith('DOCENTE');
