import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { elaborazione } from '#support/cedolini.ts';
import type { Elaborazione, Riga, Titolo, Voce } from '../../libro/fatti.ts';
import type { Periodo } from '../../libro/giorni.ts';
import type { Classe } from '../../libro/norme.ts';
import { pick } from '../../passo.ts';
import type { Ufficio } from '../ufficio.ts';

/** Days that runs are paid on: months apart, and twice in one. */
export const GIORNI = ['2026-10-20', '2026-11-13', '2026-11-27', '2026-12-15', '2026-12-23'] as const;
/** Days around 12 January: what is paid like an employee by then is of the year before, a fee never. */
export const GIORNI_DI_CERNIERA = ['2027-01-08', '2027-01-20'] as const;
const PERIODI: readonly [Periodo, ...Periodo[]] = [
  { dal: '2026-10-01', al: '2026-10-31' },
  { dal: '2026-10-01', al: '2026-10-15' },
  { dal: '2026-09-01', al: '2026-09-30' },
  { dal: '2026-09-01', al: '2026-10-31' },
];
const IMPORTI = [50_000, 100_000, 150_000, 250_000, 420_000, 4_000_000] as const;
export const PROGETTI = ['', '', 'Progetto inventato'] as const;
export const METODI = { OCCASIONALE: 'EST-LD', PROFESSIONISTA: 'EST-LD', COCOCO: 'COC-LD' } as const;
export const CLASSI: Readonly<Record<Titolo, readonly [Classe, ...Classe[]]>> = {
  OCCASIONALE: ['SENZA_DIS_COLL', 'ALTRA_COPERTURA'],
  PROFESSIONISTA: ['ALTRA_COPERTURA'],
  COCOCO: ['CON_DIS_COLL', 'ALTRA_COPERTURA'],
};
/** The income of the year is one for a person: what a payslip expects and what the next one does agree. */
export const REDDITO = 1_200_000;

export const periodo = (giorno: string) => ({
  giorno,
  anno: Number(giorno.slice(0, 4)),
  mese: Number(giorno.slice(5, 7)),
});

export const input = (
  { progetto, giorno, anno, mese }: Pick<Elaborazione, 'progetto' | 'giorno' | 'anno' | 'mese'>,
  idMetodo: ProcessoInput['idMetodo'],
) =>
  elaborazione({
    ANNO: anno,
    MESE: mese,
    dataPagamento: giorno,
    progetto,
    idMetodo,
    DES_ELABORAZIONE: `Compensi del ${giorno}`,
  });

const percettori: Readonly<Record<Titolo, InputCedolino['percettore']>> = {
  OCCASIONALE: { tipo: 'OCCASIONALE' },
  PROFESSIONISTA: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
  COCOCO: { tipo: 'COCOCO' },
};

/** The outcome of the check of debts: the ledger knows sums and taxes, and nobody in it owes to the collection agent. */
export const SENZA_DEBITI = { data: '2026-01-08', numero: '2026/1', debito: 0 } as const;

/** The payslip of a row, as the office asks for it. */
export const cedolinoDi = ({ scheda, titolo, voci, classe, reddito }: Riga): InputCedolino => ({
  uidSubAnagrafe: asUid<'PERSONA'>(scheda),
  percettore: percettori[titolo],
  fiscali: { gestioneSeparata: classe, redditoComplessivo: reddito },
  verifica: SENZA_DEBITI,
  voci: voci.map(({ importo, dal, al, incarico }) => ({
    codice: 'COMPENSO',
    competenza: { dal, al },
    misura: { unita: 'IMPORTO', importo },
    ...(incarico === null ? {} : { uidIncarico: asUid<'INCARICO'>(incarico) }),
  })),
});

/** Work of a person for one of their assignments, by lot. */
export const workOf = (ufficio: Ufficio, caso: Sorte, scheda: string): Voce => ({
  ...caso.scelta(PERIODI),
  importo: caso.scelta(IMPORTI),
  incarico: pick(
    caso,
    ufficio.incarichi.filter((incarico) => ufficio.libro.persone.chi(incarico.scheda) === scheda),
  ).uid,
});
