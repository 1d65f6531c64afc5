import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { quadraturaRoutes, type CellaQuadratura, type Quadratura } from '#shared/contracts/denunce/quadratura.ts';
import { riferimentiF24InParole } from '#shared/denunce/parole-f24.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ConParola, Stato } from '#ui/celle.tsx';
import { enteInParole } from '#ui/codici/ente-in-parole.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Letta } from '../parti/letta.tsx';
import { caselleDi, vereDifferenze, type Casella } from './caselle.ts';
import { esitoDi } from './esito-quadratura.ts';
import { FiguraQuadratura, inParole, nomeDenuncia } from './figura-quadratura.tsx';
import { NienteDaConfrontare } from './niente-da-confrontare.tsx';
import { VociCella } from './voci-cella.tsx';

const parole: Readonly<Record<CellaQuadratura['esito'], string>> = {
  QUADRA: 'Quadra',
  SPIEGATA: 'Correzione chiesta',
  DIVERSA: 'Non quadra',
  DA_INVIARE: 'Da inviare',
  SCADUTA: 'Non inviata, scaduta',
  SENZA_CODICE: 'Senza codice',
};

const segni: Readonly<Record<CellaQuadratura['esito'], StatusIndicatorProps.Type>> = {
  QUADRA: 'success',
  SPIEGATA: 'info',
  DIVERSA: 'warning',
  DA_INVIARE: 'pending',
  SCADUTA: 'error',
  SENZA_CODICE: 'warning',
};

/** How the two sides stand, with the day where one counts. */
const Esito = ({ cella: { esito, entro } }: { readonly cella: CellaQuadratura }) => (
  <>
    <Stato tipo={segni[esito]} testo={parole[esito]} />
    {entro !== null && (
      <Box variant="small" display="block">
        {esito === 'SCADUTA' ? 'il' : 'entro il'} {formatGiorno(entro)}
      </Box>
    )}
  </>
);

const colonne: readonly Colonna<CellaQuadratura>[] = [
  {
    id: 'denuncia',
    titolo: 'Denuncia',
    larghezza: 105,
    valore: ({ denuncia }) => nomeDenuncia[denuncia],
    parole: nomeDenuncia,
  },
  {
    id: 'codice',
    titolo: 'Codice',
    // without a code of the form there is only the program's own name of the line: the row, opened, says it in words
    valore: ({ esito, codice }) => (esito === 'SENZA_CODICE' ? '' : codice),
    cella: ({ esito, codice, parole: dette }) =>
      esito === 'SENZA_CODICE' ? '–' : <ConParola codice={codice} parola={dette} />,
    larghezza: 170,
  },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, larghezza: 110, cella: ({ mese }) => nomeMese(mese) },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 190,
    valore: ({ esito }) => parole[esito],
    parole,
    cella: (cella) => <Esito cella={cella} />,
  },
  { id: 'entro', titolo: 'Da inviare entro', tipo: 'data', larghezza: 130, nascosta: true },
  {
    id: 'ente',
    titolo: 'Ente',
    larghezza: 130,
    nascosta: true,
    cella: ({ ente }) => <ConParola codice={ente} parola={enteInParole(ente)} />,
  },
  { id: 'estremi', titolo: 'Estremi', nascosta: true },
  {
    id: 'riferimenti',
    titolo: 'Riferimenti',
    larghezza: 130,
    intera: true,
    nascosta: true,
    valore: ({ riferimentoA, riferimentoB }) => `${riferimentoA} ${riferimentoB}`.trim(),
    cella: ({ riferimentoA, riferimentoB }) => (
      <ConParola
        codice={`${riferimentoA} ${riferimentoB}`.trim()}
        parola={riferimentiF24InParole(riferimentoA, riferimentoB)}
      />
    ),
  },
  { id: 'dovuto', titolo: 'Dovuto dai cedolini', tipo: 'importo', larghezza: 145 },
  { id: 'denunciato', titolo: 'Nei file inviati', tipo: 'importo', larghezza: 140 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 130 },
  { id: 'arrotondamento', titolo: "Di cui arrotondamento all'euro", tipo: 'importo', larghezza: 150, nascosta: true },
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
  `${nomeDenuncia[denuncia]}, ${codice} di ${nomeMese(mese)}`;

