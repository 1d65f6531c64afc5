import type { AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import type { Trovati } from '#shared/contracts/casa/cerca.ts';
import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { chiaveRicerca, nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { azioni } from './azioni.ts';
import { stampe } from './stampe.ts';

/** A screen that may be opened from the search: what it is called, where the menu has it, its address. */
export interface SchermataCercata {
  readonly titolo: string;
  readonly gruppo: string;
  readonly path: string;
  /** Other words for it. */
  readonly dettoAnche?: string;
}

/** A chapter of the manual that may be opened from the search. */
export interface CapitoloCercato {
  readonly titolo: string;
  readonly paragrafi: readonly string[];
  readonly passi?: readonly { readonly titolo: string; readonly testo: string }[];
}

const MASSIMO_SCHERMATE = 8;
const MASSIMO_AZIONI = 6;
const MASSIMO_CAPITOLI = 4;
const MASSIMO_STAMPE = 4;

/** Words that say when, or join others: they find nothing by themselves. */
const VUOTE: ReadonlySet<string> = new Set([
  ...['DI', 'DEL', 'DELLA', 'IL', 'LA', 'UN', 'UNA', 'E', 'A', 'COME', 'SI', 'PER'],
  ...Array.from({ length: 12 }, (_, indice) => chiaveRicerca(nomeMese(indice + 1))),
]);

/** The words of a text that say what is looked for. */
const paroleDi = (testo: string): readonly string[] => {
  const tutte = chiaveRicerca(testo).split(' ');
  const piene = tutte.filter((parola) => !VUOTE.has(parola) && !/^\d{4}$/.test(parola));
  return piene.length === 0 ? tutte : piene;
};

/** True of a text in which some word begins with each of those looked for, verbs in any of their forms. */
const dice = (testo: string, parole: readonly string[]): boolean => {
  const dette = chiaveRicerca(testo).split(' ');
  return parole.every((parola) => parola !== '' && dette.some((detta) => detta.startsWith(parola)));
};

/** The actions of the screens that may be opened. */
const azioniTrovate = (parole: readonly string[], schermate: readonly SchermataCercata[]) => {
  const nomi = new Map(schermate.map(({ path, titolo }) => [path, titolo]));
  return azioni
    .filter(({ titolo, parole: altre }) => dice(`${titolo} ${altre}`, parole))
    .flatMap(({ titolo, indirizzo }) => {
      const dove = nomi.get(indirizzo.split('?')[0] ?? indirizzo);
      return dove === undefined ? [] : [{ value: indirizzo, label: titolo, description: dove }];
    })
    .slice(0, MASSIMO_AZIONI);
};

/** The prints of the screens that may be opened, where the name of the print is not that of its screen. */
const stampeTrovate = (parole: readonly string[], schermate: readonly SchermataCercata[]) => {
  const nomi = new Map(schermate.map(({ path, titolo }) => [path, titolo]));
  return stampe
    .filter(({ titolo }) => dice(titolo, parole))
    .flatMap(({ titolo, indirizzo }) => {
      const dove = nomi.get(indirizzo);
      return dove === undefined || dove === titolo ? [] : [{ value: indirizzo, label: titolo, description: dove }];
    })
    .slice(0, MASSIMO_STAMPE);
};

const capitoliTrovati = (
  parole: readonly string[],
  schermate: readonly SchermataCercata[],
  capitoli: readonly CapitoloCercato[],
) =>
  schermate.some(({ path }) => path === '/manuale')
    ? capitoli
        .filter(({ titolo, paragrafi, passi = [] }) =>
          dice([titolo, ...paragrafi, ...passi.flatMap((passo) => [passo.titolo, passo.testo])].join(' '), parole),
        )
        .slice(0, MASSIMO_CAPITOLI)
        .map(({ titolo }) => ({
          value: `/manuale?capitolo=${encodeURIComponent(titolo)}`,
          label: titolo,
          description: 'Manuale',
        }))
    : [];

/** Returns the address of a filing. */
const indirizzoDi = ({ tipo, uid, anno, meseDa, mese, inviata }: Trovati['denunce'][number]): string => {
  switch (tipo) {
    case 'f24ep':
    case 'f24':
      return `/invia-F24?f24=${uid}`;
    case 'cu':
      return `/cu?cu=${uid}`;
    case 'spt':
      return `/accessori-fuori-sistema/${uid}/${anno}/${meseDa}/${mese}/${inviata}`;
    case 'uniemens':
      return `/uniemens/inps/${anno}/${mese}/${uid}/${inviata}?parte=piena`;
  }
};

/** What is offered for a text, group by group; the value of each is the address it opens. */
export const gruppiTrovati = (
  testo: string,
  schermate: readonly SchermataCercata[],
  trovati: Trovati | undefined,
  capitoli: readonly CapitoloCercato[] = [],
): AutosuggestProps.OptionGroup[] => {
  const parole = chiaveRicerca(testo).split(' ');
  const cercate = paroleDi(testo);
  const persone = (trovati?.persone ?? []).map(({ uid, desCognome, desNome, desCf, matricola }) => ({
    value: `/anagrafe?persona=${uid}`,
    label: nominativo(desCognome, desNome),
    description: `${desCf}, matricola ${matricola}`,
  }));
  const elaborazioni = (trovati?.elaborazioni ?? []).map(({ uid, descrizione, stato, anno, mese }) => ({
    value: `/cedolini?processo=${uid}`,
    label: descrizione,
    description: `${formatMese({ anno, mese })}, ${descrizioneStatoElaborazione[stato].toLowerCase()}`,
  }));
  const denunce = (trovati?.denunce ?? []).map((una) => ({
    value: indirizzoDi(una),
    label: una.descrizione,
    description: una.stato,
  }));
  const trovate = schermate
    .filter(({ titolo, gruppo, dettoAnche = '' }) =>
      parole.every((parola) => parola !== '' && chiaveRicerca(`${titolo} ${gruppo} ${dettoAnche}`).includes(parola)),
    )
    .slice(0, MASSIMO_SCHERMATE)
    .map(({ titolo, gruppo, path }) => ({
      value: path,
      label: titolo,
      ...(gruppo === '' ? {} : { description: gruppo }),
    }));
  return [
    { label: 'Persone', options: persone },
    { label: 'Elaborazioni', options: elaborazioni },
    { label: 'Denunce', options: denunce },
    { label: 'Che cosa fare', options: azioniTrovate(cercate, schermate) },
    { label: 'Schermate', options: trovate },
    { label: 'Stampe', options: stampeTrovate(cercate, schermate) },
    { label: 'Manuale', options: capitoliTrovati(cercate, schermate, capitoli) },
  ].filter(({ options }) => options.length > 0);
};
