import type * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { F24Ordinario, RigaF24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { defineDenuncia } from '../../macchina/denuncia.ts';
import { controlliFornitore, controlliModello } from './controlli/modello.ts';
import { controlliOrdinario } from './controlli/ordinario.ts';
import { controlloGiorno } from './controlli/periodo.ts';
import { controlloRecord } from './controlli/record.ts';
import { controlliRighe } from './controlli/righe.ts';
import { writeF24 } from './file-f24.ts';
import { letturaF24 } from './lettura.ts';
import { moduloOrdinario } from './modulo-ordinario.ts';
import { postoDellaRiga, rigaDelModulo, totaliDi } from './righe.ts';

const CAMPI: Readonly<Record<string, z.ZodType<ValoreCampo>>> = RigaF24Ordinario.shape;

/** The ordinary F24, of schools outside the single treasury. */
export const f24Ordinario = defineDenuncia({
  tipo: 'f24',
  nome: 'F24 ordinario',
  records: F24Ordinario,
  inizio: /^A {14}F24A0/,
  controlli: [
    ...controlliFornitore,
    ...controlliModello,
    controlloGiorno,
    controlloRecord(moduloOrdinario.inRecord),
    ...controlliRighe('ORDINARIO'),
    ...controlliOrdinario,
  ],
  // One generator of another product writes it; nobody has compared it with the official specification.
  tracciato: {
    nome: 'F24A0',
    estensione: 'T24',
    dal: '2016-01-01',
    fonte:
      'Specifiche F24A0, riscritte da un programma che le scrive; il segno N di un saldo negativo è quello della rete interbancaria',
    riscontro: null,
  },
  campoDi: (_record, nome) => CAMPI[nome],
  compose: (
    { fornitore, denominazioneFornitore, emailFornitore, riporti: _, restituzioni: _rese, ...fronte },
    righe,
  ) => {
    const { comune, provincia, cap, indirizzo } = fronte;
    return {
      fornitore,
      denominazione: denominazioneFornitore,
      comune,
      provincia,
      cap,
      indirizzo,
      email: emailFornitore,
      modelli: [{ ...fronte, righe: righe.map(rigaDelModulo) }],
    };
  },
  dove: () => postoDellaRiga,
  sommeDi: (righe) => totaliDi(righe.map((riga) => RigaF24Ordinario.parse(rigaDelModulo(riga)))),
  write: (file) => writeF24(moduloOrdinario, file),
  read: (bytes, riferimenti) => letturaF24(moduloOrdinario, bytes, riferimenti),
});
