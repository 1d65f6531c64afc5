import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '../../../shared/contracts/noipa/lista.ts';
import { printElencoNoipa } from '../../../shared/contracts/stampe/noipa/elenco-noipa.ts';
import { descrizioneStatoListaNoipa } from '../../../shared/domain/elaborazione/stati.ts';
import { chiaveNoipa } from '../../../shared/domain/noipa/chiave.ts';
import { descrizioneTassazioneNoipa, descrizioneTipoListaNoipa } from '../../../shared/domain/noipa/lista.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { formatMese } from '../../../shared/domain/tempo/mese.ts';
import { listeRepository } from '../../archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '../../archivio/noipa/piano-capitolo.ts';
import { elenco, type ColonnaDi, type Elenco } from '../elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '../stampa.ts';

interface Compenso {
  readonly pagamento: PagamentoNoipa;
  readonly riga: RigaNoipa;
}

const COLONNE: readonly ColonnaDi<Compenso>[] = [
  { titolo: 'Cognome e nome', tipo: 'testo', testata: true, valore: ({ pagamento }) => pagamento.nominativo },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ pagamento }) => pagamento.desCf },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ riga }) => riga.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ riga }) => riga.datFine },
  { titolo: 'Ore', tipo: 'ore', valore: ({ riga }) => riga.ore },
  { titolo: 'Tariffa', tipo: 'importo', valore: ({ riga }) => riga.tariffa },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ riga }) => riga.importo },
  { titolo: 'Da dove viene', tipo: 'testo', valore: ({ riga }) => riga.spiegazione },
];

const DA_RISCONTRARE =
  'Tracciato del portale non pubblico: codici e colonne sono da riscontrare su NoiPA prima di inserirli.';

const filtriDi = (lista: ListaNoipa) => [
  { etichetta: 'Lista', valore: lista.descrizione },
  { etichetta: 'Paga', valore: descrizioneTipoListaNoipa[lista.tipo] },
  { etichetta: 'Tassazione', valore: descrizioneTassazioneNoipa[lista.tassazione] },
  { etichetta: 'Stato', valore: descrizioneStatoListaNoipa[lista.STATUS] },
  ...(lista.codice === '' ? [] : [{ etichetta: 'Codice sul portale', valore: lista.codice }]),
  ...(lista.datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(lista.datInvio) }]),
  { etichetta: 'Avvertenza', valore: DA_RISCONTRARE },
];

const loadElenco = async ({ archivio }: ContestoStampa, uid: ListaNoipa['uid']): Promise<Elenco<Compenso>> => {
  const [{ lista, pagamenti }, piani] = await Promise.all([
    listeRepository(archivio).loadIntera(uid),
    pianiCapitoliRepository(archivio).listAll(),
  ]);
  const nomi = new Map(piani.map((piano) => [chiaveNoipa(piano), piano.descrizione]));
  const righe = pagamenti.flatMap((pagamento) => pagamento.righe.map((riga) => ({ pagamento, riga })));
  return {
    filtri: filtriDi(lista),
    colonne: COLONNE,
    sezione: 'Codice',
    sezioni: lista.somme.map(({ chiave }) => ({
      titolo: `${chiave} ${nomi.get(chiave) ?? ''}`.trim(),
      righe: righe.filter(({ riga }) => riga.chiave === chiave),
    })),
    orientamento: 'orizzontale',
    ...(lista.datInvio === null ? { marca: 'NON INVIATA' } : {}),
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
