import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import { colonnaAttivo, defineTabella } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi } from '#functions/colonne/tipo.ts';
import { TipoAttivitaInput, type TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { tipiAttivitaService } from '../attivita-service.ts';

/** Kinds of special activity, by code. */
export const tipoTipiAttivita = defineTabella<TipoAttivita>({
  nome: 'tipiAttivita',
  colonne: [
    {
      campo: 'codTipoAttivita',
      titolo: 'Codice attività',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'FS',
    },
    {
      campo: 'desTipoAttivita',
      titolo: 'Attività',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Funzione strumentale',
    },
    colonnaAttivo,
  ],
  chiave: ['codTipoAttivita'],
  descrizione: (riga) => `Attività ${testoDi(riga, 'codTipoAttivita')}`,
  list: ({ context }) => context.archivio.of(tipoAttivitaEntita).listAll(),
  riga: ({ codTipoAttivita, desTipoAttivita, flgAttivo }) => ({ codTipoAttivita, desTipoAttivita, flgAttivo }),
  create: (riga, { context }) => tipiAttivitaService.create(parseInput(TipoAttivitaInput, riga), context),
  update: ({ uid, versione }, riga, { context }) =>
    tipiAttivitaService.update(uid, { ...parseInput(TipoAttivitaInput, riga), versione }, context),
});
