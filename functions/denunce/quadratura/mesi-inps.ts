import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { MeseInps } from '#shared/contracts/denunce/quadratura.ts';
import type { PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { compareMesi, meseDi, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import type { Parte } from './celle.ts';

interface Contorno {
  readonly anno: number;
  readonly mesi: readonly number[];
  readonly posizioni: readonly PosInps[];
  /** Filings of the year that nobody refused. */
  readonly inviate: readonly Denuncia[];
  readonly oggi: Giorno;
}

/**
 * The months of each INPS position: those already over of the positions in use, and any month whose payslips or sent files name one.
 * What is due and what was declared are the amounts that the cells compare.
 */
export const mesiInps = (parti: readonly Parte[], contorno: Contorno): MeseInps[] => {
  const { anno, mesi, posizioni, oggi } = contorno;
  const sottoMatricola = parti.filter(({ denuncia, estremi }) => denuncia === 'UNIEMENS' && estremi !== '');
  const matricole = new Set([
    ...posizioni.map(({ matricola }) => matricola),
    ...sottoMatricola.map((una) => una.estremi),
  ]);
  return [...matricole].toSorted().flatMap((matricola) => {
    const posizione = posizioni.find((una) => una.matricola === matricola);
    return mesi.flatMap((mese) => {
      const sue = sottoMatricola.filter((una) => una.estremi === matricola && una.mese === mese);
      const attesa = posizione?.flgAttiva === true && compareMesi({ anno, mese }, meseDi(oggi)) < 0;
      return sue.length > 0 || attesa ? [meseDellaPosizione({ matricola, posizione, mese, sue }, contorno)] : [];
    });
  });
};

interface DellaPosizione {
  readonly matricola: string;
  readonly posizione: PosInps | undefined;
  readonly mese: number;
  readonly sue: readonly Parte[];
}

const meseDellaPosizione = (
  { matricola, posizione, mese, sue }: DellaPosizione,
  { anno, inviate, oggi }: Contorno,
): MeseInps => {
  const entro = giornoDiScadenza(inForceOn(termini.UNIEMENS, oggi).valore, { anno, mese });
  const sospesaDal = sospesaNel(posizione, { anno, mese });
  const dovute = sue.filter(({ righe }) => righe === 1);
  const files = new Set(sue.filter(({ righe }) => righe === 0).map(({ voce }) => voce.nome));
  const datInvio = inviate.find((una) => isDiUno(una, mese, files))?.datInvio ?? null;
  return {
    matricola,
    descrizione: posizione?.descrizione ?? '',
    mese,
    stato: statoDi({ inviata: files.size > 0, dovuta: dovute.length > 0, sospesa: sospesaDal !== null }, oggi > entro),
    entro,
    datInvio,
    sospesaDal,
    dovuto: somma(dovute.map(({ dovuto }) => dovuto)),
    denunciato: somma(sue.map(({ denunciato }) => denunciato)),
  };
};

const isDiUno = ({ tipo, mese, files, hashInviato }: Denuncia, del: number, nomi: ReadonlySet<string>): boolean =>
  flussi[tipo].adempimento === 'UNIEMENS' &&
  mese === del &&
  files.some(({ hash, nome }) => hash === hashInviato && nomi.has(nome));

/** From when a position is suspended, if it is from the first to the last day of a month. */
const sospesaNel = (posizione: PosInps | undefined, mese: Mese): Giorno | null => {
  if (posizione === undefined || posizione.datSospensione === null) return null;
  const { datSospensione, datRiattivazione } = posizione;
  const intero = datRiattivazione === null || datRiattivazione > ultimoGiornoDelMese(mese);
  return datSospensione <= primoGiornoDelMese(mese) && intero ? datSospensione : null;
};

const statoDi = (
  { inviata, dovuta, sospesa }: Readonly<Record<'inviata' | 'dovuta' | 'sospesa', boolean>>,
  scaduta: boolean,
): MeseInps['stato'] => {
  if (inviata) return 'INVIATA';
  if (!dovuta) return sospesa ? 'SOSPESA' : 'SENZA_RIGHE';
  return scaduta ? 'MANCANTE' : 'DA_INVIARE';
};
