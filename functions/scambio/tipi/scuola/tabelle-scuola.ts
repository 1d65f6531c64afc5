import { firmeService } from '#archivio/scuola/firme.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { defineTabella } from '#functions/colonne/tabella.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { tipiAttivitaService } from '#functions/servizi/attivita-service.ts';
import { vociUtente } from '#functions/tabelle/voci-utente.ts';
import { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import { TipoAttivitaInput, type TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { PeriodoVoce, VoceUtenteInput, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { descrizioneUnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';

const attivo = {
  campo: 'flgAttivo',
  titolo: 'Attivo',
  tipo: 'si_no',
  vuoto: true,
  esempio: true,
} as const;

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
    attivo,
  ],
  chiave: ['codTipoAttivita'],
  descrizione: (riga) => `Attività ${testoDi(riga, 'codTipoAttivita')}`,
  list: ({ context }) => context.archivio.of(tipoAttivitaEntita).listAll(),
  riga: ({ codTipoAttivita, desTipoAttivita, flgAttivo }) => ({ codTipoAttivita, desTipoAttivita, flgAttivo }),
  create: (riga, { context }) => tipiAttivitaService.create(parseInput(TipoAttivitaInput, riga), context),
  update: ({ uid, versione }, riga, { context }) =>
    tipiAttivitaService.update(uid, { ...parseInput(TipoAttivitaInput, riga), versione }, context),
});

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
    attivo,
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

interface FirmeScuola {
  readonly uid: string;
  readonly versione: number;
  readonly versioni: readonly VersioneFirme[];
}
const firme = async ({ context }: Mezzi): Promise<FirmeScuola> => ({
  uid: 'firme',
  ...(await firmeService.get(context.archivio)),
});

/** The signatures to print, by start date. */
export const tipoFirme = defineParte<FirmeScuola, VersioneFirme>({
  nome: 'firme',
  ambito: 'scuola',
  gruppo: () => '',
  chiave: ['dal'],
  colonne: [
    { campo: 'dal', titolo: 'Dal', tipo: 'data', obbligatoria: true, esempio: '2025-09-01' },
    {
      campo: 'etichettaDs',
      titolo: 'Etichetta dirigente',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Il dirigente scolastico',
    },
    { campo: 'firmaDs', titolo: 'Firma dirigente', tipo: 'testo', vuoto: '', esempio: 'Anna Verdi' },
    { campo: 'etichettaDsga', titolo: 'Etichetta DSGA', tipo: 'testo', vuoto: '', esempio: 'Il direttore SGA' },
    { campo: 'firmaDsga', titolo: 'Firma DSGA', tipo: 'testo', vuoto: '', esempio: 'Luca Neri' },
    { campo: 'dicitura', titolo: 'Dicitura', tipo: 'testo', vuoto: '', esempio: null },
  ],
  descrizione: (riga) => `Firme dal ${giornoIn(riga, 'dal')}`,
  findRecord: (_riga, mezzi) => firme(mezzi),
  records: async (mezzi) => [await firme(mezzi)],
  parti: ({ versioni }) => versioni,
  riga: (_firme, versione) => versione,
  parse: (riga) => parseInput(VersioneFirme, riga),
  save: async (record, versioni, _riga, { context }) =>
    firmeService.save({ versioni, versione: record?.versione ?? 1 }, context),
});
