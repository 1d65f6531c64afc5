import type { SegniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { prestatoDaAutorizzare } from '#archivio/servizi/prestato-servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { MeseDiServizio } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import type { RapportoFinito } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { atti } from '#shared/domain/persona/fine-rapporto.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { nomeConto } from '../scadenze/scadenze-dei-servizi.ts';
import { mesiDiServizio } from './mesi-di-servizio.ts';
import { rapportiFiniti } from './rapporti-finiti.ts';

type Conti = NonNullable<SegniChiusura['conti']>;

/** The gaps of the services of a year, counted by month: salaries that nobody paid, certificates, acts of engagements that ended. Empty where others pay the staff. */
export const contiDeiServizi = async (
  anno: number,
  contesto: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<Conti> => {
  const [mesi, rapporti, prestato] = await Promise.all([
    mesiDiServizio(anno, contesto),
    rapportiFiniti(anno, contesto),
    contiDelPrestato(anno, contesto),
  ]);
  return { ...contiDeiMesi(mesi.righe), ...contiDeiRapporti(rapporti.righe), ...prestato };
};

/** The services of short substitutes that nobody has authorised, by month: of a State school, whose substitutes NoiPA pays. */
const contiDelPrestato = async (
  anno: number,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<Conti> => {
  const scuola = await getScuolaPropria(archivio);
  if ((scuola?.dati?.setupType ?? 'SCUOLA') !== 'SCUOLA') return {};
  const mesi = await prestatoDaAutorizzare(archivio, anno, oggi);
  return Object.fromEntries(
    mesi.flatMap(({ mese, ...conto }) =>
      conto.mancano === 0 ? [] : [[nomeConto('PRESTATO_SERVIZIO', mese), conto] as const],
    ),
  );
};

const contiDeiMesi = (righe: readonly MeseDiServizio[]): Conti => {
  const nonPagati = Map.groupBy(
    righe.filter(({ stato }) => stato === 'NON_PAGATO'),
    ({ mese }) => mese,
  );
  const nonCertificati = righe.filter(({ stato }) => stato === 'NON_CERTIFICATO').length;
  return {
    ...Object.fromEntries(
      [...nonPagati].map(([mese, { length }]) => [
        nomeConto('MESI_NON_PAGATI', mese),
        { totale: length, mancano: length },
      ]),
    ),
    ...(nonCertificati === 0
      ? {}
      : { [nomeConto('MESI_NON_CERTIFICATI', null)]: { totale: nonCertificati, mancano: nonCertificati } }),
  };
};

const contiDeiRapporti = (righe: readonly RapportoFinito[]): Conti => {
  const perMese = Map.groupBy(righe, ({ fine }) => partiDi(fine).mese);
  const conti = [...perMese].flatMap(([mese, finiti]) => {
    const nome = nomeConto('FINE_RAPPORTO', mese);
    const senza = atti.map((atto) => ({
      atto,
      quanti: finiti.filter(({ passi }) => passi.some(({ passo, stato }) => passo === atto && stato === 'DA_FARE')),
    }));
    return [
      [nome, { totale: finiti.length, mancano: finiti.filter(({ daFare }) => daFare > 0).length }] as const,
      ...senza
        .filter(({ quanti }) => quanti.length > 0)
        .map(({ atto, quanti: { length } }) => [`${nome}_${atto}`, { totale: length, mancano: length }] as const),
    ];
  });
  return Object.fromEntries(conti);
};
