import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { gruppiRiga } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { descrizioneStatoElaborazione, type StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';

const tipi: Readonly<Record<StatoElaborazione, StatusIndicatorProps.Type>> = {
  ATTESA: 'pending',
  IN_CORSO: 'in-progress',
  COMPLETATO: 'success',
  CONTABILIZZATO: 'success',
  FALLITO: 'error',
};

/** How each state of a run is shown. */
export const statiProcesso = {
  ATTESA: { tipo: tipi.ATTESA, testo: descrizioneStatoElaborazione.ATTESA },
  IN_CORSO: { tipo: tipi.IN_CORSO, testo: descrizioneStatoElaborazione.IN_CORSO },
  COMPLETATO: { tipo: tipi.COMPLETATO, testo: descrizioneStatoElaborazione.COMPLETATO },
  CONTABILIZZATO: { tipo: tipi.CONTABILIZZATO, testo: descrizioneStatoElaborazione.CONTABILIZZATO },
  FALLITO: { tipo: tipi.FALLITO, testo: descrizioneStatoElaborazione.FALLITO },
} as const;

/** How each outcome of a person is shown. */
export const esitiCedolino = {
  CALCOLATO: { tipo: 'success', testo: 'Calcolato' },
  SCARTATO: { tipo: 'error', testo: 'Scartato' },
} as const;

/** Titles of the groups of lines of a payslip. */
export const titoliGruppo: Readonly<Record<(typeof gruppiRiga)[number], string>> = {
  competenze: 'Competenze',
  somme_esenti: 'Somme esenti',
  addebiti_fattura: 'Addebiti in fattura',
  ritenute_previdenziali: 'Ritenute previdenziali',
  ritenute_fiscali: 'Ritenute fiscali',
  somme_fuori_reddito: 'Somme fuori reddito',
  altre_trattenute: 'Altre trattenute',
  arrotondamento: 'Arrotondamento',
  oneri: 'Oneri a carico della scuola',
  riepilogo: 'Riepilogo',
};

/** All that a computed payslip warns of, counted in the list and read in the panel: what the rules say and what was noticed of the person. */
export const avvisiDi = ({
  cedolino,
  anomalie,
}: Motivi & { readonly cedolino: { readonly avvisi: readonly Motivo[] } | null }): readonly string[] =>
  cedolino === null ? [] : [...anomalie, ...cedolino.avvisi].map(({ messaggio }) => messaggio);

interface Motivo {
  readonly messaggio: string;
}
interface Motivi {
  readonly anomalie: readonly Motivo[];
}
