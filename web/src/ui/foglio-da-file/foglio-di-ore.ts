import type { ColonnaFile } from '#shared/contracts/scambio/scambio.ts';
import { chiamatiCon, chiE, type Chiamati } from '#shared/domain/chi-e.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { conMaiuscola } from '#shared/domain/testo.ts';
import type { Cambio, ColonnaGriglia } from '../griglia/modello.ts';

/** A person a row of the file may speak of; `presente`: they are already in the sheet. */
export interface PersonaNota {
  readonly uid: string;
  readonly nominativo: string;
  /** Tax code, number, names: what the file may call them. */
  readonly chiavi: readonly string[];
  readonly presente: boolean;
}

/** A row of the file: its number as the spreadsheet shows it, its cells as text, as the file has them or as they were mended. */
export interface RigaFoglio {
  readonly numero: number;
  readonly celle: readonly string[];
  /** The faults of the row as a whole, as it was read. */
  readonly errori?: readonly string[];
  /** The row is hidden in the file. */
  readonly nascosta?: boolean;
}

/** What a column of the file says: who, how much of an item, or nothing of use. */
export type Uso<C extends ColonnaGriglia = ColonnaGriglia> =
  | { readonly dice: 'chi' }
  | { readonly dice: 'quanto'; readonly colonna: C }
  | null;

/** A row against the run: whose it is, what it puts in the sheet; or what is wrong, by column of the file, -1 for the row as a whole. */
export interface RigaConfrontata {
  readonly riga: RigaFoglio;
  readonly persona: PersonaNota | undefined;
  readonly cambi: readonly Cambio[];
  readonly errori: readonly { readonly colonna: number; readonly messaggio: string }[];
}

const DICONO_CHI = new Set(
  [
    'Codice fiscale',
    'CF',
    'Matricola',
    'Cognome',
    'Nome',
    'Cognome e nome',
    'Nome e cognome',
    'Nominativo',
    'Persona',
    'Dipendente',
    'Docente',
  ].map(chiaveRicerca),
);
const DICONO_QUANTO = new Set(
  ['Ore', 'N. ore', 'Numero ore', 'Giorni', 'Importo', 'Compenso', 'Euro', 'Quantità'].map(chiaveRicerca),
);

/** The heading that stands for a column of the sheet: its title, with unit and period where two share it. */
export const intestazioneDi = (colonna: ColonnaGriglia, colonne: readonly ColonnaGriglia[]): string =>
  colonne.filter(({ titolo }) => titolo === colonna.titolo).length > 1
    ? `${colonna.titolo} (${colonna.dettaglio ?? ''})`
    : colonna.titolo;

/** What each column of the file says, from its heading; a bare "Ore" or "Importo" is the only item of the run, when there is one. */
export const guessUsi = <C extends ColonnaGriglia>(
  file: readonly ColonnaFile[],
  presenti: readonly C[],
  offerte: readonly C[],
): readonly Uso<C>[] =>
  file.map(({ intestazione }): Uso<C> => {
    const chiave = chiaveRicerca(intestazione);
    if (DICONO_CHI.has(chiave)) return { dice: 'chi' };
    const nominata =
      presenti.find((colonna) => chiaveRicerca(intestazioneDi(colonna, presenti)) === chiave) ??
      offerte.find(({ titolo }) => chiaveRicerca(titolo) === chiave);
    const [sola, ...altre] = presenti;
    const colonna = nominata ?? (DICONO_QUANTO.has(chiave) && altre.length === 0 ? sola : undefined);
    return colonna === undefined ? null : { dice: 'quanto', colonna };
  });

/** Why the columns cannot be read so; null when they can. */
export const problemaUsi = (usi: readonly Uso[]): string | null => {
  const quanto = usi.flatMap((uso) => (uso?.dice === 'quanto' ? [uso.colonna] : []));
  if (!usi.some((uso) => uso?.dice === 'chi')) return 'Indicare quale colonna del file dice di chi è la riga.';
  if (quanto.length === 0) return 'Indicare quale colonna del file contiene le ore o gli importi, e di quale voce.';
  const doppia = quanto.find(({ id }, indice) => quanto.findIndex((altra) => altra.id === id) !== indice);
  return doppia === undefined ? null : `Due colonne del file sono abbinate a «${doppia.titolo}»: lasciarne una sola.`;
};

/** The rows of the file against the run and the registry, with everything that is wrong with each. An empty cell leaves what is there. */
export const compareRighe = (
  righe: readonly RigaFoglio[],
  usi: readonly Uso[],
  persone: readonly PersonaNota[],
): readonly RigaConfrontata[] => {
  const chiamati = chiamatiCon(persone);
  const gia = new Map<string, number>();
  return righe.map((riga) => {
    const { persona, errore } = personaDi(riga, usi, chiamati);
    const valori = readValori(riga, usi, persona?.uid ?? '');
    const prima = persona && gia.get(persona.uid);
    if (persona && prima === undefined) gia.set(persona.uid, riga.numero);
    const doppia =
      prima === undefined
        ? []
        : [{ colonna: -1, messaggio: `${persona?.nominativo ?? ''} è già alla riga ${prima}: lasciarne una sola.` }];
    return {
      riga,
      persona,
      cambi: valori.cambi,
      errori: [...lettaMale(riga), ...(errore === null ? [] : [errore]), ...doppia, ...valori.errori],
    };
  });
};

type Errore = RigaConfrontata['errori'][number];

const lettaMale = ({ errori = [] }: RigaFoglio): readonly Errore[] =>
  errori.map((messaggio) => ({ colonna: -1, messaggio }));

/** Returns the person that the cells of a row agree on, or what is wrong with them. */
const personaDi = (
  { celle }: RigaFoglio,
  usi: readonly Uso[],
  chiamati: Chiamati<PersonaNota>,
): { readonly persona: PersonaNota | undefined; readonly errore: Errore | null } => {
  const colonne = usi.flatMap((uso, colonna) => (uso?.dice === 'chi' ? [colonna] : []));
  const { persona, motivo } = chiE(
    colonne.map((colonna) => celle[colonna] ?? ''),
    chiamati,
    'in anagrafe ',
  );
  return {
    persona,
    errore: motivo === null ? null : { colonna: colonne[0] ?? -1, messaggio: `${conMaiuscola(motivo)}.` },
  };
};

const readValori = (
  { celle }: RigaFoglio,
  usi: readonly Uso[],
  uid: string,
): { readonly cambi: readonly Cambio[]; readonly errori: readonly Errore[] } => {
  const [cambi, errori]: [Cambio[], Errore[]] = [[], []];
  for (const [posto, uso] of usi.entries()) {
    const testo = celle[posto] ?? '';
    if (uso?.dice !== 'quanto' || testo === '') continue;
    const letto = uso.colonna.scrittura.leggi(testo);
    if (letto.esito === 'valido') cambi.push({ riga: uid, colonna: uso.colonna.id, valore: letto.valore });
    else errori.push({ colonna: posto, messaggio: letto.messaggio });
  }
  return { cambi, errori };
};
