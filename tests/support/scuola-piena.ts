import { asOffice } from '#lib/local/demo/context.ts';
import { ROMA } from '#lib/local/demo/places.ts';
import { demoSchoolData } from '#lib/local/demo/school-data.ts';
import { demoStaff } from '#lib/local/demo/school.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { nucleoRoutes, type Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { nameFirmatari, pay, print } from './cedolini.ts';
import { makeCertificazione } from './denunce/certificazione-consegnata.ts';
import { makeDenunceDelMese } from './denunce/mese-denunciato.ts';
import type { Person, TestHome } from './home/test-home.ts';
import { loginOf, type ScuolaDiProva } from './home/test-users.ts';
import { tributi } from './home/tributi-di-prova.ts';
import { incaricoDiProva } from './incarichi-di-prova.ts';
import { runProgrammati } from './lavori/programmati.ts';
import { fillEsami } from './noipa/esami-di-prova.ts';
import { fillNoipa } from './noipa/liste-di-prova.ts';
import { changePersona, personaDiProva, SECONDO_NOME, writeSomme } from './persone-di-prova.ts';
import { enterRinnovo } from './rinnovo-di-prova.ts';
import { ferieDiProva, linkDipendente, servizioDiProva, supplenzaDiProva } from './servizi-di-prova.ts';
import { askApprovazione } from './stampe/approvazione-di-prova.ts';
import { stampeDiEsempio } from './stampe/esempi.ts';
import { createCaso, proveCaso } from './stampe/prova-di-collaudo.ts';

/** Whose records the screens of one person, relative or print open. */
export interface Aperti {
  readonly persona: Persona;
  readonly familiare: Familiare;
  /** The print to open at each preview. */
  readonly stampe: ReadonlyMap<string, string>;
  /** The months told to NoiPA, by the names of its addresses. */
  readonly spt: Readonly<Record<string, string>>;
  /** The UniEmens of the month, by the names of its addresses, and its forms by their kind. */
  readonly uniemens: Readonly<Record<string, string>>;
}

const DIPENDENTI = 20;
/** An open-ended teacher who was also absent. */
const CHI = 2;

/** Fills a school with something for every screen: the staff and tables of the demo, and on top what the office does with them. */
export const fillScuola = async (home: TestHome, scuola: ScuolaDiProva): Promise<Aperti> => {
  const ufficio = await home.as(loginOf('GESTORE', scuola));
  const platform = platformFromEnv(process.env, 'prova');
  const { oggi } = ufficio.sessione;
  const sua = { codmin: scuola, nome: 'Istituto Pieno di Prova', setupType: 'SCUOLA', luogo: ROMA, seme: 3 } as const;
  const office = asOffice(platform, sua, oggi);
  await demoSchoolData(platform, office, { ...sua, oggi });
  const dipendenti = await demoStaff(platform, office, { ...sua, dipendenti: DIPENDENTI, oggi });
  const persona = await ufficio.ok(anagrafeRoutes.getPersona, { params: { uid: dipendenti[CHI]?.uid ?? '' } });
  await linkDipendente(home, persona, scuola);
  const familiare = await figlio(ufficio, persona);
  await ufficio.ok(nucleoRoutes.createFamFiscale, {
    body: {
      uidParente: familiare.uid,
      datDecorrenza: '2024-01-01',
      flgCarico: true,
      flgDisabile: false,
      numMisura: 1_000_000,
    },
  });
  await vociDi(ufficio, persona.uid);
  // Before anything of the year is accounted.
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await writeSomme(ufficio, persona, anno);
  await presenzaDi(ufficio, persona);
  await opzioni(ufficio);
  await tributi(ufficio);
  await daSistemare(ufficio);
  await runProgrammati(await home.as(loginOf('TESTER', scuola)));
  const altri = await Promise.all((['TESTER', 'DIPENDENTE'] as const).map((ruolo) => home.as(loginOf(ruolo, scuola))));
  await home.as(loginOf('PRESIDE', scuola));
  return { persona, familiare, ...(await ogniStampa([ufficio, ...altri], persona)) };
};

/** A filing that is not there. */
const NESSUNA = { id: 'nessuno', anno: '2026', disabledMod: 'false', nominativo: 'N', cf: '-' };

/** A school in which nothing has been entered, but a person without a single record and a relative whose tax data are missing. */
export const openScuola = async (home: TestHome, scuola: ScuolaDiProva): Promise<Aperti> => {
  const ufficio = await home.as(loginOf('GESTORE', scuola));
  const persona = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1, { domicili: [] }) });
  await linkDipendente(home, persona, scuola);
  return {
    persona,
    familiare: await figlio(ufficio, await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(2) })),
    stampe: new Map(),
    spt: { ...NESSUNA, meseDa: '1', meseA: '1', id_dip: 'nessuno' },
    uniemens: { ...NESSUNA, mese: '1', uidPosPa: 'O', cfAzienda: '-' },
  };
};

