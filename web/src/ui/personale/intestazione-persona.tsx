import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Tabs from '@cloudscape-design/components/tabs';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { situazioniRoutes, type Situazione } from '#shared/contracts/anagrafe/situazione.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useMayOpen } from '../frame.tsx';
import { useSchedaInVista } from '../schede/use-scheda-in-vista.ts';
import { useSession } from '../session.ts';
import { schede, type Scheda } from './schede.ts';

interface Props {
  readonly uid: string;
  /** Surname and name, as the addresses of the screens of a person carry them. */
  readonly dipendente: string;
  /** Path of the screen, or name of the tab where one screen has more than one. */
  readonly attiva: string;
}

/** What every screen of one person begins with: what the person does today, what is missing, and the way to all the rest. */
export const IntestazionePersona = ({ uid, dipendente, attiva }: Props) => {
  const mayOpen = useMayOpen();
  const naviga = useNavigate();
  const { sessione } = useSession();
  const sue = schede.filter(
    ({ path, ruoli = sessione.ruoli }) => mayOpen(path) && isAutorizzato(sessione.ruoli, ruoli),
  );
  const aperta = sue.find((scheda) => isAperta(scheda, attiva));
  const insieme = aperta?.stanza === undefined ? [] : sue.filter(({ stanza }) => stanza === aperta.stanza);
  const striscia = useSchedaInVista(aperta === undefined ? '' : idDi(aperta));
  const vai = (scheda: Scheda | undefined): void => {
    if (scheda !== undefined) void naviga(scheda.indirizzo(uid, dipendente));
  };
  return (
    <SpaceBetween size="xs">
      <Oggi uid={uid} dipendente={dipendente} />
      <div ref={striscia}>
        <Tabs
          ariaLabel={`Tutto di ${dipendente}`}
          onChange={({ detail }) => vai(sue.find((scheda) => idDi(scheda) === detail.activeTabId))}
          activeTabId={aperta === undefined ? '' : idDi(aperta)}
          tabs={prime(sue).map((scheda) => ({
            id: idDi(scheda),
            label: nomeDi(scheda),
            href: `#${scheda.indirizzo(uid, dipendente)}`,
          }))}
        />
      </div>
      {insieme.length > 1 && (
        <SegmentedControl
          label={aperta?.stanza ?? ''}
          selectedId={aperta?.testo ?? null}
          options={insieme.map(({ testo }) => ({ id: testo, text: testo }))}
          onChange={({ detail }) => vai(insieme.find(({ testo }) => testo === detail.selectedId))}
        />
      )}
    </SpaceBetween>
  );
};

/** A tab is called as what it holds, or as the room of it. */
const nomeDi = ({ testo, stanza }: Scheda): string => stanza ?? testo;
/** Names a tab in the page: without spaces, which an id does not have. */
const idDi = (scheda: Scheda): string => nomeDi(scheda).replaceAll(' ', '-');
/** One part for each tab: the first of those that share it. */
const prime = (tutte: readonly Scheda[]): readonly Scheda[] =>
  tutte.filter((scheda, indice) => tutte.findIndex((altra) => nomeDi(altra) === nomeDi(scheda)) === indice);
/** The record is not a screen apart from the list of people: only its tabs name it. */
const isAperta = ({ testo, path }: Scheda, attiva: string): boolean =>
  testo === attiva || (path !== '/anagrafe' && attiva.startsWith(path));

const Oggi = ({ uid, dipendente }: Omit<Props, 'attiva'>) => {
  const { data, refetch } = useRoute(situazioniRoutes.listSituazioni, { body: { uids: [uid] } });
  const scritture = useIsMutating();
  useEffect(() => {
    if (scritture === 0) void refetch();
  }, [scritture, refetch]);
  const situazione = data?.[0];
  if (situazione === undefined) return null;
  return (
    <SpaceBetween size="xxs">
      <Box color="text-body-secondary">{inParole(situazione)}</Box>
      <Mancanze situazione={situazione} uid={uid} dipendente={dipendente} />
    </SpaceBetween>
  );
};

/** 'Docente · Tempo indeterminato · Docente laureato · Sede di via Roma · assente fino al 17/03/2026'. */
const inParole = ({ servizio, assenteFinoAl }: Situazione): string =>
  servizio === null
    ? 'Oggi non è in servizio nella scuola'
    : [
        descrizioneRuoloDipendente[servizio.ruolo],
        `${descrizioneContratto[servizio.contratto]}${servizio.datFine === null ? '' : `, fino al ${formatGiorno(servizio.datFine)}`}`,
        servizio.desQualifica,
        servizio.sedi.join(', '),
        assenteFinoAl === null ? '' : `assente fino al ${formatGiorno(assenteFinoAl)}`,
      ]
        .filter((parte) => parte !== '')
        .join(' · ');

/** What is still to be entered before the person can be paid, with the way to it. */
const Mancanze = ({
  situazione: { mancanze, servizio },
  uid,
  dipendente,
}: Omit<Props, 'attiva'> & { readonly situazione: Situazione }) => {
  const mayOpen = useMayOpen();
  if (mancanze.length === 0) return null;
  const passi = schede.filter(
    ({ testo, path }) =>
      mayOpen(path) && ['Dati', 'Dati fiscali', ...(servizio === null ? ['Servizi'] : [])].includes(testo),
  );
  return (
    <SpaceBetween direction="horizontal" size="s">
      <StatusIndicator type="warning">{mancanze.join(' ')}</StatusIndicator>
      {passi.map(({ testo, indirizzo }) => (
        <Link key={testo} href={`#${indirizzo(uid, dipendente)}`}>
          {testo}
        </Link>
      ))}
    </SpaceBetween>
  );
};
