import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Situazione } from '#shared/contracts/anagrafe/situazione.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useMayOpen } from '../frame.tsx';
import { useSchedaInVista } from '../schede/use-scheda-in-vista.ts';
import { Segno } from '../segno.tsx';
import { useSession } from '../session.ts';
import { schede, type Scheda } from './schede.ts';
import { nomeDi, useSituazioneDi } from './use-persona-aperta.ts';

interface Props {
  readonly uid: string;
  /** Surname and name, as the address carries them: the addresses of the other screens have them until the record is read. */
  readonly dipendente: string;
  /** Path of the screen, or name of the tab where one screen has more than one. */
  readonly attiva: string;
}

/** What every screen of one person begins with: what the person does today, what is missing, and the way to all the rest. */
export const IntestazionePersona = ({ uid, dipendente: nellIndirizzo, attiva }: Props) => {
  const { situazione, rileggi } = useSituazioneDi(uid);
  const scritture = useIsMutating();
  useEffect(() => {
    if (scritture === 0) void rileggi();
  }, [scritture, rileggi]);
  const nome = situazione && nomeDi(situazione);
  const dipendente = nome ?? nellIndirizzo;
  return (
    <SpaceBetween size="xs">
      {situazione && <Oggi situazione={situazione} dipendente={dipendente} />}
      <Parti uid={uid} dipendente={dipendente} attiva={attiva} di={nome ?? 'chi è aperto'} />
    </SpaceBetween>
  );
};

/** The tabs of all that the school knows of the person, and what shares the one that is open. */
const Parti = ({ uid, dipendente, attiva, di }: Props & { readonly di: string }) => {
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
    <>
      <div ref={striscia}>
        <Tabs
          ariaLabel={`Tutto di ${di}`}
          onChange={({ detail }) => vai(sue.find((scheda) => idDi(scheda) === detail.activeTabId))}
          activeTabId={aperta === undefined ? '' : idDi(aperta)}
          tabs={prime(sue).map((scheda) => ({
            id: idDi(scheda),
            label: titoloDi(scheda),
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
    </>
  );
};

/** A tab is called as what it holds, or as the room of it. */
const titoloDi = ({ testo, stanza }: Scheda): string => stanza ?? testo;
/** Names a tab in the page: without spaces, which an id does not have. */
const idDi = (scheda: Scheda): string => titoloDi(scheda).replaceAll(' ', '-');
/** One part for each tab: the first of those that share it. */
const prime = (tutte: readonly Scheda[]): readonly Scheda[] =>
  tutte.filter((scheda, indice) => tutte.findIndex((altra) => titoloDi(altra) === titoloDi(scheda)) === indice);
/** The record is not a screen apart from the list of people: only its tabs name it. */
const isAperta = ({ testo, path }: Scheda, attiva: string): boolean =>
  testo === attiva || (path !== '/anagrafe' && attiva.startsWith(path));

const Oggi = ({ situazione, dipendente }: MancanzeProps) => (
  <SpaceBetween size="xxs">
    <Box color="text-body-secondary">{inParole(situazione)}</Box>
    <Mancanze situazione={situazione} dipendente={dipendente} />
  </SpaceBetween>
);

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

interface MancanzeProps extends Pick<Props, 'dipendente'> {
  readonly situazione: Situazione;
}

/** What is still to be entered before the person can be paid, with the way to it. */
const Mancanze = ({ situazione: { uid, mancanze, servizio }, dipendente }: MancanzeProps) => {
  const mayOpen = useMayOpen();
  if (mancanze.length === 0) return null;
  const passi = schede.filter(
    ({ testo, path }) =>
      mayOpen(path) && ['Dati', 'Dati fiscali', ...(servizio === null ? ['Servizi'] : [])].includes(testo),
  );
  return (
    <SpaceBetween direction="horizontal" size="s">
      <Segno type="warning">{mancanze.join(' ')}</Segno>
      {passi.map(({ testo, indirizzo }) => (
        <Link key={testo} href={`#${indirizzo(uid, dipendente)}`}>
          {testo}
        </Link>
      ))}
    </SpaceBetween>
  );
};
