import { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import { checkDenuncia, defineDenuncia } from '../../macchina/denuncia.ts';
import { riscrittiIn } from '../../macchina/lettura/riscrittura.ts';
import { composizione } from './composizione.ts';
import { controlliFileCu } from './controlli/file.ts';
import { controlliFronte } from './controlli/fronte.ts';
import { controlliPersona } from './controlli/persona.ts';
import { controlliPrevidenza } from './controlli/previdenza.ts';
import { controlliRedditi } from './controlli/redditi.ts';
import { writeCu } from './file-cu.ts';
import { readCu } from './lettura-cu.ts';
import { tracciatiCu } from './tracciato.ts';

/** The yearly certification of what the school paid, and withheld, itself. */
export const cu = defineDenuncia({
  ...composizione,
  tipo: 'cu',
  nome: 'CU',
  records: FileCu,
  inizio: /^A {14}CUR/,
  controlli: [...controlliFronte, ...controlliPersona, ...controlliRedditi, ...controlliPrevidenza],
  // Records agree in four programs; the points are those of one, to the model of 2024. Nobody has compared them with the official text.
  tracciato: {
    nome: 'CUR',
    estensione: 'txt',
    dal: '2022-01-01',
    fonte: 'Record riscritti da quattro programmi che scrivono la CU; punti di uno di essi, fino al modello 2024',
    riscontro: null,
  },
  write: writeCu,
  read: (bytes, riferimenti) => {
    const { records: file, altra, ...resto } = readCu(bytes);
    const riscritti = riscrittiIn(bytes, {
      tracciati: tracciatiCu,
      gia: [...resto.rilievi, ...checkDenuncia(controlliFileCu, file, riferimenti)],
      write: () => writeCu(file.records),
    });
    return {
      ...resto,
      rilievi: [...resto.rilievi, ...riscritti],
      records: file.records,
      altra: altra.records,
      delFile: [
        (con) => checkDenuncia(controlliFileCu, file, con),
        (con) => checkDenuncia(controlliFileCu, altra, con),
      ],
    };
  },
});
