import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { campiVigenti } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { entrateRepository } from '#archivio/noipa/entrata.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Entrata } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';

/** A computed payslip as it was sealed: not the lines its head keeps, which is what prints sum. */
export interface Sigillato {
  readonly processo: Processo;
  readonly persona: string;
  readonly percettore: string | null;
  readonly righe: readonly RigaImporto[];
}

/** A filing with its records as they are filed. */
export interface Depositata {
  readonly denuncia: Denuncia;
  readonly records: readonly ReturnType<typeof campiVigenti>[];
}

/** All that a school holds of what is printed, read by its records. */
export interface Letto {
  readonly anni: readonly number[];
  readonly processi: readonly Processo[];
  readonly cedolini: readonly Sigillato[];
  readonly f24: readonly Depositata[];
  readonly uniemens: readonly Depositata[];
  readonly spt: readonly Depositata[];
  readonly liste: readonly { readonly lista: ListaNoipa; readonly pagamenti: readonly PagamentoNoipa[] }[];
  readonly entrate: readonly Entrata[];
}

/** Payslips opened at a time. */
const ALLA_VOLTA = 40;

const cedoliniDi = async (archivio: Archivio, processo: Processo): Promise<readonly Sigillato[]> => {
  const repository = cedoliniRepository(archivio);
  const uids = (await repository.listTestate(processo.uid)).map(({ uid }) => uid);
  const sigillati: Sigillato[] = [];
  for (let inizio = 0; inizio < uids.length; inizio += ALLA_VOLTA)
    for (const { testata, dettaglio } of await repository.getInteri(uids.slice(inizio, inizio + ALLA_VOLTA))) {
      const { cedolino } = readContenuto(dettaglio.contenuto);
      if (cedolino === null) continue;
      const { uidSubAnagrafe: persona, percettore } = testata;
      sigillati.push({ processo, persona, percettore, righe: cedolino.righe });
    }
  return sigillati;
};

const denunceDi = async (archivio: Archivio, tipo: 'F24' | 'UNIEMENS' | 'SPT'): Promise<readonly Depositata[]> => {
  const repository = denunceRepository(archivio, tipo);
  return Promise.all(
    (await repository.listDel(`${tipo}#`)).map(async ({ uid }) => {
      const { denuncia, contenuto, valori } = await repository.loadIntera(uid);
      return { denuncia, records: contenuto.records.map((record) => campiVigenti(record, valori)) };
    }),
  );
};

/** Reads a school, run by run, filing by filing. */
export const readScuola = async (archivio: Archivio, anni: readonly number[]): Promise<Letto> => {
  const items = await Promise.all(
    ['V#', 'N#'].map((begins) => archivio.of(processoEntita).queryIndice({ index: 'indice2', begins })),
  );
  const processi = await processiRepository(archivio).getMany(items.flat().map((item) => rigaProcesso(item).uid));
  const cedolini = await Promise.all(processi.map((processo) => cedoliniDi(archivio, processo)));
  const [f24, uniemens, spt] = [
    await denunceDi(archivio, 'F24'),
    await denunceDi(archivio, 'UNIEMENS'),
    await denunceDi(archivio, 'SPT'),
  ];
  const liste = (await Promise.all(anni.map((anno) => listeRepository(archivio).listDell(anno)))).flat();
  return {
    anni,
    processi,
    f24,
    uniemens,
    spt,
    cedolini: cedolini.flat(),
    liste: await Promise.all(liste.map(({ uid }) => listeRepository(archivio).loadIntera(uid))),
    entrate: await entrateRepository(archivio).listAll(),
  };
};
