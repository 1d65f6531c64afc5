import type { PartiPerMilione } from '../../money/centesimi.ts';
import type { RegolaDatata, Riscontro, Versione } from '../regola.ts';
import type { CodiceVersamento } from '../versamenti.ts';

/** The penalty for a tax paid late, by the day it was due; and by how much it is divided for who pays it without being asked. */
export interface SanzioneRavvedimento {
  readonly aliquota: PartiPerMilione;
  /** The rate is divided by `su` for who is at most so many days late. */
  readonly breve: { readonly giorni: number; readonly su: number };
  /** Within so many days, one part in `su` of it for each day. */
  readonly brevissima: { readonly giorni: number; readonly su: number };
  /** By what the penalty is divided within so many days, the shortest first. */
  readonly entro: readonly { readonly giorni: number; readonly su: number }[];
  /** Within the term of the return of the year it was due in; of the year after; later. */
  readonly entroDichiarazione: number;
  readonly entroSuccessiva: number;
  readonly oltre: number;
}

const TEMPI = {
  breve: { giorni: 90, su: 2 },
  brevissima: { giorni: 14, su: 15 },
  entro: [
    { giorni: 30, su: 10 },
    { giorni: 90, su: 9 },
  ],
  entroDichiarazione: 8,
} as const;

export const sanzioneRavvedimento: RegolaDatata<SanzioneRavvedimento> = {
  id: 'ravvedimento.sanzione',
  descrizione: 'Ravvedimento operoso: sanzione per tardivo versamento e sue riduzioni',
  versioni: [
    {
      dal: '2016-01-01',
      valore: { aliquota: 300_000, ...TEMPI, entroSuccessiva: 7, oltre: 6 },
      norma: [{ testo: 'D.Lgs. 471/1997, art. 13; D.Lgs. 472/1997, art. 13 c. 1, testo del D.Lgs. 158/2015' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'servizi.comune.boves.cn.it, ravvedimento operoso' },
    },
    {
      dal: '2024-09-01',
      valore: { aliquota: 250_000, ...TEMPI, entroSuccessiva: 7, oltre: 7 },
      norma: [{ testo: 'D.Lgs. 471/1997, art. 13; D.Lgs. 472/1997, art. 13 c. 1, testo del D.Lgs. 87/2024' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'studiopappalardo.com; studioassociatodamico.it, D.Lgs. 87/2024' },
    },
  ],
};

const interesse = (
  anno: number,
  valore: PartiPerMilione,
  decreto: string,
  dove: string,
): Versione<PartiPerMilione> => ({
  dal: `${anno}-01-01`,
  valore,
  norma: [{ testo: `Art. 1284 c.c.; ${decreto}` }],
  fonte: 'fonte',
  riscontro: { il: '2026-11-23', dove },
});

/** A year, in parts per million; it stays as it is until a decree changes it. */
export const interesseLegale: RegolaDatata<PartiPerMilione> = {
  id: 'ravvedimento.interesse-legale',
  descrizione: 'Saggio degli interessi legali',
  versioni: [
    interesse(2021, 100, 'DM 11/12/2020', 'edizioni.simone.it 16/12/2022, tabella'),
    interesse(2022, 12_500, 'DM 13/12/2021', 'edizioni.simone.it 16/12/2022, tabella'),
    interesse(2023, 50_000, 'DM 13/12/2022', 'edizioni.simone.it 16/12/2022; fisco7.it 07/2023'),
    interesse(2024, 25_000, 'DM 29/11/2023', 'commercialistatelematico.com; modulisticaonline.it 15/12/2023'),
    interesse(2025, 20_000, 'DM 10/12/2024', 'confapi.lecco.it; uppisavona.it'),
    interesse(2026, 16_000, 'DM 10/12/2025', 'faibrescia.it 21/12/2025'),
  ],
};

/** A code under which the penalty of some taxes is paid, on one of the two forms. */
export interface CodiceSanzione extends CodiceVersamento {
  /** Names, on the same form, of the taxes it is the penalty of. */
  readonly tributi: readonly string[];
  /** An act has changed the codes of the form, and nobody has read which: no file proposes it. */
  readonly daLeggere?: true;
}

interface Voce extends Pick<CodiceSanzione, 'sezione' | 'ente' | 'tributi'> {
  readonly descrizione: string;
}

const ERARIO = { sezione: 'F', ente: 'NESSUNO' } as const;
const REGIONI = { sezione: 'R', ente: 'REGIONE' } as const;
const COMUNI = { sezione: 'S', ente: 'COMUNE' } as const;

const RISOLUZIONE_18E = { dal: '2023-07-03', norma: 'Ris. Agenzia delle entrate 18/E del 28/4/2023' } as const;

/**
 * Two programs that write the form name them; another pairs 100E with 896E and 104E with 897E. Those of what is in the 770 are changed since the
 * resolution of 2023, whose table for this form nobody has read.
 */
const sanzioneEp = (
  ep: string,
  { descrizione, ...voce }: Voce,
  nel770: boolean,
): [string, RegolaDatata<CodiceSanzione>] => {
  const valore: CodiceSanzione = {
    ...voce,
    ep,
    ordinario: null,
    estremi: 'NESSUNO',
    riferimentoA: 'VUOTO',
    riferimentoB: 'ANNO',
    credito: false,
  };
  const prima: Versione<CodiceSanzione> = {
    dal: '2013-01-01',
    valore,
    norma: [{ testo: 'Tabella dei codici F24EP, come la scrivono due programmi; un altro nomina 896E e 897E' }],
    fonte: 'controversa',
    riscontro: null,
  };
  const cambiata: Versione<CodiceSanzione> = {
    dal: RISOLUZIONE_18E.dal,
    valore: { ...valore, daLeggere: true },
    norma: [{ testo: RISOLUZIONE_18E.norma }],
    fonte: 'controversa',
    riscontro: null,
    nota: 'Le pagine lette fino al 29/11/2026 (ateneoweb.com, studiocerbone.com, studioassociato.ge.it) si fermano prima della tabella F24EP',
  };
  return [
    ep,
    {
      id: `versamenti.${ep.toLowerCase()}`,
      descrizione: `Codice ${ep}: ${descrizione}`,
      versioni: nel770 ? [prima, cambiata] : [prima],
    },
  ];
};

const sanzioneOrdinaria = (
  ordinario: string,
  ep: string,
  { descrizione, ...voce }: Voce,
  { dal, norma, riscontro }: Pick<Versione<unknown>, 'dal' | 'riscontro'> & { readonly norma: string },
): [string, RegolaDatata<CodiceSanzione>] => [
  ordinario,
  {
    id: `versamenti.ordinario-${ordinario}`,
    descrizione: `Codice ${ordinario}: ${descrizione}`,
    versioni: [
      {
        dal,
        valore: {
          ...voce,
          ep,
          ordinario,
          estremi: 'NESSUNO',
          riferimentoA: 'MESE',
          riferimentoB: 'ANNO',
          credito: false,
        },
        norma: [{ testo: norma }],
        fonte: riscontro === null ? 'conoscenza' : 'fonte',
        riscontro,
      },
    ],
  },
];

const letta: Riscontro = { il: '2026-11-23', dove: 'ateneoweb.com, testo della risoluzione; fiscoetasse.com' };
const RISOLUZIONE = { ...RISOLUZIONE_18E, riscontro: letta } as const;

/** Codes of the penalties by their name, on each form. */
export const codiciSanzione: Readonly<
  Record<'EP' | 'ORDINARIO', Readonly<Record<string, RegolaDatata<CodiceSanzione>>>>
> = {
  EP: Object.fromEntries([
    sanzioneEp(
      '890E',
      { ...ERARIO, descrizione: 'sanzione su ritenute erariali', tributi: ['100E', '103E', '104E'] },
      true,
    ),
    sanzioneEp('891E', { ...COMUNI, descrizione: 'sanzione su addizionale comunale', tributi: ['384E', '385E'] }, true),
    sanzioneEp('892E', { ...REGIONI, descrizione: 'sanzione su IRAP', tributi: ['380E'] }, false),
    sanzioneEp('893E', { ...REGIONI, descrizione: 'sanzione su addizionale regionale', tributi: ['381E'] }, true),
  ]),
  ORDINARIO: Object.fromEntries([
    sanzioneOrdinaria(
      '8947',
      '890E',
      { ...ERARIO, descrizione: 'sanzione su ritenute di lavoro dipendente e assimilati', tributi: ['1001', '1066'] },
      RISOLUZIONE,
    ),
    sanzioneOrdinaria(
      '8948',
      '890E',
      { ...ERARIO, descrizione: 'sanzione su ritenute di lavoro autonomo', tributi: ['1040'] },
      RISOLUZIONE,
    ),
    sanzioneOrdinaria(
      '8950',
      '893E',
      { ...REGIONI, descrizione: 'sanzione su addizionale regionale, redditi di lavoro', tributi: ['3802'] },
      RISOLUZIONE,
    ),
    sanzioneOrdinaria(
      '8952',
      '891E',
      { ...COMUNI, descrizione: 'sanzione su addizionale comunale, redditi di lavoro', tributi: ['3847', '3848'] },
      RISOLUZIONE,
    ),
    sanzioneOrdinaria(
      '8907',
      '892E',
      { ...REGIONI, descrizione: 'sanzione su IRAP', tributi: ['3858'] },
      { dal: '2013-01-01', norma: 'Tabella dei codici tributo, come la scrivono due programmi', riscontro: null },
    ),
  ]),
};

export const regoleRavvedimento: readonly RegolaDatata<unknown>[] = [
  sanzioneRavvedimento,
  interesseLegale,
  ...Object.values(codiciSanzione.EP),
  ...Object.values(codiciSanzione.ORDINARIO),
];
