import { attivitaEntita } from '#archivio/servizi/attivita.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { AttivitaInput, type Attivita } from '#shared/contracts/servizi/attivita.ts';
import { attivitaService } from '../attivita-service.ts';

const tipi = ({ context }: Mezzi) => context.archivio.of(tipoAttivitaEntita).listAll();

const inputDi = async (riga: Riga, mezzi: Mezzi): Promise<AttivitaInput> => {
  const { desCf: _cf, desNominativo: _nome, codTipoAttivita, ...campi } = riga;
  const tipo = (await tipi(mezzi)).find(
    (uno) => uno.codTipoAttivita.toUpperCase() === String(codTipoAttivita).toUpperCase(),
  );
  if (tipo === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codTipoAttivita',
      `Nessuna attività ha il codice ${String(codTipoAttivita)}: inserirla o importarla prima.`,
    );
  return parseInput(AttivitaInput, { ...campi, uidTipoAttivita: tipo.uid });
};

/** Special activities of the staff, by codice fiscale, kind and start date. */
export const tipoAttivita = definePersonale<Attivita>({
  nome: 'attivita',
  entita: attivitaEntita,
  chiave: ['codTipoAttivita', 'datInizio'],
  alias: { uidTipoAttivita: 'codTipoAttivita' },
  colonne: [
    {
      campo: 'codTipoAttivita',
      titolo: 'Codice attività',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'FS',
    },
    {
      campo: 'datInizio',
      titolo: 'Data inizio',
      tipo: 'data',
      secolo: 'rapporto',
      obbligatoria: true,
      esempio: '2025-09-01',
    },
    { campo: 'datFine', titolo: 'Data fine', tipo: 'data', secolo: 'rapporto', esempio: '2026-06-30' },
    { campo: 'numOre', titolo: 'Ore', tipo: 'ore', esempio: 2000 },
    { campo: 'numImporto', titolo: 'Importo', tipo: 'importo', esempio: null },
    {
      campo: 'desIncarico',
      titolo: 'Incarico',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Prot. 1/2025',
    },
    { campo: 'note', titolo: 'Note', tipo: 'testo', piuRighe: true, vuoto: '', esempio: null },
  ],
  cosa: (riga) => `attività ${testoDi(riga, 'codTipoAttivita')} dal ${giornoIn(riga, 'datInizio')}`,
  riga: async ({ uidTipoAttivita, datInizio, datFine, numOre, numImporto, desIncarico, note }, mezzi) => ({
    codTipoAttivita: (await tipi(mezzi)).find(({ uid }) => uid === uidTipoAttivita)?.codTipoAttivita ?? uidTipoAttivita,
    datInizio,
    datFine,
    numOre,
    numImporto,
    desIncarico,
    note,
  }),
  create: async (riga, persona, mezzi) =>
    attivitaService.create({ ...(await inputDi(riga, mezzi)), uidSubAnagrafe: persona.uid }, mezzi.context),
  update: async ({ uid, versione }, riga, mezzi) =>
    attivitaService.update(uid, { ...(await inputDi(riga, mezzi)), versione }, mezzi.context),
});
