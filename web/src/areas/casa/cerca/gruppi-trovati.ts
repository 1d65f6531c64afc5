import type { AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import type { Trovati } from '#shared/contracts/casa/cerca.ts';
import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { chiaveRicerca, nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

/** A screen that may be opened from the search: what it is called, where the menu has it, its address. */
export interface SchermataCercata {
  readonly titolo: string;
  readonly gruppo: string;
  readonly path: string;
}

const MASSIMO_SCHERMATE = 8;

/** What is offered for a text, group by group; the value of each is the address it opens. */
export const gruppiTrovati = (
  testo: string,
  schermate: readonly SchermataCercata[],
  trovati: Trovati | undefined,
): AutosuggestProps.OptionGroup[] => {
  const parole = chiaveRicerca(testo).split(' ');
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
  const trovate = schermate
    .filter(({ titolo, gruppo }) =>
      parole.every((parola) => parola !== '' && chiaveRicerca(`${titolo} ${gruppo}`).includes(parola)),
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
    { label: 'Schermate', options: trovate },
  ].filter(({ options }) => options.length > 0);
};