const figlio = (ufficio: Person, { uid, desCognome }: Persona): Promise<Familiare> => {
  const dati = {
    desCognome,
    desNome: 'Zenobia',
    flgSesso: 'F' as const,
    datNascita: '2010-05-15',
    codComuneNascita: 'H501',
  };
  const desCf = codiceFiscaleDa({
    cognome: desCognome,
    nome: dati.desNome,
    sesso: dati.flgSesso,
    nascita: dati.datNascita,
    codBelfiore: dati.codComuneNascita,
  });
  return ufficio.ok(nucleoRoutes.createFamiliare, {
    body: {
      ...dati,
      desCf,
      codParentela: 'FI',
      desComuneNascita: 'ROMA',
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
      uidSubAnagrafe: uid,
    },
  });
};

/** An allowance of a year before the contract that NoiPA pays, which refuses one. */
const vociDi = async (ufficio: Person, uidSubAnagrafe: string): Promise<void> => {
  await ufficio.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      uidSubAnagrafe,
      codVoce: (await ufficio.ok(vociPersonaRoutes.listVociDizionario, {}))[0]?.codVoce ?? '',
      numImporto: 25_050,
      datInizio: '2015-01-01',
      datFine: '2015-12-31',
      desRiferimento: 'Contratto 12/2014',
      numTotale: null,
    },
  });
  const voce = (await ufficio.ok(vociUtenteRoutes.listVociUtente, {}))[0];
  await ufficio.ok(vociPersonaRoutes.createVocePersona, {
    body: {
      uidSubAnagrafe,
      uidVoce: voce?.uid ?? '',
      annoInizio: 2026,
      meseInizio: 1,
      annoFine: null,
      meseFine: null,
      numValore: 1050,
    },
  });
  await ufficio.ok(vociPersonaRoutes.createParticolarita, {
    body: { uidSubAnagrafe, codParticolarita: 'ESONERO_IVS_2', datInizio: '2024-01-01', datFine: null, note: '' },
  });
  await ufficio.ok(incarichiRoutes.createIncarico, { body: { ...incaricoDiProva(), uidSubAnagrafe } });
  const tipo = await ufficio.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'FS1', desTipoAttivita: "Funzione strumentale per l'inclusione", flgAttivo: true },
  });
  await ufficio.ok(attivitaRoutes.createAttivita, {
    body: {
      uidSubAnagrafe,
      uidTipoAttivita: tipo.uid,
      datInizio: '2025-09-01',
      datFine: '2026-06-30',
      numOre: 4000,
      numImporto: 120_000,
      desIncarico: 'Prot. 100 del 15/09/2025',
      note: '',
    },
  });
};

/** A place to live for the taxes, and days of leave in this school year, after those on which the demonstration is ill in any month. */
const presenzaDi = async (ufficio: Person, { uid }: Persona): Promise<void> => {
  await changePersona(
    ufficio,
    { uid },
    { domicili: [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }] },
  );
  const { numAnno } = annoScolasticoDi(ufficio.sessione.oggi);
  await ferieDiProva(ufficio, uid, `${numAnno}-10-19`, `${numAnno}-10-21`);
};

/** Every option unlike what a new school has. */
const opzioni = async (ufficio: Person): Promise<void> => {
  const { opzioniCalcolo, versione } = await ufficio
    .ok(calcoloRoutes.getOpzioniCalcolo, {})
    .then(({ versione: letta, ...resto }) => ({ opzioniCalcolo: resto, versione: letta }));
  await ufficio.ok(calcoloRoutes.saveOpzioniCalcolo, {
    body: { opzioniCalcolo: { ...opzioniCalcolo, arrotondamentoNetto: !opzioniCalcolo.arrotondamentoNetto }, versione },
  });
  const preside = await ufficio.ok(impostazioniRoutes.getOpzioniPreside, {});
  await ufficio.ok(impostazioniRoutes.saveOpzioniPreside, {
    body: { ...preside, flgModificaCedolini: !preside.flgModificaCedolini },
  });
  const avvisi = { cedolini: false, approvazioni: true };
  await ufficio.ok(avvisiPostaRoutes.saveAvvisiPosta, { body: { avvisi, versione: 1 } });
};

