import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { FileF24 } from '../file-f24.ts';
import { totaliDi } from '../righe.ts';

/** A form may be written: none of its V records has more credits than debits. */
export const controlloRecord = <R extends RigaF24>(
  inRecord: (righe: readonly R[]) => readonly (readonly R[])[],
): Controllo<FileF24<R>> => ({
  codice: 'f24.saldo-record',
  gravita: 'BLOCCANTE',
  regola: 'I crediti di un record V non superano i suoi debiti: il tracciato non ha un saldo negativo.',
  fonte: 'Tracciati F24EP e F24A0, record V',
  find: ({ modelli }) =>
    modelli.flatMap(({ righe }, m) => {
      const saldi = totaliDi(righe).saldo < 0 ? [] : inRecord(righe).map((record) => totaliDi(record).saldo);
      const primo = saldi.findIndex((saldo) => saldo < 0);
      return primo < 0
        ? []
        : [
            {
              persona: null,
              campo: `modelli.${m}.righe`,
              atteso: 'righe che si possano ripartire in record senza saldo negativo',
              trovato: `${formatEuro(saldi[primo] ?? 0)} nel record V ${primo + 1} di ${saldi.length}`,
              rimedio: 'Riportare una parte dei crediti a un F24 successivo: i debiti sono in troppo poche righe.',
            },
          ];
    }),
});
