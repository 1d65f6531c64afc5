import { asUid } from '#platform/data/entita.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { compenso, compute, elaborazione, nameFirmatari, nuovePersone, occasionaleDiProva } from '../cedolini.ts';
import { createAccademia } from '../denunce/accademia.ts';
import { makeCertificazione } from '../denunce/certificazione-consegnata.ts';
import { sendSpt } from '../denunce/scuola-che-comunica.ts';
import {
  contabilizzati,
  createScuolaCheDenuncia,
  sendUniemens,
  uniemensDiMarzo,
} from '../denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24 } from '../denunce/scuola-che-versa.ts';
import type { Person, TestHome } from '../home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, type ScuolaDiProva } from '../home/test-users.ts';
import { incaricoDiProva } from '../incarichi-di-prova.ts';
import { fillNoipa } from '../noipa/liste-di-prova.ts';
import { ferieDiProva, linkDipendente, servizioDiProva, supplenzaDiProva } from '../servizi-di-prova.ts';
import { accountAnno } from './anno-contabilizzato.ts';
import type { DaStampare } from './esempi.ts';

/** A school whose first months of 2026 are closed: what it paid is accounted and shown, what it files is sent. */
export interface MeseChiuso extends DaStampare {
  readonly scuola: ScuolaDiProva;
  readonly gestore: Person;
  readonly dipendente: Person;
  /** The UniEmens of March, sent. */
  readonly uniemens: string;
}

/** A State school: five people paid by five runs, every kind of filing and a list of NoiPA sent, a certificate handed over to the first. */
export const closeStatale = async (home: TestHome): Promise<MeseChiuso> => {
  const gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore, { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  const { processi: pagati, ...anno } = await accountAnno(gestore, (persone) => registra(gestore, persone));
  const [prima] = anno.persone;
  if (prima === undefined) throw new Error('Nobody was paid');
  const processi = [...pagati, await payIncarico(gestore, prima.uid)];
  const { denuncia: spt } = await gestore.ok(sptRoutes.saveSpt, { body: { anno: 2026, meseDa: 2, meseA: 2 } });
  await sendSpt(gestore, spt);
  const cu = await makeCertificazione(gestore, prima, 2025);
  const listaNoipa = await sendLista(gestore, prima);
  await linkDipendente(home, prima, SCUOLA_A);
  return {
    ...anno,
    scuola: SCUOLA_A,
    gestore,
    dipendente: await home.as(loginOf('DIPENDENTE')),
    processi,
    ...(await send(gestore, processi, 1)),
    spt: spt.uid,
    cu,
    listaNoipa,
    listeEsami: [],
    prova: '',
  };
};

/** An academy that pays the salary of March to a substitute who was absent two days and pays a creditor by order of a court. */
export const closeAccademia = async (home: TestHome): Promise<MeseChiuso> => {
  const gestore = await home.as(loginOf('GESTORE', SCUOLA_B));
  await createAccademia(gestore, SCUOLA_B);
  await nameFirmatari(gestore);
  const persone = await nuovePersone(gestore, 1);
  const [prima] = persone;
  if (prima === undefined) throw new Error('Nobody was paid');
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-02-02', '2026-04-10'), uidSubAnagrafe: prima.uid },
  });
  await registraFiscali(gestore, persone);
  const processi = [await payStipendio(gestore, prima.uid)];
  const inviate = await send(gestore, processi, 3);
  await linkDipendente(home, prima, SCUOLA_B);
  return {
    anno: 2026,
    scuola: SCUOLA_B,
    gestore,
    dipendente: await home.as(loginOf('DIPENDENTE', SCUOLA_B)),
    persone,
    processi,
    ...inviate,
    spt: '',
    cu: '',
    listaNoipa: '',
    listeEsami: [],
    prova: '',
  };
};

/** Shows the runs to their payees; the UniEmens of March, and the F24 of the first run, which is of that month, sent. */
const send = async (
  gestore: Person,
  processi: readonly string[],
  mese: number,
): Promise<Pick<MeseChiuso, 'uniemens' | 'f24'>> => {
  for (const uid of processi) await show(gestore, uid);
  const uniemens = await sendUniemens(gestore, (await uniemensDiMarzo(gestore)).denuncia);
  const [primo = ''] = processi;
  const f24 = await gestore.ok(f24Routes.saveF24Ep, {
    body: { ...f24DiMarzo([], { mese, dataPagamento: '2026-04-16' }), processi: [asUid(primo)] },
  });
  return { uniemens: uniemens.uid, f24: (await sendF24(gestore, f24)).uid };
};

