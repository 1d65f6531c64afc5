import BarChart from '@cloudscape-design/components/bar-chart';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { CedolinoProprio } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { compareMesi, meseDi, mesiTra, type Mese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

interface Props {
  readonly anno: number;
  readonly cedolini: readonly CedolinoProprio[];
}

/** The net of each month in which something was paid or could be: what is paid in the first days of January may belong to the year before. */
export const NettoPerMese = ({ anno, cedolini }: Props) => {
  const pagati = cedolini.map(({ dataPagamento, somme }) => ({ mese: meseDi(dataPagamento), netto: somme.netto }));
  const ultimo = pagati.reduce<Mese>((finora, { mese }) => (compareMesi(mese, finora) > 0 ? mese : finora), {
    anno,
    mese: 12,
  });
  const mesi = mesiTra({ anno, mese: 1 }, ultimo);
  const nome = (mese: Mese): string =>
    mese.anno === anno ? nomeMese(mese.mese).slice(0, 3) : `${nomeMese(mese.mese).slice(0, 3)} ${mese.anno}`;
  const nettoDi = (mese: Mese): number =>
    pagati.filter((pagato) => compareMesi(pagato.mese, mese) === 0).reduce((somma, { netto }) => somma + netto, 0);
  return (
    <Container header={<Header variant="h2">Netto per mese di pagamento</Header>}>
      <BarChart
        height={180}
        hideFilter
        hideLegend
        xScaleType="categorical"
        xDomain={mesi.map(nome)}
        series={[
          {
            type: 'bar',
            title: 'Netto',
            data: mesi.map((mese) => ({ x: nome(mese), y: nettoDi(mese) / 100 })),
            valueFormatter: (euro) => formatEuro(Math.round(euro * 100)),
          },
        ]}
        ariaLabel={`Netto per mese di pagamento, ${anno}`}
        i18nStrings={{ yTickFormatter: (euro) => formatEuro(Math.round(euro * 100)).replace(',00', '') }}
      />
    </Container>
  );
};
