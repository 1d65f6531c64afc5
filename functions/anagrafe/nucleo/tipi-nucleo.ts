import { famFiscaleEntita, familiareEntita } from '#archivio/persone/familiare.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { campoRifiutato } from '#platform/errors.ts';
import {
  FamFiscaleModificato,
  FamFiscaleNuovo,
  FamiliareModificato,
  FamiliareNuovo,
  type FamFiscale,
  type Familiare,
} from '#shared/contracts/anagrafe/nucleo.ts';
import { caricoOltreInParole } from '#shared/domain/persona/carico-in-comune.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneParentela } from '#shared/domain/persona/parentela.ts';
import { carichiAltrove } from './carichi-altrove.ts';
import { famFiscaliService } from './famfiscali-service.ts';
import { nucleoService } from './nucleo-service.ts';

const cfFamiliare = {
  campo: 'cfFamiliare',
  titolo: 'Codice fiscale familiare',
  tipo: 'testo',
  forma: 'codice',
  obbligatoria: true,
  esempio: 'RSSLCU10A01H501R',
} as const;

const familiari = (uidPersona: string, { context }: Mezzi): Promise<Familiare[]> =>
  context.archivio.of(familiareEntita).listAll(uidPersona);

const campiFamiliare = ({ desCf: _cf, desNominativo: _nome, cfFamiliare: desCf, ...riga }: Riga): object => ({
  ...riga,
  desCf,
});

/** Relatives, by the codice fiscale of the person and theirs. */
export const tipoFamiliari = definePersonale<Familiare>({
  nome: 'familiari',
  entita: familiareEntita,
  chiave: ['cfFamiliare'],
  colonne: [
    cfFamiliare,
    {
      campo: 'codParentela',
      titolo: 'Parentela',
      tipo: 'scelta',
      scelte: descrizioneParentela,
      esempio: 'FI',
    },
    {
      campo: 'desCognome',
      titolo: 'Cognome familiare',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Rossi',
    },
    { campo: 'desNome', titolo: 'Nome familiare', tipo: 'testo', vuoto: '', esempio: 'Luca' },
    { campo: 'flgSesso', titolo: 'Sesso', tipo: 'scelta', scelte: { M: 'Maschio', F: 'Femmina' }, esempio: 'M' },
    {
      campo: 'datNascita',
      titolo: 'Data di nascita',
      tipo: 'data',
      esempio: '2010-01-01',
    },
    {
      campo: 'codComuneNascita',
      titolo: 'Codice catastale comune di nascita',
      tipo: 'testo',
      forma: 'codice',
      esempio: 'H501',
      vuoto: '',
    },
    {
      campo: 'desComuneNascita',
      titolo: 'Comune di nascita',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Roma',
    },
    { campo: 'flgCfConfermato', titolo: 'Codice fiscale confermato', tipo: 'si_no', vuoto: false, esempio: false },
    { campo: 'flgConvivente', titolo: 'Convivente', tipo: 'si_no', vuoto: true, esempio: true },
    { campo: 'note', titolo: 'Note', tipo: 'testo', piuRighe: true, vuoto: '', esempio: null },
  ],
  cosa: (riga) =>
    `familiare ${testoDi(riga, 'desCognome')} ${testoDi(riga, 'desNome')} (${testoDi(riga, 'cfFamiliare')})`,
  riga: ({
    desCf,
    codParentela,
    desCognome,
    desNome,
    flgSesso,
    datNascita,
    codComuneNascita,
    desComuneNascita,
    flgCfConfermato,
    flgConvivente,
    note,
  }) => ({
    cfFamiliare: desCf,
    codParentela,
    desCognome,
    desNome,
    flgSesso,
    datNascita,
    codComuneNascita,
    desComuneNascita,
    flgCfConfermato,
    flgConvivente,
    note,
  }),
  create: (riga, persona, { context }) =>
    nucleoService.create(parseInput(FamiliareNuovo, { ...campiFamiliare(riga), uidSubAnagrafe: persona.uid }), context),
  update: ({ uid, versione }, riga, { context }) =>
    nucleoService.update(uid, parseInput(FamiliareModificato, { ...campiFamiliare(riga), versione }), context),
});

const campiFiscali = ({ datDecorrenza, flgCarico, flgDisabile, numMisura }: Riga) => ({
  datDecorrenza,
  flgCarico,
  flgDisabile,
  numMisura,
});

const uidParente = async (riga: Riga, uidPersona: string, mezzi: Mezzi): Promise<string> => {
  const cf = testoDi(riga, 'cfFamiliare');
  const familiare = (await familiari(uidPersona, mezzi)).find(({ desCf }) => desCf === cf);
  if (familiare === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'cfFamiliare',
      `Nel nucleo familiare nessuno ha il codice fiscale ${cf}: inserirlo o importarlo prima.`,
    );
  return familiare.uid;
};

/** Tax data of the relatives, by start date. */
export const tipoDatiFiscaliFamiliari = definePersonale<FamFiscale>({
  nome: 'datiFiscaliFamiliari',
  entita: famFiscaleEntita,
  chiave: ['cfFamiliare', 'datDecorrenza'],
  colonne: [
    cfFamiliare,
    {
      campo: 'datDecorrenza',
      titolo: 'Decorrenza',
      tipo: 'data',
      obbligatoria: true,
      esempio: '2025-01-01',
    },
    { campo: 'flgCarico', titolo: 'A carico', tipo: 'si_no', vuoto: false, esempio: true },
    { campo: 'numMisura', titolo: 'Misura %', tipo: 'percento', esempio: 500_000 },
    { campo: 'flgDisabile', titolo: 'Disabile', tipo: 'si_no', vuoto: false, esempio: false },
  ],
  cosa: (riga) => `dati fiscali del familiare ${testoDi(riga, 'cfFamiliare')} dal ${giornoIn(riga, 'datDecorrenza')}`,
  riga: async ({ uid, uidParente: parente, datDecorrenza, flgCarico, numMisura, flgDisabile }, mezzi) => ({
    cfFamiliare:
      (await familiari(radiceDi(uid), mezzi)).find((familiare) => familiare.uid === parente)?.desCf ?? parente,
    datDecorrenza,
    flgCarico,
    numMisura,
    flgDisabile,
  }),
  create: async (riga, persona, mezzi) => {
    const dato = { ...campiFiscali(riga), uidParente: await uidParente(riga, persona.uid, mezzi) };
    await tellCarichi(await famFiscaliService.create(parseInput(FamFiscaleNuovo, dato), mezzi.context), mezzi);
  },
  update: async ({ uid, versione }, riga, mezzi) => {
    const dato = { ...campiFiscali(riga), uid, versione };
    await tellCarichi(await famFiscaliService.update(parseInput(FamFiscaleModificato, dato), mezzi.context), mezzi);
  },
});

/** Tells whoever sees the preview that a relative comes to be dependent for more than the whole. */
const tellCarichi = async (scritto: FamFiscale, { context, avvisa }: Mezzi): Promise<void> => {
  if (avvisa === undefined || !scritto.flgCarico) return;
  const altri = await carichiAltrove(scritto.uidParente, context, scritto);
  const [primo] = altri;
  if (primo === undefined) return;
  const { desCognome, desNome, codParentela } = await context.archivio.of(familiareEntita).load(scritto.uidParente);
  avvisa(caricoOltreInParole(nominativo(desCognome, desNome), codParentela, altri, primo.datDal));
};
