import type * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { F24Ep, RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { defineDenuncia } from '../../macchina/denuncia.ts';
import { controlliFornitore, controlliModello, controlloTesoreria } from './controlli/modello.ts';
import { controlloGiorno } from './controlli/periodo.ts';
import { controlloRecord } from './controlli/record.ts';
import { controlliRighe } from './controlli/righe.ts';
import { writeF24 } from './file-f24.ts';
import { letturaF24 } from './lettura.ts';
import { moduloEp } from './modulo-ep.ts';
import { postoDellaRiga, rigaDelModulo, totaliDi } from './righe.ts';

const CAMPI: Readonly<Record<string, z.ZodType<ValoreCampo>>> = RigaF24.shape;

/** The F24 of public bodies, debited to the treasury account. */
export const f24Ep = defineDenuncia({
  tipo: 'f24ep',
  nome: 'F24 EP',
  records: F24Ep,
  inizio: /^A {14}F24EP/,
  controlli: [
    ...controlliFornitore,
    ...controlliModello,
    controlloGiorno,
    controlloTesoreria,
    controlloRecord(moduloEp.inRecord),
    ...controlliRighe('EP'),
  ],
  // Two generators of other products agree on it; nobody has compared it with the official specification.
  tracciato: {
    nome: 'F24EP',
    estensione: 'T24',
    dal: '2016-01-01',
    fonte: 'Specifiche F24EP, riscritte da due programmi che le scrivono',
    riscontro: null,
  },
  campoDi: (_record, nome) => CAMPI[nome],
  compose: ({ fornitore, denominazioneFornitore, riporti: _, restituzioni: _rese, ...fronte }, righe) => ({
    fornitore,
    denominazione: denominazioneFornitore,
    modelli: [{ ...fronte, righe: righe.map(rigaDelModulo) }],
  }),
  dove: () => postoDellaRiga,
  sommeDi: (righe) => totaliDi(righe.map((riga) => RigaF24.parse(rigaDelModulo(riga)))),
  write: (file) => writeF24(moduloEp, file),
  read: (bytes, riferimenti) => letturaF24(moduloEp, bytes, riferimenti),
});
