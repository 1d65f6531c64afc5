import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Tabs from '@cloudscape-design/components/tabs';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { situazioniRoutes, type Situazione } from '../../../../shared/contracts/anagrafe/situazione.ts';
import { isAutorizzato } from '../../../../shared/domain/accesso/ruoli.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '../../../../shared/domain/persona/percettore.ts';
import { formatGiorno } from '../../../../shared/domain/tempo/date.ts';
import { useRoute } from '../../api/query.ts';
import { useMayOpen } from '../frame.tsx';
import { useSession } from '../session.ts';
import { schede } from './schede.ts';

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
  return (
    <SpaceBetween size="xs">
      <Oggi uid={uid} dipendente={dipendente} />
      <Tabs
        ariaLabel={`Tutto di ${dipendente}`}
        onChange={(event) => {
          void naviga((event.detail.activeTabHref ?? '#/').slice(1));
        }}
        activeTabId={schedaDi(attiva)}
        tabs={schede
          .filter(({ path, ruoli = sessione.ruoli }) => mayOpen(path) && isAutorizzato(sessione.ruoli, ruoli))
          .map(({ testo, indirizzo }) => ({ id: idDi(testo), label: testo, href: `#${indirizzo(uid, dipendente)}` }))}
      />
    </SpaceBetween>
  );
};

/** Names a tab in the page: without spaces, which an id does not have. */
const idDi = (testo: string): string => testo.replaceAll(' ', '-');

/** The record is not a screen apart from the list of people: only its tabs name it. */
const schedaDi = (attiva: string): string =>
  idDi(
    schede.find(({ testo, path }) => testo === attiva || (path !== '/anagrafe' && attiva.startsWith(path)))?.testo ??
      '',
  );

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
