import Icon from '@cloudscape-design/components/icon';
import { createContext, useContext, type ReactNode } from 'react';
import { useRoute } from '#api/query.ts';
import { situazioniRoutes, type Situazione } from '#shared/contracts/anagrafe/situazione.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '../elenco/colonna.ts';

interface Chi {
  readonly uid: string;
}

/** What is known of the people of a list today: null while it is asked, an error when it could not be read. */
type Note = ReadonlyMap<string, Situazione> | Error | null;

const SituazioniContext = createContext<Note>(null);

/** Asks what the people shown do today, for the columns of `colonneSituazione` below it. */
export const ConSituazioni = ({
  persone,
  children,
}: {
  readonly persone: readonly Chi[];
  readonly children: ReactNode;
}) => {
  const { data, error } = useRoute(
    situazioniRoutes.listSituazioni,
    { body: { uids: persone.map(({ uid }) => uid) } },
    { enabled: persone.length > 0 },
  );
  const note = error ?? (data === undefined ? null : new Map(data.map((una) => [una.uid, una])));
  return <SituazioniContext value={note}>{children}</SituazioniContext>;
};

/** A cell that reads the situation of its person. */
const Della = ({ uid, children }: Chi & { readonly children: (situazione: Situazione) => ReactNode }) => {
  const note = useContext(SituazioniContext);
  if (note instanceof Error) return 'Non letto';
  if (note === null) return '…';
  const situazione = note.get(uid);
  return situazione === undefined ? '–' : children(situazione);
};

const assenteInParole = ({ servizio, assenteFinoAl }: Situazione): string => {
  if (assenteFinoAl !== null) return `Assente fino al ${formatGiorno(assenteFinoAl)}`;
  return servizio === null ? '–' : 'In servizio';
};

const cellaDi =
  (dice: (situazione: Situazione) => ReactNode) =>
  ({ uid }: Chi): ReactNode => <Della uid={uid}>{dice}</Della>;

/** What decides about a person of a list: contract, qualification, site, whether they are there today. They are not exported: they are of today. */
export const colonneSituazione: readonly Colonna<Chi, never>[] = [
  {
    id: 'contratto',
    titolo: 'Contratto',
    valore: () => null,
    cella: cellaDi(({ servizio }) => (servizio === null ? '–' : descrizioneContratto[servizio.contratto])),
  },
  {
    id: 'qualifica',
    titolo: 'Qualifica',
    valore: () => null,
    cella: cellaDi(({ servizio }) => servizio?.desQualifica ?? '–'),
  },
  {
    id: 'sede',
    titolo: 'Sede',
    valore: () => null,
    cella: cellaDi(({ servizio }) => (servizio?.sedi.length ? servizio.sedi.join(', ') : '–')),
  },
  { id: 'oggi', titolo: 'Oggi', valore: () => null, cella: cellaDi(assenteInParole) },
];

/** What a person lacks to be paid this year. */
export const colonnaMancanze: Colonna<Chi, never> = {
  id: 'mancanze',
  titolo: 'Dati mancanti',
  valore: () => null,
  cella: cellaDi(({ mancanze }) =>
    mancanze.length === 0 ? (
      '–'
    ) : (
      <>
        <Icon name="status-warning" variant="warning" /> {mancanze.join(' ')}
      </>
    ),
  ),
};
