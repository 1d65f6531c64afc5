import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import {
  quadraturaRoutes,
  type CellaQuadratura,
  type Quadratura,
} from '../../../../../shared/contracts/denunce/quadratura.ts';
import { nomeMese } from '../../../../../shared/domain/tempo/date.ts';
import { formatEuro, somma } from '../../../../../shared/money/centesimi.ts';
import { useRoute } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';
import { Letta } from '../parti/letta.tsx';
import { VociCella } from './voci-cella.tsx';

const parole: Readonly<Record<CellaQuadratura['esito'], string>> = {
  QUADRA: 'Quadra',
  DIVERSA: 'Non quadra',
  SENZA_CODICE: 'Senza codice',
};

const denunce: Readonly<Record<CellaQuadratura['denuncia'], string>> = {
  F24: 'F24',
  IRAP: 'IRAP',
  UNIEMENS: 'UniEmens',
  SPT: 'Accessori',
};

const colonne: readonly Colonna<CellaQuadratura>[] = [
  { id: 'denuncia', titolo: 'Denuncia', larghezza: 105, valore: ({ denuncia }) => denunce[denuncia], parole: denunce },
  {
    id: 'codice',
    titolo: 'Codice',
    // without a code of the form there is only the program's own name of the line: the row, opened, says it in words
    valore: ({ esito, codice }) => (esito === 'SENZA_CODICE' ? '' : codice),
    larghezza: 110,
  },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, larghezza: 110, cella: ({ mese }) => nomeMese(mese) },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 150,
    intera: true,
    valore: ({ esito }) => parole[esito],
    parole,
    cella: ({ esito }) => (
      <StatusIndicator type={esito === 'QUADRA' ? 'success' : 'warning'}>{parole[esito]}</StatusIndicator>
    ),
  },
  { id: 'ente', titolo: 'Ente', larghezza: 90, nascosta: true },
  { id: 'estremi', titolo: 'Estremi', nascosta: true },
  {
    id: 'riferimenti',
    titolo: 'Riferimenti',
    larghezza: 130,
    intera: true,
    nascosta: true,
    valore: ({ riferimentoA, riferimentoB }) => `${riferimentoA} ${riferimentoB}`.trim(),
  },
  { id: 'dovuto', titolo: 'Dovuto dai cedolini', tipo: 'importo', larghezza: 145 },
  { id: 'denunciato', titolo: 'Nei file inviati', tipo: 'importo', larghezza: 140 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 130 },
  { id: 'righeCedolini', titolo: 'Righe dei cedolini', tipo: 'intero', nascosta: true },
  { id: 'perche', titolo: 'Perché non ha un codice', nascosta: true },
];

const chiaveDi = ({
  denuncia,
  mese,
  codice,
  ente,
  estremi,
  riferimentoA,
  riferimentoB,
  perche,
}: CellaQuadratura): string =>
  JSON.stringify([denuncia, mese, codice, ente, estremi, riferimentoA, riferimentoB, perche]);

const nomeDi = ({ denuncia, codice, mese }: CellaQuadratura): string =>
  `${denunce[denuncia]}, ${codice} di ${nomeMese(mese)}`;

/** What the payslips of a year owe to each filing against what the sent files hold. */
export const CelleQuadratura = ({ anno }: { readonly anno: number }) => {
  const [tutte, setTutte] = useState(false);
  const query = useRoute(quadraturaRoutes.getQuadratura, { query: { anno } }, { staleTime: 0 });
  return (
    <SpaceBetween size="l">
      <Toggle checked={tutte} onChange={({ detail }) => setTutte(detail.checked)}>
        Anche quelle che quadrano
      </Toggle>
      <Letta query={query}>
        {(quadratura) => <Celle key={anno} anno={anno} quadratura={quadratura} tutte={tutte} />}
      </Letta>
    </SpaceBetween>
  );
};

interface CelleProps {
  readonly anno: number;
  readonly quadratura: Quadratura;
  /** The cells that agree too. */
  readonly tutte: boolean;
}

/** What to make of the differences: those that no file can hold say why when they are opened, and are no fault of a file. */
const esitoDi = ({ righe, diverse }: Quadratura): { readonly tipo: AlertProps.Type; readonly frase: string } => {
  const senzaCodice = righe.filter(({ esito, differenza }) => esito === 'SENZA_CODICE' && differenza !== 0);
  if (diverse === 0) return { tipo: 'success', frase: 'Tutto quadra.' };
  if (senzaCodice.length < diverse)
    return { tipo: 'warning', frase: `${diverse} somme su ${righe.length} non quadrano.` };
  const somme = formatEuro(somma(senzaCodice.map(({ dovuto }) => dovuto)));
  return {
    tipo: 'info',
    frase: `Quadra tutto quello che ha un codice di versamento. Ne restano fuori ${somme}: aprendo la riga si legge perché.`,
  };
};

const Celle = ({ anno, quadratura, tutte }: CelleProps) => {
  const { righe: celle, dovuto, denunciato } = quadratura;
  const esito = esitoDi(quadratura);
  const [aperta, setAperta] = useState<CellaQuadratura | null>(null);
  const locale = useElencoLocale<CellaQuadratura>({
    nome: 'quadratura',
    righe: celle.filter(({ differenza }) => tutte || differenza !== 0),
    colonne,
    chiave: chiaveDi,
    stato: String(anno),
    ordine: 'mese',
  });
  // Exported whole, by the server: the rows of the year.
  const elenco = { ...locale, route: quadraturaRoutes.getQuadratura, richiesta: { query: { anno } } };
  return (
    <SpaceBetween size="l">
      <Alert type={esito.tipo}>
        Con F24: dovuto {formatEuro(dovuto)}, nei file inviati {formatEuro(denunciato)}. {esito.frase}
      </Alert>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Somme"
        etichetta={nomeDi}
        azioniRiga={(cella) => [
          {
            testo: 'Da dove viene la differenza',
            onClick: () => setAperta(cella),
            disabilitata: cella.voci.length === 0,
            motivo: 'Quadra',
          },
        ]}
        vuoto={{ titolo: 'Nessuna differenza', testo: 'I file inviati contengono quello che i cedolini devono.' }}
      />
      {aperta && <VociCella titolo={nomeDi(aperta)} cella={aperta} onChiudi={() => setAperta(null)} />}
    </SpaceBetween>
  );
};
