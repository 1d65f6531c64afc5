import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Wizard from '@cloudscape-design/components/wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKey } from '#api/query.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { Correzione, Importazione as ImportazioneAperta } from '#shared/contracts/scambio/scambio.ts';
import { quanti } from '../formati.ts';
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
import { useTitoliSotto } from './use-titoli-sotto.ts';

interface Props {
  readonly tipo: TipoImportazione;
  /** Read routes whose cached answers the import makes old. */
  readonly stale?: readonly Route[];
  /** An import that was left, taken up from its preview. */
  readonly ripresa?: string | undefined;
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

/** The steps of an import, what is chosen in each, how one goes from one to the next. */
const useGuida = (tipo: TipoImportazione, ripresa: string | undefined) => {
  const corso = useImportazione(tipo);
  const { importazione } = corso;
  const [passo, setPasso] = useState<number>(FILE);
  const [file, setFile] = useState<File | null>(null);
  const [come, setCome] = useState<ComeLeggere>(NIENTE);
  const [avviata, setAvviata] = useState(false);
  const show = (arrivata: ImportazioneAperta | null, seguente: number): void => {
    if (arrivata === null) return;
    setCome(arrivata);
    setPasso(arrivata.colonne.length === 0 && seguente === COLONNE ? ANTEPRIMA : seguente);
  };
  const back = (richiesto: number): void => {
    corso.setErrore(null);
    setPasso(richiesto === COLONNE && importazione?.colonne.length === 0 ? FILE : richiesto);
  };
  const goToColonne = async () => {
    const rifiuto = file === null ? 'Scegliere il file da importare.' : refusalOf(file);
    if (file === null || rifiuto !== null) return corso.setErrore(rifiuto);
    return show(await corso.carica(file), COLONNE);
  };
  const goToAnteprima = async (aperta: ImportazioneAperta) => {
    const problemi = problemiMappa(aperta.campi, come);
    if (problemi.length > 0) return corso.setErrore(problemi.join(' '));
    return show(sameLettura(come, aperta) && hasRows(aperta) ? aperta : await corso.abbina(come), ANTEPRIMA);
  };
  useRipresa(ripresa, async (uid) => show(await corso.riprendi(uid), ANTEPRIMA));
  return {
    corso,
    passo,
    file,
    come,
    avviata,
    setCome,
    back,
    choose: (scelto: File | null) => {
      setFile(scelto);
      corso.setErrore(null);
    },
    restart: () => {
      corso.ricomincia();
      setFile(null);
      setAvviata(false);
      setPasso(FILE);
    },
    go: async (richiesto: number) => {
      if (richiesto < passo) return back(richiesto);
      if (passo === FILE) return goToColonne();
      return importazione === null ? undefined : goToAnteprima(importazione);
    },
    moveHeadings: async (riga: number) => show(await corso.spostaIntestazioni(riga), COLONNE),
    mend: async (correzioni: readonly Correzione[]) => show(await corso.correggi(come, correzioni), ANTEPRIMA),
    apply: async (soloGiuste = false) => {
      if (await corso.applica(soloGiuste)) setAvviata(true);
    },
  };
};

/** Takes up an import that was left, once: what follows is the person's. */
const useRipresa = (ripresa: string | undefined, open: (uid: string) => Promise<void>): void => {
  const presa = useRef(false);
  useEffect(() => {
    if (ripresa === undefined || presa.current) return;
    presa.current = true;
    void open(ripresa);
  });
};

/** Import of a kind of record: file, mapping of the columns, preview with the errors of each row, application, undo. */
export const Importazione = ({ tipo, stale = [], ripresa, onChiudi }: Props) => {
  const cache = useQueryClient();
  const guida = useGuida(tipo, ripresa);
  const posto = useTitoliSotto();
  const { corso, passo, avviata } = guida;
  const { importazione } = corso;
  if (avviata && importazione) {
    return (
      <EsitoImportazione
        importazione={importazione}
        onNuova={guida.restart}
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
    <div ref={posto}>
      <Wizard
        activeStepIndex={passo}
        isLoadingNextStep={corso.inCorso !== null}
        submitButtonText="Importa"
        customPrimaryActions={
          impedimento !== null && (
            <NonSiImporta
              motivo={impedimento}
              giuste={giusteDi(importazione)}
              inCorso={corso.inCorso !== null}
              onGiuste={() => {
                void guida.apply(true);
              }}
              onIndietro={() => guida.back(COLONNE)}
            />
          )
        }
        onNavigate={({ detail }) => {
          void guida.go(detail.requestedStepIndex);
        }}
        onSubmit={() => {
          void guida.apply();
        }}
        onCancel={onChiudi ?? guida.restart}
        i18nStrings={PAROLE}
        steps={[
          { title: 'File', errorText, content: <Scelta tipo={tipo} guida={guida} /> },
          {
            title: 'Colonne',
            errorText,
            description: 'Quale colonna del file contiene ciascun campo',
            content: importazione && <Colonne importazione={importazione} guida={guida} />,
          },
          {
            title: 'Anteprima',
            errorText,
            content: importazione && <Righe importazione={importazione} guida={guida} />,
          },
        ]}
      />
    </div>
  );
};

type Guida = ReturnType<typeof useGuida>;
interface PassoProps {
  readonly importazione: ImportazioneAperta;
  readonly guida: Guida;
}

const Scelta = ({
  tipo,
  guida: { corso, file, choose },
}: {
  readonly tipo: TipoImportazione;
  readonly guida: Guida;
}) => (
  <SpaceBetween size="l">
    <PassoFile tipo={tipo} file={file} onFile={choose} />
    <Avanzamento corso={corso} />
  </SpaceBetween>
);

const Colonne = ({ importazione, guida: { corso, come, setCome, moveHeadings } }: PassoProps) => (
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
);

const Righe = ({ importazione, guida: { corso, mend } }: PassoProps) => (
  <SpaceBetween size="l">
    <PassoAnteprima
      importazione={importazione}
      onCorreggi={(correzioni) => {
        void mend(correzioni);
      }}
    />
    <Avanzamento corso={corso} />
  </SpaceBetween>
);

const PAROLE = {
  stepNumberLabel: (numero: number) => `Passo ${numero}`,
  collapsedStepsLabel: (numero: number, quante: number) => `Passo ${numero} di ${quante}`,
  navigationAriaLabel: 'Passi',
  cancelButton: 'Annulla',
  previousButton: 'Indietro',
  nextButton: 'Avanti',
  errorIconAriaLabel: 'Errore',
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

/** How many rows can go in while others are to be corrected. */
const giusteDi = (importazione: ImportazioneAperta | null): number =>
  importazione !== null && importazione.errate > 0 ? importazione.nuove + importazione.modificate : 0;

interface NonSiImportaProps {
  readonly motivo: string;
  /** Rows that can go in by themselves. */
  readonly giuste: number;
  readonly inCorso: boolean;
  readonly onGiuste: () => void;
  readonly onIndietro: () => void;
}

const NonSiImporta = ({ motivo, giuste, inCorso, onGiuste, onIndietro }: NonSiImportaProps) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button onClick={onIndietro}>Indietro</Button>
    {giuste > 0 && (
      <Button loading={inCorso} onClick={onGiuste}>
        Importa {quanti(giuste, 'riga giusta', 'righe giuste')} e tieni le altre
      </Button>
    )}
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
