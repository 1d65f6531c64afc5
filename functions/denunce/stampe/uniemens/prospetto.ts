import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { versatiDel } from '#archivio/denunce/versati.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { contribuzioniDi } from '#shared/domain/denunce/dovuto-pos-pa.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { centesimiDi, testoDi, type Campi, type Denunciata } from './periodo.ts';

/** What a month declares to a fund, and what the sent F24 pay of it; null for instalments, whose code no table says. */
interface Voce {
  readonly mese: number;
  readonly codice: string;
  readonly gestione: string;
  readonly imponibile: number | null;
  readonly contributo: number;
  readonly versato: number | null;
}

const PIANI = 'Piani di ammortamento (F1)';

const COLONNE: readonly ColonnaDi<Voce>[] = [
  { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) },
  { titolo: 'Codice F24', tipo: 'testo', testata: true, valore: ({ codice }) => codice },
  { titolo: 'Gestione', tipo: 'testo', valore: ({ gestione }) => gestione },
  { titolo: 'Imponibile', tipo: 'importo', valore: ({ imponibile }) => imponibile },
  { titolo: 'Contributo', tipo: 'importo', totale: true, valore: ({ contributo }) => contributo },
  { titolo: 'Versato con F24', tipo: 'importo', totale: true, valore: ({ versato }) => versato },
  {
    titolo: 'Differenza',
    tipo: 'importo',
    totale: true,
    valore: ({ versato, contributo }) => (versato === null ? null : versato - contributo),
  },
];

/** The instalments of a month, fund by fund. */
const pianiDi = (mese: number, records: readonly Campi[]): readonly Voce[] =>
  [...Map.groupBy(records, (campi) => testoDi(campi, 'CodGestione'))].map(([gestione, sue]) => ({
    mese,
    codice: PIANI,
    gestione,
    imponibile: null,
    versato: null,
    contributo: somma(sue.map((campi) => centesimiDi(campi, 'Importo'))),
  }));

const vociDi = (mese: number, records: readonly Campi[], versati: ReadonlyMap<string, number>): readonly Voce[] => [
  ...[...Map.groupBy(contribuzioniDi(records), ({ codice }) => codice)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([codice, sue]) => ({
      mese,
      codice,
      gestione: sue[0]?.gestione ?? '',
      imponibile: somma(sue.map((una) => una.imponibile)),
      contributo: somma(sue.map((una) => una.contributo)),
      versato: versati.get(codice) ?? 0,
    })),
  ...pianiDi(
    mese,
    records.filter(({ quadro }) => quadro === 'F1'),
  ),
];

/** What the forms of each month owe under each code, against what the sent F24 of the month pay. */
export const prospettoPosPA = async (
  denunciate: readonly Denunciata[],
  { archivio }: ContestoStampa,
): Promise<Pick<Prospetto<Voce>, 'colonne' | 'sezioni'>> => {
  const mesi = [...Map.groupBy(denunciate, ({ denuncia }) => meseOrdinato(denuncia))];
  const voci = await Promise.all(
    mesi.map(async ([mese, sue]) =>
      vociDi(
        Number(mese.slice(5)),
        sue.flatMap(({ records }) => records),
        await versatiDel(mese, archivio),
      ),
    ),
  );
  return { colonne: COLONNE, sezioni: [{ righe: voci.flat() }] };
};
