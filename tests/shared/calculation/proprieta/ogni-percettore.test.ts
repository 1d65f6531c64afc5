import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { pagamento } from '../../instradamento/pagamenti.ts';
import { SIGLE } from '../messaggi/sigle.ts';

const provati = process.env.SITUAZIONI === undefined ? 2_000 : Number(process.env.SITUAZIONI);
const TRATTENUTE = ['ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'];

/** No seed: every run of the tests draws other payments; fast-check prints the seed of one that fails. */
test(
  'a payslip of any payee, school and year has whole cents, a net that re-adds and a place for each cent, or says why there is none',
  { timeout: 600_000 },
  () => {
    const visti = new Set<string>();
    fc.assert(
      fc.property(pagamento, (situazione) => {
        const esito = cedolino(situazione);
        if (esito.esito === 'scartato') {
          expect(esito.anomalie.filter(({ codice }) => codice === 'ERRORE_DEL_CALCOLO')).toEqual([]);
          expect(esito.anomalie.length).toBeGreaterThan(0);
          return;
        }
        visti.add(situazione.percettore.tipo);
        const { righe, totali, progressivi, avvisi } = esito.cedolino;
        expect(avvisi.filter(({ messaggio }) => SIGLE.test(messaggio))).toEqual([]);
        const cifre = [...righe.map(({ importo }) => importo), ...Object.values(totali), ...Object.values(progressivi)];
        expect(cifre.filter((cifra) => !Number.isSafeInteger(cifra))).toEqual([]);
        const di = (gruppi: readonly string[]) =>
          righe.filter(({ gruppo }) => gruppi.includes(gruppo)).reduce((somma, { importo }) => somma + importo, 0);
        expect(totali.netto).toBe(
          di(['competenze', 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito', 'arrotondamento']) -
            di(TRATTENUTE),
        );
        const rotte = instradamento(esito.cedolino, Situazione.parse(situazione), regoleCorrenti());
        const instradato = rotte.reduce(
          (somma, { importo, gruppo }) => somma + (gruppo === 'somme_fuori_reddito' ? -importo : importo),
          0,
        );
        expect(instradato).toBe(
          righe.filter(({ gruppo }) => gruppo !== 'riepilogo').reduce((somma, { importo }) => somma + importo, 0),
        );
      }),
      { numRuns: provati },
    );
    expect(visti.size).toBeGreaterThanOrEqual(10);
  },
);
