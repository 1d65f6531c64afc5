import * as z from 'zod';
import { flag, mese, scelta, testo } from '../../domain/campi.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { RigaPersona } from '../anagrafe/persona.ts';
import { RigaProcesso } from '../cedolini/processo.ts';
import { Denuncia } from '../denunce/denuncia.ts';
import { defineRoute } from '../route.ts';
import { chiCerca } from './chi-cerca.ts';

/** How many of each kind are answered: who finds too many writes more. */
const MASSIMO = 8;

const persona = RigaPersona.shape;
const processo = RigaProcesso.shape;
const denuncia = Denuncia.shape;

export const Trovati = z.strictObject({
  persone: z
    .array(
      z.strictObject({
        uid: persona.uid,
        desCognome: persona.desCognome,
        desNome: persona.desNome,
        desCf: persona.desCf,
        matricola: persona.matricola,
      }),
    )
    .max(MASSIMO),
  elaborazioni: z
    .array(
      z.strictObject({
        uid: processo.uid,
        descrizione: testo(1, 150),
        anno: processo.ANNO,
        mese: processo.MESE,
        stato: scelta(statiElaborazione),
      }),
    )
    .max(MASSIMO),
  denunce: z
    .array(
      z.strictObject({
        uid: denuncia.uid,
        tipo: denuncia.tipo,
        descrizione: denuncia.descrizione,
        anno: denuncia.anno,
        /** Its first month, where it is of more than one. */
        meseDa: mese(),
        mese: denuncia.mese,
        inviata: flag(),
        stato: testo(1, 100),
      }),
    )
    .max(MASSIMO),
});
export type Trovati = z.infer<typeof Trovati>;

export const cercaRoutes = {
  cerca: defineRoute({
    method: 'POST',
    path: '/crud/cerca',
    summary:
      'People by the beginning of surname and name, of the codice fiscale, or by matricola; to who sees the runs, the latest ones by words of their description or month; to who sees the filings, these by the same. Screens are found by the browser',
    roles: chiCerca,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({ testo: testo(2, 60) }),
    response: Trovati,
  }),
} as const;
