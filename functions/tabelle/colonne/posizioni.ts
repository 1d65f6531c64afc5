import { codiceInpsRepository, posInailRepository, posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import { codiciDi, codiciInCella, type Riga } from '#functions/colonne/colonna.ts';
import { defineTabella } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi } from '#functions/colonne/tipo.ts';
import {
  CodiceInpsNuovo,
  PosInailInput,
  PosInpsNuova,
  type CodiceInps,
  type PosInail,
  type PosInps,
} from '#shared/contracts/tabelle/posizioni.ts';
import { codiciInps, posInail, posInps } from '../posizioni.ts';

const attiva = { campo: 'flgAttiva', titolo: 'Attiva', tipo: 'si_no', vuoto: true, esempio: true } as const;

/** INPS positions, by their registration number. */
export const tipoPosizioniInps = defineTabella<PosInps>({
  nome: 'posizioniInps',
  colonne: [
    {
      campo: 'matricola',
      titolo: 'Matricola INPS',
      tipo: 'testo',
      cifre: 10,
      obbligatoria: true,
      esempio: '7012345678',
    },
    { campo: 'descrizione', titolo: 'Descrizione', tipo: 'testo', vuoto: '', esempio: 'Posizione principale' },
    { campo: 'codSede', titolo: 'Sede INPS', tipo: 'testo', cifre: 4, vuoto: '', esempio: '7000' },
    {
      campo: 'csc',
      titolo: 'CSC',
      tipo: 'testo',
      cifre: 5,
      esempio: null,
    },
    {
      campo: 'codiciAutorizzazione',
      titolo: 'Codici di autorizzazione',
      tipo: 'testo',
      forma: 'codici',
      esempio: '1S',
      aiuto: 'Più codici separati da una virgola.',
    },
    { campo: 'datSospensione', titolo: 'Sospesa dal', tipo: 'data', esempio: null },
    { campo: 'datRiattivazione', titolo: 'Riattivata dal', tipo: 'data', esempio: null },
    attiva,
  ],
  chiave: ['matricola'],
  descrizione: (riga) => `Posizione INPS ${testoDi(riga, 'matricola')}`,
  list: ({ context }) => posInpsRepository(context.archivio).listAll(),
  riga: ({
    matricola,
    descrizione,
    codSede,
    csc,
    codiciAutorizzazione,
    datSospensione,
    datRiattivazione,
    flgAttiva,
  }) => ({
    matricola,
    descrizione,
    codSede,
    csc,
    codiciAutorizzazione: codiciInCella(codiciAutorizzazione),
    datSospensione,
    datRiattivazione,
    flgAttiva,
  }),
  create: (riga, { context }) =>
    posInps.create(
      parseInput(PosInpsNuova, { ...riga, codiciAutorizzazione: codiciDi(testoDi(riga, 'codiciAutorizzazione')) }),
      context,
    ),
  update: ({ uid, versione }, riga, { context }) =>
    posInps.update(
      uid,
      {
        ...parseInput(PosInpsNuova, { ...riga, codiciAutorizzazione: codiciDi(testoDi(riga, 'codiciAutorizzazione')) }),
        versione,
      },
      context,
    ),
});

/** INAIL positions, by firm code and control code. */
export const tipoPosizioniInail = defineTabella<PosInail>({
  nome: 'posizioniInail',
  colonne: [
    {
      campo: 'posizione',
      titolo: 'Posizione INAIL',
      tipo: 'testo',
      obbligatoria: true,
      esempio: '12345678',
    },
    {
      campo: 'codControllo',
      titolo: 'Codice di controllo',
      tipo: 'testo',
      cifre: 2,
      obbligatoria: true,
      esempio: '01',
    },
    { campo: 'descrizione', titolo: 'Descrizione', tipo: 'testo', vuoto: '', esempio: 'Posizione principale' },
    { campo: 'codSede', titolo: 'Sede INAIL', tipo: 'testo', cifre: 5, vuoto: '', esempio: '11000' },
    { campo: 'numRiferimento', titolo: 'Numero di riferimento', tipo: 'testo', cifre: 6, esempio: null },
    attiva,
  ],
  chiave: ['posizione', 'codControllo'],
  descrizione: (riga) => `Posizione INAIL ${testoDi(riga, 'posizione')} ${testoDi(riga, 'codControllo')}`,
  list: ({ context }) => posInailRepository(context.archivio).listAll(),
  riga: ({ posizione, codControllo, descrizione, codSede, numRiferimento, flgAttiva }) => ({
    posizione,
    codControllo,
    descrizione,
    codSede,
    numRiferimento,
    flgAttiva,
  }),
  create: (riga, { context }) => posInail.create(parseInput(PosInailInput, riga), context),
  update: ({ uid, versione }, riga, { context }) =>
    posInail.update(uid, { ...parseInput(PosInailInput, riga), versione }, context),
});

