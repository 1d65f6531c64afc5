import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { commissioniRepository } from '#archivio/tabelle/commissione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { compensiMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Calcolato } from '#shared/calculation/spiegazione/spiegazione.ts';
import type { LavoroMaturita } from '#shared/contracts/noipa/lavoro-esame.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { VariazioneNoipa } from '#shared/contracts/noipa/variazioni.ts';
import type { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { QuotaEsame } from '#shared/domain/noipa/lista.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { importoProposto } from './importo-proposto.ts';
import { loadPiani, type Piani } from './pagamenti.ts';

/** What the records say now: codes of the school, commissions. */
interface Adesso {
  readonly lista: ListaNoipa;
  readonly piani: Piani;
  readonly commissioni: ReadonlyMap<string, Commissione>;
}

type Cambio = Pick<VariazioneNoipa, 'descrizione' | 'prima' | 'dopo'>;

const cambio = (descrizione: string, prima: string, dopo: string | null): Cambio[] =>
  prima === dopo ? [] : [{ descrizione, prima, dopo }];

/** An amount in words; a dash where none is computed. */
const euro = (centesimi: number | null): string => (centesimi === null ? '–' : formatEuro(centesimi));

/** What a compensation would be computed as now; undefined where the office wrote it. */
const ricalcolo = (riga: RigaNoipa, { lista, piani, commissioni }: Adesso): number | null | undefined => {
  const { esame, calcolato, chiave } = riga;
  if (esame === undefined) {
    const piano = piani.get(chiave);
    return calcolato === null || piano === undefined ? undefined : importoProposto(piano.codVoce, riga).calcolato;
  }
  return esame.lavoro === null || !commissioni.has(esame.commissione)
    ? undefined
    : quotaDi(esame.quota, esame.lavoro, lista.datFine);
};

/** What the decree gives now for a quota; null where it gives nothing any more. */
const quotaDi = (quota: QuotaEsame, { fascia, ...lavoro }: LavoroMaturita, giorno: string): number | null => {
  try {
    const { funzione, trasferta, preliminari } = compensiMembro(
      { ...lavoro, fascia: fascia === null ? null : Number(fascia) },
      giorno,
      regoleCorrenti(),
    );
    const quote: Partial<Record<QuotaEsame, Calcolato | null>> = { TRASFERTA: trasferta, PRELIMINARI: preliminari };
    return (Object.hasOwn(quote, quota) ? quote[quota] : funzione)?.importo ?? null;
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante) return null;
    throw error;
  }
};

const cambiRiga = (riga: RigaNoipa, adesso: Adesso): Cambio[] => {
  const { chiave, calcolato } = riga;
  const ora = ricalcolo(riga, adesso);
  return [
    ...(adesso.piani.has(chiave) ? [] : cambio(`Codice ${chiave}`, 'tra quelli della scuola', null)),
    ...cambiCommissione(riga, adesso),
    ...(ora === undefined ? [] : cambio(`Importo calcolato di ${chiave}`, euro(calcolato), euro(ora))),
  ];
};

const cambiCommissione = ({ esame }: RigaNoipa, { commissioni }: Adesso): Cambio[] =>
  esame === undefined ? [] : cambio('Commissione', esame.nome, commissioni.get(esame.commissione)?.descrizione ?? null);

/** What the records say differently from the payments of a list: names, codici fiscali, rates, codes, commissions. Requests: 3, and one a hundred people. @throws NON_TROVATO */
export const variazioniDi = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio): Promise<VariazioneNoipa[]> => {
  const { lista, pagamenti } = await listeRepository(archivio).loadIntera(uid);
  const [piani, commissioni, trovate] = await Promise.all([
    loadPiani(archivio),
    commissioniRepository(archivio).listAll(),
    personeRepository(archivio).getMany(pagamenti.map(({ persona }) => persona)),
  ]);
  const persone = new Map<string, PagamentoNoipa>(
    trovate.map(({ uid: persona, desCognome, desNome, desCf }) => [
      persona,
      { persona, nominativo: nominativo(desCognome, desNome), desCf, righe: [] },
    ]),
  );
  const adesso = { lista, piani, commissioni: new Map(commissioni.map((una) => [una.uid, una])) };
  return pagamenti.flatMap((pagamento) => {
    const ora = persone.get(pagamento.persona);
    return [
      ...cambio('Nome', pagamento.nominativo, ora?.nominativo ?? null),
      ...(ora === undefined ? [] : cambio('Codice fiscale', pagamento.desCf, ora.desCf)),
      ...pagamento.righe.flatMap((riga) => cambiRiga(riga, adesso)),
    ].map((uno) => ({ persona: pagamento.persona, nominativo: pagamento.nominativo, desCf: pagamento.desCf, ...uno }));
  });
};
