import { differenzeDelRinnovo } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { regoleIndennita } from '#shared/rules/contratto/indennita.ts';
import { regoleTabellari } from '#shared/rules/contratto/tabellari.ts';
import { vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';
import { regoleCon, type Regole } from '#shared/rules/regole.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { figureDel, pagato } from './pagamento.ts';
import { NonPagato, type Temi } from './tema.ts';

const CONTRATTO = 'CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24)';
const SIGLATO = '2025-12-23';

/** The tables of the contract of 23/12/2025 as who paid before that day had them: not yet. */
const conLaFirma = <T>(regola: RegolaDatata<T>): RegolaDatata<T> => {
  const [prima, ...altre] = regola.versioni;
  return {
    ...regola,
    versioni: [
      prima,
      ...altre.map((una) =>
        una.norma.some(({ testo }) => testo.startsWith(CONTRATTO)) ? { ...una, noto: SIGLATO } : una,
      ),
    ],
  };
};

/** The vacancy allowance that was paid until the contract: 3,85 % of the three years before, and beside it that of 2025. */
const vacanzaDiAllora = (): RegolaDatata<number> => {
  const norma = [{ testo: 'L. 213/2023, art. 1 c. 28; L. 207/2024, art. 1 c. 128' }] as const;
  const allora = (dal: string, valore: number): Versione<number> => ({
    dal,
    valore,
    norma,
    fonte: 'fonte',
    riscontro: { il: '2026-11-30', dove: 'anief.org 53287; soloscuola.it 27/1/2025' },
  });
  const [prima, ...altre] = vacanzaContrattuale.versioni;
  const prime = altre.filter(({ dal }) => dal < '2024-01-01');
  const dopo = altre.filter(({ dal }) => dal >= '2024-01-01').map((una) => ({ ...una, noto: SIGLATO }));
  return {
    ...vacanzaContrattuale,
    versioni: [
      prima,
      ...prime,
      allora('2024-01-01', 38_500),
      allora('2025-04-01', 44_500),
      allora('2025-07-01', 48_500),
      ...dopo,
    ],
  };
};

const cambiate: readonly RegolaDatata<unknown>[] = [
  ...[...regoleTabellari, ...regoleIndennita].map(conLaFirma),
  vacanzaDiAllora(),
];
const rinnovo: Rinnovo = {
  noto: SIGLATO,
  dal: '2024-01-01',
  contratto: CONTRATTO,
  regole: new Set(cambiate.map(({ id }) => id)),
};

/** Payslips by what was known on their day of payment of the contract signed on 23/12/2025, and what it then adds to them. */
export const contrattoSaputo = (regole: Regole): Temi => {
  const colSaputo = regoleCon(regole, cambiate);
  return {
    cedolino_col_saputo: ({ intero }) => figureDel(pagato(intero, colSaputo)),
    arretrati_del_contratto: ({ intero }) => {
      const esito = differenzeDelRinnovo(
        { situazione: Situazione.parse(intero), ...pagato(intero, colSaputo) },
        rinnovo,
      );
      if ('anomalie' in esito) throw new NonPagato(JSON.stringify(esito.anomalie));
      return Object.fromEntries(esito.differenze.map(({ codice, prima, dopo }) => [codice, dopo - prima]));
    },
  };
};
