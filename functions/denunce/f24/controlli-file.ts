import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { formatImporto, somma } from '../../../shared/money/centesimi.ts';
import type { Controllo, Segnalazione } from '../macchina/denuncia.ts';
import type { FileF24Ep, ModelloLetto, RecordV } from './file-ep.ts';
import { totaliDi } from './righe.ts';

const FORNITURA = 'Tracciato F24EP, controlli della fornitura';
const RISCRIVI = 'Scrivere di nuovo il file con il programma che lo ha prodotto.';

const importi = ({ totaleDebito, totaleCredito, saldo, saldoFinale }: Totali): string =>
  `debito ${formatImporto(totaleDebito)}, credito ${formatImporto(totaleCredito)}, saldo ${formatImporto(saldo)}, saldo finale ${formatImporto(saldoFinale)}`;

type Totali = Pick<RecordV, 'totaleDebito' | 'totaleCredito' | 'saldo' | 'saldoFinale'>;

/** What the totals of a V record must be. Whether the final balance is of the record or of the form nobody has found said: both are right. */
const totaliAttesi = (record: RecordV, { recordV }: ModelloLetto): readonly Totali[] => {
  const { debito, credito, saldo } = totaliDi(record.righe);
  const comuni = { totaleDebito: debito, totaleCredito: credito, saldo };
  const delModello = totaliDi(recordV.flatMap(({ righe }) => righe)).saldo;
  return [
    { ...comuni, saldoFinale: saldo },
    { ...comuni, saldoFinale: delModello },
  ];
};

const recordsDi = ({ modelli }: FileF24Ep) =>
  modelli.flatMap((modello, m) =>
    modello.recordV.map((record, v) => ({ modello, record, campo: `modelli.${m}.recordV.${v}` })),
  );

const segnala = (
  campo: string,
  atteso: string | number,
  trovato: string | number,
  rimedio = RISCRIVI,
): Segnalazione => ({ persona: null, campo, atteso: String(atteso), trovato: String(trovato), rimedio });

/** What a file says of itself against what it holds. */
export const controlliFileEp: readonly Controllo<FileF24Ep>[] = [
  {
    codice: 'f24.totali',
    gravita: 'BLOCCANTE',
    regola: 'I totali di un record V sono la somma delle sue righe.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ modello, record, campo }) => {
        const attesi = totaliAttesi(record, modello).map(importi);
        const trovato = importi(record);
        return attesi.includes(trovato) ? [] : [segnala(`${campo}.totali`, attesi[0] ?? '', trovato)];
      }),
  },
  {
    codice: 'f24.saldo-addebito',
    gravita: 'BLOCCANTE',
    regola: "L'importo da addebitare nel record M è il saldo dei suoi versamenti.",
    fonte: FORNITURA,
    find: ({ modelli }) =>
      modelli.flatMap(({ saldo, recordV }, indice) => {
        const { debito, saldo: netto } = totaliDi(recordV.flatMap(({ righe }) => righe));
        const dichiarato = somma(recordV.map((record) => record.saldo));
        // Some programs write the sum of the debits there: which of the two is wanted nobody has found said.
        return [netto, debito, dichiarato].includes(saldo)
          ? []
          : [segnala(`modelli.${indice}.saldo`, formatImporto(netto), formatImporto(saldo))];
      }),
  },
  {
    codice: 'f24.conteggi',
    gravita: 'BLOCCANTE',
    regola: 'Il record Z conta i record V e i record M scritti.',
    fonte: FORNITURA,
    find: ({ modelli, conteggi }) => {
      const scritti = {
        recordV: modelli.reduce((totale, uno) => totale + uno.recordV.length, 0),
        recordM: modelli.length,
      };
      return (['recordV', 'recordM'] as const).flatMap((quale) =>
        conteggi[quale] === scritti[quale] ? [] : [segnala(`conteggi.${quale}`, scritti[quale], conteggi[quale])],
      );
    },
  },
  {
    codice: 'f24.progressivo',
    gravita: 'BLOCCANTE',
    regola: 'I modelli sono numerati da 1, e i record V portano il numero del loro modello.',
    fonte: FORNITURA,
    find: (file) => [
      ...file.modelli.flatMap(({ progressivo }, indice) =>
        progressivo === indice + 1 ? [] : [segnala(`modelli.${indice}.progressivo`, indice + 1, progressivo)],
      ),
      ...recordsDi(file).flatMap(({ modello, record, campo }) =>
        record.progressivo === modello.progressivo
          ? []
          : [segnala(`${campo}.progressivo`, modello.progressivo, record.progressivo)],
      ),
    ],
  },
  {
    codice: 'f24.contribuente-diverso',
    gravita: 'BLOCCANTE',
    regola: 'I record V hanno il codice fiscale del loro modello.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ modello, record, campo }) =>
        record.contribuente === modello.contribuente
          ? []
          : [segnala(`${campo}.contribuente`, modello.contribuente, record.contribuente)],
      ),
  },
  {
    codice: 'f24.data-diversa',
    gravita: 'BLOCCANTE',
    regola: 'I record V hanno la data di pagamento del loro modello.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ modello, record, campo }) =>
        record.dataPagamento === modello.dataPagamento
          ? []
          : [
              segnala(
                `${campo}.dataPagamento`,
                formatGiorno(modello.dataPagamento),
                formatGiorno(record.dataPagamento),
              ),
            ],
      ),
  },
];
