import { addGiorni, giorniTra } from '#shared/domain/tempo/date.ts';
import { festiviTra } from '#shared/domain/tempo/festivita.ts';
import type { PartiPerMilione } from '#shared/money/centesimi.ts';
import type { EffettoAssenza, Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { giorniDiPermesso } from '#shared/rules/contratto/tempo.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { aliquoteGiornaliere, giorniAssenza } from './assenze.ts';

/** Counts the days of a period towards the limits of an absence. */
export type Conteggio = (dal: string, al: string) => number;

const calendario: Conteggio = (dal, al) => giorniTra(dal, al) + 1;

/** How the days of an absence count: of permits the working ones alone, elsewhere all; a payslip sealed before this was a rule counted all. */
export const conteggioDi = (effetto: InVigore<EffettoAssenza>, dal: string, regole: Regole): Conteggio => {
  if (effetto.valore.conteggio !== 'LAVORATIVI') return calendario;
  if (regole.seInVigore(giorniDiPermesso, dal)?.valore !== 'LAVORATIVI') return calendario;
  return (inizio, fine) => giorniAssenza(inizio, fine, effetto, festiviTra(inizio, fine));
};

/** The pay of each calendar day: one that does not count is paid as the last that did. */
export const aliquoteDeiContati = (
  { dal, al }: { readonly dal: string; readonly al: string },
  prima: number,
  trattamento: Trattamento,
  conta: Conteggio,
): readonly PartiPerMilione[] => {
  const giorni = giorniTra(dal, al) + 1;
  if (conta === calendario) return aliquoteGiornaliere(giorni, prima, trattamento);
  const contati = aliquoteGiornaliere(Math.max(1, conta(dal, al)), prima, trattamento);
  let quanti = 0;
  return Array.from({ length: giorni }, (_, passo) => {
    const giorno = addGiorni(dal, passo);
    quanti += conta(giorno, giorno);
    return contati[Math.max(0, quanti - 1)] ?? 0;
  });
};
