import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { colonnaAttivo } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { PeriodoVoce, VoceUtenteInput, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { descrizioneUnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import { vociUtente } from '../voci-utente.ts';

const listVoci = ({ context }: Mezzi): Promise<VoceUtente[]> => vociUtenteRepository(context.archivio).listAll();

/** The school's own items, a row for each period of validity. */
export const tipoVociUtente = defineParte<VoceUtente, PeriodoVoce>({
  nome: 'vociUtente',
  ambito: 'scuola',
  gruppo: (riga) => testoDi(riga, 'codVoce').toUpperCase(),
  chiave: ['codVoce', 'annoInizio', 'meseInizio'],
  colonne: [
    {
      campo: 'codVoce',
      titolo: 'Codice voce',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'TEATRO',
    },
    { campo: 'desVoce', titolo: 'Descrizione', tipo: 'testo', vuoto: '', esempio: 'Progetto teatro' },
    { campo: 'unita', titolo: 'Unità', tipo: 'scelta', scelte: descrizioneUnitaVoce, esempio: 'IMPORTO' },
    colonnaAttivo,
    {
      campo: 'annoInizio',
      titolo: 'Anno inizio',
      tipo: 'intero',
      obbligatoria: true,
      esempio: 2025,
    },
    {
      campo: 'meseInizio',
      titolo: 'Mese inizio',
      tipo: 'intero',
      obbligatoria: true,
      esempio: 9,
    },
    { campo: 'annoFine', titolo: 'Anno fine', tipo: 'intero', esempio: null },
    { campo: 'meseFine', titolo: 'Mese fine', tipo: 'intero', esempio: null },
    {
      campo: 'numValore',
      titolo: 'Valore',
      tipo: 'importo',
      esempio: 10000,
      aiuto: "Euro, ore o giorni secondo l'unità, con due decimali.",
    },
    { campo: 'codTipoSpt', titolo: 'Tipo per SPT', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'codCapitolo', titolo: 'Capitolo', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'codCompensoNoipa', titolo: 'Compenso NoiPA', tipo: 'testo', forma: 'codice', vuoto: '', esempio: null },
    { campo: 'desTipoEmolumento', titolo: 'Tipo di emolumento', tipo: 'testo', vuoto: '', esempio: null },
  ],
  descrizione: (riga) => `Voce ${testoDi(riga, 'codVoce')} da ${String(riga.meseInizio)}/${String(riga.annoInizio)}`,
  findRecord: async (riga, mezzi) =>
    (await listVoci(mezzi)).find(({ codVoce }) => codVoce.toUpperCase() === testoDi(riga, 'codVoce').toUpperCase()),
  records: listVoci,
  parti: ({ periodi }) => periodi,
  riga: ({ uid: _uid, versione: _versione, periodi: _periodi, ...voce }, periodo) => ({ ...voce, ...periodo }),
  parse: ({ annoInizio, meseInizio, annoFine, meseFine, numValore }) =>
    parseInput(PeriodoVoce, { annoInizio, meseInizio, annoFine, meseFine, numValore }),
  save: (voce, periodi, riga, { context }) => {
    const {
      annoInizio: _annoInizio,
      meseInizio: _meseInizio,
      annoFine: _annoFine,
      meseFine: _meseFine,
      numValore: _valore,
      ...campi
    } = riga;
    const input = parseInput(VoceUtenteInput, { ...campi, periodi });
    return voce === undefined
      ? vociUtente.create(input, context)
      : vociUtente.update(voce.uid, { ...input, versione: voce.versione }, context);
  },
});
