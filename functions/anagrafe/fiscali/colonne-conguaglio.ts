import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';

const NOME = 'Conguaglio da trattenere';

/** What the settlement of the year before left to take, a column each. */
export const colonneConguaglio: readonly Colonna[] = [
  { campo: 'conguaglioIrpef', titolo: `${NOME}: IRPEF`, tipo: 'importo', esempio: null },
  { campo: 'conguaglioDel', titolo: `${NOME}: conguagliato il`, tipo: 'data', esempio: null },
  { campo: 'conguaglioRichiesta', titolo: `${NOME}: richiesta del`, tipo: 'data', esempio: null },
  { campo: 'conguaglioTrattamento', titolo: `${NOME}: trattamento integrativo`, tipo: 'importo', esempio: null },
  { campo: 'conguaglioTrattamentoRate', titolo: `${NOME}: rate del trattamento`, tipo: 'intero', esempio: null },
  { campo: 'conguaglioSomma', titolo: `${NOME}: somma integrativa`, tipo: 'importo', esempio: null },
  { campo: 'conguaglioSommaRate', titolo: `${NOME}: rate della somma`, tipo: 'intero', esempio: null },
  { campo: 'conguaglioDetrazione', titolo: `${NOME}: ulteriore detrazione`, tipo: 'importo', esempio: null },
  { campo: 'conguaglioDetrazioneRate', titolo: `${NOME}: rate della detrazione`, tipo: 'intero', esempio: null },
];

/** The columns as the tax data have them: nothing without the day of the settlement. */
export const conguaglioDi = (riga: Riga): object | null =>
  (riga.conguaglioDel ?? null) === null
    ? null
    : {
        irpef: riga.conguaglioIrpef ?? 0,
        conguagliatoIl: riga.conguaglioDel,
        richiestaDel: riga.conguaglioRichiesta ?? null,
        ...bonusDi(riga),
      };

/** The bonuses to give back: nothing of an empty cell, in one instalment. */
const bonusDi = (riga: Riga): object => ({
  trattamento: riga.conguaglioTrattamento ?? 0,
  rateTrattamento: riga.conguaglioTrattamentoRate ?? 1,
  somma: riga.conguaglioSomma ?? 0,
  rateSomma: riga.conguaglioSommaRate ?? 1,
  detrazione: riga.conguaglioDetrazione ?? 0,
  rateDetrazione: riga.conguaglioDetrazioneRate ?? 1,
});

/** The tax data as the columns have them. */
export const celleConguaglio = (conguaglio: Fiscali['conguaglio']): Riga =>
  conguaglio === null
    ? {}
    : {
        conguaglioIrpef: conguaglio.irpef,
        conguaglioDel: conguaglio.conguagliatoIl,
        conguaglioRichiesta: conguaglio.richiestaDel,
        conguaglioTrattamento: conguaglio.trattamento,
        conguaglioTrattamentoRate: conguaglio.rateTrattamento,
        conguaglioSomma: conguaglio.somma,
        conguaglioSommaRate: conguaglio.rateSomma,
        conguaglioDetrazione: conguaglio.detrazione ?? null,
        conguaglioDetrazioneRate: conguaglio.rateDetrazione ?? null,
      };
