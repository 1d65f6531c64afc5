import { descrizioneGruppoAssenza, type RigaAssenza } from '#shared/contracts/assenze/assenze.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';

/** Columns of the absences of one person. They never say why. */
export const colonneAssenze: readonly Colonna<RigaAssenza, 'datInizio'>[] = [
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', ordine: 'datInizio', larghezza: 140 },
  { id: 'datFine', titolo: 'Al', tipo: 'data', larghezza: 140 },
  { id: 'desAssenza', titolo: 'Assenza', larghezza: 320 },
  {
    id: 'codGruppo',
    titolo: 'Gruppo',
    valore: ({ codGruppo }) => descrizioneGruppoAssenza[codGruppo],
    campo: 'codGruppo',
    larghezza: 170,
    seLarga: true,
  },
  { id: 'numGiorni', titolo: 'Giorni', tipo: 'intero', larghezza: 110 },
  { id: 'numOre', titolo: 'Ore', tipo: 'ore', larghezza: 110 },
];

export const periodoDi = ({ datInizio, datFine }: Pick<RigaAssenza, 'datInizio' | 'datFine'>): string =>
  datInizio === datFine
    ? `del ${formatGiorno(datInizio)}`
    : `dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}`;

export const nomeAssenza = (assenza: Pick<RigaAssenza, 'datInizio' | 'datFine' | 'desAssenza'>): string =>
  `${assenza.desAssenza} ${periodoDi(assenza)}`;
