import type { RegolaDatata } from '../regola.ts';

/** A protected absence: its code in the filing, and the days from which it is one. */
interface EventoTutelato {
  readonly codice: string;
  readonly daGiorni: number;
}

/** How the monthly filing tells the weeks and the relation of who is paid the salary by the school itself. */
interface SettimaneUniemens {
  readonly unitaOperativa: string;
  /** Monthly payments of a year, in thousandths. */
  readonly numMensilita: string;
  /** A contract that ends on its day, and one that begins, where the service says nothing else. */
  readonly fineDelTermine: string;
  readonly assunzione: string;
  readonly coperture: {
    readonly intera: string;
    readonly inParte: string;
    readonly nessuna: string;
    /** Without pay for an absence that has a code of its own. */
    readonly evento: string;
  };
  /** By kind of absence. */
  readonly eventi: Readonly<Partial<Record<string, EventoTutelato>>>;
  /** Kinds of absence that no code has to name: pay is lost and nothing is credited in its place. */
  readonly senzaEvento: readonly string[];
}

const DA_UNA_SETTIMANA = 7;
const malattia: EventoTutelato = { codice: 'MAL', daGiorni: DA_UNA_SETTIMANA };
const maternita: EventoTutelato = { codice: 'MA1', daGiorni: 1 };

/** Covers and events are in code tables that programs carry; which of them suits a school's absence is deduced from their words. */
export const settimaneUniemens: RegolaDatata<SettimaneUniemens> = {
  id: 'uniemens.settimane',
  descrizione: 'UniEmens: settimane e giorni di chi ha lo stipendio dalla scuola',
  versioni: [
    {
      dal: '2005-01-01',
      valore: {
        unitaOperativa: '0',
        numMensilita: '13000',
        fineDelTermine: '1C',
        assunzione: '1',
        coperture: { intera: 'X', inParte: '2', nessuna: '0', evento: '1' },
        eventi: {
          MALATTIA: malattia,
          MALATTIA_RICOVERO: malattia,
          MALATTIA_GRAVE_PATOLOGIA: malattia,
          MALATTIA_CAUSA_SERVIZIO: malattia,
          INFORTUNIO: { codice: 'INF', daGiorni: DA_UNA_SETTIMANA },
          MATERNITA_OBBLIGATORIA: maternita,
          PATERNITA_OBBLIGATORIA: maternita,
          CONGEDO_PARENTALE: { codice: 'MA2', daGiorni: 1 },
          MALATTIA_FIGLIO: { codice: 'MA3', daGiorni: 1 },
          MALATTIA_FIGLIO_OLTRE_TRE_ANNI: { codice: 'MB4', daGiorni: 1 },
          CONGEDO_BIENNALE: { codice: 'MC1', daGiorni: 1 },
        },
        senzaEvento: [
          ...['SCIOPERO', 'SCIOPERO_ORARIO', 'ASSENZA_INGIUSTIFICATA', 'ASPETTATIVA'],
          ...['PERMESSO_PERSONALE', 'PERMESSO_ESAMI', 'PERMESSO_BREVE_NON_RECUPERATO'],
        ],
      },
      norma: [{ testo: 'Tabelle TipoCopertura, CodiceEvento, TipoAssunzione e TipoCessazione di PosContributiva' }],
      fonte: 'derivata',
      riscontro: null,
    },
  ],
};
