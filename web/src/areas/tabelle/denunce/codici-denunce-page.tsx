import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  codiciDenunceRoutes,
  type CodiciDenunce,
  type RigaCodiciDenunce,
} from '#shared/contracts/tabelle/codici-denunce.ts';
import {
  datiDelSoggetto,
  descrizioneDatoDenunce,
  descrizioneSoggettoDenunce,
  soggettiDenunce,
  type DatoDenunce,
  type SoggettoDenunce,
} from '#shared/domain/denunce/codici-denunce.ts';
import type { AzioneRiga } from '#ui/elenco/azioni-riga.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CodiciDenunceModale } from './codici-denunce-modale.tsx';

const inParole = ({ codici }: RigaCodiciDenunce, dato: DatoDenunce): string => {
  const codice = codici.find((uno) => uno.dato === dato);
  if (codice === undefined) return '';
  return codice.daScuola ? `${codice.parole} (della scuola)` : codice.parole;
};

/** Headings that fit a column, where the whole name does not. */
const titoli: Readonly<Partial<Record<DatoDenunce, string>>> = {
  servizioPagaIntera: 'Paga intera',
  servizioPagaRidotta: 'Paga ridotta',
  servizioSenzaPaga: 'Senza paga',
  qualificaContoAnnuale: 'Conto annuale',
  tipoEmolumento: 'Tipo di emolumento',
};

const colonneDi = (soggetto: SoggettoDenunce): readonly Colonna<RigaCodiciDenunce>[] => [
  {
    id: 'descrizione',
    titolo: descrizioneSoggettoDenunce[soggetto],
    larghezza: 260,
    cella: ({ descrizione }) => <div style={{ whiteSpace: 'normal' }}>{descrizione}</div>,
  },
  ...datiDelSoggetto[soggetto].map((dato) => ({
    id: dato,
    titolo: titoli[dato] ?? descrizioneDatoDenunce[dato],
    larghezza: soggetto === 'VOCE' ? 140 : 210,
    valore: (riga: RigaCodiciDenunce) => inParole(riga, dato),
    cella: (riga: RigaCodiciDenunce) => <div style={{ whiteSpace: 'normal' }}>{inParole(riga, dato)}</div>,
  })),
  { id: 'chiave', titolo: 'Codice nel programma', larghezza: 220, nascosta: true },
];

const descrizioni: Readonly<Record<SoggettoDenunce, string>> = {
  ASSENZA: 'Il tipo servizio dei giorni di assenza, per come sono pagati: oggi in vigore, da riscontrare',
  QUALIFICA: 'I codici in vigore oggi; quelli non noti li scrive la scuola',
  VOCE: 'I codici in vigore oggi, da riscontrare; quelli non noti li scrive la scuola',
};

const etichette = {
  ...descrizioneDatoDenunce,
  soggetto: 'Che cosa',
  chiave: 'Codice nel programma',
  periodi: 'Periodi',
};

const isSoggetto = (scritto: string | null): scritto is SoggettoDenunce =>
  soggettiDenunce.some((soggetto) => soggetto === scritto);

/** The codes of the declarations, one subject at a time: the address says which. */
export const CodiciDenuncePage = () => {
  const [params, setParams] = useSearchParams();
  const scritto = params.get('soggetto');
  const soggetto = isSoggetto(scritto) ? scritto : 'ASSENZA';
  return (
    <ElencoCodici
      key={soggetto}
      soggetto={soggetto}
      onSoggetto={(altro) => setParams({ soggetto: altro }, { replace: true })}
    />
  );
};

interface Props {
  readonly soggetto: SoggettoDenunce;
  readonly onSoggetto: (soggetto: string) => void;
}

const ElencoCodici = ({ soggetto, onSoggetto }: Props) => {
  const elenco = useElencoRighe({
    nome: `codici-denunce-${soggetto.toLowerCase()}`,
    route: codiciDenunceRoutes.listCodiciDenunce,
    request: { body: { soggetto } },
    colonne: colonneDi(soggetto),
    ordine: 'descrizione',
    chiave: ({ chiave }) => chiave,
  });
  const [aperta, setAperta] = useState<RigaCodiciDenunce | null>(null);
  const gestione = useGestione<CodiciDenunce>({
    entita: 'CODICI_DENUNCE',
    etichette,
    nome: ({ chiave }) =>
      `i codici della scuola per ${elenco.righe.find((riga) => riga.chiave === chiave)?.descrizione ?? chiave}`,
    elimina: codiciDenunceRoutes.removeCodiciDenunce,
    stale: [codiciDenunceRoutes.listCodiciDenunce],
  });
  const azioni = (riga: RigaCodiciDenunce): readonly AzioneRiga[] =>
    riga.propri === null
      ? [{ testo: 'Scrivi i codici della scuola', onClick: () => setAperta(riga) }]
      : gestione.azioni(riga.propri);
  const riga = aperta ?? elenco.righe.find(({ propri }) => propri !== null && propri.uid === gestione.record?.uid);
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Codici per le denunce"
        descrizione={descrizioni[soggetto]}
        etichetta={({ descrizione }) => descrizione}
        onApri={setAperta}
        azioni={
          <SegmentedControl
            label="Di che cosa"
            selectedId={soggetto}
            options={soggettiDenunce.map((uno) => ({ id: uno, text: descrizioneSoggettoDenunce[uno] }))}
            onChange={({ detail }) => onSoggetto(detail.selectedId)}
          />
        }
        azioniRiga={azioni}
        vuoto={{ titolo: 'Nessun codice' }}
      />
      {riga !== undefined && (
        <CodiciDenunceModale
          soggetto={soggetto}
          riga={riga}
          onChiudi={() => {
            setAperta(null);
            gestione.chiudi();
          }}
        />
      )}
      {gestione.registro}
    </>
  );
};
