import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { useRoute, useWrite } from '#api/query.ts';
import {
  chiusuraAnnoRoutes,
  type ChiusuraAnno as Chiusura,
  type Passo,
} from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { descrizionePasso, isSegnabile, type PassoChiusura } from '#shared/domain/denunce/chiusura-anno.ts';
import { formatGiorno, partiDi } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { DataCell, StatoCell } from '#ui/celle.tsx';
import { TabellaLetta } from '#ui/elenco/tabella-letta.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { useNotices } from '#ui/notices.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';
import { percorsiPassi, statiPassi } from './passi-chiusura.ts';

/** Until October the year that is being closed is the one before. */
const MESE_DEL_770 = 10;
const annoDaChiudere = (oggi: string): number => {
  const { anno, mese } = partiDi(oggi);
  return mese > MESE_DEL_770 ? anno : anno - 1;
};

/** The steps that close a year of payments, in their order. */
export const ChiusuraAnno = ({ oggi }: { readonly oggi: string }) => {
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO_DENUNCE, predefinito: annoDaChiudere(oggi) });
  const query = useRoute(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Passi chiusura={query.data} onAnno={setAnno} />;
};

interface PassiProps {
  readonly chiusura: Chiusura;
  readonly onAnno: (anno: number) => void;
}

const Passi = ({ chiusura: { anno, versione, passi }, onAnno }: PassiProps) => {
  const segna = useWrite(chiusuraAnnoRoutes.segnaPasso, [chiusuraAnnoRoutes.getChiusuraAnno]);
  const { notifyError } = useNotices();
  const fatti = passi.filter(({ stato }) => stato === 'FATTO' || stato === 'NIENTE').length;
  const azione = ({ passo, mancano, segno }: Passo) =>
    isSegnabile(passo) && (mancano > 0 || segno !== null) ? (
      <Button
        variant="inline-link"
        loading={segna.isPending}
        ariaLabel={`${segno === null ? 'Segna come fatto' : 'Togli il segno'}: ${descrizionePasso[passo].titolo}`}
        onClick={() =>
          segna.mutate({ body: { anno, versione, passo, fatto: segno === null } }, { onError: notifyError })
        }
      >
        {segno === null ? 'Segna come fatto' : 'Togli il segno'}
      </Button>
    ) : null;
  return (
    <TabellaLetta<Passo>
      nome={`Passi che chiudono il ${anno}`}
      righe={passi}
      chiave={({ passo }) => passo}
      intestazione={
        <Header
          variant="h2"
          counter={`(${fatti} di ${passi.length})`}
          description="Nell'ordine in cui si fanno: ogni passo legge quello che il precedente ha chiuso"
          actions={<SceltaAnnoDal dal={PRIMO_ANNO_DENUNCE} anno={anno} onCambia={onAnno} />}
        >
          {`Chiusura del ${anno}`}
        </Header>
      }
      colonne={[
        {
          id: 'passo',
          header: 'Passo',
          cell: ({ passo }) => <Titolo passo={passo} anno={anno} />,
          minWidth: 240,
        },
        {
          id: 'stato',
          header: 'Stato',
          cell: ({ stato }) => <StatoCell valore={stato} stati={statiPassi} />,
          width: 150,
          minWidth: 150,
        },
        { id: 'manca', header: 'Manca', cell: mancaDi, width: 170, minWidth: 170 },
        {
          id: 'scadenza',
          header: 'Entro il',
          cell: ({ scadenza }) => <DataCell valore={scadenza} />,
          width: 130,
          minWidth: 130,
        },
        { id: 'azione', header: 'Azione', cell: azione, width: 170, minWidth: 170 },
      ]}
    />
  );
};

const Titolo = ({ passo, anno }: { readonly passo: PassoChiusura; readonly anno: number }) => {
  const mayOpen = useMayOpen();
  const percorso = percorsiPassi[passo](anno);
  const { titolo, cosa } = descrizionePasso[passo];
  return (
    <>
      {mayOpen(percorso) ? <Link href={`#${percorso}`}>{titolo}</Link> : titolo}
      <Box variant="small" color="text-body-secondary" display="block">
        {cosa}
      </Box>
    </>
  );
};

const mancaDi = ({ passo, totale, mancano, segno }: Passo): string => {
  if (segno !== null)
    return `Segnato da ${segno.chi} il ${formatGiorno(giornoDellIstante(segno.il))}${segno.perche === undefined || segno.perche === '' ? '' : `: ${segno.perche}`}`;
  const [uno, molti] = descrizionePasso[passo].conta;
  if (uno === '' || totale === 0) return '–';
  return mancano === 0 ? `Niente: ${quanti(totale, uno, molti)}` : `${mancano} su ${quanti(totale, uno, molti)}`;
};
