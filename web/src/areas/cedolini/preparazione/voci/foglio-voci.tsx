import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useCallback, useMemo, useState } from 'react';
import type { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import { Griglia } from '#ui/griglia/griglia.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import {
  changeCelle,
  colonnaNuova,
  colonneDi,
  indiceIn,
  rigaGrigliaDi,
  sortColonne,
  totaliDi,
  vociOfferte,
  type ColonnaVoce,
} from '../foglio/colonne-voci.ts';
import { ImportaOreModale } from '../foglio/importa-ore-modale.tsx';
import {
  addProposte,
  addVoce,
  changeVoce,
  nominativoDi,
  proposteDi,
  type RigaPreparazione,
} from '../righe-preparazione.ts';
import type { Verifica } from '../use-verifica.ts';
import { competenzaProposta } from './competenza-proposta.ts';
import { CostoElaborazione } from './costo-elaborazione.tsx';
import { ProposteModale } from './proposte-modale.tsx';
import { VoceModale } from './voce-modale.tsx';

interface Props {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly voci: readonly VoceCalcolo[];
  readonly verifica: Verifica;
  readonly onRighe: (cambia: (righe: readonly RigaPreparazione[]) => readonly RigaPreparazione[]) => void;
  /** Adds people of the registry to the run. */
  readonly onAggiungi: (uids: readonly string[]) => Promise<void>;
}

/** The windows that open over the sheet. */
type Finestra = 'voce' | 'dettaglio' | 'file' | 'proposte';

interface Cella {
  readonly riga: string | null;
  readonly colonna: string | null;
}

const SENZA_PERSONE = 'Scegliere prima le persone, nella scheda Dipendenti.';
const SENZA_VOCI = 'Aggiungere una voce a tutti, poi scrivere o incollare ore e importi persona per persona.';
/** What to do first where there is nothing to write in. */
const primaDi = (righe: number, colonne: number): string | undefined => {
  if (righe === 0) return SENZA_PERSONE;
  return colonne === 0 ? SENZA_VOCI : undefined;
};
const quante = (righe: readonly unknown[]): string => (righe.length === 1 ? 'una persona' : `${righe.length} persone`);

