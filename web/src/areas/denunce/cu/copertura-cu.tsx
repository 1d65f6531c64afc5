import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { cuRoutes, type Copertura, type PersonaCoperta } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { printCuDiChiLascia } from '#shared/contracts/denunce/stampe/cu.ts';
import { descrizioneClasseCopertura, type ClasseCopertura } from '#shared/domain/denunce/cu.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';
import { Segno } from '#ui/segno.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { SceltaAnno } from '../parti/scelta-anno.tsx';
import { PassaggioCu } from './passaggio-certificazioni.tsx';

interface Props {
  readonly onChiudi: () => void;
  readonly onApri: (uid: string) => void;
}

/** Everybody paid in a year: who certifies each part, why, what is missing, where it stands. */
export const CoperturaCu = ({ onChiudi, onApri }: Props) => {
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO_DENUNCE, predefinito: useAnnoCorrente() - 1 });
  const query = useRoute(cuRoutes.getCopertura, { query: { anno } }, { staleTime: 0 });
  return (
    <Pagina
      titolo={`Chi va certificato per il ${anno}`}
      descrizione="Chi è stato pagato nell’anno, chi lo certifica e perché"
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <SceltaAnno anno={anno} onCambia={setAnno} />
          <PassaggioCu anno={anno} />
          <Button onClick={onChiudi}>Torna all'elenco</Button>
        </SpaceBetween>
      }
    >
      <Letta query={query}>{(dati) => <Persone copertura={dati} onApri={onApri} />}</Letta>
    </Pagina>
  );
};

interface Riga {
  readonly persona: PersonaCoperta;
  readonly parte: PersonaCoperta['parti'][number];
}

const SCUOLA: readonly ClasseCopertura[] = ['SCUOLA_DIPENDENTE', 'SCUOLA_AUTONOMO'];

/** How a part stands: certified by the school and in no filing, or to be told to NoiPA, is to be done. */
const statoDi = ({ persona, parte }: Riga): { tipo: StatusIndicatorProps.Type; testo: string } => {
  if (parte.classe === 'DA_COMUNICARE') return { tipo: 'warning', testo: 'Da comunicare' };
  if (!SCUOLA.includes(parte.classe)) return { tipo: 'stopped', testo: 'Non la fa la scuola' };
  if (persona.denuncia === null) return { tipo: 'warning', testo: 'Da certificare' };
  if (parte.scoperti > 0) return { tipo: 'warning', testo: nonCertificata(persona.denuncia) };
  if (persona.consegnata !== null)
    return { tipo: 'success', testo: `Consegnata il ${formatGiorno(persona.consegnata)}` };
  return persona.denuncia.STATUS === 'INVIATO'
    ? { tipo: 'info', testo: 'Inviata, da consegnare' }
    : { tipo: 'pending', testo: 'In preparazione' };
};

/** How payments stand that no certificate in force tells: the person is in a filing all the same. */
const nonCertificata = ({ annullata, STATUS }: NonNullable<PersonaCoperta['denuncia']>): string => {
  if (annullata) return 'Annullata: da certificare';
  return STATUS === 'INVIATO' ? 'Pagata dopo: correggere' : 'Da aggiornare';
};

const colonneCon = (onApri: (uid: string) => void): readonly Colonna<Riga>[] => [
  { id: 'nominativo', titolo: 'Persona', larghezza: 155, valore: ({ persona }) => persona.nominativo },
  { id: 'desCf', titolo: 'Codice fiscale', valore: ({ persona }) => persona.desCf, nascosta: true },
  { id: 'chi', titolo: 'Chi certifica', valore: ({ parte }) => descrizioneClasseCopertura[parte.classe] },
  { id: 'perche', titolo: 'Perché', valore: ({ parte }) => parte.perche, nascosta: true },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 190,
    intera: true,
    valore: (riga) => statoDi(riga).testo,
    cella: (riga) => <Segno type={statoDi(riga).tipo}>{statoDi(riga).testo}</Segno>,
  },
  { id: 'mancanti', titolo: 'Manca', valore: ({ persona }) => persona.mancanti.join(', ') },
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero', valore: ({ parte }) => parte.cedolini, nascosta: true },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', somma: true, valore: ({ parte }) => parte.lordo },
  {
    id: 'ritenute',
    titolo: 'Ritenute',
    tipo: 'importo',
    somma: true,
    seLarga: true,
    valore: ({ parte }) => parte.ritenute,
  },
  {
    id: 'cu',
    titolo: 'CU',
    valore: ({ persona }) => persona.denuncia?.descrizione ?? '',
    cella: ({ persona: { denuncia } }) =>
      denuncia === null ? '–' : <Link onFollow={() => onApri(denuncia.uid)}>{denuncia.descrizione}</Link>,
  },
];

interface PersoneProps {
  readonly copertura: Copertura;
  readonly onApri: (uid: string) => void;
}

const Persone = ({ copertura: { anno, persone }, onApri }: PersoneProps) => {
  const [colonne] = useState(() => colonneCon(onApri));
  const righe = persone.flatMap((persona) => persona.parti.map((parte) => ({ persona, parte })));
  const { print } = useStampa(printCuDiChiLascia);
  const daFare = righe.filter((riga) => statoDi(riga).tipo === 'warning').length;
  const elenco = useElencoLocale<Riga>({
    nome: 'copertura-cu',
    righe,
    colonne,
    chiave: ({ persona, parte }) => `${persona.uidSubAnagrafe} ${parte.classe}`,
    stato: String(anno),
    ordine: 'nominativo',
  });
  return (
    <SpaceBetween size="l">
      {righe.length > 0 && (
        <Alert type={daFare === 0 ? 'success' : 'warning'}>
          {daFare === 0
            ? 'Di ognuno si sa chi lo certifica, e la scuola ha preparato le sue CU.'
            : `${daFare} ${daFare === 1 ? 'riga chiede' : 'righe chiedono'} qualcosa: certificare, o comunicare a NoiPA.`}
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Persone pagate nell'anno"
        etichetta={({ persona }) => persona.nominativo}
        azioniRiga={({ persona: { uidSubAnagrafe }, parte }) =>
          SCUOLA.includes(parte.classe)
            ? [{ testo: 'CU a chi ha finito', onClick: () => print({ anno, uidSubAnagrafe }) }]
            : []
        }
        vuoto={{
          titolo: `Nessuno nel ${anno}`,
          testo: 'Nessuna elaborazione contabilizzata ha redditi di questo anno.',
        }}
      />
    </SpaceBetween>
  );
};
