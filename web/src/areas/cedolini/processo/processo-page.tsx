import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey, useRoute, useWrite } from '#api/query.ts';
import { annoDaConguagliare } from '#shared/calculation/situazione/contesto.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Route } from '#shared/contracts/route.ts';
import { tipoInParole } from '#shared/domain/elaborazione/elaborazione.ts';
import { mesiInParole } from '#shared/domain/elaborazione/mesi-adempimenti.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIstante, quanti } from '#ui/formati.ts';
import { useSoggetto } from '#ui/frame.tsx';
import { EsitoInBreve } from '#ui/lavoro/esito-in-breve.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { conAnnoDelConguaglio } from '../anno-del-conguaglio.ts';
import { ConfrontaConModale, type OnConfronta } from '../confronto/confronta-con-modale.tsx';
import { DatiElaborazione } from '../dati-elaborazione.tsx';
import { StatoProcesso } from '../stato-processo.tsx';
import { AvvisiProcesso } from './avvisi-processo.tsx';
import { AzioniProcesso } from './azioni-processo.tsx';
import { CedoliniProcesso } from './cedolini-processo.tsx';
import { MandatiProcesso } from './mandati-processo.tsx';
import { StampeProcesso } from './stampe-processo.tsx';
import { VersamentiProcesso } from './versamenti-processo.tsx';

interface Props {
  readonly uid: string;
  readonly onPrepara: () => void;
  readonly onDuplicata: (uid: string) => void;
  readonly onConfronta: OnConfronta;
  readonly onChiudi: () => void;
}

/** What a calculation makes old: also what is left of the assignments that it pays. */
const CAMBIANO: readonly Route[] = [
  processiRoutes.getProcesso,
  processiRoutes.listProcessi,
  payslipRoutes.listCedolini,
  incarichiRoutes.listIncarichi,
];

