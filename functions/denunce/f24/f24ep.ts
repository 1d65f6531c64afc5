import { F24Ep, RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { checkDenuncia, defineDenuncia } from '../macchina/denuncia.ts';
import { controlliFileEp } from './controlli-file.ts';
import { controlliModelloEp } from './controlli-modello.ts';
import { controlliRigheEp } from './controlli-righe.ts';
import { readF24Ep, writeF24Ep } from './file-ep.ts';
import { totaliDi } from './righe.ts';

/** The F24 of public bodies, debited to the treasury account. */
export const f24Ep = defineDenuncia({
  tipo: 'f24ep',
  nome: 'F24 EP',
  records: F24Ep,
  controlli: [...controlliModelloEp, ...controlliRigheEp],
  // Two generators of other products agree on it; nobody has compared it with the official specification.
  tracciato: {
    nome: 'F24EP',
    estensione: 'T24',
    dal: '2016-01-01',
    fonte: 'Specifiche F24EP, riscritte da due programmi che le scrivono',
    riscontro: null,
  },
  campi: RigaF24.shape,
  compose: ({ fornitore, denominazioneFornitore, ...fronte }, righe) =>
    F24Ep.parse({ fornitore, denominazione: denominazioneFornitore, modelli: [{ ...fronte, righe }] }),
  dove: (campo) => {
    const [, riga = null, nome = null] = /^modelli\.0\.righe\.(\d+)\.(\w+)$/.exec(campo) ?? [];
    return { riga: riga === null ? null : Number(riga), nome };
  },
  sommeDi: (righe) => totaliDi(righe.map((riga) => RigaF24.parse(riga))),
  write: writeF24Ep,
  read: (bytes, riferimenti) => {
    const file = readF24Ep(bytes);
    return { records: file.records, rilievi: checkDenuncia(controlliFileEp, file, riferimenti) };
  },
});
