import type { RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { formatImporto, somma } from '../../../shared/money/centesimi.ts';
import type { Controllo, Segnalazione } from '../macchina/denuncia.ts';
import type { FileLetto, ModelloLetto, RecordVLetto, SezioneLetta } from './file-f24.ts';
import { totaliDi } from './righe.ts';

const FORNITURA = 'Tracciati F24EP e F24A0, controlli della fornitura';
const RISCRIVI = 'Scrivere di nuovo il file con il programma che lo ha prodotto.';

type File = FileLetto<unknown>;
type Totali = Pick<SezioneLetta, 'debito' | 'credito' | 'saldo'>;

const importi = ({ debito, credito, saldo }: Totali): string =>
  `debito ${formatImporto(debito)}, credito ${formatImporto(credito)}, saldo ${formatImporto(saldo)}`;

const righeDi = ({ sezioni }: RecordVLetto): readonly RigaF24[] => sezioni.flatMap(({ righe }) => righe);

const saldiDi = ({ sezioni }: RecordVLetto): readonly number[] => sezioni.map(({ saldo }) => saldo);

/** What the final balance of a V record may be: of its sections or of those of its form. Which of the two is wanted nobody has found said. */
const saldiAttesi = (record: RecordVLetto, { recordV }: ModelloLetto): readonly [number, number] => [
  somma(saldiDi(record)),
  somma(recordV.flatMap(saldiDi)),
];

const recordsDi = ({ modelli }: File) =>
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
export const controlliFile: readonly Controllo<File>[] = [
  {
    codice: 'f24.totali',
    gravita: 'BLOCCANTE',
    regola: 'I totali di un record V sono la somma delle sue righe, sezione per sezione.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ modello, record, campo }) => [
        ...record.sezioni.flatMap(({ nome, righe, ...dichiarati }) => {
          const [attesi, trovati] = [importi(totaliDi(righe)), importi(dichiarati)];
          return attesi === trovati ? [] : [segnala(`${campo}.${nome}`, attesi, trovati)];
        }),
        ...(saldiAttesi(record, modello).includes(record.saldoFinale)
          ? []
          : [
              segnala(
                `${campo}.saldoFinale`,
                formatImporto(saldiAttesi(record, modello)[0]),
                formatImporto(record.saldoFinale),
              ),
            ]),
      ]),
  },
  {
    codice: 'f24.saldo-addebito',
    gravita: 'BLOCCANTE',
    regola: "L'importo da addebitare nel record M è il saldo dei suoi versamenti.",
    fonte: FORNITURA,
    find: ({ modelli }) =>
      modelli.flatMap(({ saldo, recordV }, indice) => {
        const { debito, saldo: netto } = totaliDi(recordV.flatMap(righeDi));
        const dichiarato = somma(recordV.flatMap(saldiDi));
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
