import { expect, test } from 'vitest';
import { stampeDelMese } from '#web/areas/cedolini/processo/stampe-del-mese.ts';
import { elenchiDiStampe } from '#web/areas/stampe/elenchi.ts';

const processo = {
  dataPagamento: '2026-04-10',
  PERIODO_RIF: null,
  ANNO: 2026,
  MESE: 3,
  STATUS: 'CONTABILIZZATO',
} as const;

test('the prints of the month of a run open on the month they count it by: of payment what F24 pays, of liquidation the rest', () => {
  const { pagamento, liquidazione } = stampeDelMese(processo);
  expect(pagamento.pagine[0]).toEqual({
    nome: 'Contributi, aprile 2026',
    indirizzo: '#/contributi?anno=2026&meseDa=4&meseA=4',
  });
  expect(liquidazione.pagine[0]).toEqual({
    nome: 'Altre trattenute, marzo 2026',
    indirizzo: '#/altreTrattenute?anno=2026&meseDa=3&meseA=3',
  });
  const tutte = [...pagamento.pagine, ...liquidazione.pagine].map(
    ({ indirizzo }) => indirizzo.slice(1).split('?')[0] ?? '',
  );
  expect(tutte.filter((indirizzo) => elenchiDiStampe[indirizzo] === undefined)).toEqual([]);
});

test('of a run that is not accounted the pages ask for the provisional ones too', () => {
  const { pagamento } = stampeDelMese({ ...processo, STATUS: 'COMPLETATO' });
  expect(pagamento.pagine.every(({ indirizzo }) => indirizzo.endsWith('&provvisori=1'))).toBe(true);
});
