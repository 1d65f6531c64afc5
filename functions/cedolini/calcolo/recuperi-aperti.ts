import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma, type Centesimi } from '#shared/money/centesimi.ts';
import { RECUPERO_STIPENDIO } from '../../riferimento/voci/generiche.ts';

/** The payments that took fixed pay back. */
export const cheRecuperano = (pagamenti: readonly PagamentoSalvato[]): readonly PagamentoSalvato[] =>
  pagamenti.filter(({ voci = [] }) => voci.some(({ codice }) => codice === RECUPERO_STIPENDIO));

/** Some fixed pay to take back, of the days that it was paid for. */
interface Recupero {
  readonly dal: string;
  readonly al: string;
  readonly importo: Centesimi;
}

const chiave = ({ dal, al }: Pick<Recupero, 'dal' | 'al'>): string => `${dal}/${al}`;

/** The same days added up, in the order in which they come. */
const perGiorni = (recuperi: readonly Recupero[]): ReadonlyMap<string, Recupero> =>
  new Map(
    [...Map.groupBy(recuperi, chiave)].map(([giorni, suoi]) => {
      const [{ dal, al } = { dal: '', al: '' }] = suoi;
      return [giorni, { dal, al, importo: somma(suoi.map(({ importo }) => importo)) }];
    }),
  );

/**
 * The fixed pay of a year that is still to take back from a person: all that payslips asked back of some days, less what each could take, in the order in which
 * they were accounted (`contabilizzati`). A payslip that asks less than what is open takes a part of it; one that asks more says the whole.
 */
const aperti = (
  pagamenti: readonly PagamentoSalvato[],
  contabilizzati: ReadonlySet<string>,
  anno: number,
): readonly Recupero[] => {
  const aperto = new Map<string, Recupero>();
  const suoi = Map.groupBy(
    cheRecuperano(pagamenti).filter(({ annoFiscale }) => annoFiscale === anno),
    ({ idProcesso }): string => idProcesso,
  );
  for (const { voci = [], daRecuperare = [] } of [...contabilizzati].flatMap((uid) => suoi.get(uid) ?? [])) {
    const resti = perGiorni(daRecuperare);
    for (const [giorni, chiesto] of perGiorni(chiestiIn(voci))) {
      const preso = chiesto.importo - (resti.get(giorni)?.importo ?? 0);
      const prima = aperto.get(giorni)?.importo ?? 0;
      aperto.set(giorni, { ...chiesto, importo: Math.max(prima, chiesto.importo) - preso });
    }
  }
  return [...aperto.values()].filter(({ importo }) => importo > 0);
};

const chiestiIn = (voci: NonNullable<PagamentoSalvato['voci']>): readonly Recupero[] =>
  voci.flatMap(({ codice, dal, al, importo }) =>
    codice === RECUPERO_STIPENDIO && importo !== null ? [{ dal, al, importo }] : [],
  );

/** The rest of fixed pay to take back from a person in a year, as the next payslip proposes it. */
export const recuperiAperti = (
  pagamenti: readonly PagamentoSalvato[],
  contabilizzati: ReadonlySet<string>,
  anno: number,
): VoceCedolino[] =>
  aperti(pagamenti, contabilizzati, anno).map(({ dal, al, importo }) => ({
    codice: RECUPERO_STIPENDIO,
    competenza: { dal, al },
    misura: { unita: 'IMPORTO', importo },
  }));

/** Tells what is still to take back of a person and a payslip does not ask as it is: a run accounted since it was prepared left it, or somebody wrote another sum. */
export const avvisiRecuperiAperti = (
  voci: readonly VoceCedolino[],
  pagamenti: readonly PagamentoSalvato[],
  contabilizzati: ReadonlySet<string>,
  anno: number,
): readonly Anomalia[] => {
  const chiesti = perGiorni(
    voci.flatMap((voce) =>
      voce.codice === RECUPERO_STIPENDIO ? [{ ...voce.competenza, importo: importoVoce(voce) }] : [],
    ),
  );
  return aperti(pagamenti, contabilizzati, anno).flatMap((aperto) => {
    const chiesto = chiesti.get(chiave(aperto))?.importo ?? 0;
    return chiesto === aperto.importo ? [] : [avviso(aperto, chiesto)];
  });
};

const avviso = ({ dal, al, importo }: Recupero, chiesto: Centesimi): Anomalia => ({
  codice: 'RECUPERO_APERTO',
  campo: 'voci',
  messaggio: `Dello stipendio dal ${formatGiorno(dal)} al ${formatGiorno(al)} restano da recuperare ${formatEuro(importo)}, lasciati da cedolini già contabilizzati, e questo ne chiede ${formatEuro(chiesto)}: ${
    chiesto < importo
      ? 'contano come una parte di quelli, e il resto è proposto nel cedolino seguente. Se sono un’altra somma, scrivere qui il totale'
      : 'contano come il totale. Se sono un’altra somma, aggiungere qui quelli che restano'
  }.`,
});
