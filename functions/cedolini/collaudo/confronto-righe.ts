import type { CedolinoSigillato } from '#archivio/cedolini/contenuto.ts';
import type { RigaSpiegata, Spiegazione } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { RigaProvata } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatAliquota, formatEuro } from '#shared/money/centesimi.ts';

/** Every line of a payslip beside the expected one, in the order of the expected; of those that differ, why. */
export const compareRighe = (atteso: CedolinoSigillato, trovato: CedolinoSigillato): RigaProvata[] => {
  const [attese, trovate] = [perChiave(atteso), perChiave(trovato)];
  const cambiate = regoleCambiate(atteso, trovato);
  return [...new Set([...attese.keys(), ...trovate.keys()])].flatMap((chiave) => {
    const [prima, dopo] = [attese.get(chiave), trovate.get(chiave)];
    const riga = dopo ?? prima;
    if (riga === undefined) return [];
    return [
      {
        codice: riga.codice,
        gruppo: riga.gruppo,
        descrizione: riga.descrizione,
        atteso: prima?.importo ?? null,
        trovato: dopo?.importo ?? null,
        causa: causaDi(prima, dopo, cambiate),
      },
    ];
  });
};

/** The lines of a payslip by code; of several of one code, by their place among those. */
const perChiave = ({ righe }: CedolinoSigillato): ReadonlyMap<string, RigaSpiegata> => {
  const viste = new Map<string, number>();
  return new Map(
    righe.map((riga) => {
      const nome = `${riga.gruppo} ${riga.codice}`;
      const posto = viste.get(nome) ?? 0;
      viste.set(nome, posto + 1);
      return [`${nome} ${posto}`, riga];
    }),
  );
};

type Regola = CedolinoSigillato['regole'][number];

/** Rules that the two payslips read with other values, by id, as they are now (or were, when they are no longer read). */
const regoleCambiate = (atteso: CedolinoSigillato, trovato: CedolinoSigillato): ReadonlyMap<string, Regola> => {
  const [prima, dopo] = [perId(atteso.regole), perId(trovato.regole)];
  const valori = (regole: readonly Regola[] | undefined): string =>
    JSON.stringify((regole ?? []).map(({ dal, valore }) => [dal, valore]));
  return new Map(
    [...new Set([...prima.keys(), ...dopo.keys()])].flatMap((id) => {
      const regola = dopo.get(id)?.at(-1) ?? prima.get(id)?.at(-1);
      return regola === undefined || valori(prima.get(id)) === valori(dopo.get(id)) ? [] : [[id, regola] as const];
    }),
  );
};

const perId = (regole: readonly Regola[]): ReadonlyMap<string, readonly Regola[]> =>
  Map.groupBy(regole, ({ id }) => id);

/** Why a line is another: a rule that it cites, else what it starts from, else how it is made; blank when it is the same. */
const causaDi = (
  prima: RigaSpiegata | undefined,
  dopo: RigaSpiegata | undefined,
  cambiate: ReadonlyMap<string, Regola>,
): string => {
  if (prima !== undefined && dopo !== undefined && isUguale(prima, dopo)) return '';
  const citate = [prima, dopo].flatMap((riga) => (riga === undefined ? [] : regoleCitate(riga.spiegazione)));
  const regole = [...new Set(citate)].flatMap((id) => cambiate.get(id) ?? []);
  const perche = regole.length > 0 ? regole.map(regolaInParole).join('; ') : senzaRegole(prima, dopo);
  return accorciato(perche, 2000);
};

const isUguale = (prima: RigaSpiegata, dopo: RigaSpiegata): boolean =>
  prima.importo === dopo.importo && prima.base === dopo.base && prima.aliquota === dopo.aliquota;

const regoleCitate = ({ regola, figli }: Spiegazione): readonly string[] => [
  ...(regola === null ? [] : [regola.id]),
  ...figli.flatMap(regoleCitate),
];

const regolaInParole = ({ descrizione, dal, norma }: Regola): string =>
  `è cambiata la regola «${descrizione}», in vigore dal ${formatGiorno(dal)} (${norma.map(({ testo }) => testo).join(', ')})`;

const senzaRegole = (prima: RigaSpiegata | undefined, dopo: RigaSpiegata | undefined): string => {
  if (prima === undefined) return 'riga nuova';
  if (dopo === undefined) return 'riga che non c’è più';
  const cause = [
    ...(prima.base === dopo.base ? [] : [`la base passa da ${euro(prima.base)} a ${euro(dopo.base)}`]),
    ...(prima.aliquota === dopo.aliquota
      ? []
      : [`l’aliquota passa da ${percento(prima.aliquota)} a ${percento(dopo.aliquota)}`]),
    ...(prima.spiegazione.formula === dopo.spiegazione.formula
      ? []
      : [`la formula era «${prima.spiegazione.formula}», ora è «${dopo.spiegazione.formula}»`]),
  ];
  return cause.length > 0 ? cause.join('; ') : 'cambia una riga da cui questa dipende';
};

const euro = (importo: number | null): string => (importo === null ? 'nessuna' : formatEuro(importo));
const percento = (aliquota: number | null): string => (aliquota === null ? 'nessuna' : formatAliquota(aliquota));