/** The items of a run as a sheet: a row a person, a column an item. What a cell does not show (rate, period, assignment) is behind its detail. */
export const FoglioVoci = ({ processo, righe, voci, verifica, onRighe, onAggiungi }: Props) => {
  const [attiva, setAttiva] = useState<Cella>({ riga: null, colonna: null });
  const [aperta, setAperta] = useState<Finestra | null>(null);
  /** A column emptied by hand stays until the page is left. */
  const [tenute, setTenute] = useState<readonly ColonnaVoce[]>([]);
  const conferma = useConferma();
  const presenti = useMemo(() => colonneDi(righe, voci), [righe, voci]);
  const colonne = useMemo(
    () =>
      sortColonne([...presenti, ...tenute.filter(({ id }) => !presenti.some((colonna) => colonna.id === id))], voci),
    [presenti, tenute, voci],
  );
  const righeGriglia = useMemo(() => righe.map(rigaGrigliaDi), [righe]);
  const { perColonna, totale } = useMemo(() => totaliDi(righe), [righe]);
  const onAttiva = useCallback((riga: string | null, colonna: string | null) => setAttiva({ riga, colonna }), []);
  const persona = righe.find(({ bozza }) => bozza.uidSubAnagrafe === attiva.riga);
  const colonna = colonne.find(({ id }) => id === attiva.colonna);
  const indice = persona === undefined ? -1 : indiceIn(persona, attiva.colonna ?? '');
  const togli = ({ id }: ColonnaVoce) => {
    setTenute((tutte) => tutte.filter((una) => una.id !== id));
    onRighe((tutte) =>
      changeCelle(
        tutte,
        tutte.map(({ bozza }) => ({ riga: bozza.uidSubAnagrafe, colonna: id, valore: null })),
        colonne,
      ),
    );
  };
  const vuoto = primaDi(righe.length, colonne.length);
  const daOffrire = vociOfferte(voci, processo);
  const comune = {
    voci: daOffrire,
    processo,
    competenza: competenzaProposta(processo),
    onChiudi: () => setAperta(null),
  };
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <Azioni
              righe={righe}
              colonna={colonna}
              hasCella={indice !== -1}
              onApri={setAperta}
              onTogli={(tolta) =>
                conferma({
                  titolo: `Togliere «${tolta.titolo}»?`,
                  testo: `La voce è tolta a tutte le persone dell'elaborazione: ${perColonna[tolta.id] ?? formatEuro(0)}.`,
                  azione: 'Togli',
                  esegui: () => togli(tolta),
                })
              }
            />
          }
          description="Frecce, Invio, Tab e F2 come in un foglio di calcolo; Ctrl+C e Ctrl+V con un foglio, anche con il codice fiscale o il nome nella prima colonna; Ctrl+D riempie in giù, Ctrl+Z annulla."
        >
          Voci di calcolo
        </Header>
      }
    >
      {vuoto !== undefined ? (
        <StatoVuoto titolo="Nessuna voce" testo={vuoto} />
      ) : (
        <Griglia
          nome="Voci di calcolo"
          intestazione="Persona"
          righe={righeGriglia}
          colonne={colonne}
          totali={perColonna}
          totale={formatEuro(totale)}
          onCambi={(cambi) => {
            setTenute(colonne);
            onRighe((tutte) => changeCelle(tutte, cambi, colonne));
          }}
          onAttiva={onAttiva}
        />
      )}
      <CostoElaborazione processo={processo} totale={totale} persone={righe.length} verifica={verifica} />
      {aperta === 'voce' && (
        <VoceModale
          {...comune}
          titolo={`Voce per ${quante(righe)}`}
          righe={righe}
          onSalva={(voce) =>
            onRighe((tutte) => addVoce(tutte, voce, new Set(tutte.map(({ bozza }) => bozza.uidSubAnagrafe))))
          }
        />
      )}
      {aperta === 'proposte' && (
        <ProposteModale righe={righe} onAggiungi={() => onRighe(addProposte)} onChiudi={comune.onChiudi} />
      )}
      {aperta === 'file' && (
        <ImportaOreModale
          processo={processo}
          righe={righe}
          presenti={colonne}
          offerte={daOffrire.flatMap((voce) => colonnaNuova(voce, comune.competenza, voci) ?? [])}
          onImporta={async ({ nuove, cambi, colonne: lette }) => {
            if (nuove.length > 0) await onAggiungi(nuove);
            onRighe((tutte) => changeCelle(tutte, cambi, lette));
          }}
          onChiudi={comune.onChiudi}
        />
      )}
      {aperta === 'dettaglio' && persona !== undefined && indice !== -1 && (
        <DettaglioCella {...comune} persona={persona} indice={indice} onRighe={onRighe} />
      )}
    </Container>
  );
};

interface AzioniProps {
  readonly righe: readonly RigaPreparazione[];
  readonly colonna: ColonnaVoce | undefined;
  readonly hasCella: boolean;
  readonly onApri: (finestra: Finestra) => void;
  readonly onTogli: (colonna: ColonnaVoce) => void;
}

const Azioni = ({ righe, colonna, hasCella, onApri, onTogli }: AzioniProps) => {
  const proposte = righe.reduce((somma, riga) => somma + proposteDi(riga).length, 0);
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button disabled={!hasCella} onClick={() => onApri('dettaglio')}>
        Dettaglio della cella
      </Button>
      <Button
        disabled={colonna === undefined}
        onClick={() => {
          if (colonna !== undefined) onTogli(colonna);
        }}
      >
        Togli la voce a tutti
      </Button>
      {proposte > 0 && (
        <Button onClick={() => onApri('proposte')}>
          {proposte === 1 ? 'Aggiungi la voce registrata' : `Aggiungi le ${proposte} voci registrate`}
        </Button>
      )}
      <Button iconName="upload" onClick={() => onApri('file')}>
        Importa da un file
      </Button>
      <Button variant="primary" disabled={righe.length === 0} onClick={() => onApri('voce')}>
        Aggiungi una voce a tutti
      </Button>
    </SpaceBetween>
  );
};

interface DettaglioProps extends Pick<Props, 'voci' | 'processo' | 'onRighe'> {
  readonly competenza: { readonly dal: string; readonly al: string };
  readonly persona: RigaPreparazione;
  readonly indice: number;
  readonly onChiudi: () => void;
}

const DettaglioCella = ({ persona, indice, onRighe, ...props }: DettaglioProps) => (
  <VoceModale
    {...props}
    titolo={`Voce di ${nominativoDi(persona)}`}
    righe={[persona]}
    {...voceSola(persona.input.voci[indice])}
    onSalva={(voce) => onRighe((tutte) => changeVoce(tutte, { persona, indice }, voce))}
  />
);

const voceSola = (voce: VoceCedolino | undefined) => (voce === undefined ? {} : { voce });
