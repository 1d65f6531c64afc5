import * as z from 'zod';
import { forma, scelta } from '../../domain/campi.ts';
import { annoMese, codice, euro } from './uniemens/elementi.ts';

/** Current year, or the years before: what is taxed apart has its tax in a row of its own. */
export const tassazioniSpt = ['AC', 'AP'] as const;
export const descrizioneTassazioneSpt = { AC: 'Anno corrente', AP: 'Anni precedenti (separata)' } as const;

/** What the payee is to the State. Only who has a fixed salary from NoiPA is told of. */
export const rapportiSpt = ['STATALE', 'SUPPLENTE_BREVE', 'ESTRANEO'] as const;
export type RapportoSpt = (typeof rapportiSpt)[number];
export const descrizioneRapportoSpt: Readonly<Record<RapportoSpt, string>> = {
  STATALE: 'Personale dello Stato',
  SUPPLENTE_BREVE: 'Supplente breve',
  ESTRANEO: 'Estraneo allo Stato',
};

/**
 * Amounts of a compensation, in cents, under the names of their elements. Nobody outside NoiPA has published the schema: the content is
 * what its guides ask for, the names are ours.
 */
export const importiSpt = {
  Lordo: euro(),
  Esente: euro(),
  ImponibilePensione: euro(),
  RitenutaPensione: euro(),
  RitenutaFondoCredito: euro(),
  ImponibilePrevidenza: euro(),
  RitenutaOperaPrevidenza: euro(),
  RitenutaTfr: euro(),
  AltreRitenute: euro(),
  ImponibileIrpef: euro(),
  RitenutaIrpef: euro(),
  ImponibileSostitutiva: euro(),
  Sostitutiva: euro(),
  ImponibileIrap: euro(),
  Irap: euro(),
} as const;
export type ImportoSpt = keyof typeof importiSpt;

/** What a person was paid under one kind and chapter, for one month, in one way of taxing it. */
const Compenso = z.strictObject({
  /** Code of the kind in the portal; absent where nobody has said it. */
  Tipo: codice(10).optional(),
  Descrizione: codice(100),
  Capitolo: codice(20).optional(),
  Competenza: annoMese(),
  Liquidazione: annoMese(),
  AnnoPagamento: codice(4),
  Tassazione: scelta(tassazioniSpt),
  /** '23,00'; of what is taxed apart the mean rate, with four decimals. */
  AliquotaIrpef: codice(8).optional(),
  Cassa: codice(10).optional(),
  ...importiSpt,
});
export type CompensoSpt = z.infer<typeof Compenso>;

const Dipendente = z.strictObject({
  CodiceFiscale: codice(16),
  Cognome: codice(60),
  Nome: codice(60),
  Rapporto: scelta(rapportiSpt),
  Compenso: z.array(Compenso).optional(),
});
export type DipendenteSpt = z.infer<typeof Dipendente>;

const mese = () => forma(/^(?:0[1-9]|1[0-2])$/, 'Il mese ha la forma MM.', 2);

/** What a school paid by itself, in some months of a year, to staff whose salary NoiPA pays. */
export const Spt = z.strictObject({
  Ente: z.strictObject({
    CodiceFiscale: codice(16),
    CodiceMeccanografico: codice(10),
    Denominazione: codice(100),
    UfficioResponsabile: codice(10).optional(),
    UfficioServizio: codice(10).optional(),
  }),
  Periodo: z.strictObject({ Anno: forma(/^\d{4}$/, "L'anno ha la forma AAAA.", 4), MeseDa: mese(), MeseA: mese() }),
  Dipendente: z.array(Dipendente).optional(),
});
export type Spt = z.infer<typeof Spt>;
