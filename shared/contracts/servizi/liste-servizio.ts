import * as z from 'zod';
import { codMeccanografico, flag, numero, scelta, testo } from '../../domain/campi.ts';

const voce = { codice: testo(1, 10), descrizione: testo(1, 200) };
const elenco = <V extends z.ZodType>(riga: V) => z.array(riga).max(500);
const Voce = z.strictObject(voce);

/** A pay qualification by the spec's names; `codLivEmo` is the row of the pay tables. */
const QualificaRetributiva = z.strictObject({
  prgQualificaRetributiva: numero(1, 10_000),
  codArgo: testo(1, 10),
  codMin: testo(1, 10).nullable(),
  desDescrizione: testo(1, 200),
  flgAttivo: flag(),
  numOrdine: numero(0, 1_000_000),
  codLivEmo: testo(1, 60).nullable(),
});

/** The fourteen lists a service is filled in with. `scuolaMaster` is the school itself. */
export const ListeServizio = z.strictObject({
  tipoPersonaleList: elenco(z.strictObject({ ...voce, docente: flag(), dipendente: flag() })),
  situazionePrevidenzialeList: elenco(
    z.strictObject({ ...voce, codRegimeFineServizio: scelta(['1', '2', '3']).nullable() }),
  ),
  tipoAttivitaList: elenco(Voce),
  tipoServizioList: elenco(Voce),
  autoritaNominaList: elenco(Voce),
  qualificaServizioList: elenco(Voce),
  qualificaRetributivaList: elenco(QualificaRetributiva),
  tipoCattedraList: elenco(Voce),
  tipoPostoList: elenco(z.strictObject({ ...voce, sostegno: flag() })),
  tipoLaboratorioList: elenco(Voce),
  tipiScuolaList: elenco(z.strictObject({ ...voce, ordine: testo(1, 20) })),
  retribImportiList: elenco(z.strictObject({ ...voce, mensilita: numero(12, 13), fisso: flag() })),
  scuolaMaster: z.strictObject({ codMeccanografico: codMeccanografico(), desScuola: testo(0, 200) }),
  straordinarioList: elenco(z.strictObject({ ...voce, turno: testo(1, 30) })),
});
export type ListeServizio = z.infer<typeof ListeServizio>;
