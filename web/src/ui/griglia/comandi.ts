import { readAppunti } from './appunti.ts';
import { paste, type Incollato, type Scarto } from './incolla.ts';
import {
  rettangoloDi,
  step,
  within,
  type Cambio,
  type Dati,
  type Posizione,
  type Selezione,
  type Verso,
} from './modello.ts';

/** A change that can be taken back: the cells before and after it. */
interface Passo {
  readonly prima: readonly Cambio[];
  readonly dopo: readonly Cambio[];
}

/** A cell being written. `sostituisce`: it was begun by typing over it, so the arrows leave it. */
interface Scrivendo {
  readonly testo: string;
  readonly sostituisce: boolean;
  readonly errore: string | null;
}

export interface Stato {
  readonly selezione: Selezione;
  readonly scrivendo: Scrivendo | null;
  readonly fatti: readonly Passo[];
  readonly annullati: readonly Passo[];
  /** What the last paste did not take. */
  readonly scarti: readonly Scarto[];
  /** Lines without names that wait for somebody to look whose they would be. */
  readonly daPrendere: Incollato | null;
  /** What was done, for who does not see it. */
  readonly detto: string;
}

const ORIGINE: Posizione = { riga: 0, colonna: 0 };
export const INIZIO: Stato = {
  selezione: { da: ORIGINE, a: ORIGINE },
  scrivendo: null,
  fatti: [],
  annullati: [],
  scarti: [],
  daPrendere: null,
  detto: '',
};

export type Comando =
  | { readonly tipo: 'sposta'; readonly verso: Verso; readonly estendi: boolean }
  | { readonly tipo: 'scegli'; readonly dove: Posizione; readonly estendi: boolean }
  | { readonly tipo: 'tutto' | 'chiudi' | 'svuota' | 'riempi' | 'annulla' | 'ripeti' | 'scarta' | 'prendi' | 'lascia' }
  | { readonly tipo: 'apri'; readonly testo: string | null }
  | { readonly tipo: 'scrivi'; readonly testo: string }
  | { readonly tipo: 'conferma'; readonly verso: Verso | null }
  /** `proprio`: copied from this sheet, so that its places are known. */
  | { readonly tipo: 'incolla'; readonly testo: string; readonly proprio?: boolean };

export interface Esito {
  readonly stato: Stato;
  readonly cambi: readonly Cambio[];
}

/** Steps that can be taken back. */
const MASSIMO_PASSI = 100;

/** What a command does to the grid, and the cells it changes. Pure: the page applies the changes to its own data. */
export const run = (stato: Stato, comando: Comando, dati: Dati): Esito => {
  switch (comando.tipo) {
    case 'sposta':
      return only(select(stato, step(stato.selezione.a, comando.verso, dati), comando.estendi));
    case 'scegli':
      return choose(stato, comando, dati);
    case 'tutto':
      return only({ ...stato, selezione: { da: ORIGINE, a: step(ORIGINE, 'ultima', dati) } });
    case 'apri':
      return only(open(stato, comando.testo, dati));
    case 'scrivi':
      return only(
        stato.scrivendo === null
          ? stato
          : { ...stato, scrivendo: { ...stato.scrivendo, testo: comando.testo, errore: null } },
      );
    case 'chiudi':
      return only({ ...stato, scrivendo: null, detto: '' });
    case 'conferma':
      return confirm(stato, comando.verso, dati);
    case 'svuota':
      return change(
        stato,
        celleDi(stato.selezione, dati, () => null),
        dati,
      );
    case 'riempi':
      return change(stato, fill(stato.selezione, dati), dati);
    case 'incolla':
      return pasted(stato, comando, dati);
    case 'prendi':
      return stato.daPrendere === null ? only(stato) : take(stato, stato.daPrendere, dati);
    case 'lascia':
      return only({ ...stato, daPrendere: null, detto: 'Valori non incollati.' });
    case 'scarta':
      return only({ ...stato, scarti: [] });
    case 'annulla':
      return undo(stato);
    case 'ripeti':
      return redo(stato);
  }
};

const only = (stato: Stato): Esito => ({ stato, cambi: [] });

const select = (stato: Stato, a: Posizione, estendi: boolean): Stato => ({
  ...stato,
  scrivendo: null,
  selezione: { da: estendi ? stato.selezione.da : a, a },
});

/** Another cell: the text of the one that was being written becomes its value first. */
const choose = (
  stato: Stato,
  { dove, estendi }: { readonly dove: Posizione; readonly estendi: boolean },
  dati: Dati,
): Esito => {
  const { stato: dopo, cambi } = stato.scrivendo === null ? only(stato) : confirm(stato, null, dati);
  return { stato: dopo.scrivendo === null ? select(dopo, within(dove, dati), estendi) : dopo, cambi };
};

const valoreIn = ({ riga, colonna }: Posizione, { righe, colonne }: Dati): number | undefined =>
  righe[riga]?.valori[colonne[colonna]?.id ?? ''];

const open = (stato: Stato, testo: string | null, dati: Dati): Stato => {
  const colonna = dati.colonne[stato.selezione.a.colonna];
  if (colonna === undefined || dati.righe.length === 0) return stato;
  return {
    ...stato,
    selezione: { da: stato.selezione.a, a: stato.selezione.a },
    scrivendo: {
      testo: testo ?? colonna.scrittura.scrivi(valoreIn(stato.selezione.a, dati)),
      sostituisce: testo !== null,
      errore: null,
    },
  };
};

