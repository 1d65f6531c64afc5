import { settoreEntita } from '#archivio/scuola/settore.ts';
import { defineTabella } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi } from '#functions/colonne/tipo.ts';
import { SettoreInput, type Settore } from '#shared/contracts/scuola/settore.ts';
import { settori } from '../settori.ts';

/** Sector types, by their code. */
export const tipoSettori = defineTabella<Settore>({
  nome: 'settori',
  colonne: [
    {
      campo: 'codice',
      titolo: 'Codice',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'DID',
    },
    {
      campo: 'descrizione',
      titolo: 'Descrizione',
      tipo: 'testo',
      esempio: 'Didattica',
    },
  ],
  chiave: ['codice'],
  descrizione: (riga) => `Settore ${testoDi(riga, 'codice')}`,
  list: ({ context }) => context.archivio.of(settoreEntita).listAll(),
  riga: ({ codice, descrizione }) => ({ codice, descrizione }),
  create: (riga, { context }) => settori.create(parseInput(SettoreInput, riga), context),
  update: ({ uid, versione }, riga, { context }) =>
    settori.update(uid, { ...parseInput(SettoreInput, riga), versione }, context),
});
