import Alert from '@cloudscape-design/components/alert';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWrite } from '#api/query.ts';
import { IdentitaInput, identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { identitaDi } from '#shared/domain/scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { onEntry } from '#ui/modulo/on-entry.ts';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteScuola as etichette } from './etichette.ts';
import { storiaDi, type PeriodoScuola } from './periodi-scuola.ts';
import { vecchie } from './scuola-propria.ts';

interface Props {
  readonly scuola: Scuola;
  /** The period to put right; null for what the school becomes from a day on. */
  readonly periodo: PeriodoScuola | null;
  readonly onChiudi: () => void;
  readonly onSalvata: () => void;
}

const periodoInParole = ({ dal, al }: PeriodoScuola): string =>
  [dal === null ? '' : `dal ${formatGiorno(dal)}`, al === null ? 'a oggi' : `al ${formatGiorno(al)}`]
    .filter(Boolean)
    .join(' ');

const CAMBIO = {
  tipo: 'info',
  avviso: 'Quello che parla di giorni prima resta com’era: stampe, denunce, certificazioni.',
} as const;
const CORREZIONE = {
  tipo: 'warning',
  avviso:
    'Si corregge solo quello che era sbagliato quando è stato scritto: vale per tutti i giorni del periodo. Quello che è già chiuso o inviato non cambia.',
} as const;

/** The window of a change of the school from a day on, or of a period put right, with the reason. */
export const IdentitaModale = ({ scuola, periodo, onChiudi, onSalvata }: Props) => {
  const modulo = useIdentita({ scuola, periodo, onSalvata });
  const { tipo, avviso } = periodo === null ? CAMBIO : CORREZIONE;
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={periodo === null ? 'Cambia la scuola da un giorno' : `Correggi ${periodoInParole(periodo)}`}
      size="large"
      onChiudi={onChiudi}
    >
      <Alert type={tipo}>{avviso}</Alert>
      {periodo === null ? <DaUnGiorno modulo={modulo} /> : <Sbagliato modulo={modulo} periodo={periodo} />}
      <CampiIdentita modulo={modulo} iniziale={periodo ?? scuola} />
    </ModaleModulo>
  );
};

/** The form of the window, which starts from the period, or from the school as it is. */
const useIdentita = ({ scuola, periodo, onSalvata }: Omit<Props, 'onChiudi'>) => {
  const { uid, versione: letta } = scuola;
  const change = useWrite(identitaRoutes.changeIdentita, vecchie);
  const al = periodo === null ? null : periodo.al;
  return useModulo({
    schema: IdentitaInput,
    valori: {
      ...identitaDi(periodo ?? scuola),
      decorrenza: null,
      al,
      motivo: '',
      atto: storiaDi(scuola).find((una) => una.al === al)?.atto ?? '',
    },
    versione: letta,
    salva: (identita, versione = letta) =>
      onEntry('identita', change.mutateAsync({ params: { uid }, body: { identita, versione } })),
    onSalvato: onSalvata,
  });
};

const ATTO = 'L’atto: per esempio il decreto di dimensionamento';

const DaUnGiorno = ({ modulo }: { readonly modulo: ControlloModulo<IdentitaInput> }) => (
  <ColumnLayout columns={2}>
    <CampoData modulo={modulo} nome="decorrenza" etichetta="Dal giorno" obbligatorio />
    <CampoTesto modulo={modulo} nome="atto" etichetta="Per effetto di" aiuto={ATTO} />
  </ColumnLayout>
);

const Sbagliato = ({
  modulo,
  periodo: { al },
}: {
  readonly modulo: ControlloModulo<IdentitaInput>;
  readonly periodo: PeriodoScuola;
}) => (
  <ColumnLayout columns={2}>
    <CampoTesto modulo={modulo} nome="motivo" etichetta="Che cosa era sbagliato" obbligatorio />
    {al !== null && (
      <CampoTesto modulo={modulo} nome="atto" etichetta="Diventata un’altra per effetto di" aiuto={ATTO} />
    )}
  </ColumnLayout>
);

const CampiIdentita = ({
  modulo,
  iniziale,
}: {
  readonly modulo: ControlloModulo<IdentitaInput>;
  readonly iniziale: Pick<Scuola, 'codComune' | 'desComune' | 'provincia'>;
}) => (
  <ColumnLayout columns={2}>
    <CampoTesto modulo={modulo} nome="codMeccanografico" etichetta={etichette.codMeccanografico} maiuscole />
    <CampoCodiceFiscale modulo={modulo} nome="codFiscale" etichetta={etichette.codFiscale} aiuto="11 cifre" />
    <CampoTesto modulo={modulo} nome="desScuola" etichetta={etichette.desScuola} />
    <CampoTesto modulo={modulo} nome="desIndirizzo" etichetta={etichette.desIndirizzo} />
    <CampoComune
      modulo={modulo}
      nome="codComune"
      etichetta={etichette.codComune}
      iniziale={iniziale}
      onScelto={(comune) => {
        modulo.form.setValue('desComune', comune?.desComune ?? '', { shouldDirty: true });
        modulo.form.setValue('provincia', comune?.siglaProvincia ?? null, { shouldDirty: true });
      }}
    />
    <CampoTesto modulo={modulo} nome="desCap" etichetta={etichette.desCap} aiuto="5 cifre" />
  </ColumnLayout>
);
