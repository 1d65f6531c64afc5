import { F24Ordinario, RigaF24Ordinario } from '../../../shared/contracts/denunce/f24.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import type { Valori } from '../macchina/record-fisso.ts';
import type { Modulo } from './file-f24.ts';
import { inParti, totaliDi } from './righe.ts';
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
const writeRecordV = (
  parti: readonly { readonly sezione: Sezione; readonly righe: readonly RigaF24Ordinario[] }[],
) => ({
  ...parti.reduce<Valori>((scritte, { sezione, righe }) => ({ ...scritte, ...writeSezione(sezione, righe) }), {}),
  altroEnte: parti.find(({ sezione }) => sezione.sezione === 'Q')?.righe[0]?.altroEnte ?? '',
  saldoFinale: somma(parti.map(({ righe }) => totaliDi(righe).saldo)),
});

/** The ordinary form: six sections, each with its rows and its totals. */
export const moduloOrdinario: Modulo<RigaF24Ordinario, F24Ordinario> = {
  records: F24Ordinario,
  riga: RigaF24Ordinario,
  tracciati: { A: recordA, M: recordM, V: recordV, Z: recordZ },
  writeV: (righe) => {
    const sezioni = SEZIONI.map((sezione) => ({ sezione, parti: partiDi(righe, sezione) }));
    const quanti = Math.max(...sezioni.map(({ parti }) => parti.length));
    return Array.from({ length: quanti }, (_, indice) =>
      writeRecordV(sezioni.map(({ sezione, parti }) => ({ sezione, righe: parti[indice] ?? [] }))),
    );
  },
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
      saldo: conSegno(valori[`${nome}Saldo`], valori[`${nome}Segno`]),
    })),
};

/** Columns that not every section has. */
const VUOTA: Valori = { ente: '', estremi: '', riferimentoA: '', riferimentoB: '' };

/** The rows a section uses: those with a code. */
const usate = (righe: Valori[string] | undefined): readonly Valori[] =>
  Array.isArray(righe) ? righe.filter(({ codice }) => codice !== '') : [];

const conSegno = (saldo: Valori[string] | undefined, segno: Valori[string] | undefined): unknown =>
  segno === 'N' && typeof saldo === 'number' ? -saldo : saldo;