/** One run: how it stands, its payslips, its data. */
export const ProcessoPage = ({ uid, onPrepara, onDuplicata, onConfronta, onChiudi }: Props) => {
  const [confronta, setConfronta] = useState(false);
  const query = useRoute(processiRoutes.getProcesso, { body: { uid } }, { staleTime: 0 });
  const cache = useQueryClient();
  useSoggetto(query.data?.DES_ELABORAZIONE);
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  const processo = query.data;
  const bloccato = isBloccato(processo);
  const ricarica = () => {
    void cache.resetQueries({ queryKey: queryKey(payslipRoutes.getCedolino) });
    for (const route of CAMBIANO) void cache.invalidateQueries({ queryKey: queryKey(route) });
  };
  return (
    <Pagina
      titolo={processo.DES_ELABORAZIONE}
      descrizione={`${tipoInParole(processo.TIPO_ELABORAZIONE, processo.annoConguagliato)} — ${nomeMese(processo.MESE)} ${processo.ANNO}, pagamento ${formatGiorno(processo.dataPagamento)}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna all'elenco</Button>
          {processo.STATUS === 'ATTESA' && (
            <Button variant="primary" onClick={onPrepara}>
              Persone e voci
            </Button>
          )}
          <AzioniProcesso
            processo={processo}
            bloccato={bloccato}
            onCambiato={ricarica}
            onConfronta={() => setConfronta(true)}
            onDuplicata={onDuplicata}
          />
        </SpaceBetween>
      }
    >
      <AvvisiProcesso processo={processo} onFinito={ricarica} />
      <Riepilogo processo={processo} />
      <Schede
        tabs={[
          {
            id: 'cedolini',
            label: `Cedolini (${processo.numCedolini + processo.numScartati})`,
            content: <CedoliniProcesso processo={processo} bloccato={bloccato} onCambiato={ricarica} />,
          },
          {
            id: 'versamenti',
            label: 'Versamenti',
            content: <VersamentiProcesso processo={processo} />,
          },
          {
            id: 'mandati',
            label: `Mandati di pagamento (${processo.mandati.length})`,
            content: <MandatiProcesso processo={processo} />,
          },
          {
            id: 'stampe',
            label: 'Stampe',
            content: <StampeProcesso processo={processo} />,
          },
          {
            id: 'dati',
            label: 'Dati elaborazione',
            content: <DatiProcesso key={processo.versione} processo={processo} bloccato={bloccato} />,
          },
        ]}
      />
      {confronta && (
        <ConfrontaConModale processo={processo} onConfronta={onConfronta} onChiudi={() => setConfronta(false)} />
      )}
    </Pagina>
  );
};

const isBloccato = ({ FLG_ESP_DIP, FLG_ESP_WWB, STATUS }: Processo): boolean =>
  FLG_ESP_DIP || FLG_ESP_WWB || STATUS === 'CONTABILIZZATO' || STATUS === 'IN_CORSO';

/** Who else sees the run, and in which month its filings fall once it is accounted. */
const destinazioneDi = ({
  FLG_ESP_DIP,
  esposizione,
  FLG_ESP_WWB,
  PERIODI_DEST,
  STATUS,
}: Processo): readonly (readonly [string, string])[] => {
  const periodi = STATUS === 'CONTABILIZZATO' ? PERIODI_DEST : [];
  const [periodo] = periodi;
  const insieme = new Set(periodi.map(formatMese)).size < 2;
  return [
    ...(FLG_ESP_DIP
      ? [['Esposta ai dipendenti', esposizione ? `${formatIstante(esposizione.il)}, ${esposizione.da}` : 'Sì'] as const]
      : []),
    ...(FLG_ESP_WWB ? [['Esposta al bilancio', 'Sì'] as const] : []),
    ...(periodo === undefined
      ? []
      : [
          insieme
            ? (['Adempimenti di', formatMese(periodo)] as const)
            : (['Adempimenti', mesiInParole(periodi)] as const),
        ]),
  ];
};

/** The number by which a refusal calls the run, and the month that its payslips say when it is another. */
const identitaDi = ({ ID_ELABORAZIONE, PERIODO_RIF }: Processo): readonly (readonly [string, string])[] => [
  ['Numero', String(ID_ELABORAZIONE)],
  ...(PERIODO_RIF === null ? [] : [['Mese sui cedolini', formatMese(PERIODO_RIF)] as const]),
];

/** When the run was accounted, and why all the same where it pays what another has paid. */
const chiusuraDi = ({ contabilizzatoIl, motivoDoppio }: Processo): readonly (readonly [string, string])[] => [
  ...(contabilizzatoIl === null ? [] : [['Contabilizzata il', formatIstante(contabilizzatoIl)] as const]),
  ...(motivoDoppio === undefined ? [] : [['Pagata comunque perché', motivoDoppio] as const]),
];

const Riepilogo = ({ processo }: { readonly processo: Processo }) => {
  const { totali, numCedolini, numScartati } = processo;
  const cifre =
    totali === null
      ? []
      : ([
          ['Lordo', totali.lordo],
          ['Netto', totali.netto],
          ['Oneri della scuola', totali.oneri],
          ['Lordo Stato', totali.lordoStato],
        ] as const);
  return (
    <Container>
      <ColumnLayout columns={4} variant="text-grid">
        <div>
          <Box variant="awsui-key-label">Stato</Box>
          <StatoProcesso processo={processo} />
        </div>
        <div>
          <Box variant="awsui-key-label">Cedolini</Box>
          {numCedolini}
          {numScartati > 0 ? ` calcolati, ${quanti(numScartati, 'scartato', 'scartati')}` : ''}
        </div>
        {[...identitaDi(processo), ...chiusuraDi(processo), ...destinazioneDi(processo)].map(([nome, valore]) => (
          <div key={nome}>
            <Box variant="awsui-key-label">{nome}</Box>
            <Box>{valore}</Box>
          </div>
        ))}
        {processo.esposizione?.avvisi !== undefined && (
          <div>
            <Box variant="awsui-key-label">Avvisi per posta</Box>
            <EsitoInBreve uid={processo.esposizione.avvisi} fatto={['persona avvisata', 'persone avvisate']} />
          </div>
        )}
        {cifre.map(([nome, importo]) => (
          <div key={nome}>
            <Box variant="awsui-key-label">{nome}</Box>
            {formatEuro(importo)}
          </div>
        ))}
      </ColumnLayout>
    </Container>
  );
};

const DatiProcesso = ({ processo, bloccato }: { readonly processo: Processo; readonly bloccato: boolean }) => {
  const aggiorna = useWrite(processiRoutes.updateProcesso, [processiRoutes.getProcesso, processiRoutes.listProcessi]);
  const modulo = useModulo({
    schema: ProcessoInput,
    valori: {
      ...processo,
      numDisponibile: processo.numDisponibile ?? null,
      annoConguagliato: processo.annoConguagliato ?? annoDaConguagliare(processo.dataPagamento),
    },
    versione: processo.versione,
    salva: (valori, versione) =>
      aggiorna.mutateAsync({
        body: { ...conAnnoDelConguaglio(valori), uid: processo.uid, versione: versione ?? processo.versione },
      }),
  });
  return (
    <Container>
      {bloccato && (
        <Alert type="info">L'elaborazione è esposta, contabilizzata o in corso: i dati non si modificano.</Alert>
      )}
      <Modulo modulo={modulo} bloccato={bloccato}>
        <DatiElaborazione modulo={modulo} />
      </Modulo>
    </Container>
  );
};