/** Registers services, family, tax data, assignments and personal amounts: a record of each kind. */
const registra = async (gestore: Person, persone: readonly Persona[]): Promise<void> => {
  const [prima] = persone;
  if (prima === undefined) return;
  for (const { uid: uidSubAnagrafe } of persone.slice(0, 2))
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe } });
  for (const { uid: uidSubAnagrafe } of persone.slice(3))
    await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ datInizio: '2026-01-01' }), uidSubAnagrafe },
    });
  const figlio = {
    desCognome: 'Inventata',
    desNome: 'Zenobia',
    flgSesso: 'F',
    datNascita: '2010-05-15',
    codComuneNascita: 'H501',
  } as const;
  const desCf = codiceFiscaleDa({
    cognome: figlio.desCognome,
    nome: figlio.desNome,
    sesso: figlio.flgSesso,
    nascita: figlio.datNascita,
    codBelfiore: figlio.codComuneNascita,
  });
  const { uid: uidParente } = await gestore.ok(nucleoRoutes.createFamiliare, {
    body: {
      ...figlio,
      desCf,
      codParentela: 'FI',
      desComuneNascita: 'ROMA',
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
      uidSubAnagrafe: prima.uid,
    },
  });
  await gestore.ok(nucleoRoutes.createFamFiscale, {
    body: { uidParente, datDecorrenza: '2024-01-01', flgCarico: true, flgDisabile: false, numMisura: 1_000_000 },
  });
  await registraFiscali(gestore, persone);
  await gestore.ok(vociPersonaRoutes.createParticolarita, {
    body: {
      uidSubAnagrafe: prima.uid,
      codParticolarita: 'ESONERO_IVS_2',
      datInizio: '2024-01-01',
      datFine: null,
      note: '',
    },
  });
};

const registraFiscali = async (gestore: Person, persone: readonly Persona[]): Promise<void> => {
  for (const { uid: uidSubAnagrafe } of persone)
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
    });
};

const payIncarico = async (gestore: Person, uid: string): Promise<string> => {
  const incarico = await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(), uidSubAnagrafe: asUid(uid) },
  });
  const daPagare = occasionaleDiProva(uid, 40_000);
  const { processo } = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Incarico', idMetodo: 'EST-LD' }), [
    { ...daPagare, voci: [{ ...compenso(40_000), uidIncarico: incarico.uid }] },
  ]);
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  return processo.uid;
};

/** The salary of March of a substitute who was absent two days and pays a creditor by order of a court. */
const payStipendio = async (gestore: Person, uid: string): Promise<string> => {
  await ferieDiProva(gestore, uid, '2026-03-05', '2026-03-06');
  await gestore.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      uidSubAnagrafe: asUid(uid),
      codVoce: 'TERORD',
      numImporto: 2_000,
      datInizio: '2026-01-01',
      datFine: '2026-12-31',
      desRiferimento: 'R.G.E. 1/2026',
      numTotale: null,
      creditore: {
        nome: 'Finanziaria Inventata',
        iban: 'IT60X0542811101000000123456',
        atto: 'Ordinanza R.G.E. 1 del 2026',
        data: '2026-01-10',
      },
    },
  });
  const { uid: processo } = await contabilizzati(
    { ufficio: gestore },
    [{ uidSubAnagrafe: asUid(uid), percettore: null, voci: [] }],
    { idMetodo: 'SUP-LD', dataPagamento: '2026-03-31' },
  );
  return processo;
};

const show = async (gestore: Person, idProcesso: string): Promise<void> => {
  const { uid, versione } = await gestore.ok(processiRoutes.getProcesso, { body: { uid: asUid(idProcesso) } });
  await gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } });
};

const sendLista = async (gestore: Person, { uid }: Persona): Promise<string> => {
  const lista = asUid<'LISTA_NOIPA'>(await fillNoipa(gestore, uid));
  const tutte = await gestore.ok(listeRoutes.listListeNoipa, { body: {} });
  const versione = tutte.find((una) => una.uid === lista)?.versione ?? 1;
  const inviata = await gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista, versione, datInvio: '2026-04-20', motivo: 'Lista di prova' },
  });
  await gestore.ok(listeRoutes.exposeListaNoipa, { body: { uid: lista, versione: inviata.versione } });
  return lista;
};
