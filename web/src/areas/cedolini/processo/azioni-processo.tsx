import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { useConferma } from '#ui/conferma.tsx';
import { useNotices } from '#ui/notices.tsx';
import { AccorpaModale } from '../accorpamento/accorpa-modale.tsx';
import { DuplicaModale } from '../preparazione/duplica-modale.tsx';
import type { Comando } from './comando.ts';
import { ContabilizzaModale } from './contabilizza-modale.tsx';
import { prossimoDi } from './prossimo.ts';
import { useEsposizione } from './use-esposizione.ts';

interface Props {
  readonly processo: Processo;
  readonly bloccato: boolean;
  readonly onCambiato: () => void;
  readonly onConfronta: () => void;
  /** A run was made from this one. */
  readonly onDuplicata: (uid: string) => void;
}

/** What can be done to a run that was computed: everything again or only what failed, accounting for good, exposure to the employees and to the budget. */
export const AzioniProcesso = ({ processo, bloccato, onCambiato, onConfronta, onDuplicata }: Props) => {
  const [contabilizza, setContabilizza] = useState(false);
  const [accorpa, setAccorpa] = useState(false);
  const [duplica, setDuplica] = useState(false);
  const ricalcolo = useRicalcolo(processo, bloccato, onCambiato);
  const esposizione = useEsposizione(processo, onCambiato);
  const comandi: readonly Comando[] = [
    ...ricalcolo.comandi,
    ...(processo.STATUS === 'COMPLETATO' && !processo.simulazione
      ? [
          {
            id: 'contabilizza',
            text: 'Contabilizza',
            disabled: processo.numScartati > 0 || processo.FLG_RECOMPUTE,
            disabledReason: 'Prima vanno sistemati gli scartati e rifatti i calcoli superati',
            esegui: () => setContabilizza(true),
          },
        ]
      : []),
    ...esposizione.comandi,
    ...comandoAccorpa(processo, bloccato, () => setAccorpa(true)),
    { id: 'duplica', text: 'Duplica…', esegui: () => setDuplica(true) },
    ...(processo.numCedolini > 0 ? [{ id: 'confronta', text: 'Confronta con…', esegui: onConfronta }] : []),
  ];
  const prossimo = prossimoDi(processo, comandi);
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        {prossimo && (
          <Button variant="primary" onClick={prossimo.esegui}>
            {prossimo.text}
          </Button>
        )}
        <ButtonDropdown
          items={comandi.map(({ esegui: _esegui, ...item }) => item)}
          loading={ricalcolo.inCorso || esposizione.inCorso}
          onItemClick={({ detail }) => comandi.find(({ id }) => id === detail.id)?.esegui()}
        >
          Azioni
        </ButtonDropdown>
      </SpaceBetween>
      {duplica && <DuplicaModale processo={processo} onDuplicata={onDuplicata} onChiudi={() => setDuplica(false)} />}
      {accorpa && (
        <AccorpaModale
          processo={processo}
          onAvviato={() => {
            setAccorpa(false);
            onCambiato();
          }}
          onChiudi={() => setAccorpa(false)}
        />
      )}
      {contabilizza && (
        <ContabilizzaModale processo={processo} onContabilizzata={onCambiato} onChiudi={() => setContabilizza(false)} />
      )}
    </>
  );
};

const comandoAccorpa = ({ STATUS }: Processo, bloccato: boolean, esegui: () => void): readonly Comando[] =>
  STATUS === 'COMPLETATO' && !bloccato ? [{ id: 'accorpa', text: "Accorpa un'altra…", esegui }] : [];

const useRicalcolo = (
  processo: Processo,
  bloccato: boolean,
  onCambiato: () => void,
): { readonly comandi: readonly Comando[]; readonly inCorso: boolean } => {
  const avvia = useWrite(processiRoutes.startCalcolo);
  const riprova = useWrite(lavoroRoutes.retryLavoro);
  const conferma = useConferma();
  const { notifyError } = useNotices();
  const { lavoroUid, uid, versione } = processo;
  const tutti: Comando = {
    id: 'ricalcola',
    text: 'Ricalcola tutti',
    disabled: bloccato,
    esegui: () =>
      conferma({
        titolo: `Ricalcolare tutti i cedolini di "${processo.DES_ELABORAZIONE}"?`,
        azione: 'Ricalcola',
        testo: 'I cedolini saranno rifatti con i dati di oggi e con gli stessi inserimenti.',
        esegui: async () => {
          await avvia.mutateAsync({ body: { processo: { uid, versione }, cedolini: [], recomputeId: uid } });
          onCambiato();
        },
      }),
  };
  const rimasti = (lavoro: string): Comando => ({
    id: 'riprova',
    text: processo.motivoFallimento === 'INTERROTTA' ? 'Riprendi il calcolo' : 'Ricalcola solo gli scartati',
    disabled: bloccato,
    esegui: () =>
      riprova.mutate({ params: { uid: lavoro }, body: {} }, { onSuccess: onCambiato, onError: notifyError }),
  });
  const conRimasti = processo.numScartati > 0 || processo.STATUS === 'FALLITO';
  return {
    comandi: [
      ...(processo.numCedolini > 0 ? [tutti] : []),
      ...(lavoroUid !== null && conRimasti ? [rimasti(lavoroUid)] : []),
    ],
    inCorso: avvia.isPending || riprova.isPending,
  };
};
