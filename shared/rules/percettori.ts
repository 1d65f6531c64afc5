import type { Fonte, Norma, RegolaDatata, Riscontro } from './regola.ts';

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
  'STUDENTE_ECCELLENZA',
  'STUDENTE_PREMIO',
  'STUDENTE_BORSA',
  'REVISORE_RAPPRESENTANTE',
  'REVISORE_ALTRA_AMMINISTRAZIONE',
  'ASSISTENTE_LINGUA',
  'AUTORE',
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

/** The norms of what a payee bears, and only those; who bears nothing has the norm that leaves it out. */
const normeDi = ({ pensione, irap, inpsDs, gestioneSeparata }: ContributiDovuti): readonly [Norma, ...Norma[]] => {
  const [prima, ...altre] = [
    ...(pensione ? ['L. 335/1995, art. 2 c. 2'] : []),
    ...(inpsDs ? ['L. 92/2012, art. 2 c. 25'] : []),
    ...(gestioneSeparata === 'TUTTO' ? ['L. 335/1995, art. 2 c. 26'] : []),
    ...(gestioneSeparata === 'ECCEDENZA' ? ['DL 269/2003, art. 44 c. 2'] : []),
    ...(irap ? ['D.Lgs. 446/1997, artt. 10-bis e 16 c. 2'] : []),
  ].map((testo) => ({ testo }));
  return [prima ?? { testo: 'D.Lgs. 446/1997, art. 10-bis c. 1 (compensi fuori dalla base)' }, ...altre];
};

interface Riga {
  readonly chi: string;
  readonly dovuti: ContributiDovuti;
  readonly fonte: Fonte;
  readonly riscontro: Riscontro | null;
  readonly nota?: string;
}

const letta = (chi: string, valore: ContributiDovuti, riscontro: Riscontro): Riga => ({
  chi,
  dovuti: valore,
  fonte: 'fonte',
  riscontro,
});
const nota = (chi: string, valore: ContributiDovuti): Riga => ({
  chi,
  dovuti: valore,
  fonte: 'conoscenza',
  riscontro: null,
});
const contesa = (chi: string, valore: ContributiDovuti, letture: string): Riga => ({
  chi,
  dovuti: valore,
  fonte: 'controversa',
  riscontro: null,
  nota: letture,
});

/** Insured as the others with the former INPDAP, and against unemployment, which the open-ended staff of public bodies is not. */
const contributiDeiSupplenti: Riscontro = {
  il: '2026-11-22',
  dove: 'tuttolavoro24.it 23/8/2025 (cassa e NASpI dei supplenti); scuola24.ilsole24ore.com 27/6/2016',
};

