import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { defineEntita } from '../entita.ts';

const due = (mese: number): string => String(mese).padStart(2, '0');

/** What another program paid to a person in a month; year and month are the end of the uid. Listed by school too, year after year. */
export const saldoAperturaEntita = defineEntita<SaldoApertura>({
  nome: 'SALDO_APERTURA',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: SaldoApertura,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ numAnno, numMese, uidSubAnagrafe }) => `${numAnno}#${due(numMese)}#${uidSubAnagrafe}` },
  riga: (saldo) => ({ ...saldo }),
  lettaDaiCedolini: true,
});

/** The balances of a year, by month: what filings and sums of the year count as paid by another program. One query. */
export const listSaldi = async (archivio: Archivio, numAnno: number): Promise<SaldoApertura[]> =>
  archivio.leggi(
    await archivio.of(saldoAperturaEntita).queryIndice({ index: 'indice1', begins: `${numAnno}#` }),
    (item) => readRiga(SaldoApertura, item),
  );

export const uidSaldo = (uidSubAnagrafe: string, numAnno: number, numMese: number): string =>
  `${uidSubAnagrafe}-${numAnno}${due(numMese)}`;
