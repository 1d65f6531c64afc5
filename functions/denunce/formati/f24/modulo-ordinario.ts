import { F24Ordinario, RigaF24Ordinario } from '#shared/contracts/denunce/f24.ts';
import type { Valori } from '../../macchina/record-fisso.ts';
import type { Modulo } from './file-f24.ts';
import { senzaRecordInCredito } from './partizione.ts';
import { conSegno, inParti, totaliDi } from './righe.ts';
import { recordZ } from './tracciato-ep.ts';
import { recordA, recordM, recordV } from './tracciato-ordinario.ts';

/** The sections of the form in their order, with the rows that a record holds of each. */
const SEZIONI = [
  { sezione: 'F', nome: 'erario', righe: 6 },
  { sezione: 'I', nome: 'inps', righe: 4 },
  { sezione: 'R', nome: 'regioni', righe: 4 },
  { sezione: 'S', nome: 'locali', righe: 4 },
  { sezione: 'N', nome: 'inail', righe: 3 },
  { sezione: 'Q', nome: 'altri', righe: 2 },
] as const;
type Sezione = (typeof SEZIONI)[number];

/** Rows of a section cut as records hold them: those of one record are of one body. */
const partiDi = (righe: readonly RigaF24Ordinario[], { sezione, righe: quante }: Sezione) => {
  const sue = righe.filter((riga) => riga.sezione === sezione);
  const perEnte: RigaF24Ordinario[][] = [];
  for (const riga of sue) {
    const ultime = perEnte.at(-1);
    if (ultime?.[0]?.altroEnte === riga.altroEnte) ultime.push(riga);
    else perEnte.push([riga]);
  }
  return perEnte.flatMap((gruppo) => inParti(gruppo, quante));
};

const writeSezione = ({ nome }: Sezione, righe: readonly RigaF24Ordinario[]): Valori => {
  const { debito, credito, saldo } = totaliDi(righe);
  return {
    [nome]: righe.map((riga) => ({ ...riga })),
    [`${nome}Debito`]: debito,
    [`${nome}Credito`]: credito,
    [`${nome}Segno`]: saldo < 0 ? 'N' : 'P',
    [`${nome}Saldo`]: Math.abs(saldo),
  };
};

/** The V record with these rows. */
const writeV = (righe: readonly RigaF24Ordinario[]): Valori => ({
  ...SEZIONI.reduce<Valori>(
    (scritte, sezione) => ({
      ...scritte,
      ...writeSezione(
        sezione,
        righe.filter((riga) => riga.sezione === sezione.sezione),
      ),
    }),
    {},
  ),
  altroEnte: righe.find(({ sezione }) => sezione === 'Q')?.altroEnte ?? '',
  saldoFinale: totaliDi(righe).saldo,
});

/** Rows over records: each section has its places, and its balance a sign, but that of the record has none. */
const inRecord = (righe: readonly RigaF24Ordinario[]): readonly (readonly RigaF24Ordinario[])[] => {
  const sezioni = SEZIONI.map((sezione) => partiDi(righe, sezione));
  const inOrdine = Array.from({ length: Math.max(...sezioni.map((parti) => parti.length)) }, (_, indice) =>
    sezioni.flatMap((parti) => parti[indice] ?? []),
  );
  return senzaRecordInCredito(inOrdine, (dentro, { sezione, altroEnte }) => {
    const sue = dentro.filter((una) => una.sezione === sezione);
    return sue.length < postiDi(sezione) && sue.every((una) => una.altroEnte === altroEnte);
  });
};

const postiDi = (sezione: RigaF24Ordinario['sezione']): number =>
  SEZIONI.find((una) => una.sezione === sezione)?.righe ?? 0;

/** The ordinary form: six sections, each with its rows and its totals. */
export const moduloOrdinario: Modulo<RigaF24Ordinario, F24Ordinario> = {
  records: F24Ordinario,
  riga: RigaF24Ordinario,
  tracciati: { A: recordA, M: recordM, V: recordV, Z: recordZ },
  inRecord,
  writeV,
  readV: (valori) =>
    SEZIONI.map(({ sezione, nome }) => ({
      nome,
      righe: usate(valori[nome]).map((riga) => ({
        ...VUOTA,
        ...riga,
        sezione,
        altroEnte: sezione === 'Q' ? (valori.altroEnte ?? '') : '',
      })),
      debito: valori[`${nome}Debito`],
      credito: valori[`${nome}Credito`],
      segno: valori[`${nome}Segno`],
      saldo: conSegno(valori[`${nome}Saldo`], valori[`${nome}Segno`]),
    })),
};

/** Columns that not every section has. */
const VUOTA: Valori = { ente: '', estremi: '', riferimentoA: '', riferimentoB: '' };

/** The rows a section uses: those with a code, or with an amount that has none. */
const usate = (righe: Valori[string] | undefined): readonly Valori[] =>
  Array.isArray(righe) ? righe.filter(isUsata) : [];
const isUsata = ({ codice, debito, credito }: Valori): boolean => codice !== '' || debito !== 0 || credito !== 0;
