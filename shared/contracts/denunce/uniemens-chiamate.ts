import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import { anno, flag, mese, versione } from '../../domain/campi.ts';
import { esitiSenzaAddebito } from '../../domain/denuncia.ts';
import { defineRoute } from '../route.ts';
import { adempimenti, chiamateDenuncia, correzione, diUna } from './chiamate.ts';
import { DenunciaIntera, PRIMO_ANNO_DENUNCE } from './denuncia.ts';

const uniemens = { nome: 'UniEmens', licences: ['WWS'] as const satisfies readonly Licenza[] };
const comuni = chiamateDenuncia({
  ...uniemens,
  elenco: '/crud/uniemens-byperiodo',
  una: '/crud/uniemens',
  file: '/stampe/uniemens/xml',
  esiti: esitiSenzaAddebito,
});
const daCorreggere = { ...uniemens, method: 'PUT' } as const;

/** Which UniEmens: of a month there is one, of all its accounted runs. */
export const UniemensInput = z.strictObject({
  anno: anno(PRIMO_ANNO_DENUNCE),
  mese: mese(),
  /** Also of a month that no accounted run has anything for. */
  allowEmpty: flag(),
});
export type UniemensInput = z.infer<typeof UniemensInput>;

/** The monthly social-security filing: gathered, mended, written, sent. */
export const uniemensRoutes = {
  saveUniemens: defineRoute({
    ...{ roles: adempimenti, licences: uniemens.licences, scope: 'scuola' },
    method: 'PUT',
    path: '/crud/uniemens',
    summary:
      'Makes the UniEmens of a month from its accounted runs; the unsent one of that month, with its version, is gathered again',
    effect: 'write',
    errors: [...diUna, 'DUPLICATO', 'VERSIONE_MANCANTE'],
    body: z.strictObject({ ...UniemensInput.shape, versione: versione().optional() }),
    response: DenunciaIntera,
  }),
  putDenunciaIndividuale: correzione('/crud/denuncia-individuale-inps', daCorreggere),
  putDenunciaAziendale: correzione('/crud/denuncia-aziendale-inps', daCorreggere),
  putCollaboratore: correzione('/crud/uniemens-collaboratore', daCorreggere),
  listUniemens: comuni.list,
  getUniemens: comuni.get,
  removeUniemens: comuni.remove,
  makeFileUniemens: comuni.makeFile,
  linkFileUniemens: comuni.linkFile,
  sendUniemens: comuni.send,
  undoSendUniemens: comuni.undoSend,
  setEsitoUniemens: comuni.setEsito,
} as const;
