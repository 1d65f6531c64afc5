import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';

// The tax, the bonus and the surtaxes of a settled year are told a second time, by brackets and rates that are not those of the program.

/** The sums of a certificate that the law makes of an income and of days, as written or as they are to be. Cents. */
export interface AnnoDovuto {
  readonly persona: string;
  readonly lorda: number;
  readonly detrazione: number;
  readonly netta: number;
  readonly bonus: number;
  readonly regionale: number;
  readonly comunale: number;
}
/** The same, with what they are made of. */
export interface AnnoCertificato extends AnnoDovuto {
  readonly reddito: number;
  readonly giorni: number;
  readonly famiglia: number;
}

const REDDITI = ['DB001001', 'DB001002', 'DB001004'] as const;

/** The sums that the certificates of a year say of the people whose year was settled. */
export const anniCertificati = async (archivio: Archivio, anno: number): Promise<readonly AnnoCertificato[]> => {
  const denunce = (await denunceRepository(archivio, 'CU').listDel('CU#')).filter((una) => una.anno === anno);
  const lette = await Promise.all(denunce.map(({ uid }) => loadCertificati(archivio, uid)));
  return lette
    .flatMap(({ certificati }) => certificati)
    .flatMap(({ persona, moduli }) =>
      moduli
        .map((modulo) => (codice: string) => Number(modulo[codice] ?? 0))
        .filter((punto) => REDDITI.some((codice) => punto(codice) > 0) && punto('DB001367') > 0)
        .map((punto) => ({
          persona: String(persona.uidPersona),
          reddito: REDDITI.reduce((totale, codice) => totale + punto(codice), 0),
          giorni: punto('DB001006'),
          famiglia: punto('DB001362'),
          lorda: punto('DB001361'),
          detrazione: punto('DB001367'),
          netta: punto('DB001375'),
          bonus: punto('DB001391'),
          regionale: punto('DB001022'),
          comunale: punto('DB001026') + punto('DB001027'),
        })),
    );
};

/** The same sums, from the income and the days certified, the income that the person declared and the town they lived in. */
export const anniDovuti = async (
  archivio: Archivio,
  anno: number,
  certificati: readonly AnnoCertificato[],
): Promise<readonly AnnoDovuto[]> => {
  const dati = await readDatiPersone(
    archivio,
    certificati.map(({ persona }) => asUid<'PERSONA'>(persona)),
  );
  return certificati.map((uno) =>
    dovutoDi(
      uno,
      anno,
      dati.find((altro) => altro?.persona.uid === uno.persona),
    ),
  );
};

const dovutoDi = (
  { persona, reddito, giorni, famiglia }: AnnoCertificato,
  anno: number,
  dati: DatiPersona | undefined,
): AnnoDovuto => {
  const dichiarato = dati?.fiscali.find(({ numAnno }) => numAnno === anno)?.numRedditoPresunto ?? 0;
  const complessivo = Math.max(dichiarato, reddito);
  const lorda = Math.round(scala(reddito, anno < 2024 ? SCAGLIONI_2023 : SCAGLIONI_2024));
  const detrazione = lavoro(complessivo, giorni, anno);
  const netta = Math.max(0, lorda - detrazione - famiglia);
  const [dove] = dati?.persona.domicili ?? [];
  return {
    persona,
    lorda,
    detrazione,
    netta,
    bonus: bonusDi({ complessivo, lorda, detrazione, giorni }, anno),
    ...surtaxes(reddito, netta, dove?.codComuneDomf),
  };
};

type Scaglioni = readonly (readonly [fino: number, aliquota: number])[];
const SCAGLIONI_2023: Scaglioni = [
  [1_500_000, 0.23],
  [2_800_000, 0.25],
  [5_000_000, 0.35],
  [Infinity, 0.43],
];
const SCAGLIONI_2024: Scaglioni = [
  [2_800_000, 0.23],
  [5_000_000, 0.35],
  [Infinity, 0.43],
];
const LOMBARDIA: Scaglioni = [
  [1_500_000, 0.0123],
  [2_800_000, 0.0158],
  [5_000_000, 0.0172],
  [Infinity, 0.0173],
];

const scala = (reddito: number, scaglioni: Scaglioni): number =>
  scaglioni.reduce(
    (totale, [fino, aliquota], posto) =>
      totale + Math.max(0, Math.min(reddito, fino) - (scaglioni[posto - 1]?.[0] ?? 0)) * aliquota,
    0,
  );

/** Art. 13 TUIR, of who has a fixed term: never less than 1.380,00 € up to 15.000,00. */
const lavoro = (complessivo: number, giorni: number, anno: number): number => {
  const quota = (intera: number): number => Math.round((intera * giorni) / 365);
  const rapporto = (sopra: number, ampiezza: number): number =>
    Math.trunc(((sopra - complessivo) * 10_000) / ampiezza) / 10_000;
  if (complessivo <= 1_500_000) return Math.max(138_000, quota(anno < 2024 ? 188_000 : 195_500));
  const aumento = complessivo > 2_500_000 && complessivo <= 3_500_000 ? 6_500 : 0;
  if (complessivo <= 2_800_000) return quota(191_000 + 119_000 * rapporto(2_800_000, 1_300_000)) + aumento;
  return complessivo <= 5_000_000 ? quota(191_000 * rapporto(5_000_000, 2_200_000)) + aumento : 0;
};

/** Up to 15.000,00 € whose tax is more than the deduction, less 75,00 by the days from 2024, has 1.200,00 by the days. */
const bonusDi = (
  {
    complessivo,
    lorda,
    detrazione,
    giorni,
  }: Pick<AnnoDovuto, 'lorda' | 'detrazione'> & {
    readonly complessivo: number;
    readonly giorni: number;
  },
  anno: number,
): number => {
  const meno = anno < 2024 ? 0 : Math.round((7_500 * giorni) / 365);
  return complessivo <= 1_500_000 && lorda > detrazione - meno ? Math.round((120_000 * giorni) / 365) : 0;
};

/** Surtaxes are due with the tax: those of Milano, whose town asks nothing up to 23.000,00 €. */
const surtaxes = (reddito: number, netta: number, comune: string | undefined) => {
  if (netta === 0) return { regionale: 0, comunale: 0 };
  if (comune !== 'F205') throw new Error(`No rates of ${comune}`);
  return {
    regionale: Math.round(scala(reddito, LOMBARDIA)),
    comunale: reddito > 2_300_000 ? Math.round(reddito * 0.008) : 0,
  };
};
