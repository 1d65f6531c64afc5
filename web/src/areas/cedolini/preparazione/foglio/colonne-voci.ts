import type { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import { importoVoce, type Misura, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiaviDi } from '#shared/domain/chi-e.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Cambio, ColonnaGriglia, RigaGriglia } from '#ui/griglia/modello.ts';
import { scritturaImporto, scritturaOre } from '#ui/modulo/campi/lettura.ts';
import { conVoci, nominativoDi, vocePer, type RigaPreparazione } from '../righe-preparazione.ts';

/** A column of the sheet: an item for a period. A second item of the same kind of one person has a column of its own. */
export interface ColonnaVoce extends ColonnaGriglia {
  /** The item as a new line of the column begins: its rate is the usual one. */
  readonly modello: VoceCedolino;
}

/** The items that a run may be given: what NoiPA pays is only simulated. */
export const vociOfferte = <V extends Pick<VoceCalcolo, 'canale'>>(
  voci: readonly V[],
  { simulazione }: { readonly simulazione: boolean },
): readonly V[] => voci.filter(({ canale }) => simulazione || canale !== 'NOIPA');

type Righe = readonly RigaPreparazione[];

const base = ({ codice, descrizione, competenza: { dal, al } }: VoceCedolino): string =>
  [codice, dal, al, descrizione ?? ''].join('|');

/** The column of each item of a person, in their order. */
const idDelle = (voci: readonly VoceCedolino[]): readonly string[] =>
  voci.map((voce, indice) => {
    const prima = voci.slice(0, indice).filter((altra) => base(altra) === base(voce)).length;
    return `${base(voce)}|${String(prima).padStart(2, '0')}`;
  });

const misurata = (misura: Misura, valore: number): Misura =>
  misura.unita === 'IMPORTO' ? { ...misura, importo: valore } : { ...misura, quantita: valore };

const valoreDi = ({ misura }: VoceCedolino): number => (misura.unita === 'IMPORTO' ? misura.importo : misura.quantita);

const UNITA = { IMPORTO: 'euro', ORE: 'ore', GIORNI: 'giorni' } as const;

/** Hours and their rate, and the period, under the name of an item. */
const dettaglioDi = ({ misura, competenza: { dal, al } }: VoceCedolino, delProfilo: boolean): string =>
  [
    misura.unita === 'IMPORTO'
      ? UNITA.IMPORTO
      : `${UNITA[misura.unita]} ${delProfilo ? 'alla tariffa di ciascuno' : `a ${formatEuro(misura.tariffa)}`}`,
    `${formatGiorno(dal).slice(0, 5)} – ${formatGiorno(al)}`,
  ].join(', ');

/** The columns of a run: what its people are paid for, in the order of `sortColonne`. */
export const colonneDi = (righe: Righe, voci: readonly VoceCalcolo[]): readonly ColonnaVoce[] => {
  const trovate = new Map<string, VoceCedolino>();
  for (const { input } of righe) {
    const ids = idDelle(input.voci);
    input.voci.forEach((voce, indice) => {
      const id = ids[indice] ?? '';
      if (!trovate.has(id)) trovate.set(id, voce);
    });
  }
  const colonne = [...trovate].map(([id, { uidIncarico: _incarico, basi: _basi, ...voce }]) =>
    colonnaDi(id, voce, voci),
  );
  return sortColonne(colonne, voci);
};

/** The columns in the order of the items, then of periods: whoever is paid them, and also those that hold nothing yet. */
export const sortColonne = (colonne: readonly ColonnaVoce[], voci: readonly VoceCalcolo[]): readonly ColonnaVoce[] => {
  const posti = new Map(voci.map(({ codice }, posto) => [codice, posto]));
  const postoDi = ({ modello }: ColonnaVoce): number => posti.get(modello.codice) ?? voci.length;
  return colonne.toSorted((a, b) => postoDi(a) - postoDi(b) || (a.id < b.id ? -1 : 1));
};

const colonnaDi = (id: string, voce: VoceCedolino, voci: readonly VoceCalcolo[]): ColonnaVoce => {
  const definizione = voci.find(({ codice }) => codice === voce.codice);
  return {
    id,
    titolo: voce.descrizione ?? definizione?.descrizione ?? voce.codice,
    dettaglio: dettaglioDi(voce, definizione?.delProfilo ?? false),
    scrittura: voce.misura.unita === 'IMPORTO' ? scritturaImporto : scritturaOre,
    modello: voce,
  };
};

/** The group of items that pay back what was spent: each names its document. */
export const RIMBORSI = 'Rimborsi e missioni';

/** The column of an item that nobody has yet, at its usual rate; null when the office must say more of it than how much. */
export const colonnaNuova = (
  { codice, unita, tariffa, gruppo, delProfilo }: VoceCalcolo,
  competenza: VoceCedolino['competenza'],
  voci: readonly VoceCalcolo[],
): ColonnaVoce | null => {
  if (gruppo === RIMBORSI || (unita !== 'IMPORTO' && tariffa === null && !delProfilo)) return null;
  const misura = unita === 'IMPORTO' ? { unita, importo: 0 } : { unita, quantita: 0, tariffa: tariffa ?? 0 };
  const voce: VoceCedolino = { codice, competenza, misura };
  return colonnaDi(idDelle([voce])[0] ?? '', voce, voci);
};

/** A person as a row of the sheet: what is in each column, and what they come to. */
export const rigaGrigliaDi = (riga: RigaPreparazione): RigaGriglia => {
  const { desCf, matricola, desCognome, desNome } = riga.bozza.storico;
  const ids = idDelle(riga.input.voci);
  return {
    id: riga.bozza.uidSubAnagrafe,
    titolo: nominativoDi(riga),
    codice: desCf,
    chiavi: chiaviDi({ desCf, matricola, desCognome, desNome }),
    valori: Object.fromEntries(riga.input.voci.map((voce, indice) => [ids[indice] ?? '', valoreDi(voce)])),
    totale: formatEuro(totaleDi(riga)),
  };
};

const totaleDi = ({ input }: RigaPreparazione): number => somma(input.voci.map(importoVoce));

/** What each column comes to, and all of them. */
export const totaliDi = (
  righe: Righe,
): { readonly perColonna: Readonly<Record<string, string>>; readonly totale: number } => {
  const somme = new Map<string, number>();
  for (const { input } of righe) {
    const ids = idDelle(input.voci);
    input.voci.forEach((voce, indice) => {
      const id = ids[indice] ?? '';
      somme.set(id, (somme.get(id) ?? 0) + importoVoce(voce));
    });
  }
  return {
    perColonna: Object.fromEntries([...somme].map(([id, valore]) => [id, formatEuro(valore)])),
    totale: somma([...somme.values()]),
  };
};

/** The item of a person in a column: its place among theirs, -1 when they have none. */
export const indiceIn = ({ input }: RigaPreparazione, colonna: string): number => idDelle(input.voci).indexOf(colonna);

/** The people with cells changed: a value adds the item of the column, an empty cell takes it away. */
export const changeCelle = (righe: Righe, cambi: readonly Cambio[], colonne: readonly ColonnaVoce[]): Righe => {
  const perRiga = Map.groupBy(cambi, ({ riga }) => riga);
  const modelli = new Map(colonne.map(({ id, modello }) => [id, modello]));
  return righe.map((riga) => {
    const suoi = perRiga.get(riga.bozza.uidSubAnagrafe);
    return suoi === undefined ? riga : conVoci(riga, vociCon(riga, suoi, modelli));
  });
};

const vociCon = (
  riga: RigaPreparazione,
  cambi: readonly Cambio[],
  modelli: ReadonlyMap<string, VoceCedolino>,
): readonly VoceCedolino[] => {
  const { voci } = riga.input;
  const ids = idDelle(voci);
  const valori = new Map(cambi.map(({ colonna, valore }) => [colonna, valore]));
  const rimaste = voci.flatMap((voce, indice) => {
    const valore = valori.get(ids[indice] ?? '');
    if (valore === undefined) return [voce];
    return valore === null ? [] : [{ ...voce, misura: misurata(voce.misura, valore) }];
  });
  const nuove = cambi.flatMap(({ colonna, valore }) => {
    const modello = modelli.get(colonna);
    return valore === null || modello === undefined || ids.includes(colonna)
      ? []
      : [vocePer(riga, { ...modello, misura: misurata(modello.misura, valore) })];
  });
  return [...rimaste, ...nuove];
};
