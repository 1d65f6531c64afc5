import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { hasCifraControlloValida } from '#shared/domain/codici/partita-iva.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatImporto, somma } from '#shared/money/centesimi.ts';
import type { FileLetto, RecordVLetto, SezioneLetta } from '../file-f24.ts';
import { totaliDi } from '../righe.ts';

const FORNITURA = 'Tracciati F24EP e F24A0, controlli della fornitura';
const RISCRIVI = 'Scrivere di nuovo il file con il programma che lo ha prodotto.';

const DIVIDI = 'Fare un modello per ogni atto: il programma ne legge uno per modello, quello del primo record.';
const RIPARTISCI =
  'Ripartire le righe in modo che ogni record abbia i debiti dei suoi crediti, o provare il file con il controllo dell’Agenzia.';

type File = FileLetto<unknown>;
type Totali = Pick<SezioneLetta, 'debito' | 'credito' | 'saldo'>;

const importi = ({ debito, credito, saldo }: Totali): string =>
  `debito ${formatImporto(debito)}, credito ${formatImporto(credito)}, saldo ${formatImporto(saldo)}`;

const righeDi = ({ sezioni }: RecordVLetto): readonly RigaF24[] => sezioni.flatMap(({ righe }) => righe);

const saldiDi = ({ sezioni }: RecordVLetto): readonly number[] => sezioni.map(({ saldo }) => saldo);

/** The balance of V records, as their rows and as their sections say it: where the two differ, the sections are told of, and not what follows from them. */
const saldiAttesi = (records: readonly RecordVLetto[]): readonly [number, number] => [
  totaliDi(records.flatMap(righeDi)).saldo,
  somma(records.flatMap(saldiDi)),
];

const recordsDi = ({ modelli }: File) =>
  modelli.flatMap((modello, m) => {
    const delModello = saldiAttesi(modello.recordV);
    return modello.recordV.map((record, v) => ({
      modello,
      numero: m + 1,
      record,
      delModello,
      campo: `modelli.${m}.recordV.${v}`,
    }));
  });

const segnala = (
  campo: string,
  atteso: string | number,
  trovato: string | number,
  rimedio = RISCRIVI,
): Segnalazione => ({ persona: null, campo, atteso: String(atteso), trovato: String(trovato), rimedio });

/** Of its record or of its form: which of the two is wanted nobody has found said. */
const saldoFinale = (record: RecordVLetto, delModello: readonly number[], campo: string): readonly Segnalazione[] => {
  const delRecord = saldiAttesi([record]);
  return [...delRecord, ...delModello].includes(record.saldoFinale)
    ? []
    : [segnala(`${campo}.saldoFinale`, formatImporto(delRecord[0]), formatImporto(record.saldoFinale))];
};

/** What a file says of itself against what it holds. */
export const controlliFile: readonly Controllo<File>[] = [
  {
    codice: 'f24.totali',
    gravita: 'BLOCCANTE',
    regola: 'I totali di un record V sono la somma delle sue righe, sezione per sezione.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ record, delModello, campo }) => [
        ...record.sezioni.flatMap(({ nome, righe, ...dichiarati }) => {
          const [attesi, trovati] = [importi(totaliDi(righe)), importi(dichiarati)];
          return attesi === trovati ? [] : [segnala(`${campo}.${nome}`, attesi, trovati)];
        }),
        ...saldoFinale(record, delModello, campo),
      ]),
  },
  {
    codice: 'f24.saldo-addebito',
    gravita: 'BLOCCANTE',
    regola: "L'importo da addebitare nel record M è il saldo dei suoi versamenti.",
    fonte: FORNITURA,
    find: ({ modelli }) =>
      modelli.flatMap(({ saldo, recordV }, indice) => {
        const { debito } = totaliDi(recordV.flatMap(righeDi));
        const [netto, dichiarato] = saldiAttesi(recordV);
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
      ...recordsDi(file).flatMap(({ modello, numero, record, campo }) =>
        [numero, modello.progressivo].includes(record.progressivo)
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
        record.contribuente === modello.contribuente || !hasCifraControlloValida(modello.contribuente)
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
  {
    codice: 'f24.atto-diverso',
    gravita: 'BLOCCANTE',
    regola:
      'I record V di un modello hanno lo stesso ufficio, lo stesso atto e lo stesso identificativo dell’operazione.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ modello: { recordV }, record, campo }) =>
        (['codiceUfficio', 'codiceAtto', 'idOperazione'] as const).flatMap((nome) => {
          const atteso = recordV[0]?.[nome] ?? '';
          return record[nome] === atteso
            ? []
            : [segnala(`${campo}.${nome}`, atteso || 'niente', record[nome] || 'niente', DIVIDI)];
        }),
      ),
  },
  {
    codice: 'f24.segno-sezione',
    gravita: 'BLOCCANTE',
    regola: 'Il segno di un saldo è P, oppure N dove i crediti superano i debiti.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ record, campo }) =>
        record.sezioni.flatMap(({ nome, segno }) =>
          ['P', 'N'].includes(segno) ? [] : [segnala(`${campo}.${nome}Segno`, 'P o N', segno || 'niente')],
        ),
      ),
  },
  {
    codice: 'f24.record-in-credito',
    gravita: 'AVVISO',
    regola: 'Un record V non ha più crediti che debiti: il suo saldo finale non ha segno.',
    fonte: FORNITURA,
    find: (file) =>
      recordsDi(file).flatMap(({ record, delModello: [delModello], campo }) => {
        const { saldo } = totaliDi(righeDi(record));
        return saldo >= 0 || delModello < 0
          ? []
          : [segnala(campo, 'un saldo non negativo', formatImporto(saldo), RIPARTISCI)];
      }),
  },
];
