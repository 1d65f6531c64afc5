import * as z from 'zod';
import { anno, data, importo, numero, scelta, testo, uidDi } from '#shared/domain/campi.ts';
import { chiHaIncarico, rilieviIncarico, statiComunicazione } from '#shared/domain/incarichi/incarichi.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti } from '../chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

/** Something the office has to tell of an assignment: how it stands, by when, and the day it was done. */
const ComunicazioneDovuta = z.strictObject({
  stato: scelta(statiComunicazione),
  /** Null where nothing is due. */
  entro: data().nullable(),
  il: data().nullable(),
});
export type ComunicazioneDovuta = z.infer<typeof ComunicazioneDovuta>;

/** An assignment given or paid in half a year, and what of it was told. Cents. */
const IncaricoDellAnno = z.strictObject({
  uid: uidDi('INCARICO'),
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  chi: scelta(chiHaIncarico),
  numIncarico: testo(1, 40),
  datIncarico: data(),
  desOggetto: testo(1, 300),
  datInizio: data(),
  datFine: data().nullable(),
  desEnteAutorizzazione: testo(0, 150),
  numImporto: importo(),
  /** Of the accounted payslips of the half-year. */
  pagato: importo(),
  /** Of all accounted payslips, and what of it was told to the body the payee works for. */
  pagatoInTutto: importo(),
  comunicato: importo(),
  anagrafe: ComunicazioneDovuta,
  codAnagrafePrestazioni: testo(0, 40),
  unilav: ComunicazioneDovuta,
  codUnilav: testo(0, 40),
  compenso: ComunicazioneDovuta,
  rilievi: z.array(scelta(rilieviIncarico)).max(rilieviIncarico.length),
});
export type IncaricoDellAnno = z.infer<typeof IncaricoDellAnno>;

export const semestreDelAnno = z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), semestre: numero(1, 2) });
export type SemestreDelAnno = z.infer<typeof semestreDelAnno>;

export const incarichiDellAnnoRoutes = {
  listIncarichiDellAnno: defineRoute({
    roles: adempimenti,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'GET',
    path: '/crud/quadratura/incarichi',
    summary:
      'The assignments given or paid in half a year, with what was told to the register of assignments, to the labour offices and to the body of the payee, and by when',
    effect: 'read',
    errors: [],
    query: semestreDelAnno,
    response: z.array(IncaricoDellAnno).max(20_000),
  }),
} as const;
