import { F24Ep, RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Valori } from '../../macchina/record-fisso.ts';
import type { Modulo } from './file-f24.ts';
import { senzaRecordInCredito } from './partizione.ts';
import { conSegno, inParti, totaliDi } from './righe.ts';
import { recordA, recordM, recordV, recordZ, RIGHE_PER_RECORD } from './tracciato-ep.ts';

/** Rows 22 a record; one with more credits than debits has no sign in the layout. */
const inRecord = (righe: readonly RigaF24[]): readonly (readonly RigaF24[])[] =>
  senzaRecordInCredito(inParti(righe, RIGHE_PER_RECORD), (dentro) => dentro.length < RIGHE_PER_RECORD);

/** The form of public bodies: one list of rows, 22 a record. */
export const moduloEp: Modulo<RigaF24, F24Ep> = {
  records: F24Ep,
  riga: RigaF24,
  tracciati: { A: recordA, M: recordM, V: recordV, Z: recordZ },
  inRecord,
  writeV: (righe) => {
    const { debito, credito, saldo } = totaliDi(righe);
    return {
      righe: righe.map((riga) => ({ ...riga })),
      totaleDebito: debito,
      totaleCredito: credito,
      segno: 'P',
      saldo,
      saldoFinale: saldo,
    };
  },
  readV: ({ righe, totaleDebito, totaleCredito, segno, saldo }) => [
    {
      nome: 'totali',
      righe: usate(righe),
      debito: totaleDebito,
      credito: totaleCredito,
      segno,
      saldo: conSegno(saldo, segno),
    },
  ],
};

/** The rows a V record uses: those whose kind is not blank, or with an amount that has none. */
const usate = (righe: Valori[string] | undefined): readonly Valori[] =>
  Array.isArray(righe) ? righe.filter(isUsata) : [];
const isUsata = ({ sezione, debito, credito }: Valori): boolean => sezione !== '' || debito !== 0 || credito !== 0;
