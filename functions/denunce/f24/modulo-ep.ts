import { F24Ep, RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import type { Valori } from '../macchina/record-fisso.ts';
import type { Modulo } from './file-f24.ts';
import { inParti, totaliDi } from './righe.ts';
import { recordA, recordM, recordV, recordZ, RIGHE_PER_RECORD } from './tracciato-ep.ts';

/** The form of public bodies: one list of rows, 22 a record. */
export const moduloEp: Modulo<RigaF24, F24Ep> = {
  records: F24Ep,
  riga: RigaF24,
  tracciati: { A: recordA, M: recordM, V: recordV, Z: recordZ },
  writeV: (righe) =>
    inParti(righe, RIGHE_PER_RECORD).map((parte) => {
      const { debito, credito, saldo } = totaliDi(parte);
      return {
        righe: parte.map((riga) => ({ ...riga })),
        totaleDebito: debito,
        totaleCredito: credito,
        saldo,
        saldoFinale: saldo,
      };
    }),
  readV: ({ righe, totaleDebito, totaleCredito, saldo }) => [
    { nome: 'totali', righe: usate(righe), debito: totaleDebito, credito: totaleCredito, saldo },
  ],
};

/** The rows a V record uses: those whose kind is not blank. */
const usate = (righe: Valori[string] | undefined): readonly Valori[] =>
  Array.isArray(righe) ? righe.filter(({ sezione }) => sezione !== '') : [];
