import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { Scadenza, StatoScadenza } from '#shared/contracts/denunce/scadenze.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { DataCell, StatoCell } from '#ui/celle.tsx';
import { useMayOpen } from '#ui/frame.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { SegnoModale } from './segno-modale.tsx';

const stati: Readonly<Record<StatoScadenza, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> = {
  DA_FARE: { tipo: 'pending', testo: 'Da inviare' },
  SCADUTA: { tipo: 'error', testo: 'Scaduta' },
  FATTA: { tipo: 'success', testo: 'Inviata' },
  FATTA_IN_RITARDO: { tipo: 'warning', testo: 'Inviata in ritardo' },
  DA_SEGUIRE: { tipo: 'info', testo: "Da seguire dall'ufficio" },
  MESSA_DA_PARTE: { tipo: 'stopped', testo: 'Messa da parte' },
};

const nota = ({ avvertenza, segno }: Scadenza): string =>
  [segno === undefined ? '' : dettaDa(segno), avvertenza].filter((parte) => parte !== '').join(' ');

const dettaDa = ({ come, chi, il, perche }: NonNullable<Scadenza['segno']>): string =>
  `${come === 'FATTA' ? 'Segnata come fatta' : 'Messa da parte'} da ${chi} il ${formatGiorno(giornoDellIstante(il))}${perche === '' ? '.' : `: ${perche}.`}`;

const SCHERMATE: readonly (readonly [inizio: string, schermata: string])[] = [
  ...Object.values(flussi).flatMap(({ termini, schermata }) => termini.map((termine) => [termine, schermata] as const)),
  ['MODELLO_M', '/modello-m'],
  ['MODELLO_770', '/quadratura?vista=770'],
  ['INCARICHI', '/quadratura?vista=incarichi'],
  ['MESI_NON', '/quadratura?vista=servizi'],
  ['FINE_RAPPORTO', '/quadratura?vista=servizi'],
  ['CONGUAGLIO', '/quadratura?vista=conguaglio'],
  ['IRAP', '/wir'],
  ['LISTA_FMOF', '/noipa'],
  ['ESAME_DI_STATO', '/noipa'],
  ['FERIE_NON_GODUTE', '/servizi'],
  ['PRESTATO_SERVIZIO', '/prestato-servizio'],
  ['PASSAGGIO_CONSEGNE', '/scuola'],
];

/** True of a deadline that a filing of the program meets: late, it is completed with what it needs. */
const isConservata = (adempimento: string): boolean =>
  Object.values(flussi).some(({ termini }) => termini.some((termine) => termine === adempimento));

const daCompletare = (anno: number): string => `/quadratura?anno=${anno}&vista=completa`;

/** The screen of a deadline, on its year; of one that is late and met by a filing, where it is completed. */
const versoDi = ({ adempimento, stato, anno }: Scadenza): string => {
  if (stato === 'SCADUTA' && isConservata(adempimento)) return daCompletare(anno);
  const schermata = schermataDi(adempimento);
  return schermata.includes('?') ? `${schermata}&anno=${anno}` : schermata;
};

/** Where what is due is made; no screen for what the program does not make. */
const schermataDi = (adempimento: string): string =>
  SCHERMATE.find(([inizio]) => adempimento.startsWith(inizio))?.[1] ?? '';

const periodoDi = ({ anno, mese }: Scadenza): string => (mese === null ? String(anno) : formatMese({ anno, mese }));

/** Rows shown until the others are asked for: the first to fall due. */
const PRIME = 6;

/** Deadlines of the next 60 days, with how they stand; those that went by, in red until somebody says they are done or sets them aside. */
export const ScadenzeProssime = ({ scadenze }: { readonly scadenze: readonly Scadenza[] }) => {
  const mayOpen = useMayOpen();
  const [tutte, setTutte] = useState(false);
  const [aperta, setAperta] = useState<Scadenza | null>(null);
  return (
    <>
      {aperta !== null && <SegnoModale scadenza={aperta} onChiudi={() => setAperta(null)} />}
      <Tabella<Scadenza>
        variant="container"
        items={tutte ? scadenze : scadenze.slice(0, PRIME)}
        trackBy={({ adempimento, anno, mese }) => `${adempimento} ${anno} ${mese ?? ''}`}
        wrapLines
        ariaLabels={{ tableLabel: 'Scadenze' }}
        header={
          <Header
            variant="h2"
            counter={`(${scadenze.length})`}
            description="I prossimi 60 giorni, e quello che è rimasto indietro finché qualcuno non lo fa, o dice perché lo mette da parte"
          >
            Scadenze
          </Header>
        }
        empty={
          <StatoVuoto
            titolo="Nessuna scadenza"
            testo="Le elaborazioni contabilizzate non chiedono niente nei prossimi 60 giorni."
          />
        }
        {...(scadenze.length > PRIME && !tutte
          ? { footer: <Button onClick={() => setTutte(true)}>{`Mostra tutte (${scadenze.length})`}</Button> }
          : {})}
        columnDefinitions={[
          {
            id: 'descrizione',
            header: 'Adempimento',
            isRowHeader: true,
            cell: (scadenza) => (
              <>
                {mayOpen(schermataDi(scadenza.adempimento)) ? (
                  <Link href={`#${versoDi(scadenza)}`}>{scadenza.descrizione}</Link>
                ) : (
                  scadenza.descrizione
                )}
                <Box variant="small" color="text-body-secondary" display="block">
                  {scadenza.norma}
                </Box>
              </>
            ),
          },
          {
            id: 'periodo',
            header: 'Di',
            cell: periodoDi,
            width: 130,
          },
          { id: 'giorno', header: 'Entro il', cell: ({ giorno }) => <DataCell valore={giorno} />, width: 110 },
          { id: 'stato', header: 'Stato', cell: ({ stato }) => <StatoCell valore={stato} stati={stati} />, width: 140 },
          { id: 'nota', header: 'Nota', cell: nota },
          {
            id: 'azione',
            header: 'Azione',
            cell: (scadenza) =>
              scadenza.segno === undefined &&
              (scadenza.stato === 'FATTA' || scadenza.stato === 'FATTA_IN_RITARDO') ? null : (
                <Button
                  variant="inline-link"
                  ariaLabel={`Segna: ${scadenza.descrizione}, ${periodoDi(scadenza)}`}
                  onClick={() => setAperta(scadenza)}
                >
                  {scadenza.segno === undefined ? 'Segna' : 'Cambia'}
                </Button>
              ),
            width: 110,
          },
        ]}
      />
    </>
  );
};
