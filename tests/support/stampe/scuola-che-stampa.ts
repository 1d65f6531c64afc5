import { asUid } from '#platform/data/entita.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { makeCertificazione } from '../denunce/certificazione-consegnata.ts';
import { addModuli } from '../denunce/moduli-di-prova.ts';
import { createScuolaCheDenuncia } from '../denunce/scuola-che-denuncia.ts';
import { f24DiMarzo } from '../denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '../home/test-home.ts';
import { loginOf, SCUOLA_A } from '../home/test-users.ts';
import { fillEsami } from '../noipa/esami-di-prova.ts';
import { fillNoipa } from '../noipa/liste-di-prova.ts';
import { linkDipendente, supplenzaDiProva } from '../servizi-di-prova.ts';
import { accountAnno, type AnnoContabilizzato } from './anno-contabilizzato.ts';
import { registerDati } from './dati-registrati.ts';
import type { DaStampare } from './esempi.ts';
import { accountLuglio } from './luglio-contabilizzato.ts';
import { createCaso, proveCaso } from './prova-di-collaudo.ts';

/** A home whose school has something for every print: a year paid, its filings, lists of NoiPA, a test. */
export const startScuolaCheStampa = async (): Promise<{ readonly home: TestHome; readonly anno: DaStampare }> => {
  const home = await startTestHome({ oggi: '2026-07-31' });
  const gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore);
  const contabilizzato = await accountAnno(gestore);
  await showGennaio(home, gestore, contabilizzato);
  await registerDati(gestore, contabilizzato.persone[0]?.uid ?? '');
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2024-09-01', '2025-08-31'), uidSubAnagrafe: contabilizzato.persone[2]?.uid ?? '' },
  });
  const processi = [...contabilizzato.processi, ...(await accountLuglio(gestore))];
  const listaNoipa = await fillNoipa(gestore, contabilizzato.persone[0]?.uid ?? asUid(''));
  const { denuncia: spt } = await gestore.ok(sptRoutes.saveSpt, { body: { anno: 2026, meseDa: 1, meseA: 6 } });
  const listeEsami = await fillEsami(gestore, contabilizzato.persone[0]?.desCf ?? '');
  const liste = { listaNoipa, listeEsami };
  const tester = await home.as(loginOf('TESTER'));
  const { uid: prova } = await proveCaso(tester, await createCaso(tester, processi[0] ?? ''));
  const anno = {
    ...contabilizzato,
    processi,
    ...liste,
    prova,
    spt: spt.uid,
    ...(await denunceDi(gestore, contabilizzato)),
  };
  return { home, anno };
};

/** What is filed of those runs: the UniEmens of each month, the F24 of January, the CU of the year before of the first they paid. */
const denunceDi = async (
  gestore: Person,
  contabilizzato: AnnoContabilizzato,
): Promise<{ readonly f24: string; readonly cu: string }> => {
  await uniemensDeiMesi(gestore, contabilizzato);
  const f24 = await f24DiGennaio(gestore, contabilizzato);
  const [prima] = contabilizzato.persone;
  return {
    f24,
    cu: prima === undefined ? '' : await makeCertificazione(gestore, prima, contabilizzato.anno - 1),
  };
};

/** January is shown to those it paid, and the first of them is the employee who signs in. */
const showGennaio = async (
  home: TestHome,
  gestore: Person,
  { processi: [uid = ''], persone: [io] }: AnnoContabilizzato,
): Promise<void> => {
  const { versione } = await gestore.ok(processiRoutes.getProcesso, { body: { uid } });
  await gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } });
  if (io !== undefined) await linkDipendente(home, io, SCUOLA_A);
};

/** The UniEmens of the months of those runs; the first also has a form of each kind of the public family. */
const uniemensDeiMesi = async (gestore: Person, { persone: [io] }: AnnoContabilizzato): Promise<void> => {
  for (const mese of [1, 2, 3]) {
    const denuncia = await gestore.ok(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese, allowEmpty: true } });
    if (mese === 1 && io !== undefined) await addModuli(gestore, denuncia, io);
  }
};

/** The F24 of the run of January. */
const f24DiGennaio = async (gestore: Person, { processi: [gennaio = ''] }: AnnoContabilizzato): Promise<string> => {
  const { denuncia } = await gestore.ok(f24Routes.saveF24Ep, {
    body: { ...f24DiMarzo([], { anno: 2026, mese: 1, dataPagamento: '2026-02-16' }), processi: [asUid(gennaio)] },
  });
  return denuncia.uid;
};
