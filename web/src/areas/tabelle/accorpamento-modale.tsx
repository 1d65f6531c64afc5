import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useWrite } from '#api/query.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { FinestraAccorpamento } from '#ui/accorpamento/finestra-accorpamento.tsx';
import { RecordCheResta, RecordDaAccorpare, type Accorpabile } from '#ui/accorpamento/scelta-record.tsx';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { AnteprimaAccorpamento, type AnteprimaProps } from './anteprima-accorpamento.tsx';

export interface AccorpamentoProps {
  /** 'posizioni INPS'. */
  readonly plurale: string;
  readonly route:
    | typeof posizioniRoutes.mergePosInps
    | typeof posizioniRoutes.mergePosInail
    | typeof posizioniRoutes.mergeCodiciInps;
  readonly tutte: readonly Accorpabile[];
  readonly iniziali: readonly string[];
  /** Read routes that the merge makes old. */
  readonly stale: readonly Route[];
  readonly onChiudi: () => void;
}

const MINIMO = 2;

/** A merge in two steps: which ones, then which one stays, with what it would touch. It goes on in the bar of messages, where it is undone. */
export const AccorpamentoModale = ({ plurale, route, tutte, iniziali, stale, onChiudi }: AccorpamentoProps) => {
  const [passo, setPasso] = useState<1 | 2>(1);
  const [scelte, setScelte] = useState<readonly string[]>(iniziali);
  const [destinazione, setDestinazione] = useState<string | null>(null);
  const [detto, setDetto] = useState(false);
  const anteprima = useWrite(route);
  const esegui = useWrite(route, stale);
  const segui = useSeguiLavoro();
  const { mutate } = anteprima;
  useEffect(() => {
    if (passo === 2 && destinazione !== null) mutate({ body: { uids: [...scelte], destinazione, anteprima: true } });
  }, [passo, destinazione, scelte, mutate]);
  const poche = scelte.length < MINIMO;
  const goOn = () => {
    setDetto(poche);
    if (poche) return;
    setDestinazione(scelte.includes(destinazione ?? '') ? destinazione : null);
    setPasso(2);
  };
  const goBack = () => {
    setPasso(1);
    setDetto(false);
  };
  const merge = async () => {
    if (destinazione === null) return setDetto(true);
    const { lavoro } = await esegui.mutateAsync({ body: { uids: [...scelte], destinazione, anteprima: false } });
    if (lavoro) segui(lavoro, { stale });
    onChiudi();
  };
  const accorpa = {
    testo: 'Accorpa',
    inCorso: esegui.isPending,
    onClick: () => {
      merge().catch(() => undefined);
    },
  };
  return (
    <FinestraAccorpamento
      titolo={`Accorpa ${plurale}: passo ${passo} di 2`}
      avanti={passo === 1 ? { testo: 'Avanti', onClick: goOn } : accorpa}
      onIndietro={passo === 2 ? goBack : undefined}
      errore={esegui.error}
      onChiudi={onChiudi}
    >
      {passo === 1 ? (
        <RecordDaAccorpare
          etichetta={`Quali ${plurale} accorpare`}
          aiuto="Almeno due: nel passo seguente si sceglie quella che resta."
          errore={detto && poche ? `Scegliere almeno due ${plurale}.` : ''}
          record={tutte}
          scelti={scelte}
          onScelti={setScelte}
        />
      ) : (
        <SpaceBetween size="l">
          <RecordCheResta
            etichetta="Quale resta"
            aiuto="Le altre vengono eliminate, e chi le usava passa a questa."
            errore={detto && destinazione === null ? 'Scegliere quella che resta.' : ''}
            record={tutte.filter(({ uid }) => scelte.includes(uid))}
            scelto={destinazione}
            onScelto={setDestinazione}
          />
          {destinazione !== null && (
            <CheCosaCambia
              errore={anteprima.error}
              anteprima={anteprima.data?.anteprima}
              caricamento={anteprima.isPending}
            />
          )}
        </SpaceBetween>
      )}
    </FinestraAccorpamento>
  );
};

const CheCosaCambia = ({ errore, ...vista }: AnteprimaProps & { readonly errore: Error | null }) =>
  errore ? <ErroreCaricamento errore={errore} /> : <AnteprimaAccorpamento {...vista} />;
