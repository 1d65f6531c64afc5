import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { anagrafeRoutes, type AnteprimaAccorpamento } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { FinestraAccorpamento } from '#ui/accorpamento/finestra-accorpamento.tsx';
import { RecordCheResta, RecordDaAccorpare, type Accorpabile } from '#ui/accorpamento/scelta-record.tsx';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { AnteprimaAccorpamentoPersone } from './anteprima-accorpamento.tsx';

interface Props {
  readonly gruppo: readonly RigaPersona[];
  readonly onChiudi: () => void;
}

const SOLO_DELLA_STESSA_PERSONA =
  "Accorpare solo schede della stessa persona: dopo, le altre schede non ci sono più e l'operazione non si può annullare. Persone diverse con lo stesso nome vanno lasciate separate.";
const DA_SCEGLIERE = "Scegliere la scheda che resta e almeno un'altra da accorpare";

/** The merge of one person's records in two steps: who stays and who goes, then what moves. */
export const AccorpamentoModale = ({ gruppo, onChiudi }: Props) => {
  const [destinazione, setDestinazione] = useState<string | null>(null);
  const [scelte, setScelte] = useState<readonly string[]>([]);
  const uids = scelte.filter((uid) => uid !== destinazione);
  const { accorpa, anteprima, preview, indietro, merge } = useAccorpamento(
    { ...(destinazione === null ? {} : { uidDestinazione: destinazione }), uids },
    onChiudi,
  );
  const primoPasso = {
    testo: 'Avanti',
    onClick: preview,
    inCorso: accorpa.isPending,
    motivo: destinazione !== null && uids.length > 0 ? undefined : DA_SCEGLIERE,
  };
  const secondoPasso = {
    testo: uids.length === 1 ? 'Accorpa la scheda' : `Accorpa ${uids.length} schede`,
    onClick: merge,
    inCorso: accorpa.isPending,
  };
  return (
    <FinestraAccorpamento
      titolo={`Accorpare le schede di ${gruppo.slice(0, 1).map(nomeDi).join('')}`}
      avanti={anteprima ? secondoPasso : primoPasso}
      onIndietro={anteprima ? indietro : undefined}
      errore={accorpa.error}
      onChiudi={onChiudi}
    >
      {anteprima ? (
        <AnteprimaAccorpamentoPersone anteprima={anteprima} />
      ) : (
        <Scelta
          gruppo={gruppo}
          destinazione={destinazione}
          scelte={scelte}
          onDestinazione={setDestinazione}
          onScelte={setScelte}
        />
      )}
    </FinestraAccorpamento>
  );
};

const nomeDi = ({ desCognome, desNome }: RigaPersona): string => nominativo(desCognome, desNome);

/** The look at what moves, then the merge. */
const useAccorpamento = (
  scelta: { readonly uidDestinazione?: string; readonly uids: string[] },
  onChiudi: () => void,
) => {
  const [anteprima, setAnteprima] = useState<AnteprimaAccorpamento | null>(null);
  const accorpa = useWrite(anagrafeRoutes.accorpaAnagrafe);
  const segui = useSeguiLavoro();
  return {
    accorpa,
    anteprima,
    indietro: () => setAnteprima(null),
    preview: () =>
      accorpa.mutate(
        { body: { azione: 'ANTEPRIMA', ...scelta } },
        { onSuccess: (esito) => setAnteprima(esito.anteprima) },
      ),
    merge: () =>
      accorpa.mutate(
        { body: { azione: 'ESEGUI', ...scelta } },
        {
          onSuccess: ({ lavoro }) => {
            if (lavoro) segui(lavoro, { stale: [anagrafeRoutes.accorpaAnagrafe, anagrafeRoutes.searchAnag] });
            onChiudi();
          },
        },
      ),
  };
};

interface SceltaProps {
  readonly gruppo: readonly RigaPersona[];
  readonly destinazione: string | null;
  readonly scelte: readonly string[];
  readonly onDestinazione: (uid: string) => void;
  readonly onScelte: (uids: readonly string[]) => void;
}

const Scelta = ({ gruppo, destinazione, scelte, onDestinazione, onScelte }: SceltaProps) => {
  const schede = gruppo.map(schedaOf);
  return (
    <SpaceBetween size="l">
      <Alert type="warning">{SOLO_DELLA_STESSA_PERSONA}</Alert>
      <RecordCheResta etichetta="Scheda che resta" record={schede} scelto={destinazione} onScelto={onDestinazione} />
      <RecordDaAccorpare
        etichetta="Schede da accorpare"
        aiuto="I loro dati passano alla scheda che resta"
        record={schede.filter(({ uid }) => uid !== destinazione)}
        scelti={scelte}
        onScelti={onScelte}
      />
    </SpaceBetween>
  );
};

const schedaOf = ({ uid, desCf, flgSesso, datNascita, matricola, collegata }: RigaPersona): Accorpabile => ({
  uid,
  nome: [
    desCf,
    ...(datNascita === null ? [] : [`${flgSesso === 'F' ? 'nata' : 'nato'} il ${formatGiorno(datNascita)}`]),
    `matricola ${matricola}`,
  ].join(', '),
  ...(collegata ? { nota: 'Collegata a un utente' } : {}),
});
