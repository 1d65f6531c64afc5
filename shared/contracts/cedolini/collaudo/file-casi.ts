import * as z from 'zod';
import { flag, testo, testoLungo, uidDi } from '#shared/domain/campi.ts';
import { defineRoute } from '../../route.ts';
import { CasoCollaudo, delCollaudo, MASSIMO_CEDOLINI_CASO } from './collaudo.ts';

const MASSIMO_FILE = 4_000_000;

/** A file of worked payslips, JSON: of each its situation and what it must come to, as `npm run casi` reads it. */
const FileCasi = z.strictObject({
  nomeFile: testo(1, 200),
  testo: testoLungo(MASSIMO_FILE).min(1, 'Campo obbligatorio.'),
});

export const CasoDaFile = z.strictObject({ ...FileCasi.shape, descrizione: testo(1, 150) });
export type CasoDaFile = z.infer<typeof CasoDaFile>;

/** Worked payslips out of the product and into it. */
export const fileCasiRoutes = {
  saveDebugJson: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/save-debug-json',
    summary:
      'What computed payslips were computed from and came to, as a file and, with `descrizione`, as a test case; under invented names unless `conNomi`',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      cedoliniDebugList: z
        .array(uidDi('CEDOLINO'))
        .min(1, 'Scegliere almeno un cedolino.')
        .max(MASSIMO_CEDOLINI_CASO, `Al massimo ${MASSIMO_CEDOLINI_CASO} cedolini.`),
      descrizione: testo(1, 150).optional(),
      conNomi: flag().optional(),
    }),
    response: z.strictObject({ ...FileCasi.shape, caso: CasoCollaudo.nullable() }),
  }),
  createCasoDaFile: defineRoute({
    ...delCollaudo,
    method: 'PUT',
    path: '/crud/test/scuola/test-cases/file',
    summary:
      'A test case from a file of worked payslips; refused when the program does not come to the figures that the file says',
    effect: 'write',
    errors: [],
    body: CasoDaFile,
    response: CasoCollaudo,
  }),
  exportCaso: defineRoute({
    ...delCollaudo,
    method: 'POST',
    path: '/crud/test/scuola/test-cases/file',
    summary: 'A confirmed test case as a file of worked payslips, under invented names unless `conNomi`',
    effect: 'read',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ uid: uidDi('CASO_COLLAUDO'), conNomi: flag().optional() }),
    response: FileCasi,
  }),
} as const;