/** INPS classifications, by their description. */
export const tipoClassificazioniInps = defineTabella<CodiceInps>({
  nome: 'classificazioniInps',
  colonne: [
    {
      campo: 'descrizione',
      titolo: 'Descrizione',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'Supplente tempo pieno',
    },
    { campo: 'qualifica1', titolo: 'Qualifica 1', tipo: 'testo', vuoto: '', esempio: '2' },
    {
      campo: 'qualifica2',
      titolo: 'Qualifica 2',
      tipo: 'scelta',
      scelte: { F: 'Tempo pieno', P: 'Part time orizzontale', V: 'Part time verticale', M: 'Part time misto' },
      esempio: 'F',
    },
    {
      campo: 'qualifica3',
      titolo: 'Qualifica 3',
      tipo: 'scelta',
      scelte: { I: 'Tempo indeterminato', D: 'Tempo determinato', S: 'Stagionale' },
      esempio: 'D',
    },
    { campo: 'tipoContribuzione', titolo: 'Tipo contribuzione', tipo: 'testo', cifre: 2, vuoto: '', esempio: '00' },
    { campo: 'codContratto', titolo: 'Codice contratto', tipo: 'testo', forma: 'codice', vuoto: '', esempio: null },
    { campo: 'tipoLavoratore', titolo: 'Tipo lavoratore', tipo: 'testo', forma: 'codice', vuoto: '', esempio: null },
    { campo: 'qualificaCu', titolo: 'Qualifica CU', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'tipoRapportoCu', titolo: 'Tipo rapporto CU', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'flgTempoPieno', titolo: 'Tempo pieno', tipo: 'si_no', vuoto: true, esempio: true },
    attiva,
    {
      campo: 'contratti',
      titolo: 'Predefinita per i contratti',
      tipo: 'testo',
      forma: 'codici',
      esempio: 'TD_30_6',
      aiuto: 'Codici separati da una virgola: TI, TD_31_8, TD_30_6, SUPPLENTE_BREVE.',
    },
    {
      campo: 'ruoli',
      titolo: 'Predefinita per i ruoli',
      tipo: 'testo',
      forma: 'codici',
      esempio: 'DOCENTE',
      aiuto: 'Codici separati da una virgola: DOCENTE, IRC, EDUCATORE, ATA, DSGA, DS.',
    },
  ],
  chiave: ['descrizione'],
  descrizione: (riga) => `Classificazione INPS ${testoDi(riga, 'descrizione')}`,
  list: ({ context }) => codiceInpsRepository(context.archivio).listAll(),
  riga: ({ uid: _uid, versione: _versione, contratti, ruoli, ...riga }) => ({
    ...riga,
    contratti: codiciInCella(contratti),
    ruoli: codiciInCella(ruoli),
  }),
  create: (riga, { context }) => codiciInps.create(parseInput(CodiceInpsNuovo, conPredefinite(riga)), context),
  update: ({ uid, versione }, riga, { context }) =>
    codiciInps.update(uid, { ...parseInput(CodiceInpsNuovo, conPredefinite(riga)), versione }, context),
});

const conPredefinite = (riga: Riga): object => ({
  ...riga,
  contratti: codiciDi(testoDi(riga, 'contratti')),
  ruoli: codiciDi(testoDi(riga, 'ruoli')),
});
