import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Irap, OrigineIrap } from '#shared/contracts/denunce/irap.ts';
import { mesiIrap, tipoIrapDi, type VersamentoIrap } from '#shared/domain/denunce/irap.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { somma } from '#shared/money/centesimi.ts';
import { cedoliniRepository } from '../cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '../cedolini/cedolino.ts';
import { processiContabilizzati } from '../cedolini/processi-del-mese.ts';
import { readIdentita } from '../persone/identita.ts';
import { listRestituzioni } from '../persone/restituzione.ts';
import { altriDatiAl, getScuolaPropria } from '../scuola/scuola-propria.ts';
import { campiVigenti, versatoDi } from './contenuto.ts';
import { denunceRepository } from './denunce-repository.ts';
import { irapRestituita } from './irap-restituita.ts';

/** Names of the tax in the two forms of the F24. */
const CODICI: readonly unknown[] = ['380E', '3858'];

/** The IRAP of a year as the accounted runs owe it, less what came back in it, and the sent F24 paid it. Requests: 8, one a run and one an F24. */
export const irapDellAnno = async (anno: number, archivio: Archivio): Promise<Irap> => {
  const [scuola, processi, f24, restituzioni, identita] = await Promise.all([
    getScuolaPropria(archivio),
    processiContabilizzati(archivio),
    denunceRepository(archivio).listDel(`F24#${anno}-`),
    listRestituzioni(archivio, anno),
    readIdentita(archivio),
  ]);
  const deiMesi = processi.flatMap((processo) =>
    processo.PERIODI_DEST.filter((uno) => uno.adempimento === 'IRAP' && uno.anno === anno).map(({ mese }) => ({
      processo,
      mese,
    })),
  );
  const cedolini = cedoliniRepository(archivio);
  const letti = await Promise.all(
    deiMesi.map(async (uno) => ({ ...uno, testate: await cedolini.listTestate(uno.processo.uid) })),
  );
  const origini = [
    ...letti.flatMap(({ processo: { uid, DES_ELABORAZIONE: descrizione }, mese, testate }) =>
      originiDi(testate, { idProcesso: uid, descrizione, mese }),
    ),
    ...irapRestituita(
      letti.flatMap(({ testate }) => testate),
      restituzioni,
      identita,
    ),
  ];
  const inviati = f24.filter(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito));
  const versamenti = (await Promise.all(inviati.map((denuncia) => versamentiDi(denuncia, archivio)))).flat();
  const regione = altriDatiAl(scuola, `${anno}-12-31`)?.codRegioneFiscale ?? null;
  const mesi = mesiIrap(origini, versamenti);
  return {
    anno,
    regione,
    mesi: mesi.map(({ parti, ...mese }) => ({ ...mese, parti: parti.map((parte) => ({ ...parte })) })),
    base: somma(mesi.map(({ base }) => base)),
    imposta: somma(mesi.map(({ imposta }) => imposta)),
    versata: somma(mesi.map(({ versata }) => versata)),
    altreRegioni: [...new Set(versamenti.map((uno) => uno.regione))].filter((una) => una !== regione),
    origini,
  };
};

/** What a run adds, by kind of payee. */
const originiDi = (
  testate: readonly CedolinoSalvato[],
  di: Pick<OrigineIrap, 'idProcesso' | 'descrizione' | 'mese'>,
): OrigineIrap[] => {
  const righe = testate.flatMap((testata) =>
    righeBrevi(testata)
      .filter(({ codice }) => codice === 'IRAP')
      .map((riga) => ({ ...riga, cedolino: testata.uid, tipo: tipoIrapDi(testata.percettore) })),
  );
  return [...Map.groupBy(righe, ({ tipo }) => tipo)].map(([tipo, sue]) => ({
    ...di,
    tipo,
    cedolini: new Set(sue.map(({ cedolino }) => cedolino)).size,
    base: somma(sue.map(({ base }) => base ?? 0)),
    imposta: somma(sue.map(({ importo }) => importo)),
  }));
};

/** The rows of IRAP of an F24, by the month they name. */
const versamentiDi = async ({ uid }: Denuncia, archivio: Archivio): Promise<VersamentoIrap[]> => {
  const { contenuto, valori } = await denunceRepository(archivio).loadIntera(uid);
  return contenuto.records
    .map((record) => campiVigenti(record, valori))
    .filter(({ codice }) => CODICI.includes(codice))
    .map((campi) => ({
      mese: Number(campi.riferimentoA),
      regione: String(campi.ente),
      importo: versatoDi(campi),
    }));
};