/** What the payslips of a year owe to each filing against what the sent files hold. */
export const CelleQuadratura = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(quadraturaRoutes.getQuadratura, { query: { anno } }, { staleTime: 0 });
  return (
    <Letta query={query}>
      {(quadratura) => {
        const esito = esitoDi(quadratura);
        return esito === null ? (
          <NienteDaConfrontare anno={anno} />
        ) : (
          <Celle key={anno} anno={anno} quadratura={quadratura} esito={esito} />
        );
      }}
    </Letta>
  );
};

interface CelleProps {
  readonly anno: number;
  readonly quadratura: Quadratura;
  readonly esito: NonNullable<ReturnType<typeof esitoDi>>;
}

/** Which sums are listed: those that differ, all of them, or those of a square of the picture. */
const isInLista = (
  { denuncia, mese, differenza, esito }: CellaQuadratura,
  tutte: boolean,
  scelta: Casella | null,
): boolean => {
  if (scelta !== null) return denuncia === scelta.denuncia && mese === scelta.mese;
  return tutte || differenza !== 0 || esito === 'DIVERSA';
};

const Celle = ({ anno, quadratura, esito }: CelleProps) => {
  const { righe: celle, dovuto, denunciato } = quadratura;
  const [tutte, setTutte] = useState(false);
  const [scelta, setScelta] = useState<Casella | null>(null);
  const caselle = caselleDi(celle);
  const [vera] = vereDifferenze(caselle);
  const [aperta, setAperta] = useState<CellaQuadratura | null>(null);
  const locale = useElencoLocale<CellaQuadratura>({
    nome: 'quadratura',
    righe: celle.filter((cella) => isInLista(cella, tutte, scelta)),
    colonne,
    chiave: chiaveDi,
    stato: scelta === null ? String(anno) : `${anno} ${scelta.denuncia} ${scelta.mese}`,
    ordine: 'mese',
  });
  // Exported whole, by the server: the rows of the year.
  const elenco = { ...locale, route: quadraturaRoutes.getQuadratura, richiesta: { query: { anno } } };
  return (
    <SpaceBetween size="l">
      <Alert
        type={esito.tipo}
        {...(vera === undefined
          ? {}
          : { header: inParole(vera), action: <Button onClick={() => setScelta(vera)}>Vedi la differenza</Button> })}
      >
        Con F24: dovuto {formatEuro(dovuto)}, nei file inviati {formatEuro(denunciato)}. {esito.frasi.join(' ')}
      </Alert>
      <FiguraQuadratura anno={anno} caselle={caselle} scelta={scelta} onScegli={setScelta} />
      <Elenco
        elenco={elenco}
        variante="container"
        titolo={scelta === null ? 'Somme' : `Somme di ${nomeDenuncia[scelta.denuncia]} di ${nomeMese(scelta.mese)}`}
        azioni={
          scelta === null ? (
            <Toggle checked={tutte} onChange={({ detail }) => setTutte(detail.checked)}>
              Anche quelle che quadrano
            </Toggle>
          ) : (
            <Button onClick={() => setScelta(null)}>Tutte le somme</Button>
          )
        }
        etichetta={nomeDi}
        azioniRiga={(cella) => [
          {
            testo: 'Da dove viene la differenza',
            onClick: () => setAperta(cella),
            disabilitata: cella.voci.length === 0 && cella.correzioni === undefined,
            motivo: 'Quadra',
          },
        ]}
        vuoto={{ titolo: 'Nessuna differenza', testo: 'I file inviati contengono quello che i cedolini devono.' }}
      />
      {aperta && <VociCella titolo={nomeDi(aperta)} cella={aperta} onChiudi={() => setAperta(null)} />}
    </SpaceBetween>
  );
};