/** The text that was being written becomes the value, and the step is made; a text that cannot be read stays open and says why. */
const confirm = (stato: Stato, verso: Verso | null, dati: Dati): Esito => {
  const { scrivendo, selezione } = stato;
  const [riga, colonna] = [dati.righe[selezione.a.riga], dati.colonne[selezione.a.colonna]];
  const avanti = verso === null ? selezione.a : step(selezione.a, verso, dati);
  if (scrivendo === null || riga === undefined || colonna === undefined) return only(select(stato, avanti, false));
  const testo = scrivendo.testo.trim();
  const letto = testo === '' ? null : colonna.scrittura.leggi(testo);
  if (letto !== null && letto.esito !== 'valido')
    return only({ ...stato, scrivendo: { ...scrivendo, errore: letto.messaggio } });
  const valore = letto === null ? null : letto.valore;
  const { stato: dopo, cambi } = change(stato, [{ riga: riga.id, colonna: colonna.id, valore }], dati);
  return { stato: select(dopo, avanti, false), cambi };
};

const celleDi = (
  selezione: Selezione,
  { righe, colonne }: Dati,
  valore: (riga: number, colonna: string) => number | null,
): readonly Cambio[] => {
  const { daRiga, aRiga, daColonna, aColonna } = rettangoloDi(selezione);
  return righe
    .slice(daRiga, aRiga + 1)
    .flatMap((riga, indice) =>
      colonne
        .slice(daColonna, aColonna + 1)
        .map(({ id }) => ({ riga: riga.id, colonna: id, valore: valore(daRiga + indice, id) })),
    );
};

/** The first row of the chosen cells in all the others; of one row alone, the row above. */
const fill = (selezione: Selezione, dati: Dati): readonly Cambio[] => {
  const { daRiga, aRiga } = rettangoloDi(selezione);
  const modello = daRiga === aRiga ? daRiga - 1 : daRiga;
  return celleDi(selezione, dati, (_riga, colonna) => dati.righe[modello]?.valori[colonna] ?? null).filter(
    ({ riga }) => modello >= 0 && riga !== dati.righe[modello]?.id,
  );
};

const pasted = (
  stato: Stato,
  { testo, proprio = false }: { readonly testo: string; readonly proprio?: boolean },
  dati: Dati,
): Esito => {
  const { daRiga, daColonna } = rettangoloDi(stato.selezione);
  const celle = readAppunti(testo);
  // One value over many cells goes in all of them.
  const [solo] = celle.length === 1 && celle[0]?.length === 1 ? celle : [];
  const { aRiga, aColonna } = rettangoloDi(stato.selezione);
  const ripetute =
    solo === undefined
      ? celle
      : Array.from({ length: aRiga - daRiga + 1 }, () =>
          Array.from({ length: aColonna - daColonna + 1 }, () => solo[0] ?? ''),
        );
  const incollato = paste(ripetute, { riga: daRiga, colonna: daColonna }, dati);
  // Lines that name nobody pay whoever stands there: several of them are shown with their people first.
  return incollato.senzaNomi && celle.length > 1 && incollato.cambi.length > 0 && !proprio
    ? only({
        ...stato,
        scrivendo: null,
        daPrendere: incollato,
        detto: 'Le righe incollate non dicono di chi sono: guardare a chi vanno e confermare.',
      })
    : take(stato, incollato, dati);
};

/** The pasted values go in the cells. */
const take = (prima: Stato, { cambi, scarti }: Incollato, dati: Dati): Esito => {
  const stato = { ...prima, daPrendere: null };
  const esito = change({ ...stato, scarti }, cambi, dati);
  const righe = scarti.length === 0 ? '' : `, righe non riconosciute: ${scarti.length}`;
  return { ...esito, stato: { ...esito.stato, scarti, detto: `Valori incollati: ${cambi.length}${righe}.` } };
};

/** Cells to change, but those that are already so; remembered to be taken back. */
const change = (stato: Stato, tutti: readonly Cambio[], { righe }: Dati): Esito => {
  const perId = new Map(righe.map((riga) => [riga.id, riga.valori]));
  const attuale = ({ riga, colonna }: Cambio): number | null => perId.get(riga)?.[colonna] ?? null;
  const dopo = tutti.filter((cambio) => attuale(cambio) !== cambio.valore);
  if (dopo.length === 0) return only({ ...stato, scrivendo: null });
  const prima = dopo.map((cambio) => ({ ...cambio, valore: attuale(cambio) }));
  return {
    stato: {
      ...stato,
      scrivendo: null,
      fatti: [...stato.fatti, { prima, dopo }].slice(-MASSIMO_PASSI),
      annullati: [],
      detto: '',
    },
    cambi: dopo,
  };
};

const undo = (stato: Stato): Esito => {
  const passo = stato.fatti.at(-1);
  if (passo === undefined) return only({ ...stato, detto: "Non c'è altro da annullare." });
  return {
    stato: {
      ...stato,
      fatti: stato.fatti.slice(0, -1),
      annullati: [...stato.annullati, passo],
      detto: `Annullati ${passo.prima.length} valori.`,
    },
    cambi: passo.prima,
  };
};

const redo = (stato: Stato): Esito => {
  const passo = stato.annullati.at(-1);
  if (passo === undefined) return only({ ...stato, detto: "Non c'è altro da ripetere." });
  return {
    stato: {
      ...stato,
      fatti: [...stato.fatti, passo],
      annullati: stato.annullati.slice(0, -1),
      detto: `Ripetuti ${passo.dopo.length} valori.`,
    },
    cambi: passo.dopo,
  };
};