const righe: Readonly<Record<CategoriaPercettore, Riga>> = {
  TEMPO_INDETERMINATO: letta('personale a tempo indeterminato', dovuti(true, true, false), {
    il: '2026-11-20',
    dove: 'orizzontescuolaforum.net, t159895; tecnicadellascuola.it 05/2021',
  }),
  TEMPO_DETERMINATO: letta('personale al 31/8 o al 30/6', dovuti(true, true, true), contributiDeiSupplenti),
  SUPPLENTE_BREVE: letta('supplenti brevi', dovuti(true, true, true), contributiDeiSupplenti),
  FORMATORE: contesa(
    'formatori del personale',
    dovuti(false, true, false),
    'Due letture: sola IRPEF e IRAP, oppure contributi pieni; si sceglie per incarico',
  ),
  OCCASIONALE: letta('autonomi occasionali', dovuti(false, true, false, 'ECCEDENZA'), {
    il: '2026-11-20',
    dove: 'fiscozen.it; sinergiediscuola.it; giustoscuola.it, quesito 3116',
  }),
  NON_RESIDENTE_OCCASIONALE: contesa(
    'non residenti, attività occasionale',
    dovuti(false, true, false),
    'Previdenza secondo certificato A1 o convenzione',
  ),
  NON_RESIDENTE_ABITUALE: contesa(
    'non residenti, attività abituale',
    dovuti(false, false, false),
    'Previdenza secondo certificato A1 o convenzione',
  ),
  PROFESSIONISTA: letta('professionisti con partita IVA', dovuti(false, false, false), {
    il: '2026-11-22',
    dove: 'giustoscuola.it, archivio 1869 (fattura del professionista, IRAP non della scuola)',
  }),
  FORFETTARIO: nota('professionisti in regime forfettario', dovuti(false, false, false)),
  SOCIETA: nota('società e associazioni con fattura', dovuti(false, false, false)),
  COCOCO: letta('collaboratori coordinati e continuativi', dovuti(false, true, false, 'TUTTO'), {
    il: '2026-11-22',
    dove: 'giustoscuola.it, archivio 1869; a-laventure.eu, compensi ai revisori',
  }),
  COMMISSARIO_ESTERNO: contesa(
    'estranei e pensionati nelle commissioni, ritenuta 20 %',
    dovuti(false, true, false),
    'Lettura alternativa: pubbliche funzioni, a scaglioni',
  ),
  COMMISSARIO_FUNZIONI_PUBBLICHE: contesa(
    'estranei nelle commissioni, pubbliche funzioni',
    dovuti(false, true, false),
    'Lettura alternativa: ritenuta 20 %',
  ),
  STUDENTE_ECCELLENZA: letta("studenti, incentivo all'eccellenza", dovuti(false, false, false), {
    il: '2026-11-22',
    dove: 'tecnicadellascuola.it, comunicato AdE 28/10/2009; fiscoetributi.com',
  }),
  STUDENTE_PREMIO: letta('studenti, premio per merito', dovuti(false, false, false), {
    il: '2026-11-22',
    dove: 'eutekne.info, risposta AdE 184/2024 (reddito diverso, ritenuta a titolo d’imposta)',
  }),
  STUDENTE_BORSA: nota('studenti, borsa di studio', dovuti(false, true, false)),
  REVISORE_RAPPRESENTANTE: letta(
    'revisori in rappresentanza della propria amministrazione',
    dovuti(false, true, false),
    {
      il: '2026-11-22',
      dove: 'notiziedellascuola.it, CM 92/2003 e nota MEF 25236/2012; giustoscuola.it, archivio 1869',
    },
  ),
  REVISORE_ALTRA_AMMINISTRAZIONE: letta(
    'revisori dipendenti di altra amministrazione',
    dovuti(false, true, false, 'TUTTO'),
    { il: '2026-11-22', dove: 'a-laventure.eu, compensi ai revisori 2025; notiziedellascuola.it, CM 92/2003' },
  ),
  ASSISTENTE_LINGUA: nota('assistenti di lingua straniera', dovuti(false, false, false)),
  AUTORE: nota("autori, per diritti d'autore", dovuti(false, false, false)),
  ALTRA_AMMINISTRAZIONE: contesa(
    'dipendenti di altre amministrazioni, aliquota massima',
    dovuti(false, true, false),
    'Lettura alternativa: autonomo occasionale',
  ),
};

const regola = (categoria: CategoriaPercettore): RegolaDatata<ContributiDovuti> => {
  const { chi, dovuti: valore, ...resto } = righe[categoria];
  return {
    id: `percettori.contributi.${categoria.toLowerCase().replaceAll('_', '-')}`,
    descrizione: `Contributi e IRAP dovuti sui pagamenti della scuola: ${chi}`,
    versioni: [{ dal: '2013-01-01', valore, norma: normeDi(valore), ...resto }],
  };
};

/** The matrix of contributions by kind of payee. */
export const contributiDovuti: Readonly<Record<CategoriaPercettore, RegolaDatata<ContributiDovuti>>> = {
  TEMPO_INDETERMINATO: regola('TEMPO_INDETERMINATO'),
  TEMPO_DETERMINATO: regola('TEMPO_DETERMINATO'),
  SUPPLENTE_BREVE: regola('SUPPLENTE_BREVE'),
  FORMATORE: regola('FORMATORE'),
  OCCASIONALE: regola('OCCASIONALE'),
  NON_RESIDENTE_OCCASIONALE: regola('NON_RESIDENTE_OCCASIONALE'),
  NON_RESIDENTE_ABITUALE: regola('NON_RESIDENTE_ABITUALE'),
  PROFESSIONISTA: regola('PROFESSIONISTA'),
  FORFETTARIO: regola('FORFETTARIO'),
  SOCIETA: regola('SOCIETA'),
  COCOCO: regola('COCOCO'),
  COMMISSARIO_ESTERNO: regola('COMMISSARIO_ESTERNO'),
  COMMISSARIO_FUNZIONI_PUBBLICHE: regola('COMMISSARIO_FUNZIONI_PUBBLICHE'),
  ALTRA_AMMINISTRAZIONE: regola('ALTRA_AMMINISTRAZIONE'),
  STUDENTE_ECCELLENZA: regola('STUDENTE_ECCELLENZA'),
  STUDENTE_PREMIO: regola('STUDENTE_PREMIO'),
  STUDENTE_BORSA: regola('STUDENTE_BORSA'),
  REVISORE_RAPPRESENTANTE: regola('REVISORE_RAPPRESENTANTE'),
  REVISORE_ALTRA_AMMINISTRAZIONE: regola('REVISORE_ALTRA_AMMINISTRAZIONE'),
  ASSISTENTE_LINGUA: regola('ASSISTENTE_LINGUA'),
  AUTORE: regola('AUTORE'),
};

export const regolePercettori: readonly RegolaDatata<unknown>[] = categoriePercettore.map(
  (categoria) => contributiDovuti[categoria],
);
