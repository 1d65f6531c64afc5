import { F24Ep, type RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { erroreIban } from '../../../shared/domain/codici/iban.ts';
import { hasCifraControlloValida } from '../../../shared/domain/codici/partita-iva.ts';
import { caratteriNonAmmessiF24 } from '../../../shared/domain/persona/nominativo.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { formatEuro, somma } from '../../../shared/money/centesimi.ts';
import type { ColonnaDi, Elenco } from '../../stampe/elenco/elenco.ts';
import { defineDenuncia, type Controllo } from '../macchina/denuncia.ts';
import { CampoNonValido, readRecord, writeRecord, type RecordFisso, type Valori } from '../macchina/record-fisso.ts';
import { collectF24Ep } from './raccolta-ep.ts';
import { recordA, recordM, recordV, recordZ, RIGHE_PER_RECORD } from './tracciato-ep.ts';

const FINE_RIGA = '\r\n';
const PROGRESSIVO = 1;
const TESORERIA = { abi: '01000', cab: '03245' };

const totaliDi = (righe: readonly RigaF24[]) => {
  const [debito, credito] = [somma(righe.map((riga) => riga.debito)), somma(righe.map((riga) => riga.credito))];
  return { debito, credito, saldo: debito - credito };
};

/** @throws CampoNonValido when a value cannot be written */
const writeFile = ({ contribuente, denominazione, iban, email, dataPagamento, righe }: F24Ep): Uint8Array => {
  const comune = { contribuente, progressivo: PROGRESSIVO, dataPagamento };
  const parti = Array.from({ length: Math.ceil(righe.length / RIGHE_PER_RECORD) }, (_, indice) =>
    righe.slice(indice * RIGHE_PER_RECORD, (indice + 1) * RIGHE_PER_RECORD),
  );
  const testata = { ...comune, denominazione, titolareConto: contribuente, iban, email };
  const records = [
    writeRecord(recordA, { fornitore: contribuente, denominazione }),
    writeRecord(recordM, { ...testata, saldo: totaliDi(righe).saldo }),
    ...parti.map((parte) => {
      const { debito, credito, saldo } = totaliDi(parte);
      const totali = { totaleDebito: debito, totaleCredito: credito, saldo, saldoFinale: saldo };
      return writeRecord(recordV, { ...comune, ...totali, righe: parte.map((riga) => ({ ...riga })) });
    }),
    writeRecord(recordZ, { recordV: parti.length, recordM: 1 }),
  ];
  return Buffer.from(records.map((record) => record + FINE_RIGA).join(''), 'latin1');
};

const TRACCIATI: Readonly<Record<string, RecordFisso>> = { A: recordA, M: recordM, V: recordV, Z: recordZ };

/** @throws CampoNonValido where the characters are not those of the layout, or the counts at the end are not those of the records */
const readFile = (bytes: Uint8Array): F24Ep => {
  const letti = Buffer.from(bytes)
    .toString('latin1')
    .split(FINE_RIGA)
    .filter((riga) => riga !== '')
    .map((riga, indice) => ({ tipo: riga.slice(0, 1), valori: readTipo(riga, indice + 1) }));
  const recordsOf = (tipo: string): readonly Valori[] =>
    letti.filter((letto) => letto.tipo === tipo).map(({ valori }) => valori);
  const [fine] = recordsOf('Z');
  if (fine?.['recordV'] !== recordsOf('V').length || fine['recordM'] !== recordsOf('M').length)
    throw new CampoNonValido('recordV', letti.length, 'il record finale non conta i record scritti.');
  const [{ contribuente, denominazione, iban, email, dataPagamento } = {}] = recordsOf('M');
  const righe = recordsOf('V')
    .flatMap((valori) => (Array.isArray(valori['righe']) ? valori['righe'] : []))
    .filter(({ sezione }) => sezione !== '');
  return F24Ep.parse({ contribuente, denominazione, iban, email, dataPagamento, righe });
};

const readTipo = (riga: string, numero: number): Valori => {
  const tracciato = TRACCIATI[riga.slice(0, 1)];
  if (tracciato === undefined) throw new CampoNonValido('tipo record', numero, `"${riga.slice(0, 1)}" non è previsto.`);
  return readRecord(tracciato, riga);
};

const INSIEME = 'Tracciato F24EP, controlli della fornitura';

const controlli: readonly Controllo<F24Ep>[] = [
  {
    id: 'f24.contribuente',
    severita: 'BLOCCANTE',
    regola: 'Il codice fiscale della scuola ha la cifra di controllo giusta.',
    fonte: INSIEME,
    find: ({ contribuente }) =>
      hasCifraControlloValida(contribuente)
        ? []
        : [
            {
              campo: 'contribuente',
              atteso: 'un codice fiscale di 11 cifre con la sua cifra di controllo',
              trovato: contribuente,
              rimedio: 'Correggere il codice fiscale nella scheda della scuola.',
            },
          ],
  },
  {
    id: 'f24.denominazione',
    severita: 'BLOCCANTE',
    regola: 'Il nome ha soltanto lettere, cifre, spazi, punti, trattini e la e commerciale.',
    fonte: INSIEME,
    find: ({ denominazione }) =>
      caratteriNonAmmessiF24(denominazione).map((carattere) => ({
        campo: 'denominazione',
        atteso: 'caratteri ammessi',
        trovato: carattere,
        rimedio: 'Togliere il carattere dal nome della scuola.',
      })),
  },
  {
    id: 'f24.iban',
    severita: 'BLOCCANTE',
    regola: "L'IBAN della tesoreria è scritto giusto.",
    fonte: 'ISO 13616; CIN italiano',
    find: ({ iban }) => {
      const errore = erroreIban(iban);
      return errore === null
        ? []
        : [
            {
              campo: 'iban',
              atteso: 'un IBAN valido',
              trovato: iban,
              rimedio: `${errore} Correggere i dati della scuola.`,
            },
          ];
    },
  },
  {
    id: 'f24.tesoreria',
    severita: 'AVVISO',
    regola: "L'addebito è su un conto di tesoreria unica.",
    fonte: 'RGS circ. 20/2007',
    find: ({ iban }) =>
      iban.slice(5, 10) === TESORERIA.abi && iban.slice(10, 15) === TESORERIA.cab
        ? []
        : [
            {
              campo: 'iban',
              atteso: `ABI ${TESORERIA.abi} e CAB ${TESORERIA.cab}`,
              trovato: `ABI ${iban.slice(5, 10)} e CAB ${iban.slice(10, 15)}`,
              rimedio: 'Controllare che sia il conto della scuola presso la Banca d\u2019Italia.',
            },
          ],
  },
  {
    id: 'f24.saldo',
    severita: 'BLOCCANTE',
    regola: 'I crediti non superano i debiti dello stesso modello.',
    fonte: 'Istruzioni del modello F24',
    find: ({ righe }) => {
      const { saldo } = totaliDi(righe);
      return saldo >= 0
        ? []
        : [
            {
              campo: 'righe',
              atteso: 'un saldo non negativo',
              trovato: formatEuro(saldo),
              rimedio: 'Riportare il credito che eccede a un F24 successivo.',
            },
          ];
    },
  },
];

const COLONNE: readonly ColonnaDi<RigaF24>[] = [
  { titolo: 'Sezione', tipo: 'testo', valore: ({ sezione }) => sezione },
  { titolo: 'Codice', tipo: 'testo', testata: true, valore: ({ codice }) => codice },
  { titolo: 'Ente', tipo: 'testo', valore: ({ ente }) => ente },
  { titolo: 'Estremi', tipo: 'testo', valore: ({ estremi }) => estremi },
  { titolo: 'Riferimento A', tipo: 'testo', valore: ({ riferimentoA }) => riferimentoA },
  { titolo: 'Riferimento B', tipo: 'testo', valore: ({ riferimentoB }) => riferimentoB },
  { titolo: 'Debito', tipo: 'importo', totale: true, valore: ({ debito }) => debito },
  { titolo: 'Credito', tipo: 'importo', totale: true, valore: ({ credito }) => credito },
];

const prospetto = ({ contribuente, denominazione, dataPagamento, righe }: F24Ep): Elenco<RigaF24> => ({
  filtri: [
    { etichetta: 'Contribuente', valore: `${denominazione}, ${contribuente}` },
    { etichetta: 'Data di pagamento', valore: formatGiorno(dataPagamento) },
    { etichetta: 'Saldo', valore: formatEuro(totaliDi(righe).saldo) },
  ],
  colonne: COLONNE,
  sezioni: [{ righe }],
  orientamento: 'verticale',
});

/** The F24 of public bodies, debited to the treasury account. */
export const f24Ep = defineDenuncia({
  tipo: 'F24EP',
  records: F24Ep,
  collect: collectF24Ep,
  controlli,
  // Two generators of other products agree on it; nobody has compared it with the official specification.
  tracciato: {
    nome: 'F24EP',
    dal: '2016-01-01',
    fonte: 'Specifiche F24EP, riscritte da due programmi che le scrivono',
    riscontro: null,
  },
  write: writeFile,
  read: readFile,
  prospetto,
});
