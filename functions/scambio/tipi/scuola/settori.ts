import { SettoreInput, type Settore } from '../../../../shared/contracts/scuola/settore.ts';
import { settoreEntita } from '../../../archivio/scuola/settore.ts';
import { repository } from '../../../platform/data/repository.ts';
import { settori } from '../../../scuola/settori.ts';
import { parseInput, testoDi } from '../../tipo.ts';
import { defineTabella } from './tabella.ts';

/** Sector types, by their code. */
export const tipoSettori = defineTabella<Settore>({
  nome: 'settori',
  colonne: [
    {
      campo: 'codice',
      titolo: 'Codice',
      tipo: 'testo',
      obbligatoria: true,
      sinonimi: ['Codice settore'],
      esempio: 'DID',
    },
    {
      campo: 'descrizione',
      titolo: 'Descrizione',
      tipo: 'testo',
      sinonimi: ['Settore', 'Denominazione'],
      esempio: 'Didattica',
    },
  ],
  chiave: ['codice'],
  descrizione: (riga) => `Settore ${testoDi(riga, 'codice')}`,
  list: ({ store, context }) => repository(settoreEntita, store, context.codmin).listAll(),
  riga: ({ codice, descrizione }) => ({ codice, descrizione }),
  create: (riga, { store, context }) => settori(store, context.codmin).create(parseInput(SettoreInput, riga), context),
  update: ({ uid, versione }, riga, { store, context }) =>
    settori(store, context.codmin).update(uid, { ...parseInput(SettoreInput, riga), versione }, context),
});
