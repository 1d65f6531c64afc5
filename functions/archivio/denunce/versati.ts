import type { Archivio } from '#platform/data/archivio.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { somma } from '#shared/money/centesimi.ts';
import { campiVigenti, versatoDi } from './contenuto.ts';
import { denunceRepository } from './denunce-repository.ts';

/** What the sent F24 of a month ('2026-03') that were not refused pay, by code; cents, debts less credits. Requests: 1, and one an F24. */
export const versatiDel = async (mese: string, archivio: Archivio): Promise<ReadonlyMap<string, number>> => {
  const denunce = denunceRepository(archivio);
  const inviati = (await denunce.listDel(`F24#${mese}#`)).filter(
    ({ datInvio, esito }) => datInvio !== null && !isRespinta(esito),
  );
  const righe = (
    await Promise.all(
      inviati.map(async ({ uid }) => {
        const { contenuto, valori } = await denunce.loadIntera(uid);
        return contenuto.records.map((record) => campiVigenti(record, valori));
      }),
    )
  ).flat();
  return new Map(
    [...Map.groupBy(righe, ({ codice }) => String(codice ?? ''))].map(([codice, sue]) => [
      codice,
      somma(sue.map(versatoDi)),
    ]),
  );
};
