import * as z from 'zod';
import { Giorno } from '../calculation/situazione/misure.ts';
import type { SituazioneInput } from '../calculation/situazione/situazione.ts';
import { impossibile } from '../calculation/spiegazione/anomalia.ts';
import type { Calcolato } from '../calculation/spiegazione/spiegazione.ts';
import type { Centesimi } from '../money/centesimi.ts';
import type { Regole } from '../rules/regole.ts';
import type { Campi, Campo, Dette } from './domande.ts';
import type { Genere } from './generi.ts';

/** The body that pays. */
export type ChiPaga = 'SCUOLA' | 'NOIPA';

export const descrizioneChiPaga: Readonly<Record<ChiPaga, string>> = {
  SCUOLA: 'Paga la scuola, con un mandato sul suo bilancio.',
  NOIPA: 'Paga NoiPA, con il cedolino unico, su quanto la scuola comunica: qui è una previsione.',
};

/** An amount and what it includes. */
export interface Somma {
  readonly di: 'LORDO_DIPENDENTE' | 'LORDO_STATO' | 'NETTO';
  readonly importo: Centesimi;
}

/** An amount as the engine takes it: lordo dipendente, or all-inclusive. */
export interface Indicata {
  readonly base: 'LD' | 'LS';
  readonly importo: Centesimi;
}

/** A case ready for the engine: a situation for each amount, the amount that was given, and how the fees were reached. */
export interface Preparato {
  readonly chiPaga: ChiPaga;
  readonly situazione: (indicata: Indicata) => SituazioneInput;
  /** Null where the contract tables alone make the amount. */
  readonly somma: Somma | null;
  /** Figures that were reached before the payslip, by the code of their line. */
  readonly compensi?: Readonly<Record<string, Calcolato>>;
}

/** A case that is not calculated, and who pays it. */
export interface NonCalcolato {
  readonly motivo: string;
  readonly paga: string;
}

export interface Definizione {
  readonly genere: Genere;
  readonly campi: Campi;
  readonly schema: z.ZodObject;
  /** Reads answers that the schema has admitted. @throws CalcoloImpossibile, RegolaMancante */
  readonly preparato: (risposte: unknown, regole: Regole) => Preparato | NonCalcolato;
}

/** A kind of payee: its questions, and what their answers come to. */
export const definizione = <const C extends Campi>(
  genere: Genere,
  campi: C,
  preparato: (dette: Dette<C>, regole: Regole) => Preparato | NonCalcolato,
): Definizione => {
  const schema = z.strictObject({ genere: z.literal(genere), ...forma(campi) });
  /** The questions make the schema: what it admits are their answers. */
  const areDette = (risposte: unknown): risposte is Dette<C> => schema.safeParse(risposte).success;
  return {
    genere,
    campi,
    schema,
    preparato: (risposte, regole) => {
      if (areDette(risposte)) return preparato(risposte, regole);
      throw impossibile('SITUAZIONE_NON_VALIDA', 'Le risposte non sono quelle delle domande: controllarle.');
    },
  };
};

const forma = (campi: Campi): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(campi).map(([nome, campo]) => {
      const schema = schemaDelCampo(campo).describe(campo.domanda);
      return [nome, campo.quando === undefined ? schema : schema.exactOptional()];
    }),
  );

const schemaDelCampo = (campo: Campo) => {
  switch (campo.tipo) {
    case 'scelta':
      return z.enum(Object.keys(campo.voci));
    case 'giorno':
      return Giorno;
    case 'si_no':
      return z.boolean();
    case 'importo':
    case 'ore':
    case 'intero':
    case 'aliquota':
      return z.int().min(campo.minimo).max(campo.massimo);
  }
};
