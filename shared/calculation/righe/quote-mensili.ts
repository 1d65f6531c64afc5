import { giorniTra } from '../../domain/tempo/date.ts';
import {
  compareMesi,
  meseDi,
  mesiTra,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '../../domain/tempo/mese.ts';
import type { Centesimi } from '../../money/centesimi.ts';
import { maggioriResti } from '../../money/ripartizione.ts';
import type { Gruppo, QuotaMese } from '../riga/cedolino-tipi.ts';
import type { Periodo } from '../situazione/misure.ts';

/** What a line must say to be shared out among the months of the service it pays or withholds from. */
export interface RigaDaRipartire {
  readonly gruppo: Gruppo;
  readonly base: Centesimi | null;
  readonly importo: Centesimi;
  readonly competenza: Periodo | null;
  /** Of the arrears of earlier years, taxed apart: they share out among their own months only. */
  readonly anniPrecedenti: boolean;
  /** The amount that contributions are on, of a paid line where it is not its own. */
  readonly contributivo?: Centesimi;
  /** The amount that the TFR is on, of a paid line where it is neither. */
  readonly perTfr?: Centesimi;
  /** The line is on the amount of contributions, or of the TFR, and not on the one paid. */
  readonly su?: 'CONTRIBUTIVO' | 'TFR';
}

const GRUPPI_CON_COMPETENZA: readonly Gruppo[] = [
  'competenze',
  'somme_esenti',
  'addebiti_fattura',
  'ritenute_previdenziali',
  'ritenute_fiscali',
  'somme_fuori_reddito',
  'oneri',
];

/**
 * The competence months of each line of a payslip. A paid line is shared among the months of its period by their days;
 * what is withheld or due, among the months of the paid lines it comes from, in proportion to them (largest remainders,
 * exact sum). A payslip without paid lines has no month to name: the shares are empty.
 * @returns one list a line, in the order given; empty for totals, deductions for third parties and the rounding
 */
export const quoteMensili = (righe: readonly RigaDaRipartire[]): readonly (readonly QuotaMese[])[] => {
  const giorni = giorniDeiPeriodi();
  const pagati = pesiDi(righe, giorni);
  const utili = (quanto: (riga: RigaDaRipartire) => Centesimi | undefined) =>
    righe.some((riga) => quanto(riga) !== undefined)
      ? pesiDi(
          righe.map((riga) => ({ ...riga, importo: quanto(riga) ?? riga.importo })),
          giorni,
        )
      : pagati;
  const contributivi = utili(({ contributivo }) => contributivo);
  const delTfr = utili(({ contributivo, perTfr }) => perTfr ?? contributivo);
  const pesiDella = ({ su }: RigaDaRipartire) => {
    if (su === undefined) return pagati;
    return su === 'TFR' ? delTfr : contributivi;
  };
  return righe.map((riga) => {
    if (!GRUPPI_CON_COMPETENZA.includes(riga.gruppo)) return [];
    if (riga.competenza !== null) return ripartita(riga, giorni(riga.competenza));
    const { correnti, precedenti } = pesiDella(riga);
    return ripartita(riga, riga.anniPrecedenti ? precedenti : correnti);
  });
};

/** The months of the paid lines of the year and of earlier ones, with how much each is paid. */
const pesiDi = (righe: readonly RigaDaRipartire[], giorni: GiorniDelPeriodo) => {
  const diRighe = (anniPrecedenti: boolean) => {
    const propri = pesiDeiMesi(
      righe.filter((riga) => riga.gruppo === 'competenze' && riga.anniPrecedenti === anniPrecedenti),
      giorni,
    );
    if (propri.length > 0) return propri;
    return pesiDeiMesi(
      righe.filter(({ gruppo }) => gruppo === 'competenze' || gruppo === 'somme_esenti'),
      giorni,
    );
  };
  return {
    correnti: diRighe(false),
    precedenti: righe.some(({ anniPrecedenti }) => anniPrecedenti) ? diRighe(true) : [],
  };
};

interface PesoMese {
  readonly mese: Mese;
  readonly peso: number;
}

const ripartita = ({ base, importo }: RigaDaRipartire, pesi: readonly PesoMese[]): readonly QuotaMese[] => {
  const [primo, secondo] = pesi;
  if (primo === undefined) return [];
  if (secondo === undefined) return [{ ...primo.mese, base, importo }];
  const parti = pesi.map(({ peso }) => peso);
  const importi = maggioriResti(importo, parti);
  const basi = base === null ? null : maggioriResti(base, parti);
  return pesi.map(({ mese }, indice) => ({
    ...mese,
    base: basi === null ? null : (basi[indice] ?? 0),
    importo: importi[indice] ?? 0,
  }));
};

const pesiDeiMesi = (pagate: readonly RigaDaRipartire[], giorni: GiorniDelPeriodo): readonly PesoMese[] => {
  const perMese = new Map<number, PesoMese>();
  for (const riga of pagate) {
    for (const { anno, mese, importo } of riga.competenza === null ? [] : ripartita(riga, giorni(riga.competenza))) {
      const chiave = anno * 100 + mese;
      perMese.set(chiave, { mese: { anno, mese }, peso: (perMese.get(chiave)?.peso ?? 0) + importo });
    }
  }
  return [...perMese.values()].filter(({ peso }) => peso !== 0).toSorted((a, b) => compareMesi(a.mese, b.mese));
};

type GiorniDelPeriodo = (periodo: Periodo) => readonly PesoMese[];

/** The days of each period, counted once: many lines of a payslip are of the same one. */
const giorniDeiPeriodi = (): GiorniDelPeriodo => {
  const contati = new Map<Periodo, readonly PesoMese[]>();
  return (periodo) => {
    const gia = contati.get(periodo);
    if (gia !== undefined) return gia;
    const pesi = pesiDelPeriodo(periodo);
    contati.set(periodo, pesi);
    return pesi;
  };
};

/** Days of a period in each of its months. */
const pesiDelPeriodo = ({ dal, al }: Periodo): readonly PesoMese[] => {
  if (dal.slice(0, 7) === al.slice(0, 7)) return [{ mese: meseDi(dal), peso: giorniTra(dal, al) + 1 }];
  return mesiTra(meseDi(dal), meseDi(al)).map((mese) => {
    const primo = primoGiornoDelMese(mese);
    const ultimo = ultimoGiornoDelMese(mese);
    return { mese, peso: giorniTra(primo > dal ? primo : dal, ultimo < al ? ultimo : al) + 1 };
  });
};
