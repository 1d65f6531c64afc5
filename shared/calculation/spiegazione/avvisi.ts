import { compareMesi, meseDi } from '../../domain/tempo/mese.ts';
import type { RegolaUsata } from '../../rules/regole.ts';
import type { Completato } from '../prospetti/completamento.ts';
import { avvisiDiVerifica } from '../righe/verifica-inadempimenti.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { Anomalia } from './anomalia.ts';

/** Notes for whoever approves, besides those the amounts left while they were computed. */
export const avvisiDelCedolino = (ctx: Contesto, { righe, totali }: Completato): readonly Anomalia[] => [
  ...competenzeFuture(ctx),
  ...avvisiDiVerifica(ctx, righe, totali.netto),
];

/** What the payslip says of the rules it read, once each: those still to be checked, and those past the last day they were printed for. */
export const avvisiRegole = (usate: readonly RegolaUsata[]): readonly Anomalia[] => [
  ...unaVolta(usate.filter((usata) => usata.riscontro === null && decideImporti(usata))).map(daRiscontrare),
  ...unaVolta(usate.filter(isScaduta)).map(daAggiornare),
];

/** Where a payment is reported, and what must be asked before it, change no amount of the payslip. */
const SENZA_IMPORTI = ['adempimenti.', 'fondi.', 'versamenti.', 'autonomi.verifica-inadempimenti'] as const;
const decideImporti = ({ id }: RegolaUsata): boolean => !SENZA_IMPORTI.some((inizio) => id.startsWith(inizio));

const isScaduta = ({ valeFinoA, giorno }: RegolaUsata): boolean => valeFinoA !== undefined && giorno > valeFinoA;

const unaVolta = (usate: readonly RegolaUsata[]): readonly RegolaUsata[] => [
  ...new Map(usate.map((usata) => [usata.id, usata])).values(),
];

const daRiscontrare = ({ id, descrizione, dal, fonte, norma }: RegolaUsata): Anomalia => ({
  codice: 'REGOLA_NON_VERIFICATA',
  campo: id,
  messaggio: `"${descrizione}" in vigore dal ${giornoScritto(dal)}: ${fonte === 'derivata' ? 'valore dedotto, ' : ''}da riscontrare in una fonte pubblica (${norma.map(({ testo }) => testo).join('; ')}).`,
});

const daAggiornare = ({ id, descrizione, valeFinoA = '' }: RegolaUsata): Anomalia => ({
  codice: 'VALORE_DA_AGGIORNARE',
  campo: id,
  messaggio: `"${descrizione}": usato l'ultimo valore pubblicato, che valeva fino al ${giornoScritto(valeFinoA)}. Quando esce quello nuovo, ricalcolare.`,
});

const giornoScritto = (giorno: string): string => giorno.split('-').reverse().join('/');

/** The accessory-payment portal rejects a month of service that is not before the month of liquidation. */
const competenzeFuture = ({ situazione: { voci, liquidazione } }: Contesto): readonly Anomalia[] =>
  voci.flatMap(({ competenza, descrizione }, indice) =>
    compareMesi(meseDi(competenza.al), liquidazione) < 0
      ? []
      : [
          {
            codice: 'COMPETENZA_FUTURA' as const,
            campo: `voci.${indice}.competenza`,
            messaggio: `"${descrizione}": la competenza arriva al mese di liquidazione o oltre; il portale degli accessori fuori sistema la rifiuta.`,
          },
        ],
  );
