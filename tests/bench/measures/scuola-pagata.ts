import { itemsOf, writeItems } from '#lib/admin/copia/scuola-conservata.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

/** A school of so many people paid in so many runs: one payslip as it is stored, and its run, copied for each. */
export const openScuolaPagata = async (persone: number, elaborazioni: number): Promise<ScuolaCheVersa> => {
  const scuola = await openScuolaCheVersa(1);
  const { store } = scuola.home;
  const persona = scuola.uidDi(0);
  const { uid: processo } = await contabilizzata(scuola, [0]);
  const modelli: Item[] = [];
  const giri: Item[] = [];
  for await (const item of itemsOf(store, SCUOLA_A)) {
    if ([item.pk, item.sk].some((chiave) => String(chiave).includes(persona))) modelli.push(item);
    if (item.tipo === 'PROCESSO') giri.push(item);
  }
  const copied = (item: Item, numero: number, chi = persona as string): Item =>
    JSON.parse(JSON.stringify(item).replaceAll(persona, chi).replaceAll(processo, `elaborazione${numero}`));
  const numeri = Array.from({ length: elaborazioni }, (_, numero) => numero);
  const write = (items: readonly Item[]) =>
    writeItems(store, SCUOLA_A, {
      put: [...new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item])).values()],
      remove: [],
    });
  await write(numeri.flatMap((numero) => giri.map((item) => copied(item, numero))));
  for (let chi = 0; chi < persone; chi += 1)
    await write(numeri.flatMap((numero) => modelli.map((item) => copied(item, numero, `copia${chi}`))));
  return scuola;
};
