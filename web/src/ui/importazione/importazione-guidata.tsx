import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Wizard from '@cloudscape-design/components/wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey } from '#api/query.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { Importazione as ImportazioneAperta } from '#shared/contracts/scambio/scambio.ts';
import { ProgressoLavoro } from '../lavoro/progresso-lavoro.tsx';
import { refusalOf } from './carica-file.ts';
import { EsitoImportazione } from './esito-importazione.tsx';
import { problemiMappa, sameLettura } from './mappa.ts';
import { PassoAnteprima } from './passo-anteprima.tsx';
import { PassoColonne } from './passo-colonne.tsx';
import { PassoFile } from './passo-file.tsx';
import {
  useImportazione,
  type ComeLeggere,
  type ImportazioneInCorso,
  type TipoImportazione,
} from './use-importazione.ts';

interface Props {
  readonly tipo: TipoImportazione;
  /** Read routes whose cached answers the import makes old. */
  readonly stale?: readonly Route[];
  /** Leaves the import for the list it was opened from. */
  readonly onChiudi?: () => void;
}

const [FILE, COLONNE, ANTEPRIMA] = [0, 1, 2] as const;
const NIENTE: ComeLeggere = {
  mappa: [],
  fissi: [],
  rigaIntestazioni: null,
  vuoteCancellano: false,
  senzaNascoste: false,
};

/** Import of a kind of record: file, mapping of the columns, preview with the errors of each row, application, undo. */
export const Importazione = ({ tipo, stale = [], onChiudi }: Props) => {
  const cache = useQueryClient();
  const corso = useImportazione(tipo);
  const { importazione } = corso;
  const [passo, setPasso] = useState<number>(FILE);
  const [file, setFile] = useState<File | null>(null);
  const [come, setCome] = useState<ComeLeggere>(NIENTE);
  const [avviata, setAvviata] = useState(false);
  const show = (arrivata: ImportazioneAperta, seguente: number) => {
    setCome(arrivata);
    setPasso(arrivata.colonne.length === 0 && seguente === COLONNE ? ANTEPRIMA : seguente);
  };
  const restart = () => {
    corso.ricomincia();
    setFile(null);
    setAvviata(false);
    setPasso(FILE);
  };
  const go = async (richiesto: number) => {
    if (richiesto < passo) return back(richiesto);
    if (passo === FILE) return goToColonne();
    if (importazione === null) return undefined;
    const problemi = problemiMappa(importazione.campi, come);
    if (problemi.length > 0) return corso.setErrore(problemi.join(' '));
    const controllata =
      sameLettura(come, importazione) && hasRows(importazione) ? importazione : await corso.abbina(come);
    if (controllata) show(controllata, ANTEPRIMA);
  };
  const back = (richiesto: number) => {
    corso.setErrore(null);
    setPasso(richiesto === COLONNE && importazione?.colonne.length === 0 ? FILE : richiesto);
  };
  const goToColonne = async () => {
    if (file === null) return corso.setErrore('Scegliere il file da importare.');
    const rifiuto = refusalOf(file);
    if (rifiuto !== null) return corso.setErrore(rifiuto);
    const controllata = await corso.carica(file);
    if (controllata) show(controllata, COLONNE);
  };
  const moveHeadings = async (riga: number) => {
    const letta = await corso.spostaIntestazioni(riga);
    if (letta) show(letta, COLONNE);
  };
  const apply = async () => {
    if (await corso.applica()) setAvviata(true);
  };
  if (avviata && importazione) {
    return (
      <EsitoImportazione
        importazione={importazione}
        onNuova={restart}
        onChiudi={onChiudi}
        stale={stale}
        onFinita={() =>
          stale.forEach((route) => {
            void cache.invalidateQueries({ queryKey: queryKey(route) });
          })
        }
      />
    );
  }
  const errorText = corso.errore ?? '';
  const impedimento = impedimentoDi(passo, importazione);
  return (
    <Wizard
      activeStepIndex={passo}
      isLoadingNextStep={corso.inCorso !== null}
      submitButtonText="Importa"
      customPrimaryActions={
        impedimento !== null && <NonSiImporta motivo={impedimento} onIndietro={() => back(COLONNE)} />
      }
      onNavigate={({ detail }) => {
        void go(detail.requestedStepIndex);
      }}
      onSubmit={() => {
        void apply();
      }}
      onCancel={onChiudi ?? restart}
      i18nStrings={{
        stepNumberLabel: (numero) => `Passo ${numero}`,
        collapsedStepsLabel: (numero, quanti) => `Passo ${numero} di ${quanti}`,
        navigationAriaLabel: 'Passi',
        cancelButton: 'Annulla',
        previousButton: 'Indietro',
        nextButton: 'Avanti',
        errorIconAriaLabel: 'Errore',
      }}
      steps={[
        {
          title: 'File',
          errorText,
          content: (
            <SpaceBetween size="l">
              <PassoFile
                tipo={tipo}
                file={file}
                onFile={(scelto) => {
                  setFile(scelto);
                  corso.setErrore(null);
                }}
              />
              <Avanzamento corso={corso} />
            </SpaceBetween>
          ),
        },
        {
          title: 'Colonne',
          errorText,
          description: 'Quale colonna del file contiene ciascun campo',
          content: importazione && (
            <SpaceBetween size="l">
              <PassoColonne
                importazione={importazione}
                come={come}
                onCome={setCome}
                onIntestazioni={(riga) => {
                  void moveHeadings(riga);
                }}
              />
              <Avanzamento corso={corso} />
            </SpaceBetween>
          ),
        },
        { title: 'Anteprima', errorText, content: importazione && <PassoAnteprima importazione={importazione} /> },
      ]}
    />
  );
};

/** Why nothing can be imported; null when something can. */
const impedimentoDi = (passo: number, importazione: ImportazioneAperta | null): string | null => {
  if (passo !== ANTEPRIMA || importazione === null) return null;
  const { stato, nuove, modificate } = importazione;
  if (stato !== 'PRONTA') return 'Si può importare solo quando nessuna riga è da correggere.';
  return nuove + modificate === 0
    ? "Non c'è niente da importare: le righe del file sono già uguali all'archivio."
    : null;
};

interface NonSiImportaProps {
  readonly motivo: string;
  readonly onIndietro: () => void;
}

const NonSiImporta = ({ motivo, onIndietro }: NonSiImportaProps) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button onClick={onIndietro}>Indietro</Button>
    <Button variant="primary" disabled disabledReason={motivo}>
      Importa
    </Button>
  </SpaceBetween>
);

/** True once the rows were tried with the mapping: they may all be right, or some wrong. */
const hasRows = ({ stato, errate }: ImportazioneAperta): boolean => stato === 'PRONTA' || errate > 0;

/** The progress of the check, while it goes on. */
const Avanzamento = ({ corso }: { readonly corso: ImportazioneInCorso }) =>
  corso.inCorso !== null && corso.importazione?.stato === 'CONTROLLO' && corso.importazione.lavoro !== null ? (
    <ProgressoLavoro uid={corso.importazione.lavoro} />
  ) : null;
