import type Engine from 'publicodes';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { domanda } from './domanda.ts';
import { opinione } from './opinione.ts';

type Righe = Readonly<Record<string, number>>;

const anno = (giorno: string): number => Number(giorno.slice(0, 4));

/** The service of a payment, cut where a year ends: the part of the year before, and that of the year. */
const parti = (situazione: SituazioneInput): readonly SituazioneInput[] => {
  const { servizi = [], dataPagamento } = situazione;
  const [servizio, altro] = servizi;
  if (servizio === undefined || altro !== undefined) throw new Error('A payment across two years has one service');
  const capodanno = `${anno(dataPagamento)}-01-01`;
  const { dal, al } = servizio.competenza;
  if (dal >= capodanno || al < capodanno) throw new Error('The service stays within a year');
  return [
    { dal, al: `${anno(dataPagamento) - 1}-12-31` },
    { dal: capodanno, al },
  ].map((competenza) => ({ ...situazione, servizi: [{ ...servizio, competenza }] }));
};

/**
 * The figures of a substitute paid once for two years, after 12 January (art. 17 c. 1 lett. b and art. 51 c. 1 TUIR): each year is a payment of its own,
 * that of the year before with the mean rate alone, and the lines of both are summed.
 */
export const opinioneACavallo = (regole: Engine<string>, situazione: SituazioneInput): Righe => {
  const somma: Record<string, number> = {};
  for (const parte of parti(situazione))
    for (const [codice, importo] of Object.entries(opinione(regole, domanda(parte))))
      somma[codice] = (somma[codice] ?? 0) + importo;
  return Object.fromEntries(Object.entries(somma).filter(([codice, importo]) => codice === 'LORDO' || importo !== 0));
};
