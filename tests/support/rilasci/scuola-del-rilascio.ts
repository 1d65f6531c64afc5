import { cp, rm } from 'node:fs/promises';
import { openConnection } from '#lib/admin/connection.ts';
import { scanItems } from '#lib/scansione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { elaborazione, nameFirmatari, nuovePersone, prepare } from '../cedolini.ts';
import {
  contabilizzati,
  createScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '../denunce/scuola-che-denuncia.ts';
import { f24DiMarzo } from '../denunce/scuola-che-versa.ts';
import { openHomeApart } from '../home/home-apart.ts';
import { signIn, startTestHome } from '../home/test-home.ts';
import { loginOf, SCUOLA_A } from '../home/test-users.ts';
import { supplenzaDiProva } from '../servizi-di-prova.ts';

/** Two blocks of a run: one may be done and the other not. */
const PERSONE = 25;
const OGGI = '2026-03-10';

/** A run that is ready to begin, in the data folder of a product that is closed. */
interface Pronta {
  readonly da: string;
  readonly port: number;
  readonly processo: { readonly uid: string; readonly versione: number };
  readonly cedolini: readonly InputCedolino[];
}

/**
 * A school at work with this release: three people paid by two accounted runs, the UniEmens sent, the F24 prepared, and a run of everybody.
 * All but the last is done; the product is closed.
 */
const prepareScuola = async (): Promise<Pronta> => {
  const home = await startTestHome({ oggi: OGGI });
  const [gestore, ufficio, adempimenti] = [
    await home.as(loginOf('GESTORE')),
    await home.as(loginOf('CEDOLINI')),
    await home.as(loginOf('ADEMPIMENTI')),
  ];
  await nameFirmatari(ufficio);
  await createScuolaCheDenuncia(gestore);
  const persone = await nuovePersone(gestore, PERSONE);
  const pagate = persone.slice(0, 3);
  for (const { uid } of pagate)
    await gestore.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva('2026-01-08', '2026-02-27'), uidSubAnagrafe: uid },
    });
  const compensi = pagate.map(({ uid }, indice) => supplente(uid, 10_000 + indice * 2550));
  const prima = await contabilizzati({ ufficio }, compensi);
  const seconda = await contabilizzati({ ufficio }, compensi, { DES_ELABORAZIONE: 'Altri compensi di prova' });
  await sendUniemens(adempimenti, (await uniemensDiMarzo(adempimenti)).denuncia);
  await adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([prima, seconda]) });
  const { uid, versione } = await prepare(ufficio, elaborazione({ DES_ELABORAZIONE: 'Compensi interrotti' }));
  await home.stop();
  return {
    da: home.dataDir,
    port: home.port,
    processo: { uid, versione },
    cedolini: persone.map((persona) => supplente(persona.uid)),
  };
};

/** Whether long work in a data folder has finished some blocks and is not at its end. */
const isHalfDone = async (dataDir: string, port: number): Promise<boolean> => {
  const { store, close } = await openConnection({ PORT: String(port), DATA_DIR: dataDir });
  try {
    const lavori = lavoriRepository(archivioDi(store, SCUOLA_A));
    for await (const { tipo, stato, uid, tentativo } of scanItems(store))
      if (tipo === 'LAVORO' && stato === 'IN_CORSO')
        return (await lavori.listBlocchi(String(uid), Number(tentativo))).length > 0;
    return false;
  } finally {
    await close();
  }
};

/** Begins the run on a copy of the folder, in a process that is killed when it has stored so many changes. */
const cutAt = async ({ da, port, processo, cedolini }: Pronta, scritture: number, dataDir: string): Promise<void> => {
  await rm(dataDir, { recursive: true, force: true });
  await cp(da, dataDir, { recursive: true });
  const casa = await openHomeApart(port, dataDir, { oggi: OGGI });
  const ufficio = await signIn(casa.origin, `${casa.origin}/oidc`, loginOf('CEDOLINI'));
  await casa.dieAtWrite(scritture);
  await ufficio
    .call(processiRoutes.startCalcolo, { body: { processo, cedolini: [...cedolini] } })
    .catch(() => undefined);
  await casa.over;
};

/** Leaves in a folder the data of a school whose last run was cut half way: some people computed, others not. */
export const leaveScuola = async (dataDir: string): Promise<void> => {
  const pronta = await prepareScuola();
  let scritture = 1;
  do await cutAt(pronta, (scritture += 1), dataDir);
  while (!(await isHalfDone(dataDir, pronta.port)));
  await rm(pronta.da, { recursive: true, force: true });
};
