import type { RegolaDatata } from './regola.ts';
import { lettaIl } from './verifica.ts';

export const categoriePercettore = [
  'TEMPO_INDETERMINATO',
  'TEMPO_DETERMINATO',
  'SUPPLENTE_BREVE',
  'FORMATORE',
  'OCCASIONALE',
  'NON_RESIDENTE_OCCASIONALE',
  'NON_RESIDENTE_ABITUALE',
  'PROFESSIONISTA',
  'FORFETTARIO',
  'SOCIETA',
  'COCOCO',
  'COMMISSARIO_ESTERNO',
  'COMMISSARIO_FUNZIONI_PUBBLICHE',
  'ALTRA_AMMINISTRAZIONE',
] as const;
/** Payees as the contributions and the filings tell them apart. */
export type CategoriaPercettore = (typeof categoriePercettore)[number];

/** What applies to a payment made by the school; Gestione separata on the whole fee or on what passes the yearly allowance. */
export interface ContributiDovuti {
  readonly pensione: boolean;
  readonly credito: boolean;
  readonly irap: boolean;
  readonly inpsDs: boolean;
  readonly gestioneSeparata: 'NO' | 'TUTTO' | 'ECCEDENZA';
}

const dovuti = (
  pensione: boolean,
  irap: boolean,
  inpsDs: boolean,
  gestioneSeparata: ContributiDovuti['gestioneSeparata'] = 'NO',
): ContributiDovuti => ({ pensione, credito: pensione, irap, inpsDs, gestioneSeparata });

const norma = [
  { testo: 'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2' },
  { testo: 'L. 335/1995, art. 2 c. 9 e 26' },
  { testo: 'DL 269/2003, art. 44 c. 2' },
] as const;

const matrice = (
  categoria: CategoriaPercettore,
  chi: string,
  valore: ContributiDovuti,
  verificata: boolean,
  nota?: string,
): RegolaDatata<ContributiDovuti> => ({
  id: `percettori.contributi.${categoria.toLowerCase().replaceAll('_', '-')}`,
  descrizione: `Contributi e IRAP dovuti sui pagamenti della scuola: ${chi}`,
  verificataIl: verificata ? lettaIl : null,
  versioni: [
    {
      dal: '2013-01-01',
      valore,
      norma,
      fonte: verificata ? 'fonte' : 'controversa',
      ...(nota === undefined ? {} : { nota }),
    },
  ],
});

/** The matrix of contributions by kind of payee. */
export const contributiDovuti: Readonly<Record<CategoriaPercettore, RegolaDatata<ContributiDovuti>>> = {
  TEMPO_INDETERMINATO: matrice(
    'TEMPO_INDETERMINATO',
    'personale a tempo indeterminato',
    dovuti(true, true, false),
    true,
  ),
  TEMPO_DETERMINATO: matrice('TEMPO_DETERMINATO', 'personale al 31/8 o al 30/6', dovuti(true, true, true), true),
  SUPPLENTE_BREVE: matrice('SUPPLENTE_BREVE', 'supplenti brevi', dovuti(true, true, true), true),
  FORMATORE: matrice(
    'FORMATORE',
    'formatori del personale',
    dovuti(false, true, false),
    false,
    'Due letture: sola IRPEF e IRAP, oppure contributi pieni; si sceglie per incarico',
  ),
  OCCASIONALE: matrice('OCCASIONALE', 'autonomi occasionali', dovuti(false, true, false, 'ECCEDENZA'), true),
  NON_RESIDENTE_OCCASIONALE: matrice(
    'NON_RESIDENTE_OCCASIONALE',
    'non residenti, attività occasionale',
    dovuti(false, true, false),
    false,
    'Previdenza secondo certificato A1 o convenzione',
  ),
  NON_RESIDENTE_ABITUALE: matrice(
    'NON_RESIDENTE_ABITUALE',
    'non residenti, attività abituale',
    dovuti(false, false, false),
    false,
    'Previdenza secondo certificato A1 o convenzione',
  ),
  PROFESSIONISTA: matrice('PROFESSIONISTA', 'professionisti con partita IVA', dovuti(false, false, false), true),
  FORFETTARIO: matrice('FORFETTARIO', 'professionisti in regime forfettario', dovuti(false, false, false), true),
  SOCIETA: matrice('SOCIETA', 'società e associazioni con fattura', dovuti(false, false, false), true),
  COCOCO: matrice('COCOCO', 'collaboratori coordinati e continuativi', dovuti(false, true, false, 'TUTTO'), true),
  COMMISSARIO_ESTERNO: matrice(
    'COMMISSARIO_ESTERNO',
    'estranei e pensionati nelle commissioni, ritenuta 20 %',
    dovuti(false, true, false),
    false,
    'Lettura alternativa: pubbliche funzioni, a scaglioni',
  ),
  COMMISSARIO_FUNZIONI_PUBBLICHE: matrice(
    'COMMISSARIO_FUNZIONI_PUBBLICHE',
    'estranei nelle commissioni, pubbliche funzioni',
    dovuti(false, true, false),
    false,
    'Lettura alternativa: ritenuta 20 %',
  ),
  ALTRA_AMMINISTRAZIONE: matrice(
    'ALTRA_AMMINISTRAZIONE',
    'dipendenti di altre amministrazioni, aliquota massima',
    dovuti(false, true, false),
    false,
    'Lettura alternativa: autonomo occasionale',
  ),
};

export const regolePercettori: readonly RegolaDatata<unknown>[] = categoriePercettore.map(
  (categoria) => contributiDovuti[categoria],
);
