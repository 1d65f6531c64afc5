import * as z from 'zod';
import { anno, data, dataRicerca, flag, mese, numero, ore, scelta, testo, uid } from '../../domain/campi.ts';
import { tipiElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { contrattiDipendente, ruoliDipendente } from '../../domain/persona/percettore.ts';
import { pagina, ricerca } from '../lista.ts';
import { Disponibilita } from '../noipa/dotazione.ts';
import { defineRoute } from '../route.ts';

const lettura = {
  method: 'POST',
  roles: ['GESTORE', 'TESTER', 'PRESIDE'],
  licences: ['WWS'],
  effect: 'read',
  scope: 'scuola',
} as const;

const persona = {
  /** Of the service, the absence or the payslip of the row. */
  uid: uid(),
  matricola: numero(0, 10_000_000),
  desCognome: testo(0, 60),
  desNome: testo(0, 60),
};
const periodo = { dal: dataRicerca().optional(), al: dataRicerca().optional() };

/** A service as the head teacher reads it: who, when, which post. */
const ServizioInLettura = z.strictObject({
  ...persona,
  datInizio: data(),
  datFine: data().nullable(),
  contratto: scelta(contrattiDipendente),
  ruolo: scelta(ruoliDipendente),
  desTipoNomina: testo(0, 200),
  desQualificaRetributiva: testo(0, 200),
  numOreSettimanali: ore(6000),
});
export type ServizioInLettura = z.infer<typeof ServizioInLettura>;

/** An absence without its reason: the reason is, or gives away, data on health. */
const AssenzaInLettura = z.strictObject({
  ...persona,
  datInizio: data(),
  datFine: data(),
  numGiorni: numero(0, 100_000),
  numOre: ore(2400).nullable(),
});
export type AssenzaInLettura = z.infer<typeof AssenzaInLettura>;

const importo = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** A payslip its employee can see too. `provvisorio` until the run is accounted. Amounts in cents. */
const CedolinoInLettura = z.strictObject({
  ...persona,
  nominativo: testo(0, 130),
  DES_ELABORAZIONE: testo(1, 150),
  TIPO_ELABORAZIONE: scelta(tipiElaborazione),
  dataPagamento: data(),
  provvisorio: flag(),
  lordo: importo(),
  netto: importo(),
  oneri: importo(),
  lordoStato: importo(),
});
export type CedolinoInLettura = z.infer<typeof CedolinoInLettura>;

const MeseDetto = z.strictObject({ anno: anno(2013), mese: mese() });

/** The money of the school as the head's first page tells it: the last month paid, the last whose payslips are shown, the allocation of the year. Amounts in cents. */
const SpesaInLettura = z.strictObject({
  /** Of the accounted runs of the last month that has one paid by today; null while there is none. */
  pagato: z
    .strictObject({
      ...MeseDetto.shape,
      elaborazioni: numero(0, 1000),
      cedolini: numero(0, 1_000_000),
      netto: importo(),
      lordoStato: importo(),
    })
    .nullable(),
  esposto: MeseDetto.nullable(),
  anno: anno(2013),
  dotazione: z.array(Disponibilita).max(2000),
});
export type SpesaInLettura = z.infer<typeof SpesaInLettura>;

/** What the head teacher reads of the areas left on in the panel: no coordinates of payment, no contacts, no health. */
export const dirigenteRoutes = {
  listServiziDirigente: defineRoute({
    ...lettura,
    consultazione: 'servizi',
    path: '/crud/dirigente/servizi',
    summary: 'Services of the staff in a range of days, while the panel shows services',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'TROPPI_RISULTATI'],
    body: z.strictObject({ ...ricerca(['nominativo', 'datInizio'], ['nominativo', 'datInizio']), ...periodo }),
    response: pagina(ServizioInLettura),
  }),
  listAssenzeDirigente: defineRoute({
    ...lettura,
    consultazione: 'assenze',
    path: '/crud/dirigente/assenze',
    summary: 'Absences of the staff in a range of days, without their reason, while the panel shows absences',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'TROPPI_RISULTATI'],
    body: z.strictObject({ ...ricerca(['datInizio', 'nominativo'], ['nominativo', 'datInizio']), ...periodo }),
    response: pagina(AssenzaInLettura),
  }),
  listCedoliniDirigente: defineRoute({
    ...lettura,
    consultazione: 'datiContabili',
    path: '/crud/dirigente/cedolini',
    summary: 'Payslips of a month exposed to the employees, while the panel shows accounting data',
    errors: ['OPERAZIONE_NON_CONSENTITA', 'TROPPI_RISULTATI'],
    body: z.strictObject({
      ...ricerca(['nominativo', 'dataPagamento'], ['nominativo']),
      anno: anno(2023),
      mese: mese(),
    }),
    response: pagina(CedolinoInLettura),
  }),
  getSpesaDirigente: defineRoute({
    ...lettura,
    method: 'GET',
    consultazione: 'datiContabili',
    path: '/crud/dirigente/spesa',
    summary:
      'Last month paid, last month exposed, spending of the year against allocation, while the panel shows accounting data',
    errors: ['OPERAZIONE_NON_CONSENTITA'],
    response: SpesaInLettura,
  }),
} as const;
