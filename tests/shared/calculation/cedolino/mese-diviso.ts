import { posto } from '#shared/calculation/contratto/servizi-uniti.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { calcolato, importo, supplenza } from '../situazioni.ts';

export const VOCI = ['STIPENDIO', 'RPD', 'TREDICESIMA'] as const;
export type GiaPagato = NonNullable<SituazioneInput['giaPagati']>[number];
export type Contratto = 'TD_30_6' | 'SUPPLENTE_BREVE';
export type Assenze = NonNullable<NonNullable<SituazioneInput['servizi']>[number]['assenze']>;

/** A full post of some days of a month, after other payslips of it. */
export const con = (
  contratto: Contratto,
  dal: string,
  al: string,
  giaPagati: readonly GiaPagato[] = [],
): SituazioneInput =>
  supplenza(dal, al, {
    percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
    giaPagati: [...giaPagati],
  });

/** The same with absences in each of its services. */
export const assente = (situazione: SituazioneInput, assenze: Assenze): SituazioneInput => ({
  ...situazione,
  servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, assenze })),
});

/** A payslip as the next of its month knows it. */
export const pagato = (situazione: SituazioneInput, ore = 0): GiaPagato => {
  const { servizi } = Situazione.parse(situazione);
  return {
    liquidazione: { anno: 2026, mese: 6 },
    giorni: [],
    giorniPagati: 0,
    imponibileIrpef: 0,
    irpef: 0,
    trattamentoIntegrativo: 0,
    nettoPignorabile: 0,
    trattenute: [],
    servizi: servizi.map((servizio) => ({
      ...servizio.competenza,
      posto: posto({ ...servizio, oreSettimanali: servizio.oreSettimanali - ore }),
    })),
  };
};

/** Adds up each line of some payslips. */
export const voci = (...situazioni: readonly SituazioneInput[]): readonly number[] =>
  VOCI.map((codice) => situazioni.reduce((totale, situazione) => totale + importo(calcolato(situazione), codice), 0));
