import Alert from '@cloudscape-design/components/alert';
import Link from '@cloudscape-design/components/link';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import {
  incarichiDellAnnoRoutes,
  type ComunicazioneDovuta,
  type IncaricoDellAnno,
} from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import { printIncarichi } from '#shared/contracts/denunce/annuali/stampa-incarichi.ts';
import {
  descrizioneChiHaIncarico,
  descrizioneRilievoIncarico,
  formatComunicazione,
  nomeSemestre,
  type StatoComunicazione,
} from '#shared/domain/incarichi/incarichi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';

const segni: Readonly<Record<StatoComunicazione, StatusIndicatorProps.Type>> = {
  NON_DOVUTA: 'stopped',
  DA_FARE: 'pending',
  SCADUTA: 'error',
  FATTA: 'success',
  FATTA_IN_RITARDO: 'warning',
};

const comunicazione = (id: 'anagrafe' | 'unilav' | 'compenso', titolo: string): Colonna<IncaricoDellAnno> => ({
  id,
  titolo,
  larghezza: 175,
  valore: (riga) => formatComunicazione(riga[id]),
  cella: (riga) => <Stato tipo={segni[riga[id].stato]} testo={formatComunicazione(riga[id])} />,
});

const colonne: readonly Colonna<IncaricoDellAnno>[] = [
  { id: 'nominativo', titolo: 'Persona', larghezza: 170 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180, intera: true, nascosta: true },
  { id: 'chi', titolo: 'Chi', larghezza: 190, valore: ({ chi }) => descrizioneChiHaIncarico[chi], nascosta: true },
  {
    id: 'numIncarico',
    titolo: 'Incarico',
    larghezza: 150,
    valore: ({ numIncarico, datIncarico }) => `${numIncarico} del ${formatGiorno(datIncarico)}`,
  },
  { id: 'desOggetto', titolo: 'Oggetto', larghezza: 240, nascosta: true },
  { id: 'numImporto', titolo: 'Pattuito', tipo: 'importo', larghezza: 120, nascosta: true },
  { id: 'pagato', titolo: 'Pagato', tipo: 'importo', larghezza: 120 },
  {
    id: 'comunicato',
    titolo: 'Comunicato',
    tipo: 'importo',
    larghezza: 130,
    seLarga: true,
    valore: ({ compenso, comunicato }) => (compenso.stato === 'NON_DOVUTA' && comunicato === 0 ? null : comunicato),
  },
  comunicazione('anagrafe', 'Anagrafe'),
  comunicazione('unilav', 'UNILAV'),
  comunicazione('compenso', 'Compensi'),
  {
    id: 'rilievi',
    titolo: 'Da sistemare',
    larghezza: 240,
    valore: ({ rilievi }) => rilievi.map((uno) => descrizioneRilievoIncarico[uno]).join(' '),
  },
];

/** The assignments given or paid in half a year, and what of each was told to whom. */
export const TabellaIncarichi = ({ anno }: { readonly anno: number }) => {
  const [semestre, setSemestre] = useState(1);
  const query = useRoute(
    incarichiDellAnnoRoutes.listIncarichiDellAnno,
    { query: { anno, semestre } },
    { staleTime: 0 },
  );
  return (
    <SpaceBetween size="l">
      <SegmentedControl
        label="Semestre"
        selectedId={String(semestre)}
        options={[1, 2].map((uno) => ({ id: String(uno), text: nomeSemestre(uno) }))}
        onChange={({ detail }) => setSemestre(Number(detail.selectedId))}
      />
      <Letta query={query}>{(righe) => <Tabella anno={anno} semestre={semestre} righe={righe} />}</Letta>
    </SpaceBetween>
  );
};

const comunicazioniDi = ({ anagrafe, unilav, compenso }: IncaricoDellAnno): readonly ComunicazioneDovuta[] => [
  anagrafe,
  unilav,
  compenso,
];

interface Props {
  readonly anno: number;
  readonly semestre: number;
  readonly righe: readonly IncaricoDellAnno[];
}

const Tabella = ({ anno, semestre, righe }: Props) => {
  const { print, inCorso } = useStampa(printIncarichi);
  const elenco = useElencoLocale<IncaricoDellAnno>({
    nome: 'incarichi-comunicati',
    righe,
    colonne,
    ordine: 'nominativo',
    chiave: ({ uid }) => uid,
    stato: `${anno}-${semestre}`,
  });
  const con = (cercato: StatoComunicazione) =>
    righe.flatMap(comunicazioniDi).filter(({ stato }) => stato === cercato).length;
  const [scadute, daFare] = [con('SCADUTA'), con('DA_FARE')];
  return (
    <SpaceBetween size="l">
      <Alert
        type={scadute > 0 ? 'warning' : 'info'}
        action={<AzioniStampa inCorso={inCorso} onStampa={(formato) => print({ anno, semestre, formato })} />}
      >
        {scadute === 0
          ? 'Nessuna comunicazione scaduta'
          : quanti(scadute, 'comunicazione scaduta', 'comunicazioni scadute')}
        , {daFare === 0 ? 'nessuna' : daFare} da fare. Codici e date si scrivono nell’incarico della persona.
      </Alert>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Incarichi affidati o pagati"
        etichetta={({ numIncarico, nominativo }) => `${numIncarico}, ${nominativo}`}
        vuoto={{
          titolo: `Nessun incarico nel ${nomeSemestre(semestre).toLowerCase()} ${anno}`,
          testo: 'Entrano gli incarichi affidati nel semestre e quelli pagati con elaborazioni contabilizzate.',
          via: <Link href="#/anagrafe">Scrivere l’incarico di una persona</Link>,
        }}
      />
    </SpaceBetween>
  );
};
