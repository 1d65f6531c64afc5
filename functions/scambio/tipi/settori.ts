import { SettoreInput } from '../../../shared/contracts/scuola.ts';
import { archivio } from '../../platform/archivio.ts';
import { repository } from '../../platform/repository.ts';
import { settoreEntita } from '../../scuola/settore.ts';
import { defineTipo, parseInput, testoDi, type Mezzi } from '../tipo.ts';

const settori = ({ store, context }: Mezzi) => repository(settoreEntita, store, context.codmin);

/** Sector types, by their code. */
export const tipoSettori = defineTipo({
  nome: 'settori', ambito: 'scuola',
  colonne: [
    { campo: 'codice', titolo: 'Codice', tipo: 'testo', obbligatoria: true, sinonimi: ['Codice settore'], esempio: 'DID' },
    { campo: 'descrizione', titolo: 'Descrizione', tipo: 'testo', obbligatoria: true, sinonimi: ['Settore', 'Denominazione'], esempio: 'Didattica' },
  ],
  gruppo: () => '',
  chiave: (riga) => testoDi(riga, 'codice').toUpperCase(),
  descrizione: (riga) => `Settore ${testoDi(riga, 'codice')}`,
  find: async (riga, mezzi) => (await settori(mezzi).listAll()).find(({ codice }) => codice.toUpperCase() === testoDi(riga, 'codice').toUpperCase()),
  create: (riga, mezzi) => archivio(settori(mezzi)).create(parseInput(SettoreInput, riga), mezzi.context),
  update: ({ uid, versione }, riga, mezzi) => archivio(settori(mezzi)).update(uid, { ...parseInput(SettoreInput, riga), versione }, mezzi.context),
  list: (mezzi) => settori(mezzi).listAll(),
  riga: ({ codice, descrizione }) => ({ codice, descrizione }),
});