/** What the utilities and the notifications are for: two records of one person, a codice fiscale that does not agree, a sector that could not be deleted; and somebody absent today. */
const daSistemare = async (ufficio: Person): Promise<void> => {
  for (const numero of [901, 902])
    await ufficio.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, { desCognome: 'Doppione', desNome: 'Prova' }),
    });
  await ufficio.ok(anagrafeRoutes.createPersona, {
    body: { ...personaDiProva(903), desCognome: 'Nonconforme', flgCfConfermato: true },
  });
  const settore = await ufficio.ok(scuolaRoutes.createSettore, {
    body: { codice: 'USO', descrizione: 'Settore in uso' },
  });
  const { uid } = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(904) });
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva({ uidSettore: settore.uid }), uidSubAnagrafe: uid },
  });
  await ferieDiProva(ufficio, uid, addGiorni(ufficio.sessione.oggi, -3), addGiorni(ufficio.sessione.oggi, 3));
  await ufficio.call(scuolaRoutes.removeSettore, { params: { uid: settore.uid }, query: { versione: 1 } });
};

/** Every print, of an accounted run of this month; then a run whose payslip has not seen a change of name. */
const ogniStampa = async (
  [ufficio, tester, dipendente]: readonly Person[],
  persona: Persona,
): Promise<Pick<Aperti, 'stampe' | 'spt' | 'uniemens'>> => {
  if (ufficio === undefined || tester === undefined || dipendente === undefined) throw new Error('Somebody is missing');
  await nameFirmatari(ufficio);
  const { uid: idProcesso, versione } = await pay(ufficio, [persona], 'Compensi contabilizzati');
  const daContabilizzare = { idProcesso, versione, motivo: 'Pagato in prove diverse' };
  const contabilizzata = await ufficio.ok(chiusuraRoutes.contabilizza, { body: daContabilizzare });
  await ufficio.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso, versione: contabilizzata.versione } });
  const versate = await makeDenunceDelMese(ufficio, contabilizzata, persona);
  const { anno } = meseDi(ufficio.sessione.oggi);
  const supplente = await ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(905) });
  await ufficio.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva(`${anno}-01-12`, `${anno}-02-20`), uidSubAnagrafe: supplente.uid },
  });
  const fatte = new Map<string, string>();
  const listaNoipa = await fillNoipa(ufficio, persona.uid);
  const listeEsami = await fillEsami(ufficio, persona.desCf);
  const { uid: prova } = await proveCaso(tester, await createCaso(tester, idProcesso));
  const daStampare = {
    anno,
    persone: [persona, supplente],
    processi: [idProcesso],
    f24: versate.f24,
    spt: versate.spt,
    cu: await makeCertificazione(ufficio, persona, anno - 1),
    listaNoipa,
    listeEsami,
    prova,
  };
  const chi = ({ roles }: Stampa): Person => {
    if (roles.includes('GESTORE')) return ufficio;
    return roles.includes('TESTER') ? tester : dipendente;
  };
  const undo = enterRinnovo();
  for (const { contratto, parametri } of stampeDiEsempio(daStampare)) {
    const { stato } = await print(chi(contratto), contratto, parametri);
    fatte.set(stato.anteprima, stato.printId);
  }
  undo();
  await askApprovazione(ufficio, await pay(ufficio, [persona], 'Compensi del mese'));
  await changePersona(ufficio, persona, { desNome: `${persona.desNome} ${SECONDO_NOME}` });
  const { uid, desCognome: nominativo, desCf: cf } = persona;
  return { stampe: fatte, spt: { ...versate.periodo, id_dip: uid, nominativo, cf }, uniemens: versate.uniemens };
};

/** The address of a screen: the parameters of its path take what is open. @throws for a parameter that nothing here fills */
export const indirizzoDi = (path: string, { persona, familiare, stampe, spt, uniemens }: Aperti): string => {
  const modulo = /\/(e0|e1|f1|v1)\//.exec(path)?.[1] ?? '';
  const valori: Readonly<Record<string, string>> = {
    uid: persona.uid,
    uidSubAnagrafe: persona.uid,
    id: path.includes('/:familiare/') ? familiare.uid : persona.uid,
    dipendente: nominativo(persona.desCognome, persona.desNome),
    codParentela: familiare.codParentela,
    familiare: nominativo(familiare.desCognome, familiare.desNome),
    printId: stampe.get(path) ?? 'mai-fatta',
    tipo: 'persone',
    ...(path.startsWith('/accessori-fuori-sistema/') ? spt : {}),
    ...(path.startsWith('/uniemens/') ? { ...uniemens, denunciaId: uniemens[modulo] ?? 'nuovo' } : {}),
  };
  return path.replaceAll(/:(\w+)/g, (_, nome: string) => {
    const valore = valori[nome];
    if (valore === undefined) throw new Error(`Say in indirizzoDi what fills the parameter ${nome} of ${path}`);
    return encodeURIComponent(valore);
  });
};
