import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { printElencoNoipa } from '#shared/contracts/noipa/stampe/elenco-noipa.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { COLONNE_COMPENSO, compensiDei, loadNomi, marcaLista, testataLista, type Compenso } from './lista.ts';

const COLONNE: readonly ColonnaDi<Compenso>[] = [
  { titolo: 'Cognome e nome', tipo: 'testo', testata: true, valore: ({ pagamento }) => pagamento.nominativo },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ pagamento }) => pagamento.desCf },
  ...COLONNE_COMPENSO,
];

const loadElenco = async ({ archivio }: ContestoStampa, uid: ListaNoipa['uid']): Promise<Elenco<Compenso>> => {
  const { lista, pagamenti, fatti } = await listeRepository(archivio).loadIntera(uid);
  const nomi = await loadNomi({ fatti }, archivio);
  const righe = compensiDei(pagamenti);
  return {
    filtri: testataLista({ lista, fatti }),
    colonne: COLONNE,
    sezione: 'Codice',
    sezioni: lista.somme.map(({ chiave }) => ({
      titolo: `${chiave} ${nomi.get(chiave) ?? ''}`.trim(),
      righe: righe.filter(({ riga }) => riga.chiave === chiave),
    })),
    orientamento: 'orizzontale',
    ...marcaLista(lista, fatti),
  };
};

/** A list of NoiPA on paper and as a sheet, a section a compensation. */
export const elencoNoipa = defineStampa(
  printElencoNoipa,
  elenco({
    title: async ({ idProcesso }: { readonly idProcesso: ListaNoipa['uid'] }, { archivio }) =>
      `Lista NoiPA, ${formatMese(await listeRepository(archivio).load(idProcesso))}`,
    load: ({ idProcesso }, contesto) => loadElenco(contesto, idProcesso),
  }),
);
